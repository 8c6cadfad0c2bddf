import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/onboarding.ts';

export const onboardingWords = {
  steps: 'ਸਟੈੱਪ',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, ਪੂਰਾ` : `${step}. ${title}`,
  help: 'ਮਦਦ ਚਾਹੀਦੀ ਹੈ? ਫ਼ੋਨ ਕਰੋ',
  helpShort: 'ਮਦਦ',
  next: 'ਅੱਗੇ',
  back: 'ਪਿੱਛੇ',
  resumeTitle: 'ਮੁੜ ਜੀ ਆਇਆਂ ਨੂੰ',
  stepOf: (step: number, total: number) => `${total} ਵਿੱਚੋਂ ਸਟੈੱਪ ${step}`,
  locked: 'ਤੁਸੀਂ ਇਹ ਇੱਥੇ ਨਹੀਂ ਬਦਲ ਸਕਦੇ। ਸਾਨੂੰ ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਕਰੋ:',
  kept: 'ਤੁਸੀਂ ਪਹਿਲਾਂ ਜੋ ਭਰਿਆ ਸੀ, ਉਹ ਇੱਥੇ ਹੀ ਹੈ।',
  startFresh: 'ਖਾਲੀ ਫ਼ਾਰਮ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ',
  /** Somebody typed into this form earlier, in another tab or before the browser was closed. */
  offered: 'ਇਸ ਫ਼ਾਰਮ ਵਿੱਚ ਪਹਿਲਾਂ ਤੋਂ ਕੁਝ ਭਰਿਆ ਹੋਇਆ ਹੈ।',
  continueWith: 'ਉਸੇ ਨਾਲ ਅੱਗੇ ਵਧੋ',
  startEmpty: 'ਖਾਲੀ ਫ਼ਾਰਮ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ',
  placeLegend: 'ਦੁਕਾਨ ਜਾਂ ਲੈਬ ਕਿੱਥੇ ਹੈ?',
  businessLegend: 'ਤੁਹਾਡਾ ਕਾਰੋਬਾਰ',
  hoursLegend: 'ਦੁਕਾਨ ਜਾਂ ਲੈਬ ਕਦੋਂ ਖੁੱਲ੍ਹੀ ਰਹਿੰਦੀ ਹੈ?',
  change: 'ਬਦਲੋ',
  /** Beside the support phone. */
  samePhone: 'ਮੇਰਾ ਹੀ ਫ਼ੋਨ ਨੰਬਰ',
} satisfies Words<typeof english.onboardingWords>;

/** The notice before the first questions of an application. */
export const beforeWords = {
  time: (minutes: number) =>
    `ਲਗਭਗ ${minutes} ਮਿੰਟ। ਆਪਣੇ ਕਾਗਜ਼ ਤਿਆਰ ਰੱਖੋ। ਤੁਸੀਂ ਕਦੇ ਵੀ ਰੁਕ ਸਕਦੇ ਹੋ: ਤੁਸੀਂ ਜੋ ਭਰਿਆ, ਉਹ ਸੇਵ ਰਹੇਗਾ।`,
  typed: 'ਤੁਸੀਂ ਭਰੋਗੇ: ਨਾਮ, ਫ਼ੋਨ, ਪਤਾ ਅਤੇ ਖੁੱਲ੍ਹੇ ਰਹਿਣ ਦਾ ਸਮਾਂ; PAN, GST ਨੰਬਰ, IFSC ਸਮੇਤ ਬੈਂਕ ਖਾਤਾ, ਅਤੇ ਤੁਹਾਡੇ ਲਾਇਸੈਂਸ ਦਾ ਨੰਬਰ।',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `ਤੁਸੀਂ ਇਨ੍ਹਾਂ ਦੀ ਫ਼ੋਟੋ ਖਿੱਚੋਗੇ ਜਾਂ ਅਪਲੋਡ ਕਰੋਗੇ: ${needs}, GST ਸਰਟੀਫ਼ਿਕੇਟ, ਮਾਲਕ, ਅਤੇ ਦੁਕਾਨ/ਲੈਬ ਅੱਗੇ ਮਾਲਕ। ਕੈਂਸਲ ਚੈੱਕ ਹੋਵੇ ਤਾਂ ਚੰਗਾ।`,
} satisfies Words<typeof english.beforeWords>;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'ਕੀ-ਕੀ ਚਾਹੀਦਾ ਹੈ, ਅਤੇ ਉਹ ਕਿਸ ਕੰਮ ਆਵੇਗਾ',
  text: 'ਇਸ ਜਾਣਕਾਰੀ ਨਾਲ ਅਸੀਂ ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਜਾਂਚਦੇ ਹਾਂ, ਅਤੇ ਜਦੋਂ ਤੁਸੀਂ ਵੇਚਣ ਲੱਗੋ ਤਾਂ ਤੁਹਾਡਾ ਕਾਰੋਬਾਰ ਸੂਚੀ ਵਿੱਚ ਦਿਖਾਉਂਦੇ ਹਾਂ ਅਤੇ ਰਾਈਡਰ ਭੇਜਦੇ ਹਾਂ। ਇਸ ਨੂੰ ਸਾਡੀ KYC ਟੀਮ ਦੇਖਦੀ ਹੈ। ਤੁਸੀਂ ਸਾਨੂੰ ਇਹ ਠੀਕ ਕਰਨ ਜਾਂ ਮਿਟਾਉਣ ਲਈ ਕਹਿ ਸਕਦੇ ਹੋ, ਦਿੱਤੀ ਹੋਈ ਸਹਿਮਤੀ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ, ਜਾਂ ਸ਼ਿਕਾਇਤ ਕਰ ਸਕਦੇ ਹੋ।',
  link: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
} satisfies Words<typeof english.noticeWords>;

export const onboardingToasts = {
  validation: { title: 'ਫ਼ਾਰਮ ਵਿੱਚ ਗਲਤੀ ਹੈ', description: 'ਕਿਰਪਾ ਕਰਕੇ ਫ਼ਾਰਮ ਦੀਆਂ ਗਲਤੀਆਂ ਠੀਕ ਕਰੋ' },
  vendorRequired: {
    title: 'ਵਿਕਰੇਤਾ ਦੀ ਜਾਣਕਾਰੀ ਜ਼ਰੂਰੀ ਹੈ',
    description: 'ਕਿਰਪਾ ਕਰਕੇ ਪਹਿਲਾਂ ਵਿਕਰੇਤਾ ਦੀ ਜਾਣਕਾਰੀ ਪੂਰੀ ਕਰੋ',
  },
  alreadyCompleted: (title: string) => ({
    title: 'ਪਹਿਲਾਂ ਹੀ ਪੂਰਾ ਹੈ',
    description: `${title}: ਪਹਿਲਾਂ ਤੋਂ ਸੇਵ ਹੈ। ਅਗਲਾ ਸਟੈੱਪ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ।`,
  }),
  alreadySubmitted: {
    title: 'ਅਰਜ਼ੀ ਪਹਿਲਾਂ ਹੀ ਸਬਮਿਟ ਹੋ ਚੁੱਕੀ ਹੈ',
    description: 'ਤੁਹਾਨੂੰ ਤੁਹਾਡੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਲਿਜਾ ਰਹੇ ਹਾਂ।',
  },
  complete: { title: 'ਅਰਜ਼ੀ ਪੂਰੀ ਹੋ ਗਈ', description: 'ਤੁਹਾਨੂੰ ਤੁਹਾਡੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਲਿਜਾ ਰਹੇ ਹਾਂ।' },
  sentAgain: {
    title: 'ਜਾਂਚ ਲਈ ਦੁਬਾਰਾ ਭੇਜੀ ਗਈ',
    description: 'ਧੰਨਵਾਦ। ਸਾਡੀ ਟੀਮ ਤੁਹਾਡੇ ਬਦਲਾਅ ਜਾਂਚੇਗੀ। ਤੁਹਾਨੂੰ ਤੁਹਾਡੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਲਿਜਾ ਰਹੇ ਹਾਂ।',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਸੇਵ ਹੋ ਗਈ ਸੀ',
    description: 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਦੱਸਦੇ, ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਇੰਟਰਨੈੱਟ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ। ਇੱਥੋਂ ਅੱਗੇ ਵਧੋ।',
  },
  vendorCreated: {
    title: 'ਵੈਰੀਫ਼ਾਈ ਹੋ ਗਿਆ',
    description: 'ਤੁਹਾਡਾ ਫ਼ੋਨ ਵੈਰੀਫ਼ਾਈ ਹੋ ਗਿਆ ਹੈ ਅਤੇ ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਸੇਵ ਹੈ।',
  },
} satisfies Words<typeof english.onboardingToasts>;

export const hoursWords = {
  allDay: '24 ਘੰਟੇ ਸੇਵਾ',
  dayWise: 'ਕੁਝ ਦਿਨਾਂ ਦਾ ਸਮਾਂ ਵੱਖਰਾ ਹੈ',
  dayWiseDays: 'ਕਿਹੜੇ ਦਿਨ?',
  overnight: 'ਅਗਲੀ ਸਵੇਰ ਬੰਦ ਹੁੰਦੀ ਹੈ',
  closed: 'ਬੰਦ',
  openTimeOn: (day: string) => `${day} ਨੂੰ ਖੁੱਲ੍ਹਣ ਦਾ ਸਮਾਂ`,
  closeTimeOn: (day: string) => `${day} ਨੂੰ ਬੰਦ ਹੋਣ ਦਾ ਸਮਾਂ`,
} satisfies Words<typeof english.hoursWords>;

/** The title of the error summary, by whether all its fields are empty. */
export const summaryWords = {
  missing: (count: number) => plural(count, { one: `${count} ਚੀਜ਼ ਬਾਕੀ ਹੈ`, other: `${count} ਚੀਜ਼ਾਂ ਬਾਕੀ ਹਨ` }),
  wrong: (count: number) =>
    plural(count, { one: `ਕਿਰਪਾ ਕਰਕੇ ${count} ਚੀਜ਼ ਦੇਖ ਲਓ`, other: `ਕਿਰਪਾ ਕਰਕੇ ${count} ਚੀਜ਼ਾਂ ਦੇਖ ਲਓ` }),
} satisfies Words<typeof english.summaryWords>;
