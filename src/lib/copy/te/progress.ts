import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% పూర్తయింది`,
  lastUpdated: (date: string) => `చివరి మార్పు: ${date}`,
} satisfies Words<typeof english.progressWords>;

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'విక్రేత వివరాలు', subtitle: 'యజమాని, లొకేషన్ వివరాలు' },
  'kyc-documents': { title: 'KYC, వ్యాపార వివరాలు', subtitle: 'పన్ను, లైసెన్స్, బ్యాంక్ వివరాలు' },
  documents: { subtitle: 'రుజువులు అప్‌లోడ్ చేయండి' },
  contract: { title: 'పార్టనర్ ఒప్పందం', subtitle: 'నియమ నిబంధనలు అంగీకరించండి' },
} satisfies Words<typeof english.stepWords>;
