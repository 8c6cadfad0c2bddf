import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'സ്വകാര്യത',
  terms: 'നിബന്ധനകൾ',
  grievance: 'പരാതികൾ',
  clearAsk:
    'ഈ ബ്രൗസറിൽ സേവ് ചെയ്തതെല്ലാം മായ്ക്കണോ? നിങ്ങൾ ലോഗൗട്ടാകും, പൂരിപ്പിച്ചിട്ടും അയയ്ക്കാത്തത് നഷ്ടമാകും. അയച്ചത് ഞങ്ങളുടെ പക്കൽ ഉണ്ടാകും.',
} satisfies Words<typeof english.portalFootWords>;
