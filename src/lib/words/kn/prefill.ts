import type { Words } from '#lib/translation.ts';
import type * as english from '../en/prefill.ts';

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

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} ಅರ್ಜಿಯಲ್ಲಿರುವ ಮಾಲೀಕರು, PAN, ಬ್ಯಾಂಕ್ ಮತ್ತು ಇಮೇಲ್ ವಿವರ ಬಳಸಬೇಕೇ?`,
  help: 'ಬಳಸಬೇಕಾದದ್ದಕ್ಕೆ ಟಿಕ್ ಮಾಡಿ. ನಂತರ ಫಾರ್ಮ್‌ನಲ್ಲೇ ಬದಲಾಯಿಸಬಹುದು.',
  all: 'ಈ ಎಲ್ಲ ವಿವರಗಳು',
  use: 'ಟಿಕ್ ಮಾಡಿದ್ದನ್ನು ತುಂಬಿ',
  /** `labels` are those of the fields. */
  used: (shop: string, labels: string) => `${shop} ಅರ್ಜಿಯಿಂದ ತುಂಬಿದ್ದೇವೆ: ${labels}. ನೀವು ಬದಲಾಯಿಸಬಹುದು.`,
  failed: (shop: string) => `${shop} ಅರ್ಜಿಯ ವಿವರಗಳನ್ನು ಓದಲು ಆಗಲಿಲ್ಲ. ಅವುಗಳನ್ನು ನೀವೇ ನಮೂದಿಸಿ.`,
} satisfies Words<typeof english.reuseWords>;

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'ಬ್ಯಾಂಕ್ ಖಾತೆಯ ವಿವರವನ್ನು UPI ಮೂಲಕ ತುಂಬಿ',
  help: 'ನಾವು ನಿಮಗೆ ಹಣ ಕಳುಹಿಸಬೇಕಾದ ಖಾತೆಯಿಂದ ₹1 ಪಾವತಿಸಿ. ಆಗ ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಆ ಖಾತೆಯ ವಿವರ ತಿಳಿಸುತ್ತದೆ.',
  start: 'UPI ಮೂಲಕ ₹1 ಪಾವತಿಸಿ',
  open: 'ನನ್ನ UPI ಆ್ಯಪ್ ತೆರೆಯಿರಿ',
  scan: 'ಈ QR ಕೋಡ್ ಅನ್ನು ನಿಮ್ಮ UPI ಆ್ಯಪ್‌ನಿಂದ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
  waiting: 'ನಿಮ್ಮ ಪಾವತಿಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೇವೆ…',
  paid: 'ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ತಿಳಿಸಿದ ಖಾತೆ ಇದು. ಇದು ನಿಮ್ಮದೇ?',
  use: 'ಈ ಖಾತೆ ಬಳಸಿ',
  expired: 'ಈ ಪಾವತಿಯ ಸಮಯ ಮುಗಿದಿದೆ.',
  refused: 'ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಪಾವತಿಯನ್ನು ನಿರಾಕರಿಸಿದೆ.',
  nameDiffers: (holder: string) => `ಈ ಖಾತೆ ‘${holder}’ ಹೆಸರಿನಲ್ಲಿದೆ. ಹೆಸರು ಸರಿಯಿದೆಯೇ ನೋಡಿ.`,
  otherName: 'ನಿಮ್ಮ ಬ್ಯಾಂಕ್‌ನಲ್ಲಿ ಈ ಖಾತೆ ಬೇರೆ ಹೆಸರಿನಲ್ಲಿದೆ. ಹೆಸರು ಸರಿಯಿದೆಯೇ ನೋಡಿ.',
  unnamed: 'ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಖಾತೆಯನ್ನು ಪೂರ್ತಿಯಾಗಿ ತಿಳಿಸಿಲ್ಲ. ಖಾತೆಯ ವಿವರ ನೀವೇ ನಮೂದಿಸಿ.',
  failed: 'UPIಯಿಂದ ಈಗ ಉತ್ತರ ಬರುತ್ತಿಲ್ಲ. ಖಾತೆಯ ವಿವರ ನೀವೇ ನಮೂದಿಸಬಹುದು.',
  again: 'ಮತ್ತೆ ಶುರು ಮಾಡಿ',
} satisfies Words<typeof english.upiWords>;

/** Other facts that are known before the vendor types them. */
export const prefillWords = {
  /** The usual opening hours of a category, in words. */
  hours: (hours: string) => `ನಿಮ್ಮಂತಹ ಅಂಗಡಿಗಳು ಸಾಮಾನ್ಯವಾಗಿ ಈ ಸಮಯದಲ್ಲಿ ತೆರೆದಿರುತ್ತವೆ: ${hours}`,
  hoursButton: 'ಈ ಸಮಯ ಬಳಸಿ',
  /** The address of the pin, from the map. */
  atPin: (address: string) => `ಮ್ಯಾಪ್ ಪಿನ್ ಇಲ್ಲಿದೆ ಎಂದು ಮ್ಯಾಪ್ ತೋರಿಸುತ್ತದೆ: ‘${address}’`,
} satisfies Words<typeof english.prefillWords>;
