import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% முடிந்தது`,
  lastUpdated: (date: string) => `கடைசி மாற்றம்: ${date}`,
} satisfies Words<typeof english.progressWords>;

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'விற்பனையாளர் விவரம்', subtitle: 'உரிமையாளர், லொகேஷன் விவரம்' },
  'kyc-documents': { title: 'KYC, வணிக விவரம்', subtitle: 'வரி, உரிமம், வங்கி விவரம்' },
  documents: { subtitle: 'சான்றுகளைப் பதிவேற்றுங்கள்' },
  contract: { title: 'பார்ட்னர் ஒப்பந்தம்', subtitle: 'விதிமுறைகளை ஏற்றுக்கொள்ளுங்கள்' },
} satisfies Words<typeof english.stepWords>;
