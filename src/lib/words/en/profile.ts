import type { Toast } from './toast.ts';
import type { ApplicationState } from '#lib/domain/status/applicationState.ts';
import * as limits from '#lib/limits.ts';

interface ProfileState {
  title: string;
  message: string;
  /** The button that leads on. */
  action: string | null;
}

const incomplete: ProfileState = {
  title: 'Incomplete',
  message: 'Your registration is not finished. Your progress is saved. Press Complete KYC to continue.',
  action: 'Complete KYC',
};

/** The profile page, by the application's state. Only one that is wholly sent is promised a time. */
export const profileStateWords: Record<ApplicationState, ProfileState> = {
  new: incomplete,
  draft: incomplete,
  submitted: {
    title: 'KYC Under Review',
    message: 'We have your KYC details. The review starts when you submit the whole application.',
    action: null,
  },
  changed: {
    title: 'KYC Under Review',
    message: 'You changed your KYC details after you submitted them. Submit them again to continue.',
    action: null,
  },
  'in-review': {
    title: 'KYC Under Review',
    message: `We are reviewing your details and documents. This typically takes ${limits.reviewHoursRange} hours.`,
    action: null,
  },
  approved: {
    title: 'Your KYC is Approved!',
    message: 'Download the vendor app to take your first orders.',
    action: 'Get the vendor app',
  },
  rejected: {
    title: 'KYC Rejected',
    message: 'Please change what the reviewer asked for and submit again.',
    action: 'Resubmit KYC',
  },
};

export const profileWords = {
  title: 'KYC status',
  completeKyc: 'Complete KYC',
  summary: 'Registered as',
  business: 'Business',
  owner: 'Owner',
  phone: 'Phone',
  category: 'Category',
  dashboard: 'View Dashboard',
  missingTitle: 'Profile Not Found',
  missing: "We couldn't find your profile. Please log in or start a new registration.",
  goHome: 'Go Home',
} as const;

export const profileToasts = {
  welcome: {
    title: 'Welcome',
    description: `Your registration has been submitted successfully. We'll review your KYC within ${limits.reviewHoursRange} hours.`,
  },
} as const satisfies Record<string, Toast>;
