import { phoneNoticeWords } from './phoneNotice.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/auth.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'വെണ്ടർ ലോഗിൻ',
  intro: 'നിങ്ങളുടെ ഫോണിലേക്ക് 6 അക്കമുള്ള കോഡ് അയയ്ക്കും.',
  country: 'രാജ്യത്തിന്റെ കോഡ്',
  phone: 'ഫോൺ നമ്പർ',
  phoneFirst: 'ആദ്യം നിങ്ങളുടെ ഫോൺ നമ്പർ നൽകുക.',
  send: 'OTP അയയ്ക്കുക',
  resend: 'OTP വീണ്ടും അയയ്ക്കുക',
  code: '6 അക്കമുള്ള കോഡ്',
  codeHelpBefore: '‘OTP അയയ്ക്കുക’ അമർത്തുക. കോഡ് SMS ആയി വരും.',
  verify: 'വെരിഫൈ ചെയ്യുക',
  email: 'ഇമെയിൽ ലോഗിൻ (ഉടൻ വരുന്നു)',
  google: 'Google ലോഗിൻ (ഉടൻ വരുന്നു)',
  terms: `${phoneNoticeWords.terms[0]}, ${phoneNoticeWords.terms[1]} എന്നിവ ഞാൻ സമ്മതിക്കുന്നു`,
  toContinue: 'ഈ അപേക്ഷ തുടരാൻ, അതിന്റെ ഫോൺ നമ്പർ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യുക.',
  created: 'നിങ്ങളുടെ സ്ഥാപനത്തിന്റെ വിവരങ്ങൾ സേവ് ചെയ്തു. തുടരാൻ അതേ നമ്പറിൽ ലോഗിൻ ചെയ്യുക.',
  again: 'നിങ്ങൾ ലോഗൗട്ടായി. തുടരാൻ വീണ്ടും ലോഗിൻ ചെയ്യുക. നിങ്ങൾ പൂരിപ്പിച്ചത് ഇവിടെത്തന്നെയുണ്ട്.',
} satisfies Words<typeof english.signInWords>;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `പരീക്ഷണ മോഡ്: കോഡ് എപ്പോഴും ${code} ആണ്.`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return `${seconds} സെക്കൻഡ് കഴിഞ്ഞ് OTP വീണ്ടും അയയ്ക്കാം`;
}

/** Counts down to when the server lets a code be sent again. Which of it: `lib/messages/sendIn.ts`. */
export const sendInWords = {
  seconds: (seconds: number) => `${seconds} സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കാം`,
  minutes: (minutes: number) => `${minutes} മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കാം`,
} satisfies Words<typeof english.sendInWords>;

/** Below the field of a code that was sent: it needs no button. */
export const codeHelp = 'ആറാമത്തെ അക്കം നൽകിയാലുടൻ ഞങ്ങൾ പരിശോധിക്കും.' satisfies Words<typeof english.codeHelp>;

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `${phone} എന്ന നമ്പറിലേക്ക് അയച്ചു. ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = {
  title: 'OTP അയച്ചു',
  description: 'ഫോണിൽ OTP വന്നോ എന്ന് നോക്കുക.',
} satisfies Words<typeof english.otpSentToast>;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'ലോഗിൻ ചെയ്തു', description: `സ്വാഗതം, ${nameOrPhone}` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'വെരിഫൈ ചെയ്തു', description: `സ്വാഗതം, ${nameOrPhone}` };
}

/** The sign-in worked, but what follows it failed. */
export const afterLoginToast = {
  title: 'ലോഗിൻ ചെയ്തു, പക്ഷേ അതിനുശേഷം ഒരു പ്രശ്നമുണ്ടായി',
  description: 'പേജ് റീഫ്രഷ് ചെയ്ത് നോക്കുക.',
} satisfies Words<typeof english.afterLoginToast>;

/** The start-registration page. */
export const startWords = {
  title: 'രജിസ്ട്രേഷൻ തുടങ്ങുക',
  intro: 'ഫോൺ നമ്പർ വെരിഫൈ ചെയ്യുക, വിഭാഗം തിരഞ്ഞെടുക്കുക, നാല് ചെറിയ ഘട്ടങ്ങൾ പൂർത്തിയാക്കുക.',
  cardTitle: 'ഫോൺ നമ്പർ വെരിഫിക്കേഷൻ',
  verified: 'ഫോൺ നമ്പർ വെരിഫൈ ചെയ്തു',
  verifiedAs: 'നിങ്ങൾ ലോഗിൻ ചെയ്തിരിക്കുന്ന നമ്പർ:',
  choicesTitle: 'എന്താണ് രജിസ്റ്റർ ചെയ്യാൻ ആഗ്രഹിക്കുന്നത്?',
  choicesOpen: 'തുടങ്ങാൻ ഒന്ന് തിരഞ്ഞെടുക്കുക.',
  choicesLocked: 'തിരഞ്ഞെടുക്കാൻ ആദ്യം ഫോൺ നമ്പർ വെരിഫൈ ചെയ്യുക',
  signIn: 'തുടരാൻ ലോഗിൻ ചെയ്യുക',
  choose: 'വിഭാഗം തിരഞ്ഞെടുക്കുക',
} satisfies Words<typeof english.startWords>;
