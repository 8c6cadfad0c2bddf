import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`copy/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'ಗೌಪ್ಯತಾ ಸೂಚನೆ',
    summary: `${brand.name} ಮಾರಾಟಗಾರರಿಂದ ಯಾವ ವಿವರ ಕೇಳುತ್ತದೆ, ಏಕೆ, ಎಷ್ಟು ಕಾಲ ಇಡುತ್ತದೆ, ಯಾರು ನೋಡುತ್ತಾರೆ, ಮತ್ತು ನಿಮ್ಮ ಹಕ್ಕುಗಳೇನು.`,
  },
  terms: {
    heading: 'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು',
    summary: `${brand.name} ಸೈಟ್ ಮತ್ತು ಅದರ ಮಾರಾಟಗಾರರ ಪೋರ್ಟಲ್ ಬಳಕೆಯ ಷರತ್ತುಗಳು.`,
  },
  partnerTerms: {
    heading: 'ಪಾರ್ಟ್ನರ್‌ಗಳಿಗಾಗಿ ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು',
    summary: `${brand.name} ಮತ್ತು ಅದರ ಮಾರಾಟಗಾರರ ನಡುವಿನ ಪೂರ್ತಿ ಒಪ್ಪಂದ: ಕಮಿಷನ್, ಪಾವತಿ, ಲೈಸೆನ್ಸ್‌ಗಳು, ಆರ್ಡರ್‌ಗಳು, ಡೇಟಾ, ಮುಕ್ತಾಯ.`,
  },
  grievance: {
    heading: 'ಕುಂದುಕೊರತೆ ಪರಿಹಾರ ಅಧಿಕಾರಿ',
    summary: `${brand.name} ಬಗ್ಗೆ ನಿಮ್ಮ ದೂರನ್ನು ಯಾರು ಸ್ವೀಕರಿಸುತ್ತಾರೆ, ಮತ್ತು ಎಷ್ಟು ಬೇಗ ಉತ್ತರ ಸಿಗುತ್ತದೆ.`,
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
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
