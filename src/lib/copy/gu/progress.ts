import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% પૂરું`,
  lastUpdated: (date: string) => `છેલ્લો ફેરફાર ${date}`,
} satisfies Words<typeof english.progressWords>;

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'વિક્રેતાની માહિતી', subtitle: 'માલિક અને લોકેશનની વિગતો' },
  'kyc-documents': { title: 'KYC અને બિઝનેસની વિગતો', subtitle: 'ટેક્સ, લાઇસન્સ અને બેંકની વિગતો' },
  documents: { subtitle: 'પુરાવા અપલોડ કરો' },
  contract: { title: 'પાર્ટનર કરાર', subtitle: 'શરતો સ્વીકારો' },
} satisfies Words<typeof english.stepWords>;
