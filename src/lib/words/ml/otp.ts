import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otp.ts';

/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `${created} എന്ന നമ്പറിൽ സേവ് ചെയ്തു`,
  description: `തുടരാൻ ആ നമ്പറിൽ ലോഗിൻ ചെയ്യുക. നിങ്ങൾ ഇപ്പോഴും ${current} എന്ന നമ്പറിലാണ് ലോഗിൻ ചെയ്തിരിക്കുന്നത്.`,
});

export const otpWords = {
  title: 'ഫോൺ നമ്പർ വെരിഫൈ ചെയ്യുക',
  /** Before the second code for the phone that has just signed in. */
  second: 'ആദ്യത്തെ കോഡിൽ നിങ്ങൾ ലോഗിൻ ചെയ്തു. ഈ കോഡ് നൽകിയാൽ നിങ്ങളുടെ സ്ഥാപനം രജിസ്റ്റർ ആകും.',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'നിങ്ങളുടെ സ്ഥാപനത്തിന്റെ ഫോൺ നമ്പർ ഇതുവരെ വെരിഫൈ ചെയ്തിട്ടില്ല. ഈ കോഡ് അത് വെരിഫൈ ചെയ്യും.',
  sentTo: (phone: string) => `${phone} എന്ന നമ്പറിലേക്ക് അയച്ച 6 അക്കമുള്ള കോഡ് നൽകുക.`,
  countdown: (seconds: number) => `(${seconds}) സെക്കൻഡ് കഴിഞ്ഞ് OTP വീണ്ടും അയയ്ക്കാം`,
  resend: 'OTP വീണ്ടും അയയ്ക്കുക',
  verify: 'വെരിഫൈ ചെയ്ത് രജിസ്റ്റർ ചെയ്യുക',
  back: 'ഫോമിലേക്ക് മടങ്ങുക',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `നിങ്ങൾ ${current} എന്ന നമ്പറിലാണ് ലോഗിൻ ചെയ്തിരിക്കുന്നത്. ഈ സ്ഥാപനം ${created} എന്ന നമ്പറിലാണ് രജിസ്റ്റർ ആകുന്നത്.`,
  /** Once it is created. */
  accountTitle: 'നിങ്ങളുടെ സ്ഥാപനത്തിന്റെ വിവരങ്ങൾ സേവ് ചെയ്തു',
  account: ({ current, created }: { current: string; created: string }) =>
    `ഇത് ${created} എന്ന നമ്പറിലാണ് രജിസ്റ്റർ ചെയ്തിരിക്കുന്നത്. നിങ്ങൾ ${current} എന്ന നമ്പറിലാണ് ലോഗിൻ ചെയ്തിരിക്കുന്നത്.`,
  switchTo: (created: string) => `${created} എന്ന നമ്പറിൽ തുടരുക`,
  stay: (current: string) => `${current} എന്ന നമ്പറിൽത്തന്നെ തുടരുക`,
} satisfies Words<typeof english.otpWords>;
