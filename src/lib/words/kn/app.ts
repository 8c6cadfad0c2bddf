import type { Words } from '#lib/translation.ts';
import type * as english from '../en/app.ts';

/** The application error screen. */
export const appErrorWords = {
  title: 'ಏನೋ ತಪ್ಪಾಗಿದೆ',
  log: 'ಆ್ಯಪ್ ದೋಷ: ಬ್ರೌಸರ್‌ನಲ್ಲಿರುವ ಡೇಟಾ ಹಾಳಾಗಿರಬಹುದು, ಅಥವಾ ಇದು ತಾತ್ಕಾಲಿಕ ಸಮಸ್ಯೆ ಇರಬಹುದು.',
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  reload: 'ಪುಟ ರೀಲೋಡ್ ಮಾಡಿ',
  clear: 'ಆ್ಯಪ್ ಡೇಟಾ ಅಳಿಸಿ',
  clearHelp: '‘ಆ್ಯಪ್ ಡೇಟಾ ಅಳಿಸಿ’ ಒತ್ತಿದರೆ ಇಲ್ಲಿ ಸೇವ್ ಆದ ಎಲ್ಲ ಡೇಟಾ ಅಳಿಸಿಹೋಗುತ್ತದೆ. ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಬೇಕಾಗಬಹುದು.',
  cleared: 'ಆ್ಯಪ್ ಡೇಟಾ ಅಳಿಸಿದ್ದೇವೆ. ಪುಟ ಈಗ ರೀಲೋಡ್ ಆಗುತ್ತದೆ.',
  clearFailed: 'ಡೇಟಾ ಅಳಿಸಲು ಆಗಲಿಲ್ಲ. ಬ್ರೌಸರ್ ಸೆಟ್ಟಿಂಗ್ಸ್‌ನಲ್ಲಿ ಈ ಸೈಟ್‌ನ ಡೇಟಾವನ್ನು ನೀವೇ ಅಳಿಸಿ.',
} satisfies Words<typeof english.appErrorWords>;

/** Shown once when the browser keeps nothing. */
export const storageWords = {
  blocked: {
    title: 'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಡೇಟಾ ಸೇವ್ ಮಾಡುತ್ತಿಲ್ಲ',
    description: 'ನೀವು ಮುಂದುವರಿಯಬಹುದು. ಈ ಪುಟ ಮುಚ್ಚಿದರೆ ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಬೇಕು.',
  },
  full: {
    title: 'ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನ ಸ್ಟೋರೇಜ್ ತುಂಬಿದೆ',
    description: 'ನೀವು ಮುಂದುವರಿಯಬಹುದು. ಈ ಪುಟ ಮುಚ್ಚಿದರೆ ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಬೇಕು.',
  },
} satisfies Words<typeof english.storageWords>;

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast = {
  title: 'ಹಾಳಾದ ಡೇಟಾ ತೆಗೆದುಹಾಕಿದ್ದೇವೆ',
  description: 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಸೇವ್ ಆಗಿದ್ದ ಡೇಟಾ ಓದಲು ಆಗಲಿಲ್ಲ. ನೀವು ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಬೇಕಾಗಬಹುದು.',
} satisfies Words<typeof english.damagedDataToast>;

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast = {
  title: 'ಈ ಪುಟ ಅಪ್‌ಡೇಟ್ ಆಗಿದೆ',
  description: 'ಹೊಸ ಆವೃತ್ತಿ ಬಂದಿದೆ, ಹಾಗಾಗಿ ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿದ್ದೇವೆ. ನೀವು ನಮೂದಿಸಿದ್ದು ಇಲ್ಲೇ ಇದೆ.',
} satisfies Words<typeof english.newVersionToast>;

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring: 'ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ನೀವು ಲಾಗೌಟ್ ಆಗುತ್ತೀರಿ. ಮುಂದುವರಿಯಲು ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ. ನೀವು ನಮೂದಿಸಿದ್ದು ಇಲ್ಲೇ ಇದೆ.',
  signInAgain: 'ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ',
} satisfies Words<typeof english.sessionWords>;

const required = 'ಲಾಗಿನ್ ಮಾಡಬೇಕು';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'ನಿಮ್ಮ KYC ಸ್ಟೇಟಸ್ ನೋಡಲು ಲಾಗಿನ್ ಮಾಡಿ' },
  dashboard: { title: required, description: 'ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್ ನೋಡಲು ಲಾಗಿನ್ ಮಾಡಿ' },
} satisfies Words<typeof english.authRequiredToasts>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ…',
  offlineTitle: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ',
  offline: 'ಇಂಟರ್ನೆಟ್ ಇದೆಯೇ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  failedTitle: 'ಇದನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ',
  unavailable: 'ನಮ್ಮ ಸೇವೆ ತಾತ್ಕಾಲಿಕವಾಗಿ ಲಭ್ಯವಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
} satisfies Words<typeof english.loadWords>;

/** The part of a label that marks an optional field. */
export const fieldWords = { optional: '(ಕಡ್ಡಾಯವಲ್ಲ)' } satisfies Words<typeof english.fieldWords>;

/** Every dialog's own word. */
export const dialogWords = { close: 'ಮುಚ್ಚಿ' } satisfies Words<typeof english.dialogWords>;

/** The notifications' own words. */
export const toastWords = {
  region: 'ನೋಟಿಫಿಕೇಶನ್‌ಗಳು',
  dismiss: 'ಮುಚ್ಚಿ',
  dismissNamed: (title: string) => `ಮುಚ್ಚಿ: ${title}`,
} satisfies Words<typeof english.toastWords>;

/** The portal's frame. */
export const portalWords = {
  registerTitle: 'ಮಾರಾಟಗಾರರಾಗಿ ನೋಂದಾಯಿಸಿಕೊಳ್ಳಿ',
  notLoadedTitle: 'ಈ ಪುಟ ಪೂರ್ತಿ ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  notLoaded: 'ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನಿಂತುಹೋಯಿತು. ನೀವು ನಮೂದಿಸಿದ್ದು ಸುರಕ್ಷಿತವಾಗಿದೆ.',
  reload: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  noScript: 'ನೋಂದಾಯಿಸಿಕೊಳ್ಳಲು ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ JavaScript ಆನ್ ಮಾಡಿ, ಅಥವಾ ನಮಗೆ ಫೋನ್ ಮಾಡಿ.',
} satisfies Words<typeof english.portalWords>;
