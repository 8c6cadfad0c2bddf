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
    description: 'You can continue. If you close this page, you must sign in again.',
  },
  full: {
    title: 'Your browser’s storage is full',
    description: 'You can continue. If you close this page, you must sign in again.',
  },
};

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast: Toast = {
  title: 'We removed damaged data',
  description: 'We could not read the data saved in this browser. You may need to sign in again.',
};

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast: Toast = {
  title: 'This page was updated',
  description: 'There is a new version, so we loaded the page again. What you typed is still here.',
};

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring: 'You will be signed out soon. Sign in again to continue. What you typed is still here.',
  signInAgain: 'Sign in again',
} as const;

const required = 'Authentication Required';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'Please log in to view your profile' },
  dashboard: { title: required, description: 'Please log in to view your dashboard' },
} as const satisfies Record<string, Toast>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'Loading…',
  offlineTitle: 'No internet connection',
  offline: 'Please check your internet connection and try again.',
  failedTitle: 'We could not load this',
  unavailable: 'Our service is temporarily unavailable. Please try again later.',
  retry: 'Try again',
} as const;

/** The part of a label that marks an optional field. */
export const fieldWords = { optional: '(optional)' } as const;

/** Every dialog's own word. */
export const dialogWords = { close: 'Close' } as const;

/** The notifications' own words. */
export const toastWords = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  dismissNamed: (title: string) => `Dismiss: ${title}`,
} as const;

/** The portal's frame. */
export const portalWords = {
  registerTitle: 'Register as a vendor',
  notLoadedTitle: 'This page did not load fully',
  notLoaded: 'The internet connection broke. What you typed is safe.',
  reload: 'Try Again',
  noScript: 'To register, please switch on JavaScript in your browser, or call us.',
} as const;
