import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/dashboard.ts';

/** The words of the KYC card. For a status that is not listed, `other`: the badge shows the status itself. */
export const kycCardWords = {
  approved: {
    badge: 'ஒப்புதல் கிடைத்தது',
    title: 'KYC-க்கு ஒப்புதல் கிடைத்தது',
    message: 'உங்கள் விவரங்களையும் ஆவணங்களையும் உறுதிப்படுத்தினோம்.',
  },
  rejected: {
    badge: 'நிராகரித்தோம்',
    title: 'KYC-ஐ நிராகரித்தோம்',
    message: 'பரிசீலனையாளர் கேட்டதை மாற்றி மீண்டும் சமர்ப்பியுங்கள்.',
  },
  'under-review': {
    badge: 'பரிசீலனையில்',
    title: 'KYC பரிசீலனையில்',
    message: `உங்கள் விவரங்களையும் ஆவணங்களையும் பரிசீலிக்கிறோம். பொதுவாக ${limits.reviewHoursRange} மணி நேரம் ஆகும்.`,
  },
  unfinished: {
    badge: 'சமர்ப்பித்தீர்கள்',
    title: 'KYC-ஐச் சமர்ப்பித்தீர்கள்',
    message: 'உங்கள் KYC விவரங்களைச் சேமித்தோம். மற்ற படிகளை முடித்து விண்ணப்பத்தைச் சமர்ப்பியுங்கள்.',
  },
  incomplete: {
    badge: 'முழுமையடையவில்லை',
    title: 'KYC முழுமையடையவில்லை',
    message: 'உங்கள் KYC-ஐப் பூர்த்தி செய்து விண்ணப்பத்தைச் சமர்ப்பியுங்கள்.',
  },
  other: {
    badge: 'நடைபெறுகிறது',
    title: 'KYC நடைபெறுகிறது',
    message: 'நீங்கள் ஏதாவது செய்ய வேண்டியிருந்தால் சொல்வோம்.',
  },
} satisfies Words<typeof english.kycCardWords>;

export const dashboardWords = {
  title: 'டாஷ்போர்டு',
  untitled: 'உங்கள் வணிகம்',
  statusHeading: 'KYC உறுதிப்படுத்தல் நிலை',
  completeKyc: 'KYC-ஐப் பூர்த்தி செய்யுங்கள்',
  resubmitKyc: 'KYC-ஐ மீண்டும் சமர்ப்பியுங்கள்',
  openApp: 'விற்பனையாளர் ஆப்ஸ் பெறுங்கள்',
  startNew: 'புதிய பதிவு தொடங்குங்கள்',
  profile: 'KYC நிலையைப் பாருங்கள்',
  reason: 'பரிசீலனையாளர் சொன்னது',
  flagged: 'இவற்றை மாற்றுங்கள்',
  flaggedNothing: 'பரிசீலனையாளர் எதையும் தனியாகச் சொல்லவில்லை. எல்லாவற்றையும் சரிபாருங்கள்.',
  basic: 'அடிப்படை விவரம்',
  categories: 'வகைகள்',
  location: 'முகவரியும் லொகேஷனும்',
  addressSecond: 'முகவரி 2ஆம் வரி',
  state: 'மாநிலம்',
  coordinates: 'அட்சரேகை, தீர்க்கரேகை',
  mapApp: 'உங்கள் மேப் ஆப்ஸில் திறங்கள்',
  openingHours: 'திறந்திருக்கும் நேரம்',
  openDays: 'திறக்கும் நாட்கள்',
  kyc: 'KYC விவரம்',
  kycEmpty: 'இன்னும் KYC விவரம் இல்லை.',
  kycSubmitted: 'சமர்ப்பித்த தேதி',
  kycVerified: 'உறுதிப்படுத்திய தேதி',
  reveal: 'காட்டுங்கள்',
  revealField: (field: string) => `காட்டுங்கள்: ${field}`,
  conceal: 'மறைத்திடுங்கள்',
  documents: 'பதிவேற்றிய ஆவணங்கள்',
  document: 'ஆவணம்',
  documentsEmpty: 'இன்னும் ஆவணம் எதுவும் பதிவேற்றவில்லை.',
  uploaded: (date: string) => `பதிவேறியது: ${date}`,
  uploadedUnknown: 'பதிவேற்றிய தேதி தெரியவில்லை',
  flaggedDocument: 'இதை மீண்டும் அனுப்புங்கள்',
  view: 'பாருங்கள்',
  viewDocument: (document: string) => `பாருங்கள்: ${document} (புதிய டேபில் திறக்கும்)`,
  opensNewTab: 'புதிய டேபில் திறக்கும்',
  noLink: 'லிங்க் இல்லை',
  notProvided: 'தரவில்லை',
  otherApplications: 'உங்கள் மற்ற விண்ணப்பங்கள்',
  otherUntitled: 'பெயரில்லா விண்ணப்பம்',
  open: 'டாஷ்போர்டைப் பாருங்கள்',
  resume: 'தொடருங்கள்',
  emptyTitle: 'இன்னும் விண்ணப்பம் இல்லை',
  empty: 'மருந்தகம், சப்ளிமெண்ட் கடை அல்லது லேபைப் பதிவு செய்யுங்கள். எவ்வளவு முடிந்தது என இங்கே பார்க்கலாம்.',
  missingTitle: 'விற்பனையாளர் விவரம் கிடைக்கவில்லை',
  missing: 'இந்த விண்ணப்பம் கிடைக்கவில்லை, அல்லது இது வேறு ஃபோன் எண்ணுடையது.',
  ownDashboard: 'டாஷ்போர்டுக்குச் செல்லுங்கள்',
  offlineStale: 'இணைய இணைப்பு இல்லை. பழைய தகவல் தெரியலாம்.',
  failedStale: 'இந்தப் பக்கத்தைப் புதுப்பிக்க முடியவில்லை. பழைய தகவல் தெரியலாம்.',
} satisfies Words<typeof english.dashboardWords>;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords = {
  ownerName: 'உரிமையாளர்',
  supportPhone: 'வாடிக்கையாளர் உதவி எண்',
} satisfies Words<typeof english.dashboardLabelWords>;
