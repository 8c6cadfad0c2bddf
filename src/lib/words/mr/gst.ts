import type { Words } from '#lib/translation.ts';
import type * as english from '../en/gst.ts';

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
