import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/profile.ts';

const incomplete = {
  title: 'ಪೂರ್ತಿಯಾಗಿಲ್ಲ',
  message: 'ನಿಮ್ಮ ನೋಂದಣಿ ಮುಗಿದಿಲ್ಲ. ಇಲ್ಲಿಯವರೆಗೆ ಮಾಡಿದ್ದು ಸೇವ್ ಆಗಿದೆ. ಮುಂದುವರಿಯಲು ‘KYC ಪೂರ್ತಿ ಮಾಡಿ’ ಒತ್ತಿ.',
  action: 'KYC ಪೂರ್ತಿ ಮಾಡಿ',
};

/** The profile page, by the application's state. Only one that is wholly sent is promised a time. */
export const profileStateWords = {
  new: incomplete,
  draft: incomplete,
  submitted: {
    title: 'KYC ಪರಿಶೀಲನೆಯಲ್ಲಿದೆ',
    message: 'ನಿಮ್ಮ KYC ವಿವರ ನಮಗೆ ಬಂದಿದೆ. ನೀವು ಪೂರ್ತಿ ಅರ್ಜಿ ಸಲ್ಲಿಸಿದಾಗ ಪರಿಶೀಲನೆ ಶುರುವಾಗುತ್ತದೆ.',
    action: null,
  },
  changed: {
    title: 'KYC ಪರಿಶೀಲನೆಯಲ್ಲಿದೆ',
    message: 'ಸಲ್ಲಿಸಿದ ಮೇಲೆ ನೀವು KYC ವಿವರ ಬದಲಾಯಿಸಿದ್ದೀರಿ. ಮುಂದುವರಿಯಲು ಅದನ್ನು ಮತ್ತೆ ಸಲ್ಲಿಸಿ.',
    action: null,
  },
  'in-review': {
    title: 'KYC ಪರಿಶೀಲನೆಯಲ್ಲಿದೆ',
    message: `ನಿಮ್ಮ ವಿವರ ಮತ್ತು ದಾಖಲೆಗಳನ್ನು ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ. ಸಾಮಾನ್ಯವಾಗಿ ${limits.reviewHoursRange} ಗಂಟೆ ಬೇಕಾಗುತ್ತದೆ.`,
    action: null,
  },
  approved: {
    title: 'ನಿಮ್ಮ KYCಗೆ ಅನುಮೋದನೆ ಸಿಕ್ಕಿದೆ!',
    message: 'ನಿಮ್ಮ ಮೊದಲ ಆರ್ಡರ್‌ಗಳನ್ನು ಪಡೆಯಲು ಮಾರಾಟಗಾರರ ಆ್ಯಪ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ.',
    action: 'ಮಾರಾಟಗಾರರ ಆ್ಯಪ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  },
  rejected: {
    title: 'KYC ತಿರಸ್ಕರಿಸಿದ್ದೇವೆ',
    message: 'ಪರಿಶೀಲಕರು ಕೇಳಿದ್ದನ್ನು ಬದಲಾಯಿಸಿ ಮತ್ತೆ ಸಲ್ಲಿಸಿ.',
    action: 'KYC ಮತ್ತೆ ಸಲ್ಲಿಸಿ',
  },
} satisfies Words<typeof english.profileStateWords>;

export const profileWords = {
  title: 'KYC ಸ್ಟೇಟಸ್',
  completeKyc: 'KYC ಪೂರ್ತಿ ಮಾಡಿ',
  summary: 'ನೋಂದಣಿಯ ವಿವರ',
  business: 'ವ್ಯಾಪಾರ',
  owner: 'ಮಾಲೀಕರು',
  phone: 'ಫೋನ್',
  category: 'ವಿಭಾಗ',
  dashboard: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್ ನೋಡಿ',
  missingTitle: 'ಪ್ರೊಫೈಲ್ ಸಿಗಲಿಲ್ಲ',
  missing: 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ನಮಗೆ ಸಿಗಲಿಲ್ಲ. ಲಾಗಿನ್ ಮಾಡಿ ಅಥವಾ ಹೊಸ ನೋಂದಣಿ ಶುರು ಮಾಡಿ.',
  goHome: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
} satisfies Words<typeof english.profileWords>;

export const profileToasts = {
  welcome: {
    title: 'ಸ್ವಾಗತ',
    description: `ನಿಮ್ಮ ನೋಂದಣಿ ಸಲ್ಲಿಸಿದ್ದೀರಿ. ${limits.reviewHoursRange} ಗಂಟೆಯೊಳಗೆ ನಿಮ್ಮ KYC ಪರಿಶೀಲಿಸುತ್ತೇವೆ.`,
  },
} satisfies Words<typeof english.profileToasts>;
