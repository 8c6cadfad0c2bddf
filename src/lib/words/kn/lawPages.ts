import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`words/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'ಗೌಪ್ಯತಾ ಸೂಚನೆ',
    summary: `${brand.name} ಮಾರಾಟಗಾರರಿಂದ ಯಾವ ವಿವರ ಕೇಳುತ್ತದೆ, ಏಕೆ, ಎಷ್ಟು ಕಾಲ ಇಡುತ್ತದೆ, ಯಾರು ನೋಡುತ್ತಾರೆ, ಮತ್ತು ನಿಮ್ಮ ಹಕ್ಕುಗಳೇನು.`,
  },
  terms: {
    heading: 'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು',
    summary: `${brand.name} ಸೈಟ್ ಮತ್ತು ಅದರ ಮಾರಾಟಗಾರರ ಪೋರ್ಟಲ್ ಬಳಕೆಯ ಷರತ್ತುಗಳು.`,
    short:
      'ಸಂಕ್ಷಿಪ್ತವಾಗಿ: ಪೋರ್ಟಲ್ ಬಳಕೆ ಉಚಿತ. ನೀವು ನಿಜವಾದ ವಿವರಗಳನ್ನು ಕೊಡಬೇಕು, ನಿಮ್ಮ ಕೋಡ್‌ಗಳನ್ನು ಯಾರಿಗೂ ಹೇಳಬಾರದು. ಪ್ರತಿ ಅರ್ಜಿಯನ್ನೂ ಒಂದೇ ನಿಯಮಗಳಿಂದ ಪರಿಶೀಲಿಸುತ್ತೇವೆ, ತಿರಸ್ಕರಿಸಿದರೆ ಕಾರಣ ಹೇಳುತ್ತೇವೆ.',
  },
  partnerTerms: {
    heading: 'ಪಾರ್ಟ್ನರ್‌ಗಳಿಗಾಗಿ ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು',
    summary: `${brand.name} ಮತ್ತು ಅದರ ಮಾರಾಟಗಾರರ ನಡುವಿನ ಪೂರ್ತಿ ಒಪ್ಪಂದ: ಕಮಿಷನ್, ಪಾವತಿ, ಲೈಸೆನ್ಸ್‌ಗಳು, ಆರ್ಡರ್‌ಗಳು, ಡೇಟಾ, ಮುಕ್ತಾಯ.`,
    short: `ಸಂಕ್ಷಿಪ್ತವಾಗಿ: ನೀವು ನಿಮ್ಮ ಹೆಸರಿನಲ್ಲಿ, ನಿಮ್ಮ ಲೈಸೆನ್ಸ್‌ನಲ್ಲಿ ಮಾರುತ್ತೀರಿ. ನಾವು ಆರ್ಡರ್‌ಗಳನ್ನೂ ರೈಡರ್‌ಗಳನ್ನೂ ತರುತ್ತೇವೆ, ಕಮಿಷನ್ ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ, ${limits.settlementDays} ಕೆಲಸದ ದಿನಗಳೊಳಗೆ ನಿಮಗೆ ಹಣ ಕೊಡುತ್ತೇವೆ. 30 ದಿನ ಮೊದಲು ತಿಳಿಸಿ ಇಬ್ಬರಲ್ಲಿ ಯಾರು ಬೇಕಾದರೂ ಒಪ್ಪಂದವನ್ನು ಮುಗಿಸಬಹುದು.`,
  },
  grievance: {
    heading: 'ಕುಂದುಕೊರತೆ ಪರಿಹಾರ ಅಧಿಕಾರಿ',
    summary: `${brand.name} ಬಗ್ಗೆ ನಿಮ್ಮ ದೂರನ್ನು ಯಾರು ಸ್ವೀಕರಿಸುತ್ತಾರೆ, ಮತ್ತು ಎಷ್ಟು ಬೇಗ ಉತ್ತರ ಸಿಗುತ್ತದೆ.`,
    short:
      'ಸಂಕ್ಷಿಪ್ತವಾಗಿ: ಮೊದಲು ನಮ್ಮ ಗ್ರಾಹಕ ಸೇವಾ ತಂಡದೊಂದಿಗೆ ಮಾತನಾಡಿ. ಅದರಿಂದ ಪರಿಹಾರವಾಗದಿದ್ದರೆ ಕುಂದುಕೊರತೆ ಪರಿಹಾರ ಅಧಿಕಾರಿಯನ್ನು ಸಂಪರ್ಕಿಸಿ. 48 ಗಂಟೆಗಳಲ್ಲಿ ದೂರಿನ ನಂಬರ್, ಒಂದು ತಿಂಗಳಲ್ಲಿ ತೀರ್ಮಾನ ಸಿಗುತ್ತದೆ.',
  },
  accessibility: {
    heading: 'ಆ್ಯಕ್ಸೆಸಿಬಿಲಿಟಿ',
    summary: `ವಿಶೇಷಚೇತನರು ${brand.name} ಅನ್ನು ಎಷ್ಟು ಸುಲಭವಾಗಿ ಬಳಸಬಹುದು, ಇನ್ನೂ ಯಾವುದು ಸರಿಯಿಲ್ಲ, ಮತ್ತು ಸಮಸ್ಯೆ ಇದ್ದರೆ ಹೇಗೆ ತಿಳಿಸಬೇಕು.`,
    short:
      'ಸಂಕ್ಷಿಪ್ತವಾಗಿ: ಎಲ್ಲವೂ ಕೀಬೋರ್ಡ್, ಸ್ಕ್ರೀನ್ ರೀಡರ್ ಮತ್ತು ದೊಡ್ಡ ಅಕ್ಷರಗಳೊಂದಿಗೆ ಕೆಲಸ ಮಾಡಬೇಕು. ಏನಾದರೂ ಕೆಲಸ ಮಾಡದಿದ್ದರೆ ನಮಗೆ ತಿಳಿಸಿ. 48 ಗಂಟೆಗಳಲ್ಲಿ ದೂರಿನ ನಂಬರ್, ಒಂದು ತಿಂಗಳಲ್ಲಿ ಉತ್ತರ ಸಿಗುತ್ತದೆ.',
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
  contents: 'ಈ ಪುಟದಲ್ಲಿ',
  version: 'ಆವೃತ್ತಿ',
  /** The date follows. */
  inForce: 'ಜಾರಿಗೆ ಬರುವ ತಾರೀಖು:',
  /** The mark of a detail that `owner.ts` does not have. The owner is the operator of the site. */
  toBeCompleted: 'ಸೈಟ್ ನಡೆಸುವವರು ತುಂಬಬೇಕು',
  labels: {
    what: 'ಏನು',
    why: 'ಏಕೆ',
    kept: 'ಎಷ್ಟು ಕಾಲ ಇಡುತ್ತೇವೆ',
    seenBy: 'ಯಾರು ನೋಡುತ್ತಾರೆ',
    holds: 'ಇದರಲ್ಲಿ ಇರುವುದು',
    keptUntil: 'ಎಲ್ಲಿಯವರೆಗೆ',
    designation: 'ಹುದ್ದೆ',
    phone: 'ಫೋನ್',
    email: 'ಇಮೇಲ್',
    address: 'ವಿಳಾಸ',
  },
} satisfies Words<typeof english.lawWords>;
