import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/documents.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'स्पष्ट फोटो, चारही कोपरे दिसले पाहिजेत.',
  privacyNote:
    'फाइल निवडताच ती अपलोड होते. आम्ही फोटो तुमच्या फोनवरच लहान करतो आणि त्यातून लोकेशन आणि वेळ काढून टाकतो.',
  required: 'आवश्यक',
  optional: 'ऐच्छिक',
  flagged: 'कृपया पुन्हा पाठवा',
  locked: 'स्वीकारलं. काही बदलायचं नाही.',
  lockedEmpty: 'आता गरज नाही.',
  drop: 'फाइल इथे टाका किंवा',
  choose: 'फाइल निवडा',
  chooseInstead: 'दुसरी लावा',
  takePhoto: 'फोटो काढा',
  preparing: 'फोटो तयार होत आहे…',
  removing: 'काढत आहोत…',
  removalUnsupported: 'तुम्हाला हे इथे काढता येत नाही. त्याऐवजी योग्य कागदपत्र लावा.',
  severalPages: 'अनेक पानं',
  pagesIntro: 'प्रत्येक पानाचा फोटो जोडा. आम्ही त्यांचं एक PDF करून पाठवतो.',
  pagesJoining: 'एक PDF तयार होत आहे…',
  pagesNotLoaded: 'या पेजचा एक भाग उघडला नाही. कृपया पुन्हा प्रयत्न करा.',
  addPage: 'पान जोडा',
  withFrame: 'कॅमेरा चौकट',
  frameTitle: 'कॅमेरा चौकट',
  frameHint: 'कागदाने चौकट भरा, चारही कोपरे आत असू द्या.',
  frameRefused:
    'कॅमेरा उघडला नाही. हे बंद करा आणि “फोटो काढा” किंवा “फाइल निवडा” वापरा, किंवा ब्राउझरच्या सेटिंगमध्ये कॅमेऱ्याला परवानगी द्या.',
  photoName: 'फोटो',
  sampleGood: 'असा',
  sampleBad: 'असा नको',
  noOwnerPhoto: 'मालकाच्या चेहऱ्याचा फोटो काढता येत नाही?',
  noOwnerPhotoHelp:
    'आम्हाला फोन करा, किंवा लिहून फोन करायला सांगा. मालक कोण आहे ते आम्ही दुसऱ्या पद्धतीने तपासू आणि ही पायरी तुमच्यासोबत पूर्ण करू. तुमचा अर्ज साठवला आहे. बाकीची कागदपत्रं तुम्ही आता पाठवू शकता.',
  noOwnerPhotoSubject: 'कृपया मला फोन करा: मला मालकाचा फोटो पाठवता येत नाही',
  notSent: 'अजून पाठवलं नाही',
  takeAgain: 'पुन्हा काढा',
  sendAnyway: 'हाच पाठवा',
  uploading: 'अपलोड होत आहे…',
  finishing: 'होतच आलं…',
  stopped: 'अजून अपलोड झालं नाही',
  failed: 'अपलोड झालं नाही',
  uploaded: 'अपलोड झालं',
  missing: 'कृपया हे कागदपत्र अपलोड करा',
  undecided: 'कृपया फोटो पुन्हा काढा किंवा हाच पाठवा',
  oneFile: 'प्रत्येक कागदपत्रासाठी एकच फाइल. आम्ही पहिली घेतली.',
  cancel: 'रद्द करा',
  retry: 'पुन्हा प्रयत्न करा',
  remove: 'काढा',
  view: 'पाहा',
  opensNewTab: '(नवीन टॅबमध्ये उघडतं)',
  waiting: 'फाइल अपलोड होत आहेत. झाल्यावर तुम्ही पुढे जाऊ शकता.',
  summaryTitle: 'काही कागदपत्रं बाकी आहेत',
} satisfies Words<typeof english.documentsWords>;

/** What belongs in a slot. */
export const documentHelpWords = {
  pharmacyLicense: 'तुमचं रिटेल ड्रग लायसन्स. नंबर आणि तारखा वाचता आल्या पाहिजेत.',
  fssai: 'तुमचं FSSAI लायसन्स किंवा नोंदणी प्रमाणपत्र.',
  labLicense: 'तुमच्या लॅबचं नोंदणी किंवा मान्यता प्रमाणपत्र.',
  gst: 'GST प्रमाणपत्र, पहिलं पान.',
  cheque: 'खाते क्रमांक आणि IFSC सह; स्टेटमेंट असेल तर पहिलं पान.',
  ownerPhoto: 'मालकाच्या चेहऱ्याचा स्पष्ट फोटो.',
  entranceWithOwner: 'प्रवेशद्वाराशी मालक, आणि फोटोत पाटी.',
} satisfies Words<typeof english.documentHelpWords>;

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `${document} ची पानं`,
  page: (number: number) => `पान ${number}`,
  up: (number: number) => `पान ${number} वर न्या`,
  down: (number: number) => `पान ${number} खाली न्या`,
  turn: (number: number) => `पान ${number} फिरवा`,
  remove: (number: number) => `पान ${number} काढा`,
  moved: (number: number, count: number) => `आता ${count} पैकी पान ${number}`,
  turned: (number: number) => `पान ${number} फिरवलं`,
  removed: (number: number) => `पान ${number} काढलं`,
  use: (count: number) => plural(count, { one: 'हे पान वापरा', other: `ही ${count} पानं वापरा` }),
} satisfies Words<typeof english.pageWords>;

/** What a drawn sample shows, for who cannot see it. */
export const sampleWords = {
  paper: { good: 'पूर्ण कागद, सरळ', bad: 'कोपरा कापलेला, किंवा छपाईवर चकाकी' },
  face: { good: 'चेहरा समोरून, चांगल्या उजेडात', bad: 'गॉगल, किंवा खूप अंधार' },
  entrance: { good: 'पाटीखाली मालक', bad: 'पाटी कापलेली' },
} satisfies Words<typeof english.sampleWords>;

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} किंवा ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, ${maxMb}MB पर्यंत.`,
} satisfies Words<typeof english.acceptedWords>;

/** What is wrong with a photo that can be seen all the same. */
export const photoNoteWords = {
  'too-dark': 'हा फोटो खूप अंधारा दिसतो. दिवा लावा किंवा खिडकीजवळ जा.',
  blurred: 'हा फोटो अस्पष्ट दिसतो. फोन स्थिर धरा आणि फोकससाठी कागदावर टॅप करा.',
  'too-small': 'हा फोटो लहान आहे. छापलेलं कदाचित वाचता येणार नाही.',
  'one-colour': 'या फोटोत जवळजवळ एकच रंग आहे. कॅमेऱ्यासमोर काही आलं होतं का?',
} satisfies Words<typeof english.photoNoteWords>;

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `एका कागदपत्रात जास्तीत जास्त ${most} पानांचे फोटो असू शकतात.`,
  unreadable: 'ही फाइल वाचता आली नाही. कृपया ती पुन्हा निवडा.',
  empty: 'ही फाइल रिकामी आहे. कृपया दुसरी निवडा किंवा फोटो पुन्हा काढा.',
  damaged: 'हा फोटो खराब किंवा कापलेला आहे. कृपया दुसरा निवडा किंवा पुन्हा काढा.',
  heic: 'हा ब्राउझर HEIC फोटो उघडू शकत नाही. iPhone वर सेटिंग्ज, कॅमेरा, फॉरमॅट, मोस्ट कम्पॅटिबल निवडा आणि फोटो पुन्हा काढा, किंवा त्याचा स्क्रीनशॉट पाठवा.',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}. ${way}`,
} satisfies Words<typeof english.refusalWords>;

/** Of one document, by its name. */
export const documentWords = {
  /** As the error summary names it. */
  missing: (document: string) => `${document} आवश्यक आहे`,
  /** A photo that waits for a decision, as the error summary names it. */
  undecided: (document: string) => `${document}: फोटो पुन्हा काढा किंवा हाच पाठवा`,
  /** Of the progress bar. */
  progress: (document: string) => `${document} अपलोड`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `${original} वरून लहान केला`,
  uploadedOn: (day: string) => `${day} ला अपलोड झालं`,
} satisfies Words<typeof english.documentWords>;
