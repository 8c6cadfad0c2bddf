import type { Words } from '#lib/translation.ts';
import type * as english from '../en/offline.ts';

/** Without a network. */
export const offlineWords = {
  /** One line at the top of the window. */
  line: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ನೀವು ಮೊದಲು ನೋಡಿದ ಪುಟಗಳು ಈಗಲೂ ತೆರೆಯುತ್ತವೆ.',
  title: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ',
  text: 'ಈ ಪುಟಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಕು. ಹಿಂದಕ್ಕೆ ಹೋಗಿ, ಅಥವಾ ಇಂಟರ್ನೆಟ್ ಬಂದ ಮೇಲೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
} satisfies Words<typeof english.offlineWords>;
