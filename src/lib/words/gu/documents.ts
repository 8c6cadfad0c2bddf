import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/documents.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'સ્પષ્ટ ફોટા, ચારેય ખૂણા દેખાય તેવા.',
  privacyNote:
    'ફાઇલ પસંદ કરતાં જ તે અપલોડ થાય છે. અમે ફોટાને તમારા ફોનમાં જ નાના કરીએ છીએ, અને તે ક્યાં અને ક્યારે લીધા તેની માહિતી હટાવી દઈએ છીએ.',
  required: 'જરૂરી',
  optional: 'જરૂરી નથી',
  flagged: 'ફરી મોકલો',
  locked: 'બરાબર છે. બદલવાની જરૂર નથી.',
  lockedEmpty: 'હાલ જરૂર નથી.',
  drop: 'ફાઇલ ખેંચીને અહીં લાવો અથવા',
  choose: 'ફાઇલ પસંદ કરો',
  chooseInstead: 'બીજી પસંદ કરો',
  takePhoto: 'ફોટો લો',
  preparing: 'ફોટો તૈયાર થઈ રહ્યો છે…',
  removing: 'હટાવી રહ્યા છીએ…',
  otherWays: 'બીજી રીતો',
  severalPages: 'એકથી વધુ પાનાં',
  pagesIntro: 'દરેક પાનાનો ફોટો ઉમેરો. અમે તેની એક PDF બનાવીને મોકલીશું.',
  pagesJoining: 'એક PDF બની રહી છે…',
  pagesNotLoaded: 'આ પેજનો એક ભાગ લોડ થયો નથી. ફરી પ્રયાસ કરો.',
  addPage: 'પાનું ઉમેરો',
  withFrame: 'કેમેરા ફ્રેમ',
  frameTitle: 'કેમેરા ફ્રેમ',
  frameHint: 'કાગળથી ફ્રેમ ભરાઈ જાય, ચારેય ખૂણા અંદર હોય.',
  frameRefused:
    'કેમેરો ખૂલ્યો નહીં. આ બંધ કરો અને “ફોટો લો” અથવા “ફાઇલ પસંદ કરો” દબાવો, કે પછી બ્રાઉઝરના સેટિંગમાં કેમેરાની પરવાનગી આપો.',
  photoName: 'ફોટો',
  sampleGood: 'આ રીતે',
  sampleBad: 'આ રીતે નહીં',
  noOwnerPhoto: 'માલિકના ચહેરાનો ફોટો લઈ શકાય તેમ નથી?',
  noOwnerPhotoHelp:
    'અમને ફોન કરો, અથવા ઈમેલ કરીને કહો કે અમે તમને ફોન કરીએ. માલિક કોણ છે તે અમે બીજી રીતે ચકાસીશું અને આ સ્ટેપ તમારી સાથે પૂરું કરીશું. તમારી અરજી સેવ થઈ ગઈ છે. બાકીનાં ડોક્યુમેન્ટ તમે હમણાં મોકલી શકો છો.',
  noOwnerPhotoSubject: 'મને ફોન કરશો: હું માલિકનો ફોટો મોકલી શકું તેમ નથી',
  notSent: 'હજી મોકલ્યું નથી',
  takeAgain: 'ફરી લો',
  sendAnyway: 'આ જ વાપરો',
  uploading: 'અપલોડ થઈ રહ્યું છે…',
  finishing: 'લગભગ થઈ ગયું…',
  stopped: 'હજી અપલોડ થયું નથી',
  failed: 'અપલોડ ન થયું',
  uploaded: 'અપલોડ થઈ ગયું',
  missing: 'આ ડોક્યુમેન્ટ અપલોડ કરો',
  undecided: 'ફોટો ફરી લો અથવા આ જ વાપરો',
  oneFile: 'દરેક ડોક્યુમેન્ટ માટે એક જ ફાઇલ. અમે પહેલી લીધી.',
  cancel: 'રદ કરો',
  retry: 'ફરી પ્રયાસ કરો',
  remove: 'હટાવો',
  view: 'જુઓ',
  opensNewTab: '(નવી ટેબમાં ખૂલે છે)',
  waiting: 'ફાઇલો અપલોડ થઈ રહી છે. પૂરી થાય પછી તમે આગળ વધી શકો છો.',
  interrupted: 'તમે આ ડોક્યુમેન્ટ ઉમેરી રહ્યા હતા ત્યારે પેજ બંધ થઈ ગયું. જે બાકી છે તે ઉમેરો.',
  light: 'લાઇટ',
  cameraApp: 'કેમેરા એપ',
} satisfies Words<typeof english.documentsWords>;

/** The document that belongs in a slot. */
export const documentHelpWords = {
  pharmacyLicense: 'રિટેલ ડ્રગ લાઇસન્સ. નંબર અને તારીખો સ્પષ્ટ વંચાય.',
  fssai: 'તમારું FSSAI લાઇસન્સ અથવા રજિસ્ટ્રેશન સર્ટિફિકેટ.',
  labLicense: 'તમારી લેબનું રજિસ્ટ્રેશન અથવા માન્યતાનું સર્ટિફિકેટ.',
  gst: 'GST સર્ટિફિકેટનું પહેલું પાનું.',
  cheque: 'ખાતા નંબર અને IFSC સ્પષ્ટ વંચાય. સ્ટેટમેન્ટ હોય તો પહેલું પાનું.',
  ownerPhoto: 'માલિકના ચહેરાનો સ્પષ્ટ ફોટો.',
  entranceWithOwner: 'દુકાન/લેબ આગળ માલિક, અને ફોટામાં નામનું બોર્ડ.',
} satisfies Words<typeof english.documentHelpWords>;

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `${document}નાં પાનાં`,
  page: (number: number) => `પાનું ${number}`,
  up: (number: number) => `પાનું ${number} ઉપર લઈ જાઓ`,
  down: (number: number) => `પાનું ${number} નીચે લઈ જાઓ`,
  turn: (number: number) => `પાનું ${number} ફેરવો`,
  remove: (number: number) => `પાનું ${number} હટાવો`,
  moved: (number: number, count: number) => `હવે ${count}માંથી પાનું ${number}`,
  turned: (number: number) => `પાનું ${number} ફેરવ્યું`,
  removed: (number: number) => `પાનું ${number} હટાવ્યું`,
  use: (count: number) => plural(count, { one: 'આ પાનું વાપરો', other: `આ ${count} પાનાં વાપરો` }),
  back: (count: number) =>
    plural(count, { one: 'એક પાનાનો ફોટો હજી અહીં છે.', other: `${count} પાનાંના ફોટા હજી અહીં છે.` }),
  lost: (count: number) =>
    plural(count, {
      one: 'પેજ બંધ થઈ ગયું અને એક ફાઇલ ખોવાઈ ગઈ. તેને ફરી ઉમેરો.',
      other: `પેજ બંધ થઈ ગયું અને ${count} ફાઇલો ખોવાઈ ગઈ. તેમને ફરી ઉમેરો.`,
    }),
} satisfies Words<typeof english.pageWords>;

/** The description of a drawn sample, for screen readers. */
export const sampleWords = {
  paper: { good: 'આખો કાગળ, સીધો', bad: 'એક ખૂણો ફોટાની બહાર, અથવા છાપેલા પર ચમક' },
  face: { good: 'ચહેરો સામેથી, સારા અજવાળામાં', bad: 'ગોગલ્સ, અથવા બહુ અંધારું' },
  entrance: { good: 'નામના બોર્ડ નીચે માલિક', bad: 'નામનું બોર્ડ આખું દેખાતું નથી' },
} satisfies Words<typeof english.sampleWords>;

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} અથવા ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, ${maxMb}MB સુધી.`,
} satisfies Words<typeof english.acceptedWords>;

/** Notes on a photo that can still be read. */
export const photoNoteWords = {
  'too-dark': 'આ ફોટામાં બહુ અંધારું લાગે છે. લાઇટ ચાલુ કરો અથવા બારી પાસે જાઓ.',
  blurred: 'આ ફોટો ઝાંખો લાગે છે. ફોન સ્થિર રાખો અને ફોકસ કરવા સ્ક્રીન પર કાગળને ટેપ કરો.',
  'too-small': 'આ ફોટો નાનો છે. તેના પર છાપેલું કદાચ ન વંચાય.',
  'one-colour': 'આ ફોટામાં લગભગ એક જ રંગ છે. કેમેરા આગળ કંઈ આવી ગયું હતું?',
} satisfies Words<typeof english.photoNoteWords>;

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `એક ડોક્યુમેન્ટમાં વધુમાં વધુ ${most} પાનાંના ફોટા હોઈ શકે.`,
  unreadable: 'આ ફાઇલ વાંચી શકાઈ નહીં. તેને ફરી પસંદ કરો.',
  empty: 'આ ફાઇલ ખાલી છે. બીજી પસંદ કરો અથવા ફોટો ફરી લો.',
  damaged: 'આ ફોટો બગડેલો કે અધૂરો છે. બીજો પસંદ કરો અથવા ફરી લો.',
  heic: 'આ બ્રાઉઝર HEIC ફોટા ખોલી શકતું નથી. iPhone પર Settings, Camera, Formats, Most Compatible પસંદ કરો અને ફોટો ફરી લો, અથવા તેનો સ્ક્રીનશોટ મોકલો.',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}. ${way}`,
} satisfies Words<typeof english.refusalWords>;

/** The messages about one document, by its name. */
export const documentWords = {
  /** The label of the progress bar. */
  progress: (document: string) => `${document}: અપલોડ`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `નાનો કર્યો, પહેલાં ${original} હતો`,
  uploadedOn: (day: string) => `${day}ના રોજ અપલોડ થયું`,
} satisfies Words<typeof english.documentWords>;
