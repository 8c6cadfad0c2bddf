import type { Words } from '#lib/translation.ts';
import type * as english from '../en/reuse.ts';

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} അപേക്ഷയിലെ ഉടമ, PAN, ബാങ്ക്, ഇമെയിൽ വിവരങ്ങൾ ഉപയോഗിക്കണോ?`,
  help: 'ഉപയോഗിക്കേണ്ടവ ടിക്ക് ചെയ്യുക. പിന്നീട് ഫോമിൽത്തന്നെ മാറ്റാം.',
  all: 'ഈ വിവരങ്ങളെല്ലാം',
  use: 'ടിക്ക് ചെയ്തവ പൂരിപ്പിക്കുക',
  failed: (shop: string) => `${shop} അപേക്ഷയിലെ വിവരങ്ങൾ വായിക്കാനായില്ല. അവ നിങ്ങൾ തന്നെ നൽകുക.`,
} satisfies Words<typeof english.reuseWords>;
