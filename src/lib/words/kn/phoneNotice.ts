import type { Words } from '#lib/translation.ts';
import type * as english from '../en/phoneNotice.ts';

/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'ನಿಮ್ಮ ನಂಬರ್ ಅನ್ನು ಲಾಗಿನ್‌ಗೆ ಮತ್ತು ನಿಮ್ಮ ಅರ್ಜಿಯ ಕೆಲಸಕ್ಕೆ ಬಳಸುತ್ತೇವೆ. ಕೋಡ್ ಕಳುಹಿಸುವ ಕಂಪನಿಗೆ ಅದನ್ನು ಕೊಡುತ್ತೇವೆ. ಅದನ್ನು ಅಳಿಸುವಂತೆ ನೀವು ನಮ್ಮನ್ನು ಕೇಳಬಹುದು.',
  link: 'ಗೌಪ್ಯತಾ ಸೂಚನೆ',
  /** The words of the specified label that lead to the two pages. */
  terms: ['ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು', 'ಗೌಪ್ಯತಾ ಸೂಚನೆ'],
} satisfies Words<typeof english.phoneNoticeWords>;
