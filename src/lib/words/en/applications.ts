import type { Toast } from './toast.ts';
import type { Badge } from '#lib/domain/status/shownState.ts';

export const categoryDialogWords = {
  title: 'Select the service you want to register for',
} as const;

/** The list of the vendor's applications, and their place on /vendor. */
export const applicationsWords = {
  title: 'Your Applications',
  searchOpen: 'Search applications',
  searchClose: 'Close search',
  search: 'Search by name, city, category or status',
  noMatch: 'No application matches your search.',
  list: 'Applications',
  empty: 'You have not started an application yet.',
  refresh: 'Refresh',
  close: 'Close',
  startNew: 'Start New Application',
  resume: 'Resume',
  resubmit: 'Resubmit KYC',
  view: 'View Dashboard',
  unnamed: 'Unnamed application',
  loading: 'Loading your applications…',
} as const;

/** /vendor's panel for who is signed in. */
export const vendorEntryWords = {
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  heading: 'Your applications',
  continue: 'Continue',
  resume: 'Resume',
  dashboard: 'View Dashboard',
  startNew: 'Start New Registration',
  empty: 'No application yet. There are four short steps. You can stop at any time and resume later.',
  draft: (category: string) => `You started a registration in this browser: ${category}`,
} as const;

/** The badge of an application; 'own' shows the status's own word. */
export const badgeWords: Record<Exclude<Badge['word'], 'own'>, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  'under-review': 'Under Review',
  incomplete: 'Incomplete',
};

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'No applications found';
  return count === 1 ? '1 application found' : `${count} applications found`;
}

/** The number of corrections of a rejected application: 'Fix 2 items'. */
export function fixItems(count: number): string {
  return count === 1 ? 'Fix 1 item' : `Fix ${count} items`;
}

/** Shown when the way on could not be found out. */
export const entryFailedToast: Toast = { title: 'We could not load your applications' };
