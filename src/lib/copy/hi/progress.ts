import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% पूरा`,
  lastUpdated: (date: string) => `आखिरी बदलाव ${date}`,
} satisfies Words<typeof english.progressWords>;

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'विक्रेता की जानकारी', subtitle: 'मालिक और लोकेशन की जानकारी' },
  'kyc-documents': { title: 'KYC और कारोबार की जानकारी', subtitle: 'टैक्स, लाइसेंस और बैंक की जानकारी' },
  documents: { subtitle: 'प्रमाण अपलोड करें' },
  contract: { title: 'पार्टनर अनुबंध', subtitle: 'शर्तें मंज़ूर करें' },
} satisfies Words<typeof english.stepWords>;
