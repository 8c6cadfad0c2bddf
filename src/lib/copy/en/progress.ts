/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% complete`,
  lastUpdated: (date: string) => `Last updated ${date}`,
} as const;

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'Vendor information', subtitle: 'Owner and location details' },
  'kyc-documents': { title: 'KYC & business details', subtitle: 'Legal and financial verification' },
  documents: { subtitle: 'Upload proofs' },
  contract: { title: 'Partner contract', subtitle: 'Accept terms' },
} as const;
