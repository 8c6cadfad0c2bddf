import type { Words } from '#lib/translation.ts';
import type * as english from '../en/reuse.ts';

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} ಅರ್ಜಿಯಲ್ಲಿರುವ ಮಾಲೀಕರು, PAN, ಬ್ಯಾಂಕ್ ಮತ್ತು ಇಮೇಲ್ ವಿವರ ಬಳಸಬೇಕೇ?`,
  help: 'ಬಳಸಬೇಕಾದದ್ದಕ್ಕೆ ಟಿಕ್ ಮಾಡಿ. ನಂತರ ಫಾರ್ಮ್‌ನಲ್ಲೇ ಬದಲಾಯಿಸಬಹುದು.',
  all: 'ಈ ಎಲ್ಲ ವಿವರಗಳು',
  use: 'ಟಿಕ್ ಮಾಡಿದ್ದನ್ನು ತುಂಬಿ',
  failed: (shop: string) => `${shop} ಅರ್ಜಿಯ ವಿವರಗಳನ್ನು ಓದಲು ಆಗಲಿಲ್ಲ. ಅವುಗಳನ್ನು ನೀವೇ ನಮೂದಿಸಿ.`,
} satisfies Words<typeof english.reuseWords>;
