import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'गोपनीयता धोरण',
  terms: 'नियम व अटी',
  grievance: 'तक्रार निवारण',
  clearAsk:
    'या ब्राउझरमध्ये सेव्ह केलेली सगळी माहिती हटवायची? तुम्ही लॉग आउट व्हाल, आणि भरलेली पण न पाठवलेली माहिती जाईल. पाठवलेली माहिती आमच्याकडे राहील.',
} satisfies Words<typeof english.portalFootWords>;
