import type { Words } from '#lib/translation.ts';
import type * as english from '../en/phoneNotice.ts';

/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'നിങ്ങൾക്ക് ലോഗിൻ ചെയ്യാനും നിങ്ങളുടെ അപേക്ഷയ്ക്കും വേണ്ടിയാണ് ഈ നമ്പർ ഉപയോഗിക്കുന്നത്. കോഡ് അയയ്ക്കുന്ന കമ്പനിക്ക് ഞങ്ങൾ അത് നൽകുന്നു. അത് മായ്ക്കാൻ ഞങ്ങളോട് ആവശ്യപ്പെടാം.',
  link: 'സ്വകാര്യതാ നോട്ടീസ്',
  /** The words of the specified label that lead to the two pages. */
  terms: ['നിബന്ധനകളും വ്യവസ്ഥകളും', 'സ്വകാര്യതാ നോട്ടീസ്'],
} satisfies Words<typeof english.phoneNoticeWords>;
