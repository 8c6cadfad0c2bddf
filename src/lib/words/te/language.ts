import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'భాష మారలేదు',
  description: 'ఈ పేజీలో కొన్ని వివరాలు ఇంకా సేవ్ కాలేదు, భాష మారిస్తే అవి పోతాయి. ముందు వాటిని పంపండి లేదా తీసేయండి.',
} satisfies Words<typeof english.languageStaysToast>;
