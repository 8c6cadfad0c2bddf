import { plural } from '#lib/plural.ts';
import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'உங்கள் பதில்களைச் சரிபாருங்கள்',
  answersIntro: 'ஏதாவது தவறா? ‘மாற்றுங்கள்’ அழுத்துங்கள்.',
  vendorInfo: 'விற்பனையாளர் விவரம்',
  kyc: 'KYC, வணிக விவரம்',
  documents: 'ஆவணங்கள்',
  change: 'மாற்றுங்கள்',
  missing: 'தரவில்லை',
  hours: 'திறந்திருக்கும் நேரம்',
  noDocument: 'பதிவேற்றவில்லை',
  uploaded: 'பதிவேறியது',
  fullText: 'முழு ஒப்பந்தம்',
  version: (version: string) => `பதிப்பு ${version}`,
  termsTitle: 'ஒப்பந்தச் சுருக்கம்',
  deliveryTitle: 'உங்கள் டெலிவரி விதிமுறைகள்',
  termsToast: 'விதிமுறைகளை ஏற்றுக்கொள்ளுங்கள்',
  submit: 'விண்ணப்பத்தைச் சமர்ப்பியுங்கள்',
  outdated: 'இந்தப் பக்கம் திறந்த பிறகு விதிமுறைகள் மாறியுள்ளன. இப்போதைய விதிமுறைகளைப் படித்து, பிறகு ஏற்றுக்கொள்ளுங்கள்.',
  showCurrent: 'இப்போதைய விதிமுறைகளைக் காட்டுங்கள்',
  failedHelp: 'நீங்கள் கொடுத்த எதுவும் அழியவில்லை. மீண்டும் சமர்ப்பியுங்கள்.',
  review: `நீங்கள் சமர்ப்பித்த பின் எங்கள் குழு விண்ணப்பத்தைப் பரிசீலிக்கும். பொதுவாக ${limits.reviewHoursRange} மணி நேரம் ஆகும்.`,
} satisfies Words<typeof english.contractWords>;

/** Below the clauses, on pages in another language than English. */
export const bindingContractWords = 'இது சுருக்கம். சட்டப்படி ஆங்கிலத்தில் உள்ள முழு ஒப்பந்தம் மட்டுமே செல்லுபடியாகும்.';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'கமிஷன்',
    text: `முடிந்த ஒவ்வொரு ஆர்டரின் மதிப்பில் ${commissionPercent}%-ஐ ${brand.name} எடுத்துக்கொள்ளும். சேரக் கட்டணம் இல்லை, மாதக் கட்டணமும் இல்லை.`,
  },
  {
    title: 'பேமெண்ட்',
    text: `ஒவ்வொரு ஆர்டரும் முடிந்த ${settlementDays} வேலை நாட்களுக்குள் உங்கள் பங்கை உங்கள் வங்கிக் கணக்கில் செலுத்துவோம்.`,
  },
  {
    title: 'உரிமங்கள்',
    text: 'உங்கள் உரிமங்களைச் செல்லுபடியாக வைத்திருக்க வேண்டும், அவை அனுமதிப்பதை மட்டுமே விற்க வேண்டும், ஏதேனும் உரிமம் முடிந்தாலோ நிறுத்திவைக்கப்பட்டாலோ உடனே எங்களிடம் சொல்ல வேண்டும்.',
  },
  {
    title: 'ஆர்டர்கள்',
    text: 'ஆர்டர்களை விரைவாக ஏற்கவோ மறுக்கவோ வேண்டும், சரியாகப் பேக் செய்து சீல் வைக்க வேண்டும், விலையையும் இருப்பையும் சரியாக வைத்திருக்க வேண்டும்.',
  },
  {
    title: 'தனியுரிமை',
    text: 'மருந்துச் சீட்டையும் வாடிக்கையாளர் விவரங்களையும் ஆர்டருக்கு மட்டுமே பயன்படுத்த வேண்டும், ஒருபோதும் பிறருக்குத் தரக் கூடாது.',
  },
  {
    title: 'ஒப்பந்தம் முடிதல்',
    text: 'நீங்களோ நாங்களோ எழுத்துமூலம் தெரிவித்து இந்த ஒப்பந்தத்தை முடிக்கலாம். அப்போதும் முடிந்த ஆர்டர்களுக்கு முழுப் பணமும் தருவோம்.',
  },
];

/** The figure beside a clause in short. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  settlement: (days: number): string => plural(days, { one: `${days} நாள்`, other: `${days} நாட்கள்` }),
} satisfies Words<typeof english.contractFigureWords>;

/** `Change Vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `மாற்றுங்கள்: ${section}`;
}
