import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/documents.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'स्पष्ट फोटो, चारही कोपरे दिसले पाहिजेत.',
  privacyNote:
    'फाइल निवडताच ती अपलोड होते. आम्ही फोटो तुमच्या फोनवरच लहान करतो आणि त्यातून लोकेशन आणि वेळेची माहिती काढून टाकतो.',
  required: 'आवश्यक',
  optional: 'ऐच्छिक',
  flagged: 'कृपया पुन्हा पाठवा',
  locked: 'स्वीकारले. बदलायची गरज नाही.',
  lockedEmpty: 'आता गरज नाही.',
  drop: 'फाइल ओढून इथे आणा किंवा',
  choose: 'फाइल निवडा',
  chooseInstead: 'फाइल बदला',
  takePhoto: 'फोटो काढा',
  preparing: 'फोटो तयार होत आहे…',
  removing: 'काढून टाकत आहोत…',
  otherWays: 'इतर पर्याय',
  severalPages: 'अनेक पाने',
  pagesIntro: 'प्रत्येक पानाचा फोटो जोडा. आम्ही त्यांची एक PDF करून पाठवू.',
  pagesJoining: 'एक PDF तयार होत आहे…',
  pagesNotLoaded: 'या पेजचा एक भाग लोड झाला नाही. कृपया पुन्हा प्रयत्न करा.',
  addPage: 'पान जोडा',
  withFrame: 'कॅमेऱ्याची चौकट',
  frameTitle: 'कॅमेऱ्याची चौकट',
  frameHint: 'कागद पूर्ण चौकटीत बसवा, चारही कोपरे आत असू द्या.',
  frameRefused:
    'कॅमेरा उघडला नाही. हे बंद करा आणि “फोटो काढा” किंवा “फाइल निवडा” वापरा, किंवा ब्राउझरच्या सेटिंगमध्ये कॅमेऱ्याला परवानगी द्या.',
  photoName: 'फोटो',
  sampleGood: 'असा हवा',
  sampleBad: 'असा नको',
  noOwnerPhoto: 'मालकाच्या चेहऱ्याचा फोटो काढता येत नाही?',
  noOwnerPhotoHelp:
    'आम्हाला फोन करा, किंवा ईमेल करा, मग आम्ही तुम्हाला फोन करू. मालक कोण आहे ते आम्ही दुसऱ्या पद्धतीने तपासू आणि ही पायरी तुमच्यासोबत पूर्ण करू. तुमचा अर्ज सेव्ह झाला आहे. बाकीची कागदपत्रे तुम्ही आता पाठवू शकता.',
  noOwnerPhotoSubject: 'कृपया मला फोन करा: मला मालकाचा फोटो पाठवता येत नाही',
  notSent: 'अजून पाठवलेला नाही',
  takeAgain: 'पुन्हा काढा',
  sendAnyway: 'हाच वापरा',
  uploading: 'अपलोड होत आहे…',
  finishing: 'होतच आले…',
  stopped: 'अजून अपलोड झालेले नाही',
  failed: 'अपलोड झाले नाही',
  uploaded: 'अपलोड झाले',
  missing: 'कृपया हे कागदपत्र अपलोड करा',
  undecided: 'कृपया फोटो पुन्हा काढा किंवा हाच वापरा',
  oneFile: 'प्रत्येक कागदपत्रासाठी एकच फाइल चालते. आम्ही पहिली घेतली.',
  cancel: 'रद्द करा',
  retry: 'पुन्हा प्रयत्न करा',
  remove: 'काढून टाका',
  view: 'पाहा',
  opensNewTab: '(नवीन टॅबमध्ये उघडेल)',
  waiting: 'फाइल्स अपलोड होत आहेत. त्या झाल्यावर तुम्ही पुढे जाऊ शकता.',
  interrupted: 'तुम्ही हे कागदपत्र जोडत असताना पेज बंद झाले. जे राहिले आहे ते कृपया जोडा.',
  light: 'लाइट',
  cameraApp: 'कॅमेरा ॲप',
} satisfies Words<typeof english.documentsWords>;

/** The document that belongs in a slot. */
export const documentHelpWords = {
  pharmacyLicense: 'तुमचे रिटेल ड्रग लायसन्स. नंबर आणि तारखा वाचता आल्या पाहिजेत.',
  fssai: 'तुमचे FSSAI लायसन्स किंवा नोंदणी प्रमाणपत्र.',
  labLicense: 'तुमच्या लॅबचे नोंदणी किंवा मान्यता प्रमाणपत्र.',
  gst: 'GST प्रमाणपत्र, पहिले पान.',
  cheque: 'खाते नंबर आणि IFSC वाचता आले पाहिजेत. स्टेटमेंट असेल तर पहिले पान.',
  ownerPhoto: 'मालकाच्या चेहऱ्याचा स्पष्ट फोटो.',
  entranceWithOwner: 'दुकान/लॅबसमोर मालक, फोटोत पाटीही हवी.',
} satisfies Words<typeof english.documentHelpWords>;

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `${document}: पाने`,
  page: (number: number) => `पान ${number}`,
  up: (number: number) => `पान ${number} वर न्या`,
  down: (number: number) => `पान ${number} खाली न्या`,
  turn: (number: number) => `पान ${number} फिरवा`,
  remove: (number: number) => `पान ${number} काढून टाका`,
  moved: (number: number, count: number) => `आता ${count} पैकी पान ${number}`,
  turned: (number: number) => `पान ${number} फिरवले`,
  removed: (number: number) => `पान ${number} काढून टाकले`,
  use: (count: number) => plural(count, { one: 'हे पान वापरा', other: `ही ${count} पाने वापरा` }),
  back: (count: number) =>
    plural(count, { one: 'एका पानाचा फोटो अजून इथे आहे.', other: `${count} पानांचे फोटो अजून इथे आहेत.` }),
  lost: (count: number) =>
    plural(count, {
      one: 'पेज बंद झाले आणि एक फाइल हरवली. कृपया ती पुन्हा जोडा.',
      other: `पेज बंद झाले आणि ${count} फाइल्स हरवल्या. कृपया त्या पुन्हा जोडा.`,
    }),
} satisfies Words<typeof english.pageWords>;

/** The description of a drawn sample, for screen readers. */
export const sampleWords = {
  paper: { good: 'पूर्ण कागद, सरळ', bad: 'कोपरा फोटोबाहेर, किंवा अक्षरांवर चकाकी' },
  face: { good: 'चेहरा समोरून, चांगल्या उजेडात', bad: 'गॉगल, किंवा खूप अंधार' },
  entrance: { good: 'पाटीखाली मालक', bad: 'पाटी अर्धवट आलेली' },
} satisfies Words<typeof english.sampleWords>;

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} किंवा ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, ${maxMb}MB पर्यंत.`,
} satisfies Words<typeof english.acceptedWords>;

/** Notes on a photo that can still be read. */
export const photoNoteWords = {
  'too-dark': 'हा फोटो खूप अंधारात काढलेला दिसतो. लाइट लावा किंवा खिडकीजवळ जा.',
  blurred: 'हा फोटो अस्पष्ट दिसतो. फोन स्थिर धरा आणि फोकससाठी कागदावर टॅप करा.',
  'too-small': 'हा फोटो लहान आहे. त्यावरची अक्षरे कदाचित वाचता येणार नाहीत.',
  'one-colour': 'या फोटोत जवळजवळ एकच रंग आहे. कॅमेऱ्यासमोर काही आले होते का?',
} satisfies Words<typeof english.photoNoteWords>;

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `एका कागदपत्रात जास्तीत जास्त ${most} पानांचे फोटो असू शकतात.`,
  unreadable: 'ही फाइल वाचता आली नाही. कृपया ती पुन्हा निवडा.',
  empty: 'ही फाइल रिकामी आहे. कृपया दुसरी निवडा किंवा फोटो पुन्हा काढा.',
  damaged: 'हा फोटो खराब किंवा अर्धवट आहे. कृपया दुसरा निवडा किंवा पुन्हा काढा.',
  heic: 'हा ब्राउझर HEIC फोटो उघडू शकत नाही. iPhone वर Settings, Camera, Formats, Most Compatible निवडा आणि फोटो पुन्हा काढा, किंवा त्याचा स्क्रीनशॉट पाठवा.',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}. ${way}`,
} satisfies Words<typeof english.refusalWords>;

/** The messages about one document, by its name. */
export const documentWords = {
  /** The label of the progress bar. */
  progress: (document: string) => `${document}: अपलोड`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `लहान केला, आधी ${original} होता`,
  uploadedOn: (day: string) => `${day} रोजी अपलोड झाले`,
} satisfies Words<typeof english.documentWords>;
