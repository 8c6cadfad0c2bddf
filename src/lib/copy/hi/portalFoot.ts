import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'प्राइवेसी',
  terms: 'नियम',
  grievance: 'शिकायत',
  clearAsk:
    'इस ब्राउज़र में सेव सब कुछ मिटाएँ? आप साइन आउट हो जाएँगे, और जो लिखा पर भेजा नहीं, वह मिट जाएगा। जो भेज दिया, वह हमारे पास रहेगा।',
} satisfies Words<typeof english.portalFootWords>;
