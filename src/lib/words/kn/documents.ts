import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/documents.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'ಫೋಟೋಗಳು ಸ್ಪಷ್ಟವಾಗಿರಲಿ, ನಾಲ್ಕೂ ಮೂಲೆಗಳು ಕಾಣಲಿ.',
  privacyNote:
    'ಫೈಲ್ ಆಯ್ಕೆ ಮಾಡಿದ ಕೂಡಲೇ ಅಪ್‌ಲೋಡ್ ಆಗುತ್ತದೆ. ಫೋಟೋಗಳನ್ನು ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲೇ ಚಿಕ್ಕದು ಮಾಡಿ, ಅವುಗಳಲ್ಲಿರುವ ಸ್ಥಳ ಮತ್ತು ಸಮಯದ ಮಾಹಿತಿ ತೆಗೆದುಹಾಕುತ್ತೇವೆ.',
  required: 'ಕಡ್ಡಾಯ',
  optional: 'ಕಡ್ಡಾಯವಲ್ಲ',
  flagged: 'ಮತ್ತೆ ಕಳುಹಿಸಿ',
  locked: 'ಪರಿಶೀಲಕರು ಒಪ್ಪಿದ್ದಾರೆ. ಬದಲಾಯಿಸುವ ಅಗತ್ಯವಿಲ್ಲ.',
  lockedEmpty: 'ಈಗ ಅಗತ್ಯವಿಲ್ಲ.',
  drop: 'ಫೈಲ್ ಅನ್ನು ಇಲ್ಲಿಗೆ ಎಳೆದು ತನ್ನಿ ಅಥವಾ',
  choose: 'ಫೈಲ್ ಆಯ್ಕೆ ಮಾಡಿ',
  chooseInstead: 'ಬೇರೆ ಫೈಲ್ ಆಯ್ಕೆ ಮಾಡಿ',
  takePhoto: 'ಫೋಟೋ ತೆಗೆಯಿರಿ',
  preparing: 'ಫೋಟೋ ಸಿದ್ಧವಾಗುತ್ತಿದೆ…',
  removing: 'ತೆಗೆದುಹಾಕುತ್ತಿದ್ದೇವೆ…',
  otherWays: 'ಇತರ ವಿಧಾನಗಳು',
  severalPages: 'ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ಪುಟಗಳು',
  pagesIntro: 'ಪ್ರತಿ ಪುಟದ ಫೋಟೋ ಸೇರಿಸಿ. ಎಲ್ಲವನ್ನೂ ಒಂದೇ PDF ಆಗಿ ಕಳುಹಿಸುತ್ತೇವೆ.',
  pagesJoining: 'ಒಂದೇ PDF ಮಾಡುತ್ತಿದ್ದೇವೆ…',
  pagesNotLoaded: 'ಈ ಪುಟದ ಒಂದು ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  addPage: 'ಪುಟ ಸೇರಿಸಿ',
  withFrame: 'ಕ್ಯಾಮೆರಾ ಫ್ರೇಮ್',
  frameTitle: 'ಕ್ಯಾಮೆರಾ ಫ್ರೇಮ್',
  frameHint: 'ಫ್ರೇಮ್ ತುಂಬ ಕಾಗದ ಕಾಣಲಿ, ನಾಲ್ಕೂ ಮೂಲೆಗಳು ಒಳಗಿರಲಿ.',
  frameRefused:
    'ಕ್ಯಾಮೆರಾ ತೆರೆಯಲಿಲ್ಲ. ಇದನ್ನು ಮುಚ್ಚಿ ‘ಫೋಟೋ ತೆಗೆಯಿರಿ’ ಅಥವಾ ‘ಫೈಲ್ ಆಯ್ಕೆ ಮಾಡಿ’ ಒತ್ತಿ, ಅಥವಾ ಬ್ರೌಸರ್ ಸೆಟ್ಟಿಂಗ್ಸ್‌ನಲ್ಲಿ ಕ್ಯಾಮೆರಾಗೆ ಅನುಮತಿ ಕೊಡಿ.',
  photoName: 'ಫೋಟೋ',
  sampleGood: 'ಹೀಗಿರಲಿ',
  sampleBad: 'ಹೀಗೆ ಬೇಡ',
  noOwnerPhoto: 'ಮಾಲೀಕರ ಮುಖದ ಫೋಟೋ ತೆಗೆಯಲು ಆಗುತ್ತಿಲ್ಲವೇ?',
  noOwnerPhotoHelp:
    'ನಮಗೆ ಫೋನ್ ಮಾಡಿ, ಅಥವಾ ಫೋನ್ ಮಾಡುವಂತೆ ಕೇಳಿ ನಮಗೆ ಇಮೇಲ್ ಮಾಡಿ. ಮಾಲೀಕರು ಯಾರು ಎಂದು ಬೇರೆ ರೀತಿಯಲ್ಲಿ ಪರಿಶೀಲಿಸಿ ಈ ಹಂತವನ್ನು ನಿಮ್ಮ ಜೊತೆ ಪೂರ್ತಿ ಮಾಡುತ್ತೇವೆ. ನಿಮ್ಮ ಅರ್ಜಿ ಸೇವ್ ಆಗಿದೆ. ಉಳಿದ ದಾಖಲೆಗಳನ್ನು ಈಗಲೇ ಕಳುಹಿಸಬಹುದು.',
  noOwnerPhotoSubject: 'ನನಗೆ ಫೋನ್ ಮಾಡಿ: ಮಾಲೀಕರ ಫೋಟೋ ಕಳುಹಿಸಲು ಆಗುತ್ತಿಲ್ಲ',
  notSent: 'ಇನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ',
  takeAgain: 'ಮತ್ತೆ ತೆಗೆಯಿರಿ',
  sendAnyway: 'ಇದನ್ನೇ ಬಳಸಿ',
  uploading: 'ಅಪ್‌ಲೋಡ್ ಆಗುತ್ತಿದೆ…',
  finishing: 'ಇನ್ನೇನು ಮುಗಿಯಿತು…',
  stopped: 'ಇನ್ನೂ ಅಪ್‌ಲೋಡ್ ಆಗಿಲ್ಲ',
  failed: 'ಅಪ್‌ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  uploaded: 'ಅಪ್‌ಲೋಡ್ ಆಗಿದೆ',
  missing: 'ಈ ದಾಖಲೆ ಅಪ್‌ಲೋಡ್ ಮಾಡಿ',
  undecided: 'ಫೋಟೋ ಮತ್ತೆ ತೆಗೆಯಿರಿ, ಅಥವಾ ಇದನ್ನೇ ಬಳಸಿ',
  oneFile: 'ಪ್ರತಿ ದಾಖಲೆಗೆ ಒಂದೇ ಫೈಲ್. ಮೊದಲನೆಯದನ್ನು ತೆಗೆದುಕೊಂಡಿದ್ದೇವೆ.',
  cancel: 'ರದ್ದು ಮಾಡಿ',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  remove: 'ತೆಗೆದುಹಾಕಿ',
  view: 'ನೋಡಿ',
  opensNewTab: '(ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)',
  waiting: 'ಫೈಲ್‌ಗಳು ಅಪ್‌ಲೋಡ್ ಆಗುತ್ತಿವೆ. ಅವು ಮುಗಿದ ಮೇಲೆ ಮುಂದುವರಿಯಬಹುದು.',
  interrupted: 'ನೀವು ಈ ದಾಖಲೆ ಸೇರಿಸುತ್ತಿದ್ದಾಗ ಪುಟ ಮುಚ್ಚಿಹೋಯಿತು. ಉಳಿದಿರುವುದನ್ನು ಸೇರಿಸಿ.',
  light: 'ಲೈಟ್',
  cameraApp: 'ಕ್ಯಾಮೆರಾ ಆ್ಯಪ್',
} satisfies Words<typeof english.documentsWords>;

/** The document that belongs in a slot. */
export const documentHelpWords = {
  pharmacyLicense: 'ರಿಟೇಲ್ ಡ್ರಗ್ ಲೈಸೆನ್ಸ್. ನಂಬರ್, ತಾರೀಖುಗಳು ಓದುವಂತಿರಲಿ.',
  fssai: 'ನಿಮ್ಮ FSSAI ಲೈಸೆನ್ಸ್ ಅಥವಾ ನೋಂದಣಿ ಸರ್ಟಿಫಿಕೇಟ್.',
  labLicense: 'ನಿಮ್ಮ ಲ್ಯಾಬ್‌ನ ನೋಂದಣಿ ಅಥವಾ ಅಕ್ರೆಡಿಟೇಶನ್ ಸರ್ಟಿಫಿಕೇಟ್.',
  gst: 'GST ಸರ್ಟಿಫಿಕೇಟ್, ಮೊದಲ ಪುಟ.',
  cheque: 'ಖಾತೆ ನಂಬರ್, IFSC ಓದುವಂತಿರಲಿ. ಸ್ಟೇಟ್‌ಮೆಂಟ್ ಆದರೆ ಮೊದಲ ಪುಟ.',
  ownerPhoto: 'ಮಾಲೀಕರ ಮುಖದ ಸ್ಪಷ್ಟ ಫೋಟೋ.',
  entranceWithOwner: 'ಅಂಗಡಿ/ಲ್ಯಾಬ್ ಮುಂದೆ ಮಾಲೀಕರು, ಫೋಟೋದಲ್ಲಿ ಬೋರ್ಡ್ ಕೂಡ ಕಾಣಬೇಕು.',
} satisfies Words<typeof english.documentHelpWords>;

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `${document}: ಪುಟಗಳು`,
  page: (number: number) => `ಪುಟ ${number}`,
  up: (number: number) => `ಪುಟ ${number} ಮೇಲಕ್ಕೆ ಸರಿಸಿ`,
  down: (number: number) => `ಪುಟ ${number} ಕೆಳಕ್ಕೆ ಸರಿಸಿ`,
  turn: (number: number) => `ಪುಟ ${number} ರೊಟೇಟ್ ಮಾಡಿ`,
  remove: (number: number) => `ಪುಟ ${number} ತೆಗೆದುಹಾಕಿ`,
  moved: (number: number, count: number) => `ಈಗ ${count} ಪುಟಗಳಲ್ಲಿ ${number}ನೆಯದು`,
  turned: (number: number) => `ಪುಟ ${number} ರೊಟೇಟ್ ಮಾಡಿದ್ದೇವೆ`,
  removed: (number: number) => `ಪುಟ ${number} ತೆಗೆದುಹಾಕಿದ್ದೇವೆ`,
  use: (count: number) => plural(count, { one: 'ಈ ಪುಟ ಬಳಸಿ', other: `ಈ ${count} ಪುಟಗಳನ್ನು ಬಳಸಿ` }),
  back: (count: number) =>
    plural(count, { one: 'ಒಂದು ಪುಟದ ಫೋಟೋ ಇನ್ನೂ ಇಲ್ಲಿದೆ.', other: `${count} ಪುಟಗಳ ಫೋಟೋಗಳು ಇನ್ನೂ ಇಲ್ಲಿವೆ.` }),
  lost: (count: number) =>
    plural(count, {
      one: 'ಪುಟ ಮುಚ್ಚಿಹೋಗಿ ಒಂದು ಫೈಲ್ ಕಳೆದುಹೋಯಿತು. ಅದನ್ನು ಮತ್ತೆ ಸೇರಿಸಿ.',
      other: `ಪುಟ ಮುಚ್ಚಿಹೋಗಿ ${count} ಫೈಲ್‌ಗಳು ಕಳೆದುಹೋದವು. ಅವುಗಳನ್ನು ಮತ್ತೆ ಸೇರಿಸಿ.`,
    }),
} satisfies Words<typeof english.pageWords>;

/** The description of a drawn sample, for screen readers. */
export const sampleWords = {
  paper: { good: 'ಪೂರ್ತಿ ಕಾಗದ, ನೇರವಾಗಿ', bad: 'ಒಂದು ಮೂಲೆ ಫೋಟೋದಲ್ಲಿ ಬಂದಿಲ್ಲ, ಅಥವಾ ಅಕ್ಷರಗಳ ಮೇಲೆ ಬೆಳಕು ಹೊಳೆಯುತ್ತಿದೆ' },
  face: { good: 'ಮುಂದಿನಿಂದ ಮುಖ, ಒಳ್ಳೆಯ ಬೆಳಕಿನಲ್ಲಿ', bad: 'ಕೂಲಿಂಗ್ ಗ್ಲಾಸ್ ಇದೆ, ಅಥವಾ ತುಂಬಾ ಕತ್ತಲೆ' },
  entrance: { good: 'ಬೋರ್ಡ್ ಕೆಳಗೆ ಮಾಲೀಕರು', bad: 'ಬೋರ್ಡ್ ಫೋಟೋದಲ್ಲಿ ಪೂರ್ತಿ ಬಂದಿಲ್ಲ' },
} satisfies Words<typeof english.sampleWords>;

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} ಅಥವಾ ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, ${maxMb}MB ವರೆಗೆ.`,
} satisfies Words<typeof english.acceptedWords>;

/** Notes on a photo that can still be read. */
export const photoNoteWords = {
  'too-dark': 'ಈ ಫೋಟೋ ತುಂಬಾ ಕತ್ತಲೆಯಾಗಿ ಕಾಣುತ್ತಿದೆ. ಲೈಟ್ ಹಾಕಿ ಅಥವಾ ಕಿಟಕಿಯ ಹತ್ತಿರ ಹೋಗಿ.',
  blurred: 'ಈ ಫೋಟೋ ಮಸುಕಾಗಿ ಕಾಣುತ್ತಿದೆ. ಫೋನ್ ಅಲುಗಾಡದಂತೆ ಹಿಡಿದು, ಫೋಕಸ್ ಮಾಡಲು ಸ್ಕ್ರೀನ್‌ನಲ್ಲಿ ಕಾಣುವ ಕಾಗದದ ಮೇಲೆ ಒತ್ತಿ.',
  'too-small': 'ಈ ಫೋಟೋ ಚಿಕ್ಕದಾಗಿದೆ. ಅದರಲ್ಲಿರುವ ಅಕ್ಷರಗಳನ್ನು ಓದಲು ಆಗದಿರಬಹುದು.',
  'one-colour': 'ಈ ಫೋಟೋದಲ್ಲಿ ಬಹುತೇಕ ಒಂದೇ ಬಣ್ಣ ಇದೆ. ಕ್ಯಾಮೆರಾದ ಮುಂದೆ ಏನಾದರೂ ಅಡ್ಡ ಬಂತೇ?',
} satisfies Words<typeof english.photoNoteWords>;

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `ಒಂದು ದಾಖಲೆಯಲ್ಲಿ ಫೋಟೋ ತೆಗೆದ ಪುಟಗಳು ಗರಿಷ್ಠ ${most} ಇರಬಹುದು.`,
  unreadable: 'ಈ ಫೈಲ್ ಓದಲು ಆಗಲಿಲ್ಲ. ಅದನ್ನು ಮತ್ತೆ ಆಯ್ಕೆ ಮಾಡಿ.',
  empty: 'ಈ ಫೈಲ್ ಖಾಲಿ ಇದೆ. ಬೇರೆಯದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ ಅಥವಾ ಫೋಟೋ ಮತ್ತೆ ತೆಗೆಯಿರಿ.',
  damaged: 'ಈ ಫೋಟೋ ಹಾಳಾಗಿದೆ ಅಥವಾ ಅರ್ಧವೇ ಇದೆ. ಬೇರೆಯದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ ಅಥವಾ ಮತ್ತೆ ತೆಗೆಯಿರಿ.',
  heic: 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ HEIC ಫೋಟೋಗಳು ತೆರೆಯುವುದಿಲ್ಲ. iPhoneನಲ್ಲಿ ‘Settings → Camera → Formats → Most Compatible’ ಆಯ್ಕೆ ಮಾಡಿ ಫೋಟೋ ಮತ್ತೆ ತೆಗೆಯಿರಿ, ಅಥವಾ ಅದರ ಸ್ಕ್ರೀನ್‌ಶಾಟ್ ಕಳುಹಿಸಿ.',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}. ${way}`,
} satisfies Words<typeof english.refusalWords>;

/** The messages about one document, by its name. */
export const documentWords = {
  /** The label of the progress bar. */
  progress: (document: string) => `${document} ಅಪ್‌ಲೋಡ್`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `ಮೊದಲು ${original} ಇತ್ತು, ಚಿಕ್ಕದು ಮಾಡಿದ್ದೇವೆ`,
  uploadedOn: (day: string) => `ಅಪ್‌ಲೋಡ್ ಆದ ತಾರೀಖು: ${day}`,
} satisfies Words<typeof english.documentWords>;
