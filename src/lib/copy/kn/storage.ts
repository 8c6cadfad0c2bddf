import { appErrorWords } from './app.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/storage.ts';

/** The content of each entry in the browser. */
export const storedWords = {
  session: 'ನೀವು ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ ಎಂದು: ಆಕ್ಸೆಸ್ ಮತ್ತು ರಿಫ್ರೆಶ್ ಟೋಕನ್, ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್, ಹೆಸರು, ಇಮೇಲ್',
  login: 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ಪೂರ್ತಿಯಾಗಿದೆಯೇ, ಮತ್ತು ಅದನ್ನು ಪೂರ್ತಿ ಮಾಡುವ ಪುಟ',
  welcome: 'ಸ್ವಾಗತದ ಸಂದೇಶ ಇನ್ನೂ ತೋರಿಸಬೇಕಿದೆ ಎಂದು',
  application: 'ನೀವು ಯಾವ ಅರ್ಜಿಯಲ್ಲಿದ್ದಿರಿ: ಅದರ ನಂಬರ್, ವಿಭಾಗ, ಹಂತ, ಫೋನ್ ನಂಬರ್; ನೀವು ನಮೂದಿಸಿದ್ದು ಯಾವುದೂ ಇರುವುದಿಲ್ಲ',
  typed: 'ನೀವು ನಮೂದಿಸಿ ಇನ್ನೂ ಕಳುಹಿಸದೇ ಇರುವುದು; PAN, ಬ್ಯಾಂಕ್ ವಿವರ ಅಥವಾ ದಾಖಲೆಗಳು ಎಂದಿಗೂ ಇರುವುದಿಲ್ಲ',
  refresh: 'ರಿನ್ಯೂ ಆಗುತ್ತಿರುವ ಟೋಕನ್‌ನ ಒಂದು ಚಿಕ್ಕ ಗುರುತು, ಕಳೆದುಹೋದ ಉತ್ತರವನ್ನು ಮತ್ತೆ ಕೇಳಲು ಆಗುವಂತೆ',
  sending: 'ಒಂದು ರ‍್ಯಾಂಡಮ್ ಕೀ ಮತ್ತು ಕಳುಹಿಸುತ್ತಿರುವುದರ ಒಂದು ಚಿಕ್ಕ ಗುರುತು, ಯಾವುದೂ ಎರಡು ಸಲ ಹೋಗದಂತೆ',
  consents: 'ನೀವು ಷರತ್ತುಗಳನ್ನು ಮತ್ತು ಈ ಸೂಚನೆಯನ್ನು ಒಪ್ಪಿದ್ದೀರಿ ಎಂದು: ಆವೃತ್ತಿ ಮತ್ತು ಸಮಯ',
  asked: 'ಲಾಗಿನ್ ಆಗುವ ಮುನ್ನ ನೀವು ಯಾವ ಪುಟ ಕೇಳಿದ್ದಿರಿ, ನಂತರ ಅದನ್ನು ತೆರೆಯಲು',
  toasts: 'ಒಂದು ಪುಟದಿಂದ ಇನ್ನೊಂದಕ್ಕೆ ಹೋಗುವಾಗ ಸ್ಕ್ರೀನ್ ಮೇಲಿರುವ ನೋಟಿಫಿಕೇಶನ್‌ಗಳು',
  language: 'ಈ ಪುಟಗಳಿಗೆ ನೀವು ಆಯ್ಕೆ ಮಾಡಿದ ಭಾಷೆ',
  typedPhone: 'ಲಾಗಿನ್‌ಗಾಗಿ ನೀವು ನಮೂದಿಸಿದ ಫೋನ್ ನಂಬರ್ ಮತ್ತು ಅದಕ್ಕೆ ಕಳುಹಿಸಿದ ಕೋಡ್‌ನ ಕ್ರಮಸಂಖ್ಯೆ, ನೀವು ಭಾಷೆ ಬದಲಾಯಿಸುವಾಗ',
  banner: 'ನೀವು ಪ್ರಕಟಣೆಯನ್ನು ಮುಚ್ಚಿದ್ದೀರಿ ಎಂದು',
  builds: 'ಹೊಸದು ಪ್ರಕಟವಾದ ಕಾರಣ ಈ ಸೈಟ್‌ನ ಯಾವ ಆವೃತ್ತಿಗಳು ಮತ್ತೆ ಲೋಡ್ ಆದವು',
} satisfies Words<typeof english.storedWords>;

/** The event that ends the storage of an entry. */
export const untilWords = {
  'sign-out': 'ನೀವು ಲಾಗೌಟ್ ಆಗುವವರೆಗೆ',
  expiry: 'ಸೆಷನ್ ಮುಗಿಯುವವರೆಗೆ',
  shown: 'ಅದನ್ನು ತೋರಿಸುವವರೆಗೆ',
  contract: 'ಒಪ್ಪಂದ ಸಲ್ಲಿಸುವವರೆಗೆ',
  saved: 'ಅದನ್ನು ಕಳುಹಿಸುವವರೆಗೆ',
  reply: 'ಸರ್ವರ್ ಉತ್ತರಿಸುವವರೆಗೆ',
  refusal: 'ಸರ್ವರ್ ಅದನ್ನು ನಿರಾಕರಿಸುವವರೆಗೆ',
  'tab-closed': 'ನೀವು ಟ್ಯಾಬ್ ಮುಚ್ಚುವವರೆಗೆ',
  'next-sign-in': 'ನೀವು ಮತ್ತೆ ಲಾಗಿನ್ ಆಗುವವರೆಗೆ',
  cleared: `ನೀವು ‘${appErrorWords.clear}’ ಒತ್ತುವವರೆಗೆ`,
  'half-hour': 'ಅರ್ಧ ಗಂಟೆ ಕಳೆಯುವವರೆಗೆ',
  'half-day': 'ನೀವು ಲಾಗಿನ್ ಆಗಿಲ್ಲದಿದ್ದರೆ ಹನ್ನೆರಡು ಗಂಟೆ ಕಳೆಯುವವರೆಗೆ',
} satisfies Words<typeof english.untilWords>;

/** Joins the events: the first one ends the storage. `earlier` has commas between them. */
export function firstOf(earlier: string, last: string): string {
  return `${earlier} ಅಥವಾ ${last}, ಯಾವುದು ಮೊದಲೋ ಅಲ್ಲಿಯವರೆಗೆ`;
}
