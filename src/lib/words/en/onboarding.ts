export const onboardingWords = {
  steps: 'Steps',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, completed` : `${step}. ${title}`,
  help: 'Need help? Call',
  /** On a phone, beside the glyph. */
  helpShort: 'Help',
  next: 'Next',
  back: 'Back',
  resumeTitle: 'Welcome back',
  stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
  locked: 'You cannot change them here. Call or write to us:',
  kept: 'What you typed before is still here.',
  startFresh: 'Start with an empty form',
  /** Somebody typed into this form earlier, in another tab or before the browser was closed. */
  offered: 'There is something typed here from earlier.',
  continueWith: 'Continue with it',
  startEmpty: 'Start empty',
  placeLegend: 'Where are you?',
  businessLegend: 'Your business',
  hoursLegend: 'When are you open?',
  change: 'Change',
  /** Beside the support phone. */
  samePhone: 'Same as my phone',
} as const;

/** The notice before the first questions of an application. */
export const beforeWords = {
  time: (minutes: number) =>
    `About ${minutes} minutes. Keep your papers ready. You can stop at any time: what you typed is kept.`,
  typed:
    'You type: names, phone, address and opening hours; PAN, GST number, bank account with IFSC, and the number on your licence.',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `You photograph or upload: ${needs}, GST certificate, the owner, and the owner at the entrance. A cancelled cheque helps.`,
} as const;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'What you need, and how we use it',
  text: 'We use these details to check your application and, when you sell, to list your business and send riders. Our reviewers see them. You can ask us to correct or erase them, take back a consent, or complain.',
  link: 'Privacy notice',
} as const;

export const onboardingToasts = {
  validation: { title: 'Validation Error', description: 'Please fix the errors in the form' },
  vendorRequired: {
    title: 'Vendor Information Required',
    description: 'Please complete vendor information first',
  },
  alreadyCompleted: (title: string) => ({
    title: 'Already Completed',
    description: `${title} is already saved. Opening the next step.`,
  }),
  alreadySubmitted: {
    title: 'Application Already Submitted',
    description: 'Taking you to your dashboard.',
  },
  complete: { title: 'Application Complete', description: 'Taking you to your dashboard.' },
  sentAgain: {
    title: 'Sent for review again',
    description: 'Thank you. Our team will check your changes. Taking you to your dashboard.',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'Your application was saved',
    description: 'The internet connection broke before we could tell you. Continue from here.',
  },
  vendorCreated: { title: 'Verified', description: 'Your phone is verified and your application is saved.' },
} as const;

export const hoursWords = {
  allDay: '24-hour service',
  dayWise: 'Different times on some days',
  dayWiseDays: 'Which days?',
  overnight: 'Closes the next morning',
  closed: 'Closed',
  openTimeOn: (day: string) => `${day} open time`,
  closeTimeOn: (day: string) => `${day} close time`,
} as const;

/** The title of the error summary, by whether all its fields are empty. */
export const summaryWords = {
  missing: (count: number) => (count === 1 ? '1 thing is missing' : `${count} things are missing`),
  wrong: (count: number) => (count === 1 ? 'Please check 1 thing' : `Please check ${count} things`),
} as const;
