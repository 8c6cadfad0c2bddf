import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% पूर्ण`,
  lastUpdated: (date: string) => `शेवटचा बदल: ${date}`,
} satisfies Words<typeof english.progressWords>;

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'विक्रेत्याची माहिती', subtitle: 'मालक आणि लोकेशनची माहिती' },
  'kyc-documents': { title: 'KYC आणि व्यवसायाची माहिती', subtitle: 'व्यवसाय आणि बँक खात्याची पडताळणी' },
  documents: { subtitle: 'पुरावे अपलोड करा' },
  contract: { title: 'पार्टनर करार', subtitle: 'अटी मान्य करा' },
} satisfies Words<typeof english.stepWords>;
