import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/onboarding.ts';

export const onboardingWords = {
  steps: 'ಹಂತಗಳು',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, ಪೂರ್ತಿಯಾಗಿದೆ` : `${step}. ${title}`,
  help: 'ಸಹಾಯ ಬೇಕೇ? ಫೋನ್ ಮಾಡಿ:',
  helpShort: 'ಸಹಾಯ',
  next: 'ಮುಂದೆ',
  back: 'ಹಿಂದೆ',
  resumeTitle: 'ಮತ್ತೆ ಸ್ವಾಗತ',
  stepOf: (step: number, total: number) => `ಹಂತ ${step} / ${total}`,
  locked: 'ಇವುಗಳನ್ನು ಇಲ್ಲಿ ಬದಲಾಯಿಸಲು ಆಗುವುದಿಲ್ಲ. ನಮಗೆ ಫೋನ್ ಅಥವಾ ಇಮೇಲ್ ಮಾಡಿ:',
  kept: 'ನೀವು ಮೊದಲು ನಮೂದಿಸಿದ್ದು ಇಲ್ಲೇ ಇದೆ.',
  startFresh: 'ಖಾಲಿ ಫಾರ್ಮ್‌ನಿಂದ ಶುರು ಮಾಡಿ',
  /** Somebody typed into this form earlier, in another tab or before the browser was closed. */
  offered: 'ಈ ಫಾರ್ಮ್‌ನಲ್ಲಿ ಮೊದಲು ನಮೂದಿಸಿದ ವಿವರ ಇದೆ.',
  continueWith: 'ಅದನ್ನೇ ಮುಂದುವರಿಸಿ',
  startEmpty: 'ಖಾಲಿ ಫಾರ್ಮ್‌ನಿಂದ ಶುರು ಮಾಡಿ',
  placeLegend: 'ನಿಮ್ಮ ಅಂಗಡಿ/ಲ್ಯಾಬ್ ಎಲ್ಲಿದೆ?',
  businessLegend: 'ನಿಮ್ಮ ವ್ಯಾಪಾರ',
  hoursLegend: 'ಯಾವಾಗ ತೆರೆದಿರುತ್ತದೆ?',
  change: 'ಬದಲಾಯಿಸಿ',
  /** Beside the support phone. */
  samePhone: 'ನನ್ನ ಫೋನ್ ನಂಬರೇ',
} satisfies Words<typeof english.onboardingWords>;

/** The notice before the first questions of an application. */
export const beforeWords = {
  time: (minutes: number) =>
    `ಸುಮಾರು ${minutes} ನಿಮಿಷ. ನಿಮ್ಮ ದಾಖಲೆಗಳನ್ನು ಸಿದ್ಧವಾಗಿಟ್ಟುಕೊಳ್ಳಿ. ಯಾವಾಗ ಬೇಕಾದರೂ ನಿಲ್ಲಿಸಬಹುದು: ನೀವು ನಮೂದಿಸಿದ್ದು ಹಾಗೇ ಇರುತ್ತದೆ.`,
  typed:
    'ನೀವು ನಮೂದಿಸುವುದು: ಹೆಸರುಗಳು, ಫೋನ್, ವಿಳಾಸ, ತೆರೆದಿರುವ ಸಮಯ; PAN, GST ನಂಬರ್, IFSC ಸಹಿತ ಬ್ಯಾಂಕ್ ಖಾತೆ, ನಿಮ್ಮ ಲೈಸೆನ್ಸ್ ಮೇಲಿನ ನಂಬರ್.',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `ನೀವು ಫೋಟೋ ತೆಗೆಯುವುದು ಅಥವಾ ಅಪ್‌ಲೋಡ್ ಮಾಡುವುದು: ${needs}, GST ಸರ್ಟಿಫಿಕೇಟ್, ಮಾಲೀಕರು, ಅಂಗಡಿ/ಲ್ಯಾಬ್ ಮುಂದೆ ಮಾಲೀಕರು. ಕ್ಯಾನ್ಸಲ್ ಮಾಡಿದ ಚೆಕ್ ಇದ್ದರೆ ಒಳ್ಳೆಯದು.`,
} satisfies Words<typeof english.beforeWords>;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'ಏನೇನು ಬೇಕು, ಅದನ್ನು ಹೇಗೆ ಬಳಸುತ್ತೇವೆ',
  text: 'ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಪರಿಶೀಲಿಸಲು, ಮತ್ತು ನೀವು ಮಾರಾಟ ಶುರು ಮಾಡಿದಾಗ ನಿಮ್ಮ ವ್ಯಾಪಾರವನ್ನು ಪಟ್ಟಿಯಲ್ಲಿ ತೋರಿಸಲು, ರೈಡರ್‌ಗಳನ್ನು ಕಳುಹಿಸಲು ಈ ವಿವರ ಬಳಸುತ್ತೇವೆ. ನಮ್ಮ ಪರಿಶೀಲಕರು ಇದನ್ನು ನೋಡುತ್ತಾರೆ. ಇದನ್ನು ಸರಿಪಡಿಸುವಂತೆ ಅಥವಾ ಅಳಿಸುವಂತೆ ನೀವು ನಮ್ಮನ್ನು ಕೇಳಬಹುದು, ಕೊಟ್ಟ ಸಮ್ಮತಿ ಹಿಂಪಡೆಯಬಹುದು, ಅಥವಾ ದೂರು ಕೊಡಬಹುದು.',
  link: 'ಗೌಪ್ಯತಾ ಸೂಚನೆ',
} satisfies Words<typeof english.noticeWords>;

export const onboardingToasts = {
  validation: { title: 'ಫಾರ್ಮ್‌ನಲ್ಲಿ ತಪ್ಪುಗಳಿವೆ', description: 'ಫಾರ್ಮ್‌ನಲ್ಲಿರುವ ತಪ್ಪುಗಳನ್ನು ಸರಿಪಡಿಸಿ' },
  vendorRequired: {
    title: 'ಮಾರಾಟಗಾರರ ವಿವರ ಕಡ್ಡಾಯ',
    description: 'ಮೊದಲು ಮಾರಾಟಗಾರರ ವಿವರ ಪೂರ್ತಿ ಮಾಡಿ',
  },
  alreadyCompleted: (title: string) => ({
    title: 'ಈಗಾಗಲೇ ಪೂರ್ತಿಯಾಗಿದೆ',
    description: `ಈಗಾಗಲೇ ಸೇವ್ ಆಗಿದೆ: ${title}. ಮುಂದಿನ ಹಂತ ತೆರೆಯುತ್ತಿದ್ದೇವೆ.`,
  }),
  alreadySubmitted: {
    title: 'ಅರ್ಜಿಯನ್ನು ಈಗಾಗಲೇ ಸಲ್ಲಿಸಿದ್ದೀರಿ',
    description: 'ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗೆ ಕರೆದೊಯ್ಯುತ್ತಿದ್ದೇವೆ.',
  },
  complete: { title: 'ಅರ್ಜಿ ಪೂರ್ತಿಯಾಗಿದೆ', description: 'ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗೆ ಕರೆದೊಯ್ಯುತ್ತಿದ್ದೇವೆ.' },
  sentAgain: {
    title: 'ಪರಿಶೀಲನೆಗೆ ಮತ್ತೆ ಕಳುಹಿಸಿದ್ದೇವೆ',
    description: 'ಧನ್ಯವಾದಗಳು. ನಮ್ಮ ತಂಡ ನಿಮ್ಮ ಬದಲಾವಣೆಗಳನ್ನು ಪರಿಶೀಲಿಸುತ್ತದೆ. ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗೆ ಕರೆದೊಯ್ಯುತ್ತಿದ್ದೇವೆ.',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'ನಿಮ್ಮ ಅರ್ಜಿ ಸೇವ್ ಆಗಿದೆ',
    description: 'ನಿಮಗೆ ತಿಳಿಸುವ ಮುನ್ನವೇ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನಿಂತುಹೋಯಿತು. ಇಲ್ಲಿಂದ ಮುಂದುವರಿಯಿರಿ.',
  },
  vendorCreated: {
    title: 'ದೃಢೀಕರಣ ಮುಗಿದಿದೆ',
    description: 'ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ದೃಢೀಕರಣ ಮುಗಿದಿದೆ, ನಿಮ್ಮ ಅರ್ಜಿ ಸೇವ್ ಆಗಿದೆ.',
  },
} satisfies Words<typeof english.onboardingToasts>;

export const hoursWords = {
  allDay: '24 ಗಂಟೆಯ ಸೇವೆ',
  dayWise: 'ಕೆಲವು ದಿನ ಬೇರೆ ಸಮಯ',
  dayWiseDays: 'ಯಾವ ದಿನಗಳು?',
  overnight: 'ಮರುದಿನ ಬೆಳಿಗ್ಗೆ ಮುಚ್ಚುತ್ತದೆ',
  closed: 'ಮುಚ್ಚಿರುತ್ತದೆ',
  openTimeOn: (day: string) => `${day} ತೆರೆಯುವ ಸಮಯ`,
  closeTimeOn: (day: string) => `${day} ಮುಚ್ಚುವ ಸಮಯ`,
} satisfies Words<typeof english.hoursWords>;

/** The title of the error summary, by whether all its fields are empty. */
export const summaryWords = {
  missing: (count: number) =>
    plural(count, { one: `${count} ವಿವರ ಇನ್ನೂ ಬೇಕು`, other: `${count} ವಿವರಗಳು ಇನ್ನೂ ಬೇಕು` }),
  wrong: (count: number) =>
    plural(count, { one: `${count} ವಿವರ ಸರಿಯಿದೆಯೇ ನೋಡಿ`, other: `${count} ವಿವರಗಳು ಸರಿಯಿವೆಯೇ ನೋಡಿ` }),
} satisfies Words<typeof english.summaryWords>;
