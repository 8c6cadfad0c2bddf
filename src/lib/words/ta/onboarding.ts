import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/onboarding.ts';

export const onboardingWords = {
  steps: 'படிகள்',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, முடிந்தது` : `${step}. ${title}`,
  help: 'உதவி தேவையா? அழையுங்கள்',
  helpShort: 'உதவி',
  next: 'அடுத்து',
  back: 'முந்தைய படி',
  resumeTitle: 'மீண்டும் வரவேற்கிறோம்',
  stepOf: (step: number, total: number) => `படி ${step} / ${total}`,
  locked: 'இவற்றை இங்கே மாற்ற முடியாது. எங்களை அழையுங்கள் அல்லது எங்களுக்கு மின்னஞ்சல் அனுப்புங்கள்:',
  kept: 'நீங்கள் முன்பு உள்ளிட்டது இங்கேயே உள்ளது.',
  startFresh: 'காலிப் படிவத்தில் தொடங்குங்கள்',
  offered: 'முன்பு உள்ளிட்ட சில விவரங்கள் இங்கே உள்ளன.',
  continueWith: 'அவற்றுடன் தொடருங்கள்',
  startEmpty: 'காலிப் படிவத்தில் தொடங்குங்கள்',
  placeLegend: 'உங்கள் வணிகம் எங்கே உள்ளது?',
  businessLegend: 'உங்கள் வணிகம்',
  hoursLegend: 'எப்போது திறந்திருக்கும்?',
  change: 'மாற்றுங்கள்',
  /** Beside the support phone. */
  samePhone: 'என் ஃபோன் எண்ணேதான்',
} satisfies Words<typeof english.onboardingWords>;

/** The notice before the first questions of an application. */
export const beforeWords = {
  time: (minutes: number) =>
    `சுமார் ${minutes} நிமிடங்கள். ஆவணங்களைத் தயாராக வையுங்கள். எப்போது வேண்டுமானாலும் நிறுத்தலாம்: நீங்கள் உள்ளிட்டது இங்கேயே இருக்கும்.`,
  typed:
    'நீங்கள் உள்ளிட வேண்டியவை: பெயர்கள், ஃபோன், முகவரி, திறந்திருக்கும் நேரம்; PAN, GST எண், வங்கிக் கணக்கு எண், IFSC, உங்கள் உரிமத்தின் எண்.',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `நீங்கள் ஃபோட்டோ எடுக்க அல்லது பதிவேற்ற வேண்டியவை: ${needs}, GST சான்றிதழ், உரிமையாளர், கடை/லேப் முன் உரிமையாளர். ரத்து செய்த காசோலை இருந்தால் நல்லது.`,
} satisfies Words<typeof english.beforeWords>;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'என்ன தேவை, எப்படிப் பயன்படுத்துகிறோம்',
  text: 'உங்கள் விண்ணப்பத்தைப் பரிசீலிக்கவும், நீங்கள் விற்கும்போது உங்கள் வணிகத்தைப் பட்டியலிடவும், ரைடர்களை அனுப்பவும் இந்த விவரங்களைப் பயன்படுத்துகிறோம். எங்கள் பரிசீலனையாளர்கள் இவற்றைப் பார்ப்பார்கள். இவற்றைத் திருத்தவோ அழிக்கவோ எங்களிடம் கேட்கலாம், சம்மதத்தைத் திரும்பப் பெறலாம், புகார் செய்யலாம்.',
  link: 'தனியுரிமை அறிவிப்பு',
} satisfies Words<typeof english.noticeWords>;

export const onboardingToasts = {
  validation: { title: 'படிவத்தில் தவறு', description: 'படிவத்தில் உள்ள தவறுகளைத் திருத்துங்கள்' },
  vendorRequired: {
    title: 'விற்பனையாளர் விவரம் தேவை',
    description: 'முதலில் விற்பனையாளர் விவரத்தைப் பூர்த்தி செய்யுங்கள்',
  },
  alreadyCompleted: (title: string) => ({
    title: 'ஏற்கெனவே முடிந்தது',
    description: `ஏற்கெனவே சேமித்தது: ${title}. அடுத்த படியைத் திறக்கிறோம்.`,
  }),
  alreadySubmitted: {
    title: 'விண்ணப்பத்தை ஏற்கெனவே சமர்ப்பித்தீர்கள்',
    description: 'உங்கள் டாஷ்போர்டுக்கு அழைத்துச் செல்கிறோம்.',
  },
  complete: { title: 'விண்ணப்பம் பூர்த்தியானது', description: 'உங்கள் டாஷ்போர்டுக்கு அழைத்துச் செல்கிறோம்.' },
  sentAgain: {
    title: 'மீண்டும் பரிசீலனைக்கு அனுப்பினோம்',
    description: 'நன்றி. எங்கள் குழு உங்கள் மாற்றங்களைப் பரிசீலிக்கும். உங்கள் டாஷ்போர்டுக்கு அழைத்துச் செல்கிறோம்.',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'உங்கள் விண்ணப்பம் சேமிக்கப்பட்டது',
    description: 'உங்களிடம் சொல்லும் முன் இணைய இணைப்பு துண்டிக்கப்பட்டது. இங்கிருந்து தொடருங்கள்.',
  },
  vendorCreated: {
    title: 'உறுதிப்படுத்தினோம்',
    description: 'உங்கள் ஃபோன் எண்ணை உறுதிப்படுத்தினோம், விண்ணப்பத்தையும் சேமித்தோம்.',
  },
} satisfies Words<typeof english.onboardingToasts>;

export const hoursWords = {
  allDay: '24 மணி நேரச் சேவை',
  dayWise: 'சில நாட்களில் வேறு நேரம்',
  dayWiseDays: 'எந்த நாட்கள்?',
  overnight: 'மறுநாள் காலை மூடும்',
  closed: 'மூடியிருக்கும்',
  openTimeOn: (day: string) => `${day} திறக்கும் நேரம்`,
  closeTimeOn: (day: string) => `${day} மூடும் நேரம்`,
} satisfies Words<typeof english.hoursWords>;

/** The title of the error summary, by whether all its fields are empty. */
export const summaryWords = {
  missing: (count: number) =>
    plural(count, { one: `${count} விவரம் விடுபட்டுள்ளது`, other: `${count} விவரங்கள் விடுபட்டுள்ளன` }),
  wrong: (count: number) =>
    plural(count, { one: `${count} விவரத்தைச் சரிபாருங்கள்`, other: `${count} விவரங்களைச் சரிபாருங்கள்` }),
} satisfies Words<typeof english.summaryWords>;
