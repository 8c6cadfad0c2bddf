import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% ಪೂರ್ತಿಯಾಗಿದೆ`,
  lastUpdated: (date: string) => `ಕೊನೆಯ ಬದಲಾವಣೆ: ${date}`,
} satisfies Words<typeof english.progressWords>;

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'ಮಾರಾಟಗಾರರ ವಿವರ', subtitle: 'ಮಾಲೀಕರ ಮತ್ತು ಲೊಕೇಶನ್ ವಿವರ' },
  'kyc-documents': { title: 'KYC, ವ್ಯಾಪಾರದ ವಿವರ', subtitle: 'ತೆರಿಗೆ, ಲೈಸೆನ್ಸ್, ಬ್ಯಾಂಕ್ ವಿವರ' },
  documents: { subtitle: 'ಪುರಾವೆಗಳನ್ನು ಅಪ್‌ಲೋಡ್ ಮಾಡಿ' },
  contract: { title: 'ಪಾರ್ಟ್ನರ್ ಒಪ್ಪಂದ', subtitle: 'ಷರತ್ತುಗಳನ್ನು ಒಪ್ಪಿಕೊಳ್ಳಿ' },
} satisfies Words<typeof english.stepWords>;
