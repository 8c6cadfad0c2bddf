import { describe, expect, test } from 'vitest';
import { internationalPhone, phoneDigits } from '#lib/domain/session/phone.ts';
import { otpDigits } from '#lib/domain/session/otp.ts';
import { latinDigits } from '#lib/domain/digits.ts';
import { legacyErrors, emptyLegacyForm } from '#lib/domain/application/legacyForm.ts';
import { infoFieldRows } from '#lib/domain/info/infoFields.ts';
import { textRows } from '#lib/domain/kyc/kycFields.ts';
import { vendorInfoSchema } from '#lib/domain/info/vendorInfo.ts';
import { emptyVendorInfo } from '#lib/domain/info/vendorInfoForm.ts';
import { infoAnswers } from '../support/answers.ts';

const names = {
  Devanagari: ['श्री गणेश मेडिकल', 'अनिता शर्मा', 'महात्मा गांधी रोड', 'पुणे'],
  Bengali: ['মা তারা ফার্মেসি', 'অনিতা সেন', 'মহাত্মা গান্ধী রোড', 'কলকাতা'],
  Telugu: ['శ్రీ వెంకటేశ్వర మెడికల్స్', 'అనిత రావు', 'ఎం.జి. రోడ్', 'విజయవాడ'],
  Tamil: ['ஸ்ரீ முருகன் மெடிக்கல்ஸ்', 'அனிதா குமார்', 'காந்தி சாலை', 'மதுரை'],
  Gujarati: ['શ્રી અંબિકા મેડિકલ', 'અનિતા પટેલ', 'મહાત્મા ગાંધી રોડ', 'સુરત'],
  Kannada: ['ಶ್ರೀ ಮಂಜುನಾಥ ಮೆಡಿಕಲ್ಸ್', 'ಅನಿತಾ ಗೌಡ', 'ಎಂ.ಜಿ. ರಸ್ತೆ', 'ಮೈಸೂರು'],
  Malayalam: ['ശ്രീകൃഷ്ണ മെഡിക്കൽസ്', 'അനിത നായർ', 'എം.ജി. റോഡ്', 'കൊച്ചി'],
  Gurmukhi: ['ਗੁਰੂ ਨਾਨਕ ਮੈਡੀਕਲ', 'ਅਨੀਤਾ ਕੌਰ', 'ਮਾਲ ਰੋਡ', 'ਲੁਧਿਆਣਾ'],
} as const;

/** Returns a text for every field of kind `words`. */
const typedInWords = (rows: readonly { name: string; typed: string }[], text: string) =>
  Object.fromEntries(rows.filter(({ typed }) => typed === 'words').map(({ name }) => [name, text]));

describe('Text in an Indian script', () => {
  for (const [script, [vendorName, ownerName, addressLine1, city]] of Object.entries(names)) {
    test(`${script} is accepted in names, address and city`, () => {
      const words = {
        ...typedInWords(infoFieldRows, ownerName),
        ...{ vendorName, ownerName, addressLine1, city },
      };
      const filled = { ...emptyVendorInfo, ...infoAnswers, ...words, coords: { lat: 18.5, lng: 73.8 } };
      expect(vendorInfoSchema.parse(filled)).toMatchObject(words);
      for (const row of textRows.filter(({ typed }) => typed === 'words')) {
        expect(row.rule.safeParse(ownerName).success, row.name).toBe(true);
      }
      const errors = legacyErrors({ ...emptyLegacyForm, vendorName, ownerName, addressLine1, city });
      expect(Object.keys(errors)).not.toEqual(expect.arrayContaining(['vendorName']));
      expect([errors.ownerName, errors.addressLine1, errors.city]).toEqual([undefined, undefined, undefined]);
    });
  }

  test.each([
    '०१२३४५६७८९',
    '০১২৩৪৫৬৭৮৯',
    '௦௧௨௩௪௫௬௭௮௯',
    '౦౧౨౩౪౫౬౭౮౯',
    '૦૧૨૩૪૫૬૭૮૯',
    '೦೧೨೩೪೫೬೭೮೯',
    '൦൧൨൩൪൫൬൭൮൯',
    '੦੧੨੩੪੫੬੭੮੯',
  ])('the digits %s become 0 to 9', (digits) => {
    expect(latinDigits(`${digits}x`)).toBe('0123456789x');
    expect(otpDigits(digits)).toBe('012345');
    expect(phoneDigits(`+${digits}`)).toBe('0123456789');
  });

  test('a phone number is sent with the digits 0 to 9', () => {
    expect(internationalPhone('+91', '०९८७६५ ४३२१०')).toBe('+919876543210');
    expect(internationalPhone('+91', '+৯১ ৯৮৭৬৫৪৩২১০')).toBe('+919876543210');
  });
});
