import type { Toast } from '#lib/copy/toast.ts';
import type { VendorState } from '#lib/domain/status.ts';
import { limits } from '#lib/limits.ts';

/** The profile page, by the vendor's status. */
export const profileStateWords: Record<
  VendorState,
  { title: string; message: string; action: string | null }
> = {
  approved: {
    title: 'Your KYC is Approved!',
    message: 'Download the vendor app to take your first orders.',
    action: 'Get the vendor app',
  },
  'under-review': {
    title: 'KYC Under Review',
    message: `We are reviewing your details and documents. This typically takes ${limits.reviewHours}.`,
    action: null,
  },
  rejected: {
    title: 'KYC Rejected',
    message: 'Please correct what the reviewer asked for and send it again.',
    action: 'Resubmit KYC',
  },
  incomplete: {
    title: 'Incomplete',
    message: 'Your registration is not finished. Your progress is saved; go on where you left off.',
    action: 'Complete KYC',
  },
};

export const profileWords = {
  title: 'KYC status',
  unfinished: 'Some steps of your application are still open. Finish them to send it for review.',
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
  auth: { title: 'Authentication Required', description: 'Please log in to view your profile' },
  welcome: {
    title: 'Welcome',
    description: `Your registration has been submitted successfully. We'll review your KYC within ${limits.reviewHours}.`,
  },
} as const satisfies Record<string, Toast>;

/** Beside the heading, where it does not already say the same. */
export const profileBadges: Record<VendorState, string | null> = {
  approved: 'Approved',
  'under-review': 'Under Review',
  rejected: 'Rejected',
  incomplete: null,
};
