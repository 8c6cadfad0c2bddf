import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'ಗೌಪ್ಯತಾ ಸೂಚನೆ',
  terms: 'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು',
  grievance: 'ದೂರುಗಳು',
  clearAsk:
    'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಸೇವ್ ಆದದ್ದನ್ನೆಲ್ಲ ಅಳಿಸಬೇಕೇ? ನೀವು ಲಾಗೌಟ್ ಆಗುತ್ತೀರಿ, ನಮೂದಿಸಿ ಕಳುಹಿಸದೇ ಇರುವುದು ಹೋಗಿಬಿಡುತ್ತದೆ. ನೀವು ಕಳುಹಿಸಿದ್ದು ನಮ್ಮ ಬಳಿ ಇರುತ್ತದೆ.',
} satisfies Words<typeof english.portalFootWords>;
