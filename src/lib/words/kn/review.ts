import type { Words } from '#lib/translation.ts';
import type * as english from '../en/review.ts';

/** Why an item was refused, and how it is done right. The hint is also shown in the camera. */
export const reviewCodeWords = {
  unreadable: {
    says: 'ಇದನ್ನು ಓದಲು ಆಗುತ್ತಿಲ್ಲ.',
    hint: 'ಕಿಟಕಿಯ ಹತ್ತಿರ ಹೋಗಿ ಫೋನ್ ಅಲುಗಾಡದಂತೆ ಹಿಡಿಯಿರಿ. ಪ್ರತಿ ಸಾಲೂ ಸ್ಪಷ್ಟವಾಗಿ ಕಾಣಬೇಕು.',
  },
  'cut-off': { says: 'ಒಂದು ಭಾಗ ಫೋಟೋದಲ್ಲಿ ಬಂದಿಲ್ಲ.', hint: 'ಎಲ್ಲವೂ ಫೋಟೋದಲ್ಲಿ ಬರುವವರೆಗೆ ಸ್ವಲ್ಪ ಹಿಂದೆ ಸರಿಯಿರಿ.' },
  expired: { says: 'ಇದರ ಅವಧಿ ಮುಗಿದಿದೆ.', hint: 'ಈಗ ಚಾಲ್ತಿಯಲ್ಲಿರುವುದನ್ನು ಕಳುಹಿಸಿ.' },
  'name-mismatch': { says: 'ಹೆಸರು ಬೇರೆ ಇದೆ.', hint: 'ಹೆಸರನ್ನು ನಿಮ್ಮ ಇತರ ದಾಖಲೆಗಳ ಜೊತೆ ಅಕ್ಷರ ಅಕ್ಷರವಾಗಿ ಹೋಲಿಸಿ.' },
  'number-mismatch': { says: 'ನಂಬರ್ ಬೇರೆ ಇದೆ.', hint: 'ನಂಬರ್ ಅನ್ನು ದಾಖಲೆಯ ಜೊತೆ ಒಂದೊಂದು ಅಂಕಿಯಾಗಿ ಹೋಲಿಸಿ.' },
  'address-mismatch': { says: 'ವಿಳಾಸ ಬೇರೆ ಇದೆ.', hint: 'ವಿಳಾಸ ನಿಮ್ಮ ಅಂಗಡಿಯದ್ದೇ ಆಗಿರಬೇಕು.' },
  'wrong-document': { says: 'ಇದು ಬೇರೆ ದಾಖಲೆ.', hint: 'ಇಲ್ಲಿ ಹೇಳಿರುವ ದಾಖಲೆಯನ್ನೇ ಕಳುಹಿಸಿ.' },
  'page-missing': { says: 'ಒಂದು ಪುಟ ಬಿಟ್ಟುಹೋಗಿದೆ.', hint: 'ಎಲ್ಲ ಪುಟಗಳ ಎರಡೂ ಬದಿಯನ್ನು ಕಳುಹಿಸಿ.' },
  'not-the-shop': { says: 'ಅಂಗಡಿಯನ್ನು ಗುರುತಿಸಲು ಆಗುತ್ತಿಲ್ಲ.', hint: 'ಹೊರಗೆ ನಿಲ್ಲಿ. ಬೋರ್ಡ್ ಮತ್ತು ಬಾಗಿಲು ಫೋಟೋದಲ್ಲಿ ಇರಬೇಕು.' },
  'face-not-visible': {
    says: 'ಮುಖ ಕಾಣುತ್ತಿಲ್ಲ.',
    hint: 'ಕೂಲಿಂಗ್ ಗ್ಲಾಸ್ ಮತ್ತು ಮಾಸ್ಕ್ ಇಲ್ಲದೆ ಕ್ಯಾಮೆರಾ ನೋಡಿ. ಬೆಳಕು ಮುಂದಿನಿಂದ ಬರಬೇಕು.',
  },
} satisfies Words<typeof english.reviewCodeWords>;

/** Words around what a reviewer says, and around the vendor's answer. */
export const reviewWords = {
  by: (day: string) => `${day} ಒಳಗೆ`,
  over: (day: string) => `ಇದನ್ನು ${day} ಒಳಗೆ ಕಳುಹಿಸಲು ಕೇಳಿದ್ದೆವು. ನೀವು ಈಗಲೂ ಕಳುಹಿಸಬಹುದು.`,
  answered: 'ನಿಮ್ಮ ಉತ್ತರ',
  answer: 'ಮೆಸೇಜ್ ಮೂಲಕ ಉತ್ತರಿಸಿ',
  answerLabel: 'ಪರಿಶೀಲಕರಿಗೆ ನಿಮ್ಮ ಉತ್ತರ',
  answerHelp: 'ಉದಾಹರಣೆಗೆ: ಅಂಗಡಿಯ ಹೆಸರು 2024ರಲ್ಲಿ ಬದಲಾಯಿತು. ನಂತರ ಪರಿಶೀಲಕರು ಅದನ್ನು ಮತ್ತೆ ನೋಡುತ್ತಾರೆ.',
  answerMissing: 'ನಿಮ್ಮ ಉತ್ತರ ನಮೂದಿಸಿ',
  send: 'ಉತ್ತರ ಕಳುಹಿಸಿ',
  sent: 'ನಿಮ್ಮ ಉತ್ತರ ಕಳುಹಿಸಿದ್ದೇವೆ',
} satisfies Words<typeof english.reviewWords>;
