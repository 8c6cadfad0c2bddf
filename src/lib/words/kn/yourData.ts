import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/yourData.ts';

/** The page with a visitor's own data. */
export const yourDataWords = {
  heading: 'ನಿಮ್ಮ ಡೇಟಾ',
  summary: `ನೀವು ಒಪ್ಪಿರುವುದು, ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಸೇವ್ ಆಗಿರುವುದು, ಮತ್ತು ${brand.name}ನಲ್ಲಿರುವ ನಿಮ್ಮ ಅರ್ಜಿಗಳ ಪ್ರತಿ.`,
  noScript: 'ಈ ಪುಟಕ್ಕೆ JavaScript ಬೇಕು. ಅದಿಲ್ಲದಿದ್ದರೆ ನಮ್ಮ ಕುಂದುಕೊರತೆ ಪರಿಹಾರ ಅಧಿಕಾರಿ ನಿಮಗೆ ಸಹಾಯ ಮಾಡುತ್ತಾರೆ.',
  consents: {
    title: 'ನೀವು ಒಪ್ಪಿರುವುದು',
    fromServer: 'ಇದು ನಮ್ಮ ಬಳಿ ಇರುವ ರೆಕಾರ್ಡ್.',
    fromBrowser: 'ಇದು ಈ ಬ್ರೌಸರ್‌ನ ರೆಕಾರ್ಡ್ ಮಾತ್ರ. ನೀವು ಲಾಗೌಟ್ ಆಗುವವರೆಗೆ ಮಾತ್ರ ಇರುತ್ತದೆ.',
    none: 'ಇಲ್ಲಿ ಯಾವ ರೆಕಾರ್ಡ್ ಕೂಡ ಇಲ್ಲ.',
    given: (date: string) => `ಒಪ್ಪಿದ ತಾರೀಖು: ${date}`,
    withdrawn: (date: string) => `ಸಮ್ಮತಿ ಹಿಂಪಡೆದ ತಾರೀಖು: ${date}`,
    /** In place of the button that withdraws. */
    contract: 'ಇದು ಒಪ್ಪಂದ. ಇದು ಹೇಗೆ ಕೊನೆಗೊಳ್ಳುತ್ತದೆ ಎಂದು ಇದರಲ್ಲೇ ಬರೆದಿದೆ.',
    withdraw: 'ಈ ಸಮ್ಮತಿಯನ್ನು ಹಿಂಪಡೆಯಿರಿ',
    ask: 'ಈ ಸಮ್ಮತಿಯನ್ನು ಹಿಂಪಡೆಯಬೇಕೇ? ಅದರೊಂದಿಗೆ ಅರ್ಜಿಯೂ ಕೊನೆಗೊಳ್ಳುತ್ತದೆ.',
    done: 'ನೀವು ಸಮ್ಮತಿಯನ್ನು ಹಿಂಪಡೆದಿದ್ದನ್ನು ದಾಖಲಿಸಿಕೊಂಡಿದ್ದೇವೆ.',
    byMail: 'ಇಮೇಲ್ ಮೂಲಕ ಹಿಂಪಡೆಯಿರಿ',
    mail: {
      subject: 'ನನ್ನ ಸಮ್ಮತಿಯನ್ನು ಹಿಂಪಡೆಯುತ್ತಿದ್ದೇನೆ',
      body: (text: string, version: string) =>
        `ಇದಕ್ಕೆ ನೀಡಿದ ನನ್ನ ಸಮ್ಮತಿಯನ್ನು ಹಿಂಪಡೆಯುತ್ತಿದ್ದೇನೆ: ${text}, ಆವೃತ್ತಿ ${version}. ಇದನ್ನು ದೃಢಪಡಿಸಬೇಕಾಗಿ ವಿನಂತಿ.`,
    },
    /** Where the record on the page does not have the consent to the privacy notice. */
    unlisted: 'ಗೌಪ್ಯತಾ ಸೂಚನೆಗೆ ನೀಡಿದ ಸಮ್ಮತಿಯನ್ನು ಹಿಂಪಡೆಯಲು ಇಲ್ಲಿ ರೆಕಾರ್ಡ್ ಇರಬೇಕೆಂದಿಲ್ಲ.',
    unlistedBody: (text: string) =>
      `ಇದಕ್ಕೆ ನೀಡಿದ ನನ್ನ ಸಮ್ಮತಿಯನ್ನು ಹಿಂಪಡೆಯುತ್ತಿದ್ದೇನೆ: ${text}. ಇದನ್ನು ದೃಢಪಡಿಸಬೇಕಾಗಿ ವಿನಂತಿ. ನನ್ನ ಫೋನ್ ನಂಬರ್:`,
    /** Where the API lists no consents. */
    withUs: 'ನಿಮ್ಮ ಸಮ್ಮತಿಗಳ ಪೂರ್ತಿ ರೆಕಾರ್ಡ್ ನಮ್ಮ ಬಳಿ ಇದೆ.',
    askByMail: 'ರೆಕಾರ್ಡ್ ಅನ್ನು ಇಮೇಲ್ ಮೂಲಕ ಕೇಳಿ',
    recordMail: {
      subject: 'ನನ್ನ ಸಮ್ಮತಿಗಳ ರೆಕಾರ್ಡ್',
      body: 'ನನ್ನ ಸಮ್ಮತಿಗಳ ರೆಕಾರ್ಡ್ ಅನ್ನು ನನಗೆ ಕಳುಹಿಸಬೇಕಾಗಿ ವಿನಂತಿ. ನನ್ನ ಫೋನ್ ನಂಬರ್:',
    },
  },
  browser: {
    title: 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಈಗ ಸೇವ್ ಆಗಿರುವುದು',
    nothing: 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಈ ಸೈಟ್‌ನದು ಏನೂ ಇಲ್ಲ.',
    /** The pages in the caches of the service worker. */
    pages: 'ಈ ಸೈಟ್‌ನಲ್ಲಿ ನೀವು ತೆರೆದ ಪುಟಗಳು, ಇಂಟರ್ನೆಟ್ ಇಲ್ಲದೆಯೂ ತೆರೆಯಲೆಂದು',
  },
  copy: {
    title: 'ನಿಮ್ಮ ಅರ್ಜಿಗಳ ಪ್ರತಿ',
    text: 'ನಿಮ್ಮ ಅರ್ಜಿಗಳ ಬಗ್ಗೆ ನಾವು ನಿಮಗೆ ತೋರಿಸುವ ಎಲ್ಲವೂ ಇರುವ ಒಂದು ಫೈಲ್ (JSON).',
    button: 'ಪ್ರತಿಯನ್ನು ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
    signIn: 'ನಿಮ್ಮ ಅರ್ಜಿಗಳ ಪ್ರತಿಯನ್ನು ಡೌನ್‌ಲೋಡ್ ಮಾಡಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  },
} satisfies Words<typeof english.yourDataWords>;
