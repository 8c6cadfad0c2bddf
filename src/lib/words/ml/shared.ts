import type { Words } from '#lib/translation.ts';
import type * as english from '../en/shared.ts';

/** A file that was shared with the installed app. */
export const sharedWords = {
  title: 'ഇത് ഏത് രേഖയാണ്?',
  text: (name) => `നിങ്ങൾ ‘${name}’ ഷെയർ ചെയ്തു. രേഖ തിരഞ്ഞെടുക്കുക. അയയ്ക്കുന്നതിനു മുമ്പ് അത് കാണാം.`,
  missing: 'ഷെയർ ചെയ്ത ഫയൽ എത്തിയില്ല. വീണ്ടും ഷെയർ ചെയ്യുക.',
  closed: 'ഷെയർ ചെയ്ത ഫയൽ ഇപ്പോൾ ഈ അപേക്ഷയിൽ ചേർക്കാനാവില്ല.',
  none: 'ആദ്യം അപേക്ഷ തുടങ്ങുക. എന്നിട്ട് ഫയൽ വീണ്ടും ഷെയർ ചെയ്യുക.',
} satisfies Words<typeof english.sharedWords>;
