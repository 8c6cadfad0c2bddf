import type { Toast } from './toast.ts';

/** The application error screen. */
export const appErrorWords = {
  title: 'Something went wrong',
  log: 'Application Error: This might be caused by corrupted browser data or a temporary issue.',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
  clear: 'Clear App Data',
  clearHelp: 'Clear App Data removes all saved data, and you may need to log in again.',
  cleared: 'App data cleared successfully. The page will now reload.',
  clearFailed: 'Failed to clear data. Please try manually clearing your browser storage.',
} as const;

/** Shown once when the browser keeps nothing. */
export const storageWords: Record<'blocked' | 'full', Toast> = {
  blocked: {
    title: 'Your browser is not saving data',
    description: 'You can go on, but this visit ends when the page is closed.',
  },
  full: {
    title: 'Your browser’s storage is full',
    description: 'You can go on, but this visit ends when the page is closed.',
  },
};

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast: Toast = {
  title: 'Damaged saved data was removed',
  description: 'What this browser had kept could not be read. You may need to sign in again.',
};

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast: Toast = {
  title: 'This page was updated',
  description: 'A new version was published, so the page was loaded again. What you typed is kept.',
};

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring:
    'Your session is about to end and could not be renewed. Sign in again to keep going; what you typed stays.',
  signInAgain: 'Sign in again',
} as const;

const required = 'Authentication Required';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'Please log in to view your profile' },
  dashboard: { title: required, description: 'Please log in to view your dashboard' },
  registration: { title: required, description: 'Please log in to go on with your registration' },
} as const satisfies Record<string, Toast>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'Loading…',
  offlineTitle: 'You seem to be offline',
  offline: 'Please check your internet connection and try again.',
  failedTitle: 'This could not be loaded',
  unavailable: 'Our service is temporarily unavailable. Please try again later.',
  retry: 'Try again',
} as const;

/** The notifications' own words. */
export const toastWords = {
  region: 'Notifications',
  dismiss: 'Dismiss',
} as const;

/** The portal's frame. */
export const portalWords = {
  notLoadedTitle: 'This page did not load completely',
  notLoaded: 'The connection broke on the way. What you entered before is kept.',
  reload: 'Try Again',
  noScript: 'Registering needs JavaScript. Please switch it on in your browser, or call us.',
} as const;
