import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/dashboard.ts';

/** The words of the KYC card. For a status that is not listed, `other`: the badge shows the status itself. */
export const kycCardWords = {
  approved: {
    badge: 'ಅನುಮೋದನೆ ಸಿಕ್ಕಿದೆ',
    title: 'KYCಗೆ ಅನುಮೋದನೆ ಸಿಕ್ಕಿದೆ',
    message: 'ನಿಮ್ಮ ವಿವರ ಮತ್ತು ದಾಖಲೆಗಳನ್ನು ದೃಢೀಕರಿಸಿದ್ದೇವೆ.',
  },
  rejected: {
    badge: 'ತಿರಸ್ಕರಿಸಿದ್ದೇವೆ',
    title: 'KYC ತಿರಸ್ಕರಿಸಿದ್ದೇವೆ',
    message: 'ಪರಿಶೀಲಕರು ಕೇಳಿದ್ದನ್ನು ಬದಲಾಯಿಸಿ ಮತ್ತೆ ಸಲ್ಲಿಸಿ.',
  },
  'under-review': {
    badge: 'ಪರಿಶೀಲನೆಯಲ್ಲಿದೆ',
    title: 'KYC ಪರಿಶೀಲನೆಯಲ್ಲಿದೆ',
    message: `ನಿಮ್ಮ ವಿವರ ಮತ್ತು ದಾಖಲೆಗಳನ್ನು ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ. ಸಾಮಾನ್ಯವಾಗಿ ${limits.reviewHoursRange} ಗಂಟೆ ಬೇಕಾಗುತ್ತದೆ.`,
  },
  unfinished: {
    badge: 'ಸಲ್ಲಿಸಿದ್ದೀರಿ',
    title: 'KYC ಸಲ್ಲಿಸಿದ್ದೀರಿ',
    message: 'ನಿಮ್ಮ KYC ವಿವರ ಸೇವ್ ಆಗಿದೆ. ಉಳಿದ ಹಂತಗಳನ್ನು ಪೂರ್ತಿ ಮಾಡಿ ಅರ್ಜಿ ಸಲ್ಲಿಸಿ.',
  },
  incomplete: {
    badge: 'ಪೂರ್ತಿಯಾಗಿಲ್ಲ',
    title: 'KYC ಪೂರ್ತಿಯಾಗಿಲ್ಲ',
    message: 'ನಿಮ್ಮ KYC ಪೂರ್ತಿ ಮಾಡಿ ಅರ್ಜಿ ಸಲ್ಲಿಸಿ.',
  },
  other: {
    badge: 'ನಡೆಯುತ್ತಿದೆ',
    title: 'KYC ನಡೆಯುತ್ತಿದೆ',
    message: 'ನೀವು ಏನಾದರೂ ಮಾಡಬೇಕಾದಾಗ ನಾವು ತಿಳಿಸುತ್ತೇವೆ.',
  },
} satisfies Words<typeof english.kycCardWords>;

export const dashboardWords = {
  title: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  untitled: 'ನಿಮ್ಮ ವ್ಯಾಪಾರ',
  statusHeading: 'KYC ದೃಢೀಕರಣದ ಸ್ಟೇಟಸ್',
  completeKyc: 'KYC ಪೂರ್ತಿ ಮಾಡಿ',
  resubmitKyc: 'KYC ಮತ್ತೆ ಸಲ್ಲಿಸಿ',
  openApp: 'ಮಾರಾಟಗಾರರ ಆ್ಯಪ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  startNew: 'ಹೊಸ ನೋಂದಣಿ ಶುರು ಮಾಡಿ',
  profile: 'KYC ಸ್ಟೇಟಸ್ ನೋಡಿ',
  reason: 'ಪರಿಶೀಲಕರು ಹೇಳಿದ್ದು',
  flagged: 'ಇವುಗಳನ್ನು ಬದಲಾಯಿಸಿ',
  flaggedNothing: 'ಪರಿಶೀಲಕರು ಯಾವುದೇ ಒಂದು ಅಂಶ ಹೇಳಿಲ್ಲ. ಎಲ್ಲವೂ ಸರಿಯಿದೆಯೇ ನೋಡಿ.',
  basic: 'ಪ್ರಾಥಮಿಕ ವಿವರ',
  categories: 'ವಿಭಾಗಗಳು',
  location: 'ವಿಳಾಸ, ಲೊಕೇಶನ್',
  addressSecond: 'ವಿಳಾಸದ ಎರಡನೇ ಸಾಲು',
  state: 'ರಾಜ್ಯ',
  coordinates: 'ಮ್ಯಾಪ್ ಪಾಯಿಂಟ್',
  mapApp: 'ನಿಮ್ಮ ಮ್ಯಾಪ್ ಆ್ಯಪ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ',
  openingHours: 'ತೆರೆದಿರುವ ಸಮಯ',
  openDays: 'ತೆರೆದಿರುವ ದಿನಗಳು',
  kyc: 'KYC ವಿವರ',
  kycEmpty: 'ಇನ್ನೂ KYC ವಿವರ ಇಲ್ಲ.',
  kycSubmitted: 'ಸಲ್ಲಿಸಿದ ತಾರೀಖು',
  kycVerified: 'ದೃಢೀಕರಿಸಿದ ತಾರೀಖು',
  reveal: 'ತೋರಿಸಿ',
  revealField: (field: string) => `${field} ತೋರಿಸಿ`,
  conceal: 'ಮರೆಮಾಡಿ',
  documents: 'ಅಪ್‌ಲೋಡ್ ಆದ ದಾಖಲೆಗಳು',
  document: 'ದಾಖಲೆ',
  documentsEmpty: 'ಇನ್ನೂ ಯಾವ ದಾಖಲೆಯೂ ಅಪ್‌ಲೋಡ್ ಆಗಿಲ್ಲ.',
  uploaded: (date: string) => `ಅಪ್‌ಲೋಡ್ ಆದ ತಾರೀಖು: ${date}`,
  uploadedUnknown: 'ಅಪ್‌ಲೋಡ್ ಆದ ತಾರೀಖು ಗೊತ್ತಿಲ್ಲ',
  flaggedDocument: 'ಇದನ್ನು ಮತ್ತೆ ಕಳುಹಿಸಿ',
  view: 'ನೋಡಿ',
  viewDocument: (document: string) => `${document} ನೋಡಿ (ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)`,
  opensNewTab: 'ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ',
  noLink: 'ಲಿಂಕ್ ಇಲ್ಲ',
  notProvided: 'ಕೊಟ್ಟಿಲ್ಲ',
  otherApplications: 'ನಿಮ್ಮ ಇತರ ಅರ್ಜಿಗಳು',
  otherUntitled: 'ಹೆಸರಿಲ್ಲದ ಅರ್ಜಿ',
  open: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್ ನೋಡಿ',
  resume: 'ಮುಂದುವರಿಸಿ',
  emptyTitle: 'ಇನ್ನೂ ಅರ್ಜಿ ಇಲ್ಲ',
  empty: 'ಫಾರ್ಮಸಿ, ಸಪ್ಲಿಮೆಂಟ್ ಅಂಗಡಿ ಅಥವಾ ಲ್ಯಾಬ್ ನೋಂದಾಯಿಸಿ. ಅದು ಎಲ್ಲಿಯವರೆಗೆ ಬಂದಿದೆ ಎಂದು ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.',
  missingTitle: 'ಮಾರಾಟಗಾರರ ವಿವರ ಸಿಗಲಿಲ್ಲ',
  missing: 'ಈ ಅರ್ಜಿ ನಮಗೆ ಸಿಗಲಿಲ್ಲ, ಅಥವಾ ಇದು ಬೇರೆ ಫೋನ್ ನಂಬರ್‌ಗೆ ಸೇರಿದೆ.',
  ownDashboard: 'ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗೆ ಹೋಗಿ',
  offlineStale: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ಹಳೆಯ ಮಾಹಿತಿ ಕಾಣಿಸಬಹುದು.',
  failedStale: 'ಈ ಪುಟ ರಿಫ್ರೆಶ್ ಆಗಲಿಲ್ಲ. ಹಳೆಯ ಮಾಹಿತಿ ಕಾಣಿಸಬಹುದು.',
} satisfies Words<typeof english.dashboardWords>;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords = {
  ownerName: 'ಮಾಲೀಕರು',
  supportPhone: 'ಗ್ರಾಹಕರಿಗಾಗಿ ಫೋನ್',
} satisfies Words<typeof english.dashboardLabelWords>;
