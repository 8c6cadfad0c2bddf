import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** The messages of failed calls. `lib/messages/errorMessage.ts` chooses one. */
export const failureWords = {
  offline: 'ഇന്റർനെറ്റ് കണക്‌ഷൻ ഉണ്ടോ എന്ന് നോക്കി വീണ്ടും ശ്രമിക്കുക.',
  unreachable: 'സെർവറുമായി ബന്ധപ്പെടാനായില്ല. വീണ്ടും ശ്രമിക്കുക.',
  noVendor: 'വെണ്ടറെ കണ്ടെത്തിയില്ല',
  unavailable: 'ഞങ്ങളുടെ സേവനം താൽക്കാലികമായി ലഭ്യമല്ല. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  anything: 'എന്തോ പിശക് സംഭവിച്ചു. വീണ്ടും ശ്രമിക്കുക.',
  unknownOutcome:
    'നിങ്ങളുടെ സ്ഥാപനത്തിന്റെ വിവരങ്ങൾ സേവ് ആയോ എന്ന് അറിയില്ല. അതേ നമ്പറിൽ ലോഗിൻ ചെയ്ത് ‘അടുത്തത്’ വീണ്ടും അമർത്തുക. ഞങ്ങൾ ആദ്യം നോക്കും, അതിനാൽ ഒന്നും രണ്ടുതവണ സേവ് ആകില്ല.',
  tooManyRequests: 'അഭ്യർഥനകൾ വളരെ കൂടുതലാണ്. അൽപം കാത്തിരുന്ന് വീണ്ടും ശ്രമിക്കുക.',
  tooManyAttempts: 'വളരെയധികം തവണ ശ്രമിച്ചു. അൽപം കാത്തിരുന്ന് വീണ്ടും ശ്രമിക്കുക.',
  phone: 'ശരിയായ ഫോൺ നമ്പർ നൽകുക.',
  code: 'ശരിയായ 6 അക്കമുള്ള OTP നൽകുക.',
  wrongCode: 'നിങ്ങൾ നൽകിയ OTP തെറ്റാണ്. വീണ്ടും ശ്രമിക്കുക.',
  codeExpired: 'OTP-യുടെ സമയം കഴിഞ്ഞു. പുതിയ OTP ആവശ്യപ്പെടുക.',
  incompleteGrant: 'സെർവറിന്റെ മറുപടി ശരിയല്ല: ലോഗിൻ ചെയ്യാനുള്ള വിവരങ്ങൾ അതിലില്ല',
  noVendorId: 'വെണ്ടർ ID കണ്ടെത്തിയില്ല',
  signInAgain: 'തുടരാൻ വീണ്ടും ലോഗിൻ ചെയ്യുക.',
  notSent: 'OTP അയയ്ക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.',
  notSentOnPage: 'OTP അയയ്ക്കാൻ കഴിയുന്നില്ല. വീണ്ടും ശ്രമിക്കുക.',
  notVerified: 'OTP ശരിയാണോ എന്ന് നോക്കി വീണ്ടും ശ്രമിക്കുക.',
  notVerifiedOnPage: 'OTP വെരിഫൈ ചെയ്യാൻ കഴിയുന്നില്ല. വീണ്ടും ശ്രമിക്കുക.',
  loginRefused: 'ലോഗിൻ ചെയ്യാനായില്ല',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'അയയ്ക്കാനായില്ല',
  login: 'കോഡ് ശരിയല്ല',
  onboardingSendOtp: 'OTP അയയ്ക്കാനായില്ല',
  createVendor: 'വെരിഫിക്കേഷൻ പരാജയപ്പെട്ടു',
  kyc: 'KYC വിവരങ്ങൾ സേവ് ചെയ്യാനായില്ല',
  documents: 'രേഖകൾ അപ്‌ലോഡ് ചെയ്യാനായില്ല',
  contract: 'കരാർ സമർപ്പിക്കാനായില്ല',
  error: 'പിശക്',
} satisfies Words<typeof english.failureTitleWords>;
