import type { InfoTextName } from '#lib/domain/info/infoFields.ts';
import type { KycCard } from '#lib/domain/status/shownState.ts';
import * as limits from '#lib/limits.ts';

/** The words of the KYC card. For a status that is not listed, `other`: the badge shows the status itself. */
export const kycCardWords: Record<KycCard, { badge: string; title: string; message: string }> = {
  approved: {
    badge: 'Approved',
    title: 'KYC Approved',
    message: 'Your details and documents are verified.',
  },
  rejected: {
    badge: 'Rejected',
    title: 'KYC Rejected',
    message: 'Please change what the reviewer asked for and submit again.',
  },
  'under-review': {
    badge: 'Under Review',
    title: 'KYC Under Review',
    message: `We are checking your details and documents. This typically takes ${limits.reviewHoursRange} hours.`,
  },
  unfinished: {
    badge: 'Submitted',
    title: 'KYC Submitted',
    message: 'Your KYC details are saved. Finish the other steps and submit your application.',
  },
  incomplete: {
    badge: 'Incomplete',
    title: 'KYC Incomplete',
    message: 'Complete your KYC and submit your application.',
  },
  other: {
    badge: 'In progress',
    title: 'KYC in progress',
    message: 'We will tell you when you need to do something.',
  },
};

export const dashboardWords = {
  title: 'Dashboard',
  untitled: 'Your business',
  statusHeading: 'KYC Verification Status',
  completeKyc: 'Complete KYC',
  resubmitKyc: 'Resubmit KYC',
  openApp: 'Get the vendor app',
  startNew: 'Start New Registration',
  profile: 'View KYC profile',
  reason: 'What the reviewer said',
  flagged: 'Please change',
  flaggedNothing: 'The reviewer did not name one item. Please check everything.',
  basic: 'Basic Information',
  categories: 'Categories',
  location: 'Location Details',
  addressSecond: 'Address line 2',
  state: 'State',
  coordinates: 'Coordinates',
  mapApp: 'Open in your map app',
  openingHours: 'Opening hours',
  openDays: 'Open days',
  kyc: 'KYC Details',
  kycEmpty: 'No KYC details yet.',
  kycSubmitted: 'Submitted on',
  kycVerified: 'Verified on',
  reveal: 'Show',
  revealField: (field: string) => `Show ${field}`,
  conceal: 'Hide',
  documents: 'Uploaded Documents',
  document: 'Document',
  documentsEmpty: 'No documents uploaded yet.',
  uploaded: (date: string) => `Uploaded ${date}`,
  uploadedUnknown: 'Upload date not known',
  flaggedDocument: 'Please send it again',
  view: 'View',
  viewDocument: (document: string) => `View ${document} (opens in a new tab)`,
  opensNewTab: 'opens in a new tab',
  noLink: 'Link not available',
  notProvided: 'Not provided',
  otherApplications: 'Your other applications',
  otherUntitled: 'Unnamed application',
  open: 'View Dashboard',
  resume: 'Resume',
  emptyTitle: 'No application yet',
  empty: 'Register a pharmacy, a supplement store or a lab. You will see its progress here.',
  missingTitle: 'Vendor not found',
  missing: 'We cannot find this application, or it belongs to another phone number.',
  ownDashboard: 'Go to your dashboard',
  offlineStale: 'No internet connection. You may see old information.',
  failedStale: 'We could not refresh this page. You may see old information.',
} as const;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords: Partial<Record<InfoTextName, string>> = {
  ownerName: 'Owner',
  supportPhone: 'Support Phone',
};
