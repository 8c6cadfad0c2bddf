import type { Words } from '#lib/translation.ts';
import type * as english from '../en/phoneNotice.ts';

/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'మీ నంబర్‌ను లాగిన్ కోసం, మీ దరఖాస్తు కోసం వాడతాం. కోడ్ పంపే కంపెనీకి దాన్ని ఇస్తాం. దాన్ని తొలగించమని మీరు అడగవచ్చు.',
  link: 'గోప్యతా నోటీసు',
  /** The words of the sign-in's label that lead to the two pages. */
  terms: ['నియమ నిబంధనలు', 'గోప్యతా నోటీసు'],
} satisfies Words<typeof english.phoneNoticeWords>;
