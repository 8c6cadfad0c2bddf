import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/documents.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'साफ़ फ़ोटो, चारों कोने दिखें।',
  privacyNote:
    'फ़ाइल चुनते ही अपलोड हो जाती है। हम फ़ोटो को आपके फ़ोन पर ही छोटा करते हैं, और उसमें से जगह और समय की जानकारी हटा देते हैं।',
  required: 'ज़रूरी',
  optional: 'ज़रूरी नहीं',
  flagged: 'कृपया फिर से भेजें',
  locked: 'स्वीकार हो गया। बदलने की ज़रूरत नहीं है।',
  lockedEmpty: 'अभी ज़रूरत नहीं है।',
  drop: 'फ़ाइल खींचकर यहाँ लाएँ या',
  choose: 'फ़ाइल चुनें',
  chooseInstead: 'दूसरी चुनें',
  takePhoto: 'फ़ोटो लें',
  preparing: 'फ़ोटो तैयार हो रही है…',
  removing: 'हटाया जा रहा है…',
  otherWays: 'दूसरे तरीके',
  severalPages: 'कई पन्ने',
  pagesIntro: 'हर पन्ने की फ़ोटो जोड़ें। हम उन्हें एक PDF बनाकर भेजेंगे।',
  pagesJoining: 'एक PDF बन रही है…',
  pagesNotLoaded: 'इस पेज का एक हिस्सा लोड नहीं हुआ। कृपया फिर कोशिश करें।',
  addPage: 'पन्ना जोड़ें',
  withFrame: 'कैमरा फ़्रेम',
  frameTitle: 'कैमरा फ़्रेम',
  frameHint: 'कागज़ से फ़्रेम भर जाए, चारों कोने अंदर हों।',
  frameRefused: 'कैमरा नहीं खुला। इसे बंद करें और “फ़ोटो लें” या “फ़ाइल चुनें” दबाएँ, या ब्राउज़र की सेटिंग में कैमरे की इजाज़त दें।',
  photoName: 'फ़ोटो',
  sampleGood: 'ऐसे',
  sampleBad: 'ऐसे नहीं',
  noOwnerPhoto: 'मालिक के चेहरे की फ़ोटो नहीं ले सकते?',
  noOwnerPhotoHelp:
    'हमें फ़ोन करें, या ईमेल करके कहें कि हम आपको फ़ोन करें। मालिक कौन हैं, यह हम दूसरे तरीके से जाँचेंगे और यह चरण आपके साथ पूरा करेंगे। आपका आवेदन सेव है। बाकी दस्तावेज़ आप अभी भेज सकते हैं।',
  noOwnerPhotoSubject: 'कृपया मुझे फ़ोन करें: मुझसे मालिक की फ़ोटो नहीं भेजी जा रही',
  notSent: 'अभी नहीं भेजा गया',
  takeAgain: 'फिर से लें',
  sendAnyway: 'यही भेजें',
  uploading: 'अपलोड हो रहा है…',
  finishing: 'बस पूरा होने वाला है…',
  stopped: 'अभी अपलोड नहीं हुआ',
  failed: 'अपलोड नहीं हुआ',
  uploaded: 'अपलोड हो गया',
  missing: 'कृपया यह दस्तावेज़ अपलोड करें',
  undecided: 'कृपया फ़ोटो फिर से लें या यही भेजें',
  oneFile: 'हर दस्तावेज़ की एक ही फ़ाइल चाहिए। हमने पहली वाली ली।',
  cancel: 'रद्द करें',
  retry: 'फिर कोशिश करें',
  remove: 'हटाएँ',
  view: 'देखें',
  opensNewTab: '(नए टैब में खुलता है)',
  waiting: 'फ़ाइलें अपलोड हो रही हैं। पूरा होने पर आप आगे बढ़ सकते हैं।',
  interrupted: 'आप यह दस्तावेज़ जोड़ रहे थे तभी पेज बंद हो गया। जो बाकी है, कृपया उसे जोड़ें।',
  light: 'लाइट',
  cameraApp: 'कैमरा ऐप',
} satisfies Words<typeof english.documentsWords>;

/** The document that belongs in a slot. */
export const documentHelpWords = {
  pharmacyLicense: 'आपका रिटेल ड्रग लाइसेंस। नंबर और तारीखें साफ़ दिखें।',
  fssai: 'आपका FSSAI लाइसेंस या रजिस्ट्रेशन सर्टिफ़िकेट।',
  labLicense: 'आपकी लैब का रजिस्ट्रेशन या मान्यता सर्टिफ़िकेट।',
  gst: 'GST सर्टिफ़िकेट का पहला पन्ना।',
  cheque: 'खाता नंबर और IFSC साफ़ दिखें। बैंक स्टेटमेंट हो तो पहला पन्ना।',
  ownerPhoto: 'मालिक के चेहरे की साफ़ फ़ोटो।',
  entranceWithOwner: 'दुकान/लैब के सामने मालिक, और फ़ोटो में बोर्ड।',
} satisfies Words<typeof english.documentHelpWords>;

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `${document} के पन्ने`,
  page: (number: number) => `पन्ना ${number}`,
  up: (number: number) => `पन्ना ${number} ऊपर ले जाएँ`,
  down: (number: number) => `पन्ना ${number} नीचे ले जाएँ`,
  turn: (number: number) => `पन्ना ${number} घुमाएँ`,
  remove: (number: number) => `पन्ना ${number} हटाएँ`,
  moved: (number: number, count: number) => `अब ${count} में से पन्ना ${number}`,
  turned: (number: number) => `पन्ना ${number} घुमा दिया गया`,
  removed: (number: number) => `पन्ना ${number} हटा दिया गया`,
  use: (count: number) => plural(count, { one: 'यह पन्ना इस्तेमाल करें', other: `ये ${count} पन्ने इस्तेमाल करें` }),
  back: (count: number) =>
    plural(count, { one: 'एक पन्ने की फ़ोटो अभी भी यहाँ है।', other: `${count} पन्नों की फ़ोटो अभी भी यहाँ हैं।` }),
  lost: (count: number) =>
    plural(count, {
      one: 'पेज बंद हो गया और एक फ़ाइल खो गई। कृपया उसे फिर से जोड़ें।',
      other: `पेज बंद हो गया और ${count} फ़ाइलें खो गईं। कृपया उन्हें फिर से जोड़ें।`,
    }),
} satisfies Words<typeof english.pageWords>;

/** The description of a drawn sample, for screen readers. */
export const sampleWords = {
  paper: { good: 'पूरा कागज़, सीधा', bad: 'एक कोना फ़ोटो से बाहर, या छपाई पर चमक' },
  face: { good: 'चेहरा सामने से, अच्छी रोशनी में', bad: 'धूप का चश्मा, या बहुत अँधेरा' },
  entrance: { good: 'बोर्ड के नीचे मालिक', bad: 'बोर्ड पूरा नहीं दिख रहा' },
} satisfies Words<typeof english.sampleWords>;

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} या ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, ${maxMb}MB तक।`,
} satisfies Words<typeof english.acceptedWords>;

/** Notes on a photo that can still be read. */
export const photoNoteWords = {
  'too-dark': 'इस फ़ोटो में बहुत अँधेरा लगता है। बत्ती जलाएँ या खिड़की के पास जाएँ।',
  blurred: 'यह फ़ोटो धुँधली लगती है। फ़ोन स्थिर रखें और फ़ोकस के लिए स्क्रीन पर कागज़ को टैप करें।',
  'too-small': 'यह फ़ोटो छोटी है। हो सकता है इस पर छपा हुआ पढ़ा न जा सके।',
  'one-colour': 'इस फ़ोटो में लगभग एक ही रंग है। क्या कैमरे के आगे कुछ आ गया था?',
} satisfies Words<typeof english.photoNoteWords>;

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `एक दस्तावेज़ में ज़्यादा से ज़्यादा ${most} पन्नों की फ़ोटो हो सकती है।`,
  unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। कृपया इसे फिर से चुनें।',
  empty: 'यह फ़ाइल खाली है। कृपया दूसरी चुनें या फ़ोटो फिर से लें।',
  damaged: 'यह फ़ोटो खराब या अधूरी है। कृपया दूसरी चुनें या फिर से लें।',
  heic: 'यह ब्राउज़र HEIC फ़ोटो नहीं खोल सकता। iPhone पर सेटिंग्ज़, कैमरा, फ़ॉर्मैट, सर्वाधिक संगत चुनें और फ़ोटो फिर से लें, या उसका स्क्रीनशॉट भेजें।',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}। ${way}`,
} satisfies Words<typeof english.refusalWords>;

/** The messages about one document, by its name. */
export const documentWords = {
  /** The label of the progress bar. */
  progress: (document: string) => `${document} का अपलोड`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `छोटी की गई, पहले ${original} थी`,
  uploadedOn: (day: string) => `${day} को अपलोड हुआ`,
} satisfies Words<typeof english.documentWords>;
