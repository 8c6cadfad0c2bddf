import type { Words } from '#lib/translation.ts';
import type * as english from '../en/shared.ts';

/** A file that was shared with the installed app. */
export const sharedWords = {
  title: 'ಇದು ಯಾವ ದಾಖಲೆ?',
  text: (name) => `ನೀವು ‘${name}’ ಫೈಲ್ ಶೇರ್ ಮಾಡಿದ್ದೀರಿ. ದಾಖಲೆಯನ್ನು ಆಯ್ಕೆ ಮಾಡಿ. ಕಳುಹಿಸುವ ಮೊದಲು ಅದನ್ನು ನೋಡಬಹುದು.`,
  missing: 'ಶೇರ್ ಮಾಡಿದ ಫೈಲ್ ತಲುಪಲಿಲ್ಲ. ಅದನ್ನು ಮತ್ತೆ ಶೇರ್ ಮಾಡಿ.',
  closed: 'ಶೇರ್ ಮಾಡಿದ ಫೈಲ್ ಅನ್ನು ಈಗ ಈ ಅರ್ಜಿಗೆ ಸೇರಿಸಲು ಆಗುವುದಿಲ್ಲ.',
  none: 'ಮೊದಲು ಅರ್ಜಿ ಶುರು ಮಾಡಿ. ನಂತರ ಫೈಲ್ ಅನ್ನು ಮತ್ತೆ ಶೇರ್ ಮಾಡಿ.',
} satisfies Words<typeof english.sharedWords>;
