import type { Words } from '#lib/translation.ts';
import type * as english from '../en/upi.ts';

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
