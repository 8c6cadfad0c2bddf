import type { Words } from '#lib/translation.ts';
import type * as english from '../en/prefill.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'तुमच्या GSTIN वरून भरा',
  help: 'तुमचे नाव आणि पत्ता GST रजिस्टरमधून येतात.',
  looking: 'GST रजिस्टरमध्ये शोधत आहोत…',
  unknown: 'GST रजिस्टरमध्ये हा नंबर नाही. कृपया तो तपासा. तुम्ही पुढे जाऊ शकता.',
  failed: 'GST रजिस्टरकडून आत्ता उत्तर येत नाही. कृपया माहिती स्वतः भरा.',
  inRegister: (label: string, text: string) => `GST रजिस्टरमध्ये ${label}: “${text}”`,
  all: 'सर्व वापरा',
  status: {
    cancelled: 'GST रजिस्टरनुसार ही नोंदणी रद्द झाली आहे. तुम्ही पुढे जाऊ शकता.',
    suspended: 'GST रजिस्टरनुसार ही नोंदणी निलंबित आहे. तुम्ही पुढे जाऊ शकता.',
  },
  states: (gstin: string, pin: string) => `GSTIN ${gstin} चा आहे, पिन कोड ${pin} चा. कृपया दोन्ही तपासा.`,
} satisfies Words<typeof english.gstWords>;

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} मधील मालक, PAN, बँक आणि ईमेलची माहिती वापरायची?`,
  help: 'जे वापरायचे आहे त्यावर टिक करा. भरल्यानंतरही तुम्ही ते बदलू शकता.',
  all: 'ही सर्व माहिती',
  use: 'टिक केलेली माहिती भरा',
  /** `labels` are those of the fields. */
  used: (shop: string, labels: string) => `${shop} वरून ही माहिती भरली: ${labels}. तुम्ही ती बदलू शकता.`,
  failed: (shop: string) => `आम्ही ${shop} ची माहिती वाचू शकलो नाही. कृपया ती स्वतः भरा.`,
} satisfies Words<typeof english.reuseWords>;

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'खात्याची माहिती UPI ने भरा',
  help: 'ज्या खात्यात आम्ही तुम्हाला पैसे पाठवावेत, त्यातून ₹1 भरा. मग तुमची बँक खात्याची माहिती देईल.',
  start: 'UPI ने ₹1 भरा',
  open: 'माझे UPI ॲप उघडा',
  scan: 'हा कोड तुमच्या UPI ॲपने स्कॅन करा',
  waiting: 'तुमच्या पेमेंटची वाट पाहत आहोत…',
  paid: 'तुमच्या बँकेने या खात्याची माहिती दिली. हे खाते तुमचेच आहे का?',
  use: 'हे खाते वापरा',
  expired: 'या पेमेंटची वेळ संपली.',
  refused: 'तुमच्या बँकेने पेमेंट नाकारले.',
  nameDiffers: (holder: string) => `हे खाते “${holder}” यांचे आहे. कृपया नाव तपासा.`,
  otherName: 'तुमच्या बँकेत या खात्यावर दुसरे नाव आहे. कृपया नाव तपासा.',
  unnamed: 'तुमच्या बँकेने खात्याची पूर्ण माहिती दिली नाही. कृपया खात्याची माहिती स्वतः भरा.',
  failed: 'UPI कडून आत्ता उत्तर येत नाही. तुम्ही खात्याची माहिती स्वतः भरू शकता.',
  again: 'पुन्हा सुरू करा',
} satisfies Words<typeof english.upiWords>;

/** Other facts that are known before the vendor types them. */
export const prefillWords = {
  /** The usual opening hours of a category, in words. */
  hours: (hours: string) => `तुमच्यासारखी दुकाने बहुतेक वेळा या वेळेत सुरू असतात: ${hours}`,
  hoursButton: 'हीच वेळ ठेवा',
  /** The address of the pin, from the map. */
  atPin: (address: string) => `नकाशानुसार पिन इथे आहे: “${address}”`,
} satisfies Words<typeof english.prefillWords>;
