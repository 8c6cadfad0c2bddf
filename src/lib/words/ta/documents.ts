import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/documents.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'ஃபோட்டோ தெளிவாக இருக்க வேண்டும், நான்கு மூலைகளும் தெரிய வேண்டும்.',
  privacyNote:
    'ஒவ்வொரு கோப்பும் தேர்ந்தெடுத்த உடனே பதிவேறும். ஃபோட்டோக்களை உங்கள் ஃபோனிலேயே சிறிதாக்கி, அவற்றிலுள்ள லொகேஷன், நேரத் தகவலை நீக்குகிறோம்.',
  required: 'கட்டாயம்',
  optional: 'கட்டாயமில்லை',
  flagged: 'மீண்டும் அனுப்புங்கள்',
  locked: 'ஏற்றுக்கொண்டோம். மாற்றத் தேவையில்லை.',
  lockedEmpty: 'இப்போது தேவையில்லை.',
  drop: 'கோப்பை இங்கே இழுத்து விடுங்கள் அல்லது',
  choose: 'கோப்பைத் தேர்ந்தெடுங்கள்',
  chooseInstead: 'மாற்றுங்கள்',
  takePhoto: 'ஃபோட்டோ எடுங்கள்',
  preparing: 'ஃபோட்டோ தயாராகிறது…',
  removing: 'அகற்றுகிறோம்…',
  otherWays: 'வேறு வழிகள்',
  severalPages: 'பல பக்கங்கள்',
  pagesIntro: 'ஒவ்வொரு பக்கத்தின் ஃபோட்டோவையும் சேர்த்திடுங்கள். எல்லாவற்றையும் ஒரே PDF-ஆக அனுப்புவோம்.',
  pagesJoining: 'ஒரே PDF ஆக்குகிறோம்…',
  pagesNotLoaded: 'இந்தப் பக்கத்தின் ஒரு பகுதி திறக்கவில்லை. மீண்டும் முயலுங்கள்.',
  addPage: 'ஒரு பக்கம் சேர்த்திடுங்கள்',
  withFrame: 'கேமரா ஃபிரேம்',
  frameTitle: 'கேமரா ஃபிரேம்',
  frameHint: 'ஃபிரேம் முழுவதும் காகிதம் தெரியட்டும், நான்கு மூலைகளும் உள்ளே இருக்கட்டும்.',
  frameRefused:
    'கேமரா திறக்கவில்லை. இதை மூடிவிட்டு ‘ஃபோட்டோ எடுங்கள்’ அல்லது ‘கோப்பைத் தேர்ந்தெடுங்கள்’ அழுத்துங்கள், அல்லது பிரவுசர் அமைப்புகளில் கேமராவை அனுமதியுங்கள்.',
  photoName: 'ஃபோட்டோ',
  sampleGood: 'இப்படி',
  sampleBad: 'இப்படி அல்ல',
  noOwnerPhoto: 'உரிமையாளரின் முகத்தை ஃபோட்டோ எடுக்க முடியவில்லையா?',
  noOwnerPhotoHelp:
    'எங்களை அழையுங்கள், அல்லது அழைக்கச் சொல்லி எங்களுக்கு மின்னஞ்சல் அனுப்புங்கள். உரிமையாளர் யார் என வேறு வழியில் சரிபார்த்து, இந்தப் படியை உங்களுடன் சேர்ந்து முடிப்போம். உங்கள் விண்ணப்பத்தைச் சேமித்துள்ளோம். மற்ற ஆவணங்களை இப்போதே அனுப்பலாம்.',
  noOwnerPhotoSubject: 'என்னை அழையுங்கள்: உரிமையாளர் ஃபோட்டோவை அனுப்ப முடியவில்லை',
  notSent: 'இன்னும் அனுப்பவில்லை',
  takeAgain: 'மீண்டும் எடுங்கள்',
  sendAnyway: 'இதையே பயன்படுத்துங்கள்',
  uploading: 'பதிவேறுகிறது…',
  finishing: 'முடியப்போகிறது…',
  stopped: 'இன்னும் பதிவேறவில்லை',
  failed: 'பதிவேறவில்லை',
  uploaded: 'பதிவேறியது',
  missing: 'இந்த ஆவணத்தைப் பதிவேற்றுங்கள்',
  undecided: 'ஃபோட்டோவை மீண்டும் எடுங்கள், அல்லது இதையே பயன்படுத்துங்கள்',
  oneFile: 'ஒவ்வொரு ஆவணத்துக்கும் ஒரே கோப்பு. முதலாவதை எடுத்துக்கொண்டோம்.',
  cancel: 'ரத்து செய்யுங்கள்',
  retry: 'மீண்டும் முயலுங்கள்',
  remove: 'அகற்றுங்கள்',
  view: 'பாருங்கள்',
  opensNewTab: '(புதிய டேபில் திறக்கும்)',
  waiting: 'கோப்புகள் பதிவேறுகின்றன. முடிந்ததும் தொடரலாம்.',
  interrupted: 'நீங்கள் இந்த ஆவணத்தைச் சேர்க்கும்போது பக்கம் மூடப்பட்டது. விடுபட்டதைச் சேர்த்திடுங்கள்.',
  light: 'லைட்',
  cameraApp: 'கேமரா ஆப்ஸ்',
} satisfies Words<typeof english.documentsWords>;

/** The document that belongs in a slot. */
export const documentHelpWords = {
  pharmacyLicense: 'சில்லறை மருந்து உரிமம். எண், தேதிகள் தெளிவாகத் தெரிய வேண்டும்.',
  fssai: 'உங்கள் FSSAI உரிமம் அல்லது பதிவுச் சான்றிதழ்.',
  labLicense: 'உங்கள் லேபின் பதிவுச் சான்றிதழ் அல்லது தரச் சான்றிதழ்.',
  gst: 'GST சான்றிதழ், முதல் பக்கம்.',
  cheque: 'கணக்கு எண், IFSC தெளிவாகத் தெரிய வேண்டும். வங்கி ஸ்டேட்மெண்ட் என்றால் முதல் பக்கம்.',
  ownerPhoto: 'உரிமையாளரின் முகம் தெளிவாகத் தெரியும் ஃபோட்டோ.',
  entranceWithOwner: 'கடை/லேப் முன் உரிமையாளர் நிற்க வேண்டும், பெயர்ப்பலகையும் ஃபோட்டோவில் தெரிய வேண்டும்.',
} satisfies Words<typeof english.documentHelpWords>;

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `${document}: பக்கங்கள்`,
  page: (number: number) => `பக்கம் ${number}`,
  up: (number: number) => `பக்கம் ${number}-ஐ மேலே நகர்த்துங்கள்`,
  down: (number: number) => `பக்கம் ${number}-ஐக் கீழே நகர்த்துங்கள்`,
  turn: (number: number) => `பக்கம் ${number}-ஐச் சுழற்றுங்கள்`,
  remove: (number: number) => `பக்கம் ${number}-ஐ அகற்றுங்கள்`,
  moved: (number: number, count: number) => `இப்போது ${count} பக்கங்களில் ${number}ஆவது`,
  turned: (number: number) => `பக்கம் ${number}-ஐச் சுழற்றினோம்`,
  removed: (number: number) => `பக்கம் ${number}-ஐ அகற்றினோம்`,
  use: (count: number) =>
    plural(count, { one: 'இந்தப் பக்கத்தைப் பயன்படுத்துங்கள்', other: `இந்த ${count} பக்கங்களைப் பயன்படுத்துங்கள்` }),
  back: (count: number) =>
    plural(count, {
      one: 'ஒரு பக்கத்தின் ஃபோட்டோ இன்னும் இங்கே உள்ளது.',
      other: `${count} பக்கங்களின் ஃபோட்டோக்கள் இன்னும் இங்கே உள்ளன.`,
    }),
  lost: (count: number) =>
    plural(count, {
      one: 'பக்கம் மூடப்பட்டது, ஒரு கோப்பு அழிந்துவிட்டது. அதை மீண்டும் சேர்த்திடுங்கள்.',
      other: `பக்கம் மூடப்பட்டது, ${count} கோப்புகள் அழிந்துவிட்டன. அவற்றை மீண்டும் சேர்த்திடுங்கள்.`,
    }),
} satisfies Words<typeof english.pageWords>;

/** The description of a drawn sample, for screen readers. */
export const sampleWords = {
  paper: { good: 'காகிதம் முழுவதும், நேராக', bad: 'ஒரு மூலை ஃபோட்டோவில் இல்லை, அல்லது எழுத்தின் மேல் ஒளி பளபளக்கிறது' },
  face: { good: 'நேராகப் பார்க்கும் முகம், நல்ல வெளிச்சத்தில்', bad: 'கூலிங் கிளாஸ், அல்லது அதிக இருட்டு' },
  entrance: { good: 'பெயர்ப்பலகையின் கீழ் உரிமையாளர்', bad: 'பெயர்ப்பலகை பாதிதான் தெரிகிறது' },
} satisfies Words<typeof english.sampleWords>;

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} அல்லது ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, ${maxMb}MB வரை.`,
} satisfies Words<typeof english.acceptedWords>;

/** Notes on a photo that can still be read. */
export const photoNoteWords = {
  'too-dark': 'இந்த ஃபோட்டோ இருட்டாகத் தெரிகிறது. விளக்கைப் போடுங்கள் அல்லது ஜன்னல் அருகே செல்லுங்கள்.',
  blurred: 'இந்த ஃபோட்டோ மங்கலாகத் தெரிகிறது. ஃபோனை அசையாமல் பிடித்து, ஃபோகஸ் ஆக, காகிதத்தின் மேல் தட்டுங்கள்.',
  'too-small': 'இந்த ஃபோட்டோ சிறியது. இதிலுள்ள எழுத்தைப் படிக்க முடியாமல் போகலாம்.',
  'one-colour': 'இந்த ஃபோட்டோவில் கிட்டத்தட்ட ஒரே நிறம்தான் தெரிகிறது. கேமராவை ஏதாவது மறைத்ததா?',
} satisfies Words<typeof english.photoNoteWords>;

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `ஓர் ஆவணத்தில் ஃபோட்டோ எடுத்த பக்கங்கள் ${most} வரை இருக்கலாம்.`,
  unreadable: 'இந்தக் கோப்பைப் படிக்க முடியவில்லை. மீண்டும் தேர்ந்தெடுங்கள்.',
  empty: 'இந்தக் கோப்பு காலியாக உள்ளது. வேறொன்றைத் தேர்ந்தெடுங்கள் அல்லது மீண்டும் ஃபோட்டோ எடுங்கள்.',
  damaged: 'இந்த ஃபோட்டோ கெட்டுப்போயுள்ளது அல்லது பாதிதான் உள்ளது. வேறொன்றைத் தேர்ந்தெடுங்கள் அல்லது மீண்டும் எடுங்கள்.',
  heic: 'இந்தப் பிரவுசரில் HEIC ஃபோட்டோக்கள் திறக்காது. iPhone-இல் ‘Settings → Camera → Formats → Most Compatible’ என்பதைத் தேர்ந்தெடுத்து மீண்டும் ஃபோட்டோ எடுங்கள், அல்லது அதன் ஸ்கிரீன்ஷாட்டை அனுப்புங்கள்.',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}. ${way}`,
} satisfies Words<typeof english.refusalWords>;

/** The messages about one document, by its name. */
export const documentWords = {
  /** The label of the progress bar. */
  progress: (document: string) => `${document} பதிவேற்றம்`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `${original}-இலிருந்து சிறிதாக்கினோம்`,
  uploadedOn: (day: string) => `பதிவேறியது: ${day}`,
} satisfies Words<typeof english.documentWords>;
