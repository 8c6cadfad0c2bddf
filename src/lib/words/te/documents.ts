import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/documents.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'ఫోటోలు స్పష్టంగా, నాలుగు మూలలూ కనిపించేలా ఉండాలి.',
  privacyNote: 'ఫైల్ ఎంచుకోగానే అప్‌లోడ్ అవుతుంది. ఫోటోలను మీ ఫోన్‌లోనే చిన్నవి చేసి, వాటిలోని లొకేషన్, సమయం వివరాలను తీసేస్తాం.',
  required: 'తప్పనిసరి',
  optional: 'తప్పనిసరి కాదు',
  flagged: 'మళ్లీ పంపండి',
  locked: 'పరిశీలకులు అంగీకరించారు. మార్చక్కర్లేదు.',
  lockedEmpty: 'ఇప్పుడు అవసరం లేదు.',
  drop: 'ఫైల్‌ను ఇక్కడికి లాగండి లేదా',
  choose: 'ఫైల్ ఎంచుకోండి',
  chooseInstead: 'వేరేది ఎంచుకోండి',
  takePhoto: 'ఫోటో తీయండి',
  preparing: 'ఫోటో సిద్ధమవుతోంది…',
  removing: 'తీసేస్తున్నాం…',
  otherWays: 'ఇతర మార్గాలు',
  severalPages: 'ఒకటి కంటే ఎక్కువ పేజీలు',
  pagesIntro: 'ఒక్కో పేజీ ఫోటో జోడించండి. అన్నీ ఒకే PDFగా పంపుతాం.',
  pagesJoining: 'ఒకే PDFగా మారుస్తున్నాం…',
  pagesNotLoaded: 'ఈ పేజీలో కొంత భాగం లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  addPage: 'పేజీ జోడించండి',
  withFrame: 'కెమెరా ఫ్రేమ్',
  frameTitle: 'కెమెరా ఫ్రేమ్',
  frameHint: 'ఫ్రేమ్ నిండా కాగితం కనిపించాలి, నాలుగు మూలలూ లోపలే ఉండాలి.',
  frameRefused: 'కెమెరా తెరుచుకోలేదు. దీన్ని మూసేసి ‘ఫోటో తీయండి’ లేదా ‘ఫైల్ ఎంచుకోండి’ నొక్కండి, లేదా బ్రౌజర్ సెట్టింగ్స్‌లో కెమెరాకు అనుమతి ఇవ్వండి.',
  photoName: 'ఫోటో',
  sampleGood: 'ఇలా ఉండాలి',
  sampleBad: 'ఇలా ఉండకూడదు',
  noOwnerPhoto: 'యజమాని ముఖం ఫోటో తీయలేకపోతున్నారా?',
  noOwnerPhotoHelp:
    'మాకు ఫోన్ చేయండి, లేదా ఫోన్ చేయమని మాకు ఈమెయిల్ చేయండి. యజమాని ఎవరో మరో విధంగా సరిచూసి ఈ దశను మీతో కలిసి పూర్తి చేస్తాం. మీ దరఖాస్తు సేవ్ అయింది. మిగతా పత్రాలు ఇప్పుడే పంపవచ్చు.',
  noOwnerPhotoSubject: 'నాకు ఫోన్ చేయండి: యజమాని ఫోటో పంపలేకపోతున్నాను',
  notSent: 'ఇంకా పంపలేదు',
  takeAgain: 'మళ్లీ తీయండి',
  sendAnyway: 'ఇదే వాడండి',
  uploading: 'అప్‌లోడ్ అవుతోంది…',
  finishing: 'దాదాపు అయిపోయింది…',
  stopped: 'ఇంకా అప్‌లోడ్ కాలేదు',
  failed: 'అప్‌లోడ్ కాలేదు',
  uploaded: 'అప్‌లోడ్ అయింది',
  missing: 'ఈ పత్రం అప్‌లోడ్ చేయండి',
  undecided: 'ఫోటో మళ్లీ తీయండి, లేదా ఇదే వాడండి',
  oneFile: 'ఒక్కో పత్రానికి ఒకే ఫైల్. మొదటిది తీసుకున్నాం.',
  cancel: 'రద్దు చేయండి',
  retry: 'మళ్లీ ప్రయత్నించండి',
  remove: 'తీసేయండి',
  view: 'చూడండి',
  opensNewTab: '(కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)',
  waiting: 'ఫైళ్లు అప్‌లోడ్ అవుతున్నాయి. అవి పూర్తయ్యాక కొనసాగించవచ్చు.',
  interrupted: 'మీరు ఈ పత్రాన్ని జోడిస్తుండగా పేజీ మూసుకుపోయింది. మిగిలినది జోడించండి.',
  light: 'లైట్',
  cameraApp: 'కెమెరా యాప్',
} satisfies Words<typeof english.documentsWords>;

/** The document that belongs in a slot. */
export const documentHelpWords = {
  pharmacyLicense: 'మీ రిటైల్ డ్రగ్ లైసెన్స్. నంబర్, తేదీలు చదవగలిగేలా ఉండాలి.',
  fssai: 'మీ FSSAI లైసెన్స్ లేదా రిజిస్ట్రేషన్ సర్టిఫికెట్.',
  labLicense: 'మీ ల్యాబ్ రిజిస్ట్రేషన్ లేదా అక్రెడిటేషన్ సర్టిఫికెట్.',
  gst: 'GST సర్టిఫికెట్, మొదటి పేజీ.',
  cheque: 'ఖాతా నంబర్, IFSC స్పష్టంగా కనిపించాలి. స్టేట్‌మెంట్ అయితే మొదటి పేజీ.',
  ownerPhoto: 'యజమాని ముఖం స్పష్టంగా ఉన్న ఫోటో.',
  entranceWithOwner: 'షాపు/ల్యాబ్ ముందు యజమాని, ఫోటోలో బోర్డు కూడా కనిపించాలి.',
} satisfies Words<typeof english.documentHelpWords>;

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `${document}: పేజీలు`,
  page: (number: number) => `పేజీ ${number}`,
  up: (number: number) => `పేజీ ${number} పైకి జరపండి`,
  down: (number: number) => `పేజీ ${number} కిందికి జరపండి`,
  turn: (number: number) => `పేజీ ${number} రొటేట్ చేయండి`,
  remove: (number: number) => `పేజీ ${number} తీసేయండి`,
  moved: (number: number, count: number) => `ఇప్పుడు ${count} పేజీల్లో ${number}వది`,
  turned: (number: number) => `పేజీ ${number} రొటేట్ చేశాం`,
  removed: (number: number) => `పేజీ ${number} తీసేశాం`,
  use: (count: number) => plural(count, { one: 'ఈ పేజీ వాడండి', other: `ఈ ${count} పేజీలు వాడండి` }),
  back: (count: number) =>
    plural(count, { one: 'ఒక పేజీ ఫోటో ఇంకా ఇక్కడ ఉంది.', other: `${count} పేజీల ఫోటోలు ఇంకా ఇక్కడ ఉన్నాయి.` }),
  lost: (count: number) =>
    plural(count, {
      one: 'పేజీ మూసుకుపోయి ఒక ఫైల్ పోయింది. దాన్ని మళ్లీ జోడించండి.',
      other: `పేజీ మూసుకుపోయి ${count} ఫైళ్లు పోయాయి. వాటిని మళ్లీ జోడించండి.`,
    }),
} satisfies Words<typeof english.pageWords>;

/** The description of a drawn sample, for screen readers. */
export const sampleWords = {
  paper: { good: 'కాగితం మొత్తం, తిన్నగా', bad: 'ఒక మూల ఫోటోలో పడలేదు, లేదా అక్షరాలపై వెలుతురు మెరుస్తోంది' },
  face: { good: 'ఎదురుగా ముఖం, మంచి వెలుతురులో', bad: 'చలవ కళ్లద్దాలు, లేదా మరీ చీకటి' },
  entrance: { good: 'బోర్డు కింద యజమాని', bad: 'బోర్డు ఫోటోలో పూర్తిగా పడలేదు' },
} satisfies Words<typeof english.sampleWords>;

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} లేదా ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, ${maxMb}MB వరకు.`,
} satisfies Words<typeof english.acceptedWords>;

/** Notes on a photo that can still be read. */
export const photoNoteWords = {
  'too-dark': 'ఈ ఫోటో మరీ చీకటిగా ఉన్నట్టుంది. లైటు వేయండి లేదా కిటికీ దగ్గరికి వెళ్లండి.',
  blurred: 'ఈ ఫోటో మసకగా ఉన్నట్టుంది. ఫోన్ కదలకుండా పట్టుకుని, ఫోకస్ కోసం కాగితంపై నొక్కండి.',
  'too-small': 'ఈ ఫోటో చిన్నది. దానిలోని అక్షరాలు చదవలేకపోవచ్చు.',
  'one-colour': 'ఈ ఫోటోలో దాదాపు ఒకే రంగు ఉంది. కెమెరా ముందు ఏదైనా అడ్డం వచ్చిందా?',
} satisfies Words<typeof english.photoNoteWords>;

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `ఒక పత్రంలో ఫోటో తీసిన పేజీలు ${most} వరకే ఉండవచ్చు.`,
  unreadable: 'ఈ ఫైల్‌ను చదవలేకపోయాం. మళ్లీ ఎంచుకోండి.',
  empty: 'ఈ ఫైల్ ఖాళీగా ఉంది. వేరేది ఎంచుకోండి లేదా ఫోటో మళ్లీ తీయండి.',
  damaged: 'ఈ ఫోటో పాడైంది లేదా సగమే ఉంది. వేరేది ఎంచుకోండి లేదా మళ్లీ తీయండి.',
  heic: 'ఈ బ్రౌజర్‌లో HEIC ఫోటోలు తెరుచుకోవు. iPhoneలో ‘Settings → Camera → Formats → Most Compatible’ ఎంచుకుని ఫోటో మళ్లీ తీయండి, లేదా దాని స్క్రీన్‌షాట్ పంపండి.',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}. ${way}`,
} satisfies Words<typeof english.refusalWords>;

/** The messages about one document, by its name. */
export const documentWords = {
  /** The label of the progress bar. */
  progress: (document: string) => `${document} అప్‌లోడ్`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `${original} నుంచి తగ్గించాం`,
  uploadedOn: (day: string) => `అప్‌లోడ్ తేదీ: ${day}`,
} satisfies Words<typeof english.documentWords>;
