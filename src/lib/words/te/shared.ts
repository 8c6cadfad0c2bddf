import type { Words } from '#lib/translation.ts';
import type * as english from '../en/shared.ts';

/** A file that was shared with the installed app. */
export const sharedWords = {
  title: 'ఇది ఏ పత్రం?',
  text: (name) => `మీరు ‘${name}’ ఫైల్ షేర్ చేశారు. పత్రాన్ని ఎంచుకోండి. పంపే ముందు దాన్ని చూసుకోవచ్చు.`,
  missing: 'షేర్ చేసిన ఫైల్ అందలేదు. మళ్లీ షేర్ చేయండి.',
  closed: 'షేర్ చేసిన ఫైల్‌ను ఇప్పుడు ఈ దరఖాస్తుకు జోడించలేరు.',
  none: 'ముందు దరఖాస్తు మొదలుపెట్టండి. తర్వాత ఫైల్‌ను మళ్లీ షేర్ చేయండి.',
} satisfies Words<typeof english.sharedWords>;
