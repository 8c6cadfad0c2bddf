import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/documents.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'ਸਾਫ਼ ਫ਼ੋਟੋਆਂ, ਚਾਰੇ ਕੋਨੇ ਦਿਸਣ।',
  privacyNote:
    'ਹਰ ਫ਼ਾਈਲ ਚੁਣਦਿਆਂ ਹੀ ਅਪਲੋਡ ਹੋ ਜਾਂਦੀ ਹੈ। ਅਸੀਂ ਫ਼ੋਟੋਆਂ ਨੂੰ ਤੁਹਾਡੇ ਫ਼ੋਨ ’ਤੇ ਹੀ ਛੋਟਾ ਕਰਦੇ ਹਾਂ, ਅਤੇ ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਥਾਂ ਅਤੇ ਸਮੇਂ ਦੀ ਜਾਣਕਾਰੀ ਹਟਾ ਦਿੰਦੇ ਹਾਂ।',
  required: 'ਜ਼ਰੂਰੀ',
  optional: 'ਜ਼ਰੂਰੀ ਨਹੀਂ',
  flagged: 'ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਭੇਜੋ',
  locked: 'ਸਵੀਕਾਰ ਹੋ ਗਿਆ। ਬਦਲਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
  lockedEmpty: 'ਹੁਣ ਲੋੜ ਨਹੀਂ।',
  drop: 'ਫ਼ਾਈਲ ਖਿੱਚ ਕੇ ਇੱਥੇ ਲਿਆਓ ਜਾਂ',
  choose: 'ਫ਼ਾਈਲ ਚੁਣੋ',
  chooseInstead: 'ਦੂਜੀ ਚੁਣੋ',
  takePhoto: 'ਫ਼ੋਟੋ ਖਿੱਚੋ',
  preparing: 'ਫ਼ੋਟੋ ਤਿਆਰ ਹੋ ਰਹੀ ਹੈ…',
  removing: 'ਹਟਾਇਆ ਜਾ ਰਿਹਾ ਹੈ…',
  otherWays: 'ਹੋਰ ਤਰੀਕੇ',
  severalPages: 'ਕਈ ਪੰਨੇ',
  pagesIntro: 'ਹਰ ਪੰਨੇ ਦੀ ਫ਼ੋਟੋ ਜੋੜੋ। ਅਸੀਂ ਉਨ੍ਹਾਂ ਨੂੰ ਇੱਕ PDF ਬਣਾ ਕੇ ਭੇਜਾਂਗੇ।',
  pagesJoining: 'ਇੱਕ PDF ਬਣ ਰਹੀ ਹੈ…',
  pagesNotLoaded: 'ਇਸ ਪੇਜ ਦਾ ਇੱਕ ਹਿੱਸਾ ਲੋਡ ਨਹੀਂ ਹੋਇਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  addPage: 'ਪੰਨਾ ਜੋੜੋ',
  withFrame: 'ਕੈਮਰਾ ਫ੍ਰੇਮ',
  frameTitle: 'ਕੈਮਰਾ ਫ੍ਰੇਮ',
  frameHint: 'ਕਾਗਜ਼ ਨਾਲ ਫ੍ਰੇਮ ਭਰ ਜਾਵੇ, ਚਾਰੇ ਕੋਨੇ ਅੰਦਰ ਹੋਣ।',
  frameRefused:
    'ਕੈਮਰਾ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਇਹ ਫ੍ਰੇਮ ਬੰਦ ਕਰੋ ਅਤੇ “ਫ਼ੋਟੋ ਖਿੱਚੋ” ਜਾਂ “ਫ਼ਾਈਲ ਚੁਣੋ” ਦਬਾਓ, ਜਾਂ ਬ੍ਰਾਊਜ਼ਰ ਦੀ ਸੈਟਿੰਗ ਵਿੱਚ ਕੈਮਰੇ ਦੀ ਇਜਾਜ਼ਤ ਦਿਓ।',
  photoName: 'ਫ਼ੋਟੋ',
  sampleGood: 'ਇਸ ਤਰ੍ਹਾਂ',
  sampleBad: 'ਇਸ ਤਰ੍ਹਾਂ ਨਹੀਂ',
  noOwnerPhoto: 'ਮਾਲਕ ਦੇ ਚਿਹਰੇ ਦੀ ਫ਼ੋਟੋ ਨਹੀਂ ਖਿੱਚ ਸਕਦੇ?',
  noOwnerPhotoHelp:
    'ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਈਮੇਲ ਕਰਕੇ ਕਹੋ ਕਿ ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰੀਏ। ਮਾਲਕ ਕੌਣ ਹੈ, ਇਹ ਅਸੀਂ ਕਿਸੇ ਹੋਰ ਤਰੀਕੇ ਨਾਲ ਜਾਂਚਾਂਗੇ ਅਤੇ ਇਹ ਸਟੈੱਪ ਤੁਹਾਡੇ ਨਾਲ ਪੂਰਾ ਕਰਾਂਗੇ। ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਸੇਵ ਹੈ। ਬਾਕੀ ਦਸਤਾਵੇਜ਼ ਤੁਸੀਂ ਹੁਣੇ ਭੇਜ ਸਕਦੇ ਹੋ।',
  noOwnerPhotoSubject: 'ਕਿਰਪਾ ਕਰਕੇ ਮੈਨੂੰ ਫ਼ੋਨ ਕਰੋ: ਮੇਰੇ ਕੋਲੋਂ ਮਾਲਕ ਦੀ ਫ਼ੋਟੋ ਨਹੀਂ ਭੇਜੀ ਜਾ ਰਹੀ',
  notSent: 'ਅਜੇ ਨਹੀਂ ਭੇਜਿਆ',
  takeAgain: 'ਦੁਬਾਰਾ ਖਿੱਚੋ',
  sendAnyway: 'ਇਹੀ ਭੇਜੋ',
  uploading: 'ਅਪਲੋਡ ਹੋ ਰਿਹਾ ਹੈ…',
  finishing: 'ਪੂਰਾ ਹੋਣ ਹੀ ਵਾਲਾ ਹੈ…',
  stopped: 'ਅਜੇ ਅਪਲੋਡ ਨਹੀਂ ਹੋਇਆ',
  failed: 'ਅਪਲੋਡ ਨਹੀਂ ਹੋਇਆ',
  uploaded: 'ਅਪਲੋਡ ਹੋ ਗਿਆ',
  missing: 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਦਸਤਾਵੇਜ਼ ਅਪਲੋਡ ਕਰੋ',
  undecided: 'ਕਿਰਪਾ ਕਰਕੇ ਫ਼ੋਟੋ ਦੁਬਾਰਾ ਖਿੱਚੋ ਜਾਂ ਇਹੀ ਭੇਜੋ',
  oneFile: 'ਇੱਕ ਦਸਤਾਵੇਜ਼ ਲਈ ਸਿਰਫ਼ ਇੱਕ ਫ਼ਾਈਲ ਦਿੱਤੀ ਜਾ ਸਕਦੀ ਹੈ। ਅਸੀਂ ਪਹਿਲੀ ਫ਼ਾਈਲ ਲੈ ਲਈ ਹੈ।',
  cancel: 'ਰੱਦ ਕਰੋ',
  retry: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  remove: 'ਹਟਾਓ',
  view: 'ਦੇਖੋ',
  opensNewTab: '(ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹਦਾ ਹੈ)',
  waiting: 'ਫ਼ਾਈਲਾਂ ਅਪਲੋਡ ਹੋ ਰਹੀਆਂ ਹਨ। ਪੂਰਾ ਹੋਣ ’ਤੇ ਤੁਸੀਂ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ।',
  interrupted: 'ਤੁਸੀਂ ਇਹ ਦਸਤਾਵੇਜ਼ ਜੋੜ ਰਹੇ ਸੀ ਜਦੋਂ ਪੇਜ ਬੰਦ ਹੋ ਗਿਆ। ਜੋ ਬਾਕੀ ਹੈ, ਕਿਰਪਾ ਕਰਕੇ ਉਹ ਜੋੜੋ।',
  light: 'ਲਾਈਟ',
  cameraApp: 'ਕੈਮਰਾ ਐਪ',
} satisfies Words<typeof english.documentsWords>;

/** The document that belongs in a slot. */
export const documentHelpWords = {
  pharmacyLicense: 'ਤੁਹਾਡਾ ਰਿਟੇਲ ਡਰੱਗ ਲਾਇਸੈਂਸ। ਨੰਬਰ ਅਤੇ ਤਾਰੀਖਾਂ ਸਾਫ਼ ਦਿਸਣ।',
  fssai: 'ਤੁਹਾਡਾ FSSAI ਲਾਇਸੈਂਸ ਜਾਂ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਸਰਟੀਫ਼ਿਕੇਟ।',
  labLicense: 'ਤੁਹਾਡੀ ਲੈਬ ਦਾ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਜਾਂ ਮਾਨਤਾ ਸਰਟੀਫ਼ਿਕੇਟ।',
  gst: 'GST ਸਰਟੀਫ਼ਿਕੇਟ ਦਾ ਪਹਿਲਾ ਪੰਨਾ।',
  cheque: 'ਖਾਤਾ ਨੰਬਰ ਅਤੇ IFSC ਸਾਫ਼ ਦਿਸਣ। ਬੈਂਕ ਸਟੇਟਮੈਂਟ ਹੋਵੇ ਤਾਂ ਪਹਿਲਾ ਪੰਨਾ।',
  ownerPhoto: 'ਮਾਲਕ ਦੇ ਚਿਹਰੇ ਦੀ ਸਾਫ਼ ਫ਼ੋਟੋ।',
  entranceWithOwner: 'ਦੁਕਾਨ/ਲੈਬ ਅੱਗੇ ਮਾਲਕ, ਅਤੇ ਫ਼ੋਟੋ ਵਿੱਚ ਬੋਰਡ।',
} satisfies Words<typeof english.documentHelpWords>;

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `${document} ਦੇ ਪੰਨੇ`,
  page: (number: number) => `ਪੰਨਾ ${number}`,
  up: (number: number) => `ਪੰਨਾ ${number} ਉੱਪਰ ਲਿਜਾਓ`,
  down: (number: number) => `ਪੰਨਾ ${number} ਹੇਠਾਂ ਲਿਜਾਓ`,
  turn: (number: number) => `ਪੰਨਾ ${number} ਘੁਮਾਓ`,
  remove: (number: number) => `ਪੰਨਾ ${number} ਹਟਾਓ`,
  moved: (number: number, count: number) => `ਹੁਣ ${count} ਵਿੱਚੋਂ ਪੰਨਾ ${number}`,
  turned: (number: number) => `ਪੰਨਾ ${number} ਘੁਮਾ ਦਿੱਤਾ`,
  removed: (number: number) => `ਪੰਨਾ ${number} ਹਟਾ ਦਿੱਤਾ`,
  use: (count: number) => plural(count, { one: 'ਇਹ ਪੰਨਾ ਵਰਤੋ', other: `ਇਹ ${count} ਪੰਨੇ ਵਰਤੋ` }),
  back: (count: number) =>
    plural(count, { one: 'ਇੱਕ ਪੰਨੇ ਦੀ ਫ਼ੋਟੋ ਅਜੇ ਵੀ ਇੱਥੇ ਹੈ।', other: `${count} ਪੰਨਿਆਂ ਦੀਆਂ ਫ਼ੋਟੋਆਂ ਅਜੇ ਵੀ ਇੱਥੇ ਹਨ।` }),
  lost: (count: number) =>
    plural(count, {
      one: 'ਪੇਜ ਬੰਦ ਹੋ ਗਿਆ ਅਤੇ ਇੱਕ ਫ਼ਾਈਲ ਗੁੰਮ ਹੋ ਗਈ। ਕਿਰਪਾ ਕਰਕੇ ਉਸ ਨੂੰ ਦੁਬਾਰਾ ਜੋੜੋ।',
      other: `ਪੇਜ ਬੰਦ ਹੋ ਗਿਆ ਅਤੇ ${count} ਫ਼ਾਈਲਾਂ ਗੁੰਮ ਹੋ ਗਈਆਂ। ਕਿਰਪਾ ਕਰਕੇ ਉਨ੍ਹਾਂ ਨੂੰ ਦੁਬਾਰਾ ਜੋੜੋ।`,
    }),
} satisfies Words<typeof english.pageWords>;

/** The description of a drawn sample, for screen readers. */
export const sampleWords = {
  paper: { good: 'ਪੂਰਾ ਕਾਗਜ਼, ਸਿੱਧਾ', bad: 'ਇੱਕ ਕੋਨਾ ਫ਼ੋਟੋ ਤੋਂ ਬਾਹਰ, ਜਾਂ ਛਪਾਈ ’ਤੇ ਚਮਕ' },
  face: { good: 'ਚਿਹਰਾ ਸਾਹਮਣੇ ਤੋਂ, ਚੰਗੀ ਰੌਸ਼ਨੀ ਵਿੱਚ', bad: 'ਕਾਲੀ ਐਨਕ, ਜਾਂ ਬਹੁਤ ਹਨੇਰਾ' },
  entrance: { good: 'ਬੋਰਡ ਦੇ ਹੇਠਾਂ ਮਾਲਕ', bad: 'ਬੋਰਡ ਪੂਰਾ ਨਹੀਂ ਦਿਸਦਾ' },
} satisfies Words<typeof english.sampleWords>;

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} ਜਾਂ ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, ${maxMb}MB ਤੱਕ।`,
} satisfies Words<typeof english.acceptedWords>;

/** Notes on a photo that can still be read. */
export const photoNoteWords = {
  'too-dark': 'ਇਸ ਫ਼ੋਟੋ ਵਿੱਚ ਬਹੁਤ ਹਨੇਰਾ ਲੱਗਦਾ ਹੈ। ਲਾਈਟ ਜਗਾਓ ਜਾਂ ਖਿੜਕੀ ਦੇ ਨੇੜੇ ਜਾਓ।',
  blurred: 'ਇਹ ਫ਼ੋਟੋ ਧੁੰਦਲੀ ਲੱਗਦੀ ਹੈ। ਫ਼ੋਨ ਨੂੰ ਹਿੱਲਣ ਨਾ ਦਿਓ ਅਤੇ ਫ਼ੋਕਸ ਲਈ ਸਕ੍ਰੀਨ ’ਤੇ ਕਾਗਜ਼ ਨੂੰ ਟੈਪ ਕਰੋ।',
  'too-small': 'ਇਹ ਫ਼ੋਟੋ ਛੋਟੀ ਹੈ। ਹੋ ਸਕਦਾ ਹੈ ਇਸ ਉੱਤੇ ਛਪਿਆ ਹੋਇਆ ਪੜ੍ਹਿਆ ਨਾ ਜਾ ਸਕੇ।',
  'one-colour': 'ਇਸ ਫ਼ੋਟੋ ਵਿੱਚ ਲਗਭਗ ਇੱਕੋ ਰੰਗ ਹੈ। ਕੀ ਕੈਮਰੇ ਅੱਗੇ ਕੁਝ ਆ ਗਿਆ ਸੀ?',
} satisfies Words<typeof english.photoNoteWords>;

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `ਇੱਕ ਦਸਤਾਵੇਜ਼ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ ${most} ਪੰਨਿਆਂ ਦੀਆਂ ਫ਼ੋਟੋਆਂ ਹੋ ਸਕਦੀਆਂ ਹਨ।`,
  unreadable: 'ਇਹ ਫ਼ਾਈਲ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਦੁਬਾਰਾ ਚੁਣੋ।',
  empty: 'ਇਹ ਫ਼ਾਈਲ ਖਾਲੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਦੂਜੀ ਚੁਣੋ ਜਾਂ ਫ਼ੋਟੋ ਦੁਬਾਰਾ ਖਿੱਚੋ।',
  damaged: 'ਇਹ ਫ਼ੋਟੋ ਖਰਾਬ ਜਾਂ ਅਧੂਰੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਦੂਜੀ ਚੁਣੋ ਜਾਂ ਦੁਬਾਰਾ ਖਿੱਚੋ।',
  heic: 'ਇਹ ਬ੍ਰਾਊਜ਼ਰ HEIC ਫ਼ੋਟੋਆਂ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ। iPhone ’ਤੇ Settings, Camera, Formats, Most Compatible ਚੁਣੋ ਅਤੇ ਫ਼ੋਟੋ ਦੁਬਾਰਾ ਖਿੱਚੋ, ਜਾਂ ਉਸ ਦਾ ਸਕ੍ਰੀਨਸ਼ੌਟ ਭੇਜੋ।',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}। ${way}`,
} satisfies Words<typeof english.refusalWords>;

/** The messages about one document, by its name. */
export const documentWords = {
  /** The label of the progress bar. */
  progress: (document: string) => `${document} ਦਾ ਅਪਲੋਡ`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `ਛੋਟੀ ਕੀਤੀ, ਪਹਿਲਾਂ ${original} ਸੀ`,
  uploadedOn: (day: string) => `${day} ਨੂੰ ਅਪਲੋਡ ਹੋਇਆ`,
} satisfies Words<typeof english.documentWords>;
