import type { Words } from '#lib/translation.ts';
import type * as english from '../en/gst.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'ನಿಮ್ಮ GSTINನಿಂದ ವಿವರ ತುಂಬಿ',
  help: 'ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ವಿಳಾಸ GST ರಿಜಿಸ್ಟರ್‌ನಿಂದ ಬರುತ್ತವೆ.',
  looking: 'GST ರಿಜಿಸ್ಟರ್‌ನಲ್ಲಿ ನೋಡುತ್ತಿದ್ದೇವೆ…',
  unknown: 'GST ರಿಜಿಸ್ಟರ್‌ನಲ್ಲಿ ಈ ನಂಬರ್ ಇಲ್ಲ. ನಂಬರ್ ಸರಿಯಿದೆಯೇ ನೋಡಿ. ನೀವು ಮುಂದುವರಿಯಬಹುದು.',
  failed: 'GST ರಿಜಿಸ್ಟರ್‌ನಿಂದ ಈಗ ಉತ್ತರ ಬರುತ್ತಿಲ್ಲ. ವಿವರಗಳನ್ನು ನೀವೇ ನಮೂದಿಸಿ.',
  inRegister: (label: string, text: string) => `GST ರಿಜಿಸ್ಟರ್‌ನಲ್ಲಿ ${label}: ‘${text}’`,
  all: 'ಎಲ್ಲವನ್ನೂ ಬಳಸಿ',
  status: {
    cancelled: 'ಈ ನೋಂದಣಿ ರದ್ದಾಗಿದೆ ಎಂದು GST ರಿಜಿಸ್ಟರ್ ಹೇಳುತ್ತದೆ. ನೀವು ಮುಂದುವರಿಯಬಹುದು.',
    suspended: 'ಈ ನೋಂದಣಿ ಅಮಾನತುಗೊಂಡಿದೆ ಎಂದು GST ರಿಜಿಸ್ಟರ್ ಹೇಳುತ್ತದೆ. ನೀವು ಮುಂದುವರಿಯಬಹುದು.',
  },
  states: (gstin: string, pin: string) => `GSTIN ${gstin} ರಾಜ್ಯದ್ದು, ಪಿನ್ ಕೋಡ್ ${pin} ರಾಜ್ಯದ್ದು. ಎರಡೂ ಸರಿಯಿವೆಯೇ ನೋಡಿ.`,
} satisfies Words<typeof english.gstWords>;
