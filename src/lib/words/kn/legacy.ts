import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/legacy.ts';

/** The messages of the legacy form, to the letter of the specification. */
export const legacyErrorWords = {
  vendorName: 'ಮಾರಾಟಗಾರರ ಹೆಸರು ನಮೂದಿಸಿ',
  ownerName: 'ಮಾಲೀಕರ ಪೂರ್ತಿ ಹೆಸರು ನಮೂದಿಸಿ',
  email: 'ಸರಿಯಾದ ಇಮೇಲ್ ನಮೂದಿಸಿ',
  phone: 'ಫೋನ್ ನಂಬರ್ ನಮೂದಿಸಿ',
  supportPhone: 'ಮುಖ್ಯ ಸಂಪರ್ಕ ನಂಬರ್ ನಮೂದಿಸಿ',
  addressLine1: 'ವಿಳಾಸ ನಮೂದಿಸಿ',
  city: 'ಊರಿನ ಹೆಸರು ನಮೂದಿಸಿ',
  pincode: 'ಪಿನ್ ಕೋಡ್ ನಮೂದಿಸಿ',
  agree: 'ಮುಂದುವರಿಯಲು ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳನ್ನು ಒಪ್ಪಿಕೊಳ್ಳಬೇಕು',
} satisfies Words<typeof english.legacyErrorWords>;

export const legacyStepWords = {
  vendor: { title: 'ಮಾರಾಟಗಾರರ ವಿವರ', subtitle: 'ವಿಭಾಗ ಮತ್ತು ವ್ಯಾಪಾರದ ಹೆಸರು' },
  owner: { title: 'ಮಾಲೀಕರ ವಿವರ', subtitle: 'ಮಾಲೀಕರ ಹೆಸರು, ಇಮೇಲ್, ಫೋನ್' },
  location: { title: 'ವಿಳಾಸ, ಸಂಪರ್ಕ', subtitle: 'ವಿಳಾಸ, ಗ್ರಾಹಕರಿಗಾಗಿ ನಂಬರ್' },
  documents: { title: 'ದಾಖಲೆಗಳು', subtitle: 'ಪುರಾವೆಗಳನ್ನು ಅಪ್‌ಲೋಡ್ ಮಾಡಿ' },
  review: { title: 'ಸರಿಯಿದೆಯೇ ನೋಡಿ, ಸಲ್ಲಿಸಿ', subtitle: 'ನಿಮ್ಮ ಉತ್ತರಗಳು ಸರಿಯಿವೆಯೇ ನೋಡಿ ಸಲ್ಲಿಸಿ' },
} satisfies Words<typeof english.legacyStepWords>;

export const legacyLabelWords = {
  category: 'ವಿಭಾಗ',
  vendorName: 'ಮಾರಾಟಗಾರರ ಹೆಸರು',
  ownerName: 'ಮಾಲೀಕರ ಪೂರ್ತಿ ಹೆಸರು',
  email: 'ಇಮೇಲ್',
  phone: 'ಫೋನ್',
  whatsappUpdates: 'WhatsAppನಲ್ಲಿ ನನಗೆ ಮಾಹಿತಿ ಕಳುಹಿಸಿ',
  supportPhone: 'ಮುಖ್ಯ ಸಂಪರ್ಕ ನಂಬರ್',
  addressLine1: 'ವಿಳಾಸ',
  city: 'ಊರು',
  pincode: 'ಪಿನ್ ಕೋಡ್',
  docs: 'ದಾಖಲೆಗಳು',
  agree: 'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳನ್ನು ಒಪ್ಪುತ್ತೇನೆ',
} satisfies Words<typeof english.legacyLabelWords>;

export const legacyHelpWords = {
  vendorName: 'ಗ್ರಾಹಕರಿಗೆ ಗೊತ್ತಿರುವ ಹೆಸರು',
  email: 'ನಿಮ್ಮ ನೋಂದಣಿಯ ಮಾಹಿತಿಯನ್ನು ಈ ಇಮೇಲ್‌ಗೆ ಕಳುಹಿಸುತ್ತೇವೆ',
  phone: 'ಮಾಲೀಕರ ಸ್ವಂತ ನಂಬರ್',
  whatsappUpdates: 'ಮೇಲಿನ ಫೋನ್ ನಂಬರ್‌ಗೆ. ಯಾವಾಗ ಬೇಕಾದರೂ ನಿಲ್ಲಿಸಬಹುದು.',
  supportPhone: 'ಗ್ರಾಹಕರು ಮತ್ತು ರೈಡರ್‌ಗಳು ಈ ನಂಬರ್‌ಗೆ ಫೋನ್ ಮಾಡುತ್ತಾರೆ',
  addressLine1: 'ಅಂಗಡಿ ಅಥವಾ ಕಟ್ಟಡದ ನಂಬರ್ ಮತ್ತು ರಸ್ತೆ',
  pincode: 'ಉದಾಹರಣೆಗೆ 560001',
} satisfies Words<typeof english.legacyHelpWords>;

export const legacyWords = {
  pageTitle: 'ಮಾರಾಟಗಾರರ ನೋಂದಣಿ',
  heading: 'ಮಾರಾಟಗಾರರ ನೋಂದಣಿ',
  help: 'ಸಹಾಯ ಬೇಕೇ? ಇಮೇಲ್ ಮಾಡಿ:',
  done: '(ಪೂರ್ತಿಯಾಗಿದೆ)',
  needsAttention: '(ತಪ್ಪುಗಳಿವೆ)',
  back: 'ಹಿಂದೆ',
  next: 'ಮುಂದುವರಿಯಿರಿ',
  submit: 'ಸಲ್ಲಿಸಿ',
  kept: 'ನೀವು ಮೊದಲು ನಮೂದಿಸಿದ್ದು ಇಲ್ಲೇ ಇದೆ.',
  keptDocuments: 'ನಿಮ್ಮ ದಾಖಲೆಗಳನ್ನು ಮತ್ತೆ ಆಯ್ಕೆ ಮಾಡಿ.',
  startFresh: 'ಖಾಲಿ ಫಾರ್ಮ್‌ನಿಂದ ಶುರು ಮಾಡಿ',
  categoryLegend: 'ನೀವು ಏನನ್ನು ನೋಂದಾಯಿಸಲು ಬಯಸುತ್ತೀರಿ?',
  nameLegend: 'ನಿಮ್ಮ ವ್ಯಾಪಾರ',
  ownerLegend: 'ಮಾಲೀಕರು',
  contactLegend: 'ಗ್ರಾಹಕರು ಯಾವ ನಂಬರ್‌ಗೆ ಫೋನ್ ಮಾಡುತ್ತಾರೆ?',
  placeLegend: 'ನಿಮ್ಮ ಅಂಗಡಿ/ಲ್ಯಾಬ್ ಎಲ್ಲಿದೆ?',
  documentsLegend: 'ನಿಮ್ಮ ದಾಖಲೆಗಳು',
  documentsHint: 'ವ್ಯಾಪಾರದ ಲೈಸೆನ್ಸ್, GST, PAN ಮತ್ತು ವಿಳಾಸದ ಪುರಾವೆ ಬೇಕಾಗಬಹುದು.',
  documentsRules: `PDF, PNG, JPG, ಪ್ರತಿಯೊಂದೂ ${limits.legacyDocumentMaxMb}MB ವರೆಗೆ. ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ಫೈಲ್ ಆಯ್ಕೆ ಮಾಡಬಹುದು.`,
  drop: 'ಫೈಲ್‌ಗಳನ್ನು ಇಲ್ಲಿಗೆ ಎಳೆದು ತನ್ನಿ ಅಥವಾ',
  choose: 'ಫೈಲ್‌ಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿ',
  chooseMore: 'ಇನ್ನಷ್ಟು ಫೈಲ್‌ಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿ',
  remove: 'ತೆಗೆದುಹಾಕಿ',
  chosen: (count: number) =>
    plural(count, { one: `${count} ಫೈಲ್ ಆಯ್ಕೆ ಮಾಡಿದ್ದೀರಿ`, other: `${count} ಫೈಲ್‌ಗಳನ್ನು ಆಯ್ಕೆ ಮಾಡಿದ್ದೀರಿ` }),
  removed: (name: string) => `${name} ತೆಗೆದುಹಾಕಿದ್ದೇವೆ`,
  noDocuments: 'ಯಾವುದನ್ನೂ ಆಯ್ಕೆ ಮಾಡಿಲ್ಲ',
  reviewLegend: 'ನಿಮ್ಮ ಉತ್ತರಗಳು',
  change: 'ಬದಲಾಯಿಸಿ',
  changeStep: (title: string) => `ಬದಲಾಯಿಸಿ: ${title}`,
  notGiven: 'ಇನ್ನೂ ಕೊಟ್ಟಿಲ್ಲ',
  yes: 'ಬೇಕು',
  no: 'ಬೇಡ',
  agreeLegend: 'ಸಲ್ಲಿಸುವ ಮುನ್ನ',
  reviewNote: `ದೃಢೀಕರಣಕ್ಕೆ ${limits.reviewHoursRange} ಗಂಟೆ ಬೇಕಾಗುತ್ತದೆ. ಮುಗಿದ ಮೇಲೆ ಇಮೇಲ್ ಮತ್ತು ಫೋನ್ ಮೂಲಕ ತಿಳಿಸುತ್ತೇವೆ.`,
  leaving: 'ಮುಖಪುಟಕ್ಕೆ ಕರೆದೊಯ್ಯುತ್ತಿದ್ದೇವೆ.',
  toHome: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
} satisfies Words<typeof english.legacyWords>;

export const legacySubmittedToast = {
  title: 'ನೋಂದಣಿ ಸಲ್ಲಿಸಿದ್ದೀರಿ',
  description: 'ನಿಮ್ಮ ವಿವರ ನಮಗೆ ಬಂದಿದೆ. ದೃಢೀಕರಿಸಿ ಬೇಗ ತಿಳಿಸುತ್ತೇವೆ.',
} satisfies Words<typeof english.legacySubmittedToast>;
