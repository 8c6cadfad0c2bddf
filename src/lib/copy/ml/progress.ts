import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% പൂർത്തിയായി`,
  lastUpdated: (date: string) => `അവസാനം പുതുക്കിയത്: ${date}`,
} satisfies Words<typeof english.progressWords>;

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'വെണ്ടർ വിവരങ്ങൾ', subtitle: 'ഉടമ, ലൊക്കേഷൻ വിവരങ്ങൾ' },
  'kyc-documents': { title: 'KYC, സ്ഥാപന വിവരങ്ങൾ', subtitle: 'നികുതി, ലൈസൻസ്, ബാങ്ക് വിവരങ്ങൾ' },
  documents: { subtitle: 'രേഖകൾ അപ്‌ലോഡ് ചെയ്യുക' },
  contract: { title: 'പാർട്ണർ കരാർ', subtitle: 'നിബന്ധനകൾ സമ്മതിക്കുക' },
} satisfies Words<typeof english.stepWords>;
