import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'வரி, உரிமம்',
  bankLegend: 'வங்கிக் கணக்கு',
  bankHelp: 'இந்தக் கணக்கில்தான் உங்களுக்குப் பணம் செலுத்துவோம்.',
  notVerified: 'தொடர ‘கணக்கை உறுதிப்படுத்துங்கள்’ அழுத்துங்கள்.',
  unsent:
    'ஏற்கெனவே சமர்ப்பித்த விவரங்களை மாற்றியுள்ளீர்கள். மாற்றத்தைச் சமர்ப்பிக்க ‘அடுத்து’ அழுத்துங்கள். பிறகு அடுத்த படிகள் திறக்கும்.',
  /** Where the API takes no declaration of a GST exemption; phone and email follow. */
  exemptRefused:
    'இதை இன்னும் ஆன்லைனில் ஏற்க முடியாது. உங்கள் GSTIN-ஐ உள்ளிடுங்கள். GSTIN இல்லையென்றால் எங்களை அழையுங்கள் அல்லது எங்களுக்கு மின்னஞ்சல் அனுப்புங்கள். நீங்கள் உள்ளிட்டது சேமிக்கப்பட்டுள்ளது.',
  masked: 'இந்த விவரங்களை எங்கள் பரிசீலனையாளர்கள் மட்டுமே பார்ப்பார்கள். இந்தப் பிரவுசரில் ஒருபோதும் சேமிக்க மாட்டோம்.',
} satisfies Words<typeof english.kycWords>;

/** More drug licences and the dates of licences: all of it optional. */
export const licencesWords = {
  help: 'ஒன்றுக்கு மேல் உரிமம் இருந்தால் சேர்த்திடுங்கள், எ.கா. படிவம் 20, படிவம் 21. இது கட்டாயமில்லை.',
  first: (number: string) => (number ? `உரிமம் ${number}` : 'மேலே உள்ள உரிமம்'),
  further: (place: number) => `உரிமம் ${place}`,
  form: 'படிவம்',
  formUnknown: 'தேர்ந்தெடுங்கள்',
  formName: (form: string) => `படிவம் ${form}`,
  number: 'உரிம எண்',
  paidUpTo: 'கட்டணம் எதுவரை செலுத்தப்பட்டது',
  add: 'உரிமம் சேர்த்திடுங்கள்',
  remove: (place: number) => `உரிமம் ${place}-ஐ அகற்றுங்கள்`,
  removed: (place: number) => `உரிமம் ${place}-ஐ அகற்றினோம்.`,
  /** As it is read in the answers and on the dashboard. `form` and `paidUpTo` may be ''. */
  details: (number: string, form: string, paidUpTo: string) => {
    const licence = form ? `படிவம் ${form}: ${number}` : number;
    return paidUpTo ? `${licence}, ${paidUpTo} வரை கட்டணம் செலுத்தப்பட்டது` : licence;
  },
} satisfies Words<typeof english.licencesWords>;

/** A day on a licence that is past or near: a note that stops nobody. */
export const dayNoteWords = {
  past: 'இந்தத் தேதி கடந்துவிட்டது. நீங்கள் தொடரலாம். புதிய ரசீதைக் கையில் வைத்திருங்கள்.',
  soon: 'இந்தத் தேதி நெருங்கிவிட்டது. நீங்கள் தொடரலாம். உரிய நேரத்தில் புதுப்பியுங்கள்.',
} satisfies Words<typeof english.dayNoteWords>;

/** Reminders of the days on licences, on the dashboard. */
export const renewalWords = {
  title: 'உங்கள் உரிமங்களின் தேதிகள்',
  download: 'காலண்டரில் ரிமைண்டர் வையுங்கள்',
  drugLicence: (number: string) => `மருந்து உரிமம் ${number}-க்கான கட்டணம்`,
  fssai: (number: string) => `FSSAI உரிமம் ${number}`,
  payDrugLicence: (number: string) => `மருந்து உரிமம் ${number}-க்கான கட்டணத்தைச் செலுத்துங்கள்`,
  renewFssai: (number: string) => `FSSAI உரிமம் ${number}-ஐப் புதுப்பியுங்கள்`,
  eventText: (product: string) => `உங்கள் உரிமத்தில் உள்ள தேதிக்கு ${product} தரும் ரிமைண்டர்.`,
} satisfies Words<typeof english.renewalWords>;

/** The button of the bank check. */
export const bankButtonWords = {
  unverified: 'கணக்கை உறுதிப்படுத்துங்கள்',
  failed: 'கணக்கை உறுதிப்படுத்துங்கள்',
  verifying: 'உறுதிப்படுத்துகிறோம்...',
  verified: 'உறுதிப்படுத்தினோம்',
  pending: 'நிலுவையில் உள்ளது',
} satisfies Words<typeof english.bankButtonWords>;

export const bankToasts = {
  missing: {
    title: 'விவரம் முழுமையாக இல்லை',
    description: 'உறுதிப்படுத்தும் முன் எல்லா வங்கி விவரங்களையும் நிரப்புங்கள்',
  },
  failed: { title: 'உறுதிப்படுத்த முடியவில்லை', description: 'உங்கள் வங்கி விவரத்தைச் சரிபார்த்து மீண்டும் முயலுங்கள்' },
  error: {
    title: 'உறுதிப்படுத்துவதில் சிக்கல்',
    description: 'வங்கி விவரத்தை உறுதிப்படுத்த முடியவில்லை. மீண்டும் முயலுங்கள்.',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where)
      return holder ? `கணக்கை உறுதிப்படுத்தினோம். கணக்கு வைத்திருப்பவர்: ${holder}` : 'கணக்கை உறுதிப்படுத்தினோம்';
    return holder
      ? `கணக்கை உறுதிப்படுத்தினோம்: ${where}. கணக்கு வைத்திருப்பவர்: ${holder}`
      : `கணக்கை உறுதிப்படுத்தினோம்: ${where}`;
  },
  pending: 'வங்கியிடமிருந்து இன்னும் பதில் வரவில்லை. நீங்கள் தொடரலாம். பரிசீலனையின்போது மீண்டும் சரிபார்ப்போம்.',
  failed: 'உங்கள் வங்கி விவரத்தைச் சரிபார்த்து மீண்டும் முயலுங்கள்',
} satisfies Words<typeof english.bankNoteWords>;

/** Oddities of the KYC step: they ask for a second look and never block. */
export const kycWarningWords = {
  'gstin-check-character': 'கடைசி எழுத்து அல்லது இலக்கம் தவறாகத் தெரிகிறது. உங்கள் GST சான்றிதழுடன் சரிபாருங்கள்.',
  'gstin-state': 'GSTIN-இன் முதல் 2 இலக்கங்களைச் சரிபாருங்கள். அவை மாநிலக் குறியீடு.',
  'gstin-pan-differs': '3 முதல் 12 வரையிலான எழுத்துகளும் இலக்கங்களும் PAN-உடன் பொருந்தவில்லை. இரண்டையும் சரிபாருங்கள்.',
  'licence-signs': 'எண்ணைச் சரிபாருங்கள். எழுத்துகள், இலக்கங்கள், / - . மட்டும் உள்ளிடுங்கள், மற்ற குறிகள் வேண்டாம்.',
  'fssai-digits': 'FSSAI உரிமத்தில் 14 இலக்கங்கள் இருக்கும். சான்றிதழுடன் எண்ணைச் சரிபாருங்கள்.',
  'pan-holder': 'PAN-இன் 4ஆம் எழுத்தைச் சரிபாருங்கள்.',
} satisfies Words<typeof english.kycWarningWords>;

/** Another tab has saved details that are typed differently here. `fields` are their labels. */
export const kycChangedElsewhereToast = (fields: string) => ({
  title: 'வேறு டேபில் மாற்றப்பட்டது',
  description: `${fields}: வேறு டேபில் வேறொன்று சேமிக்கப்பட்டது. இங்கே சேமித்தால் நீங்கள் உள்ளிட்டது அதற்குப் பதிலாக வரும்.`,
});

export const autosaveWords = {
  saving: 'சேமிக்கிறோம்…',
  saved: (time: string) => `சேமித்தோம்: ${time}`,
  retry: 'சேமிக்க முடியவில்லை, மீண்டும் முயல்வோம்',
} satisfies Words<typeof english.autosaveWords>;
