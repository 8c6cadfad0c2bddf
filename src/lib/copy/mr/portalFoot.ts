import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'गोपनीयता',
  terms: 'नियम',
  grievance: 'तक्रारी',
  clearAsk:
    'या ब्राउझरमध्ये साठवलेलं सगळं पुसायचं? तुम्ही साइन आउट व्हाल, आणि लिहिलेलं पण न पाठवलेलं निघून जाईल. पाठवलेलं आमच्याकडे राहील.',
} satisfies Words<typeof english.portalFootWords>;
