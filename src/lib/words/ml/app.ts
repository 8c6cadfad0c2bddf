import type { Words } from '#lib/translation.ts';
import type * as english from '../en/app.ts';

/** The application error screen. */
export const appErrorWords = {
  title: 'എന്തോ പിശക് സംഭവിച്ചു',
  log: 'ആപ്പ് പിശക്: ബ്രൗസറിലെ ഡാറ്റ കേടായതാകാം, അല്ലെങ്കിൽ ഇതൊരു താൽക്കാലിക പ്രശ്നമാകാം.',
  tryAgain: 'വീണ്ടും ശ്രമിക്കുക',
  reload: 'പേജ് വീണ്ടും ലോഡ് ചെയ്യുക',
  clear: 'ആപ്പ് ഡാറ്റ മായ്ക്കുക',
  clearHelp: '‘ആപ്പ് ഡാറ്റ മായ്ക്കുക’ അമർത്തിയാൽ സേവ് ചെയ്ത ഡാറ്റ മുഴുവൻ നീക്കം ചെയ്യും. വീണ്ടും ലോഗിൻ ചെയ്യേണ്ടി വന്നേക്കാം.',
  cleared: 'ആപ്പ് ഡാറ്റ മായ്ച്ചു. പേജ് ഇപ്പോൾ വീണ്ടും ലോഡാകും.',
  clearFailed: 'ഡാറ്റ മായ്ക്കാനായില്ല. ബ്രൗസർ സെറ്റിങ്സിൽ ഈ സൈറ്റിന്റെ ഡാറ്റ നിങ്ങൾ തന്നെ മായ്ക്കുക.',
} satisfies Words<typeof english.appErrorWords>;

/** Shown once when the browser keeps nothing. */
export const storageWords = {
  blocked: {
    title: 'നിങ്ങളുടെ ബ്രൗസർ ഡാറ്റ സേവ് ചെയ്യുന്നില്ല',
    description: 'നിങ്ങൾക്ക് തുടരാം. ഈ പേജ് അടച്ചാൽ വീണ്ടും ലോഗിൻ ചെയ്യേണ്ടി വരും.',
  },
  full: {
    title: 'നിങ്ങളുടെ ബ്രൗസറിന്റെ സ്റ്റോറേജ് നിറഞ്ഞു',
    description: 'നിങ്ങൾക്ക് തുടരാം. ഈ പേജ് അടച്ചാൽ വീണ്ടും ലോഗിൻ ചെയ്യേണ്ടി വരും.',
  },
} satisfies Words<typeof english.storageWords>;

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast = {
  title: 'കേടായ ഡാറ്റ ഞങ്ങൾ നീക്കം ചെയ്തു',
  description: 'ഈ ബ്രൗസറിൽ സേവ് ചെയ്ത ഡാറ്റ വായിക്കാനായില്ല. വീണ്ടും ലോഗിൻ ചെയ്യേണ്ടി വന്നേക്കാം.',
} satisfies Words<typeof english.damagedDataToast>;

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast = {
  title: 'ഈ പേജ് അപ്‌ഡേറ്റ് ചെയ്തു',
  description: 'പുതിയ പതിപ്പ് വന്നതുകൊണ്ട് പേജ് ഞങ്ങൾ വീണ്ടും ലോഡ് ചെയ്തു. നിങ്ങൾ പൂരിപ്പിച്ചത് ഇവിടെത്തന്നെയുണ്ട്.',
} satisfies Words<typeof english.newVersionToast>;

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring: 'ഉടൻ നിങ്ങൾ ലോഗൗട്ടാകും. തുടരാൻ വീണ്ടും ലോഗിൻ ചെയ്യുക. നിങ്ങൾ പൂരിപ്പിച്ചത് ഇവിടെത്തന്നെയുണ്ട്.',
  signInAgain: 'വീണ്ടും ലോഗിൻ ചെയ്യുക',
} satisfies Words<typeof english.sessionWords>;

const required = 'ലോഗിൻ ചെയ്യണം';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'നിങ്ങളുടെ KYC സ്റ്റാറ്റസ് കാണാൻ ലോഗിൻ ചെയ്യുക' },
  dashboard: { title: required, description: 'നിങ്ങളുടെ ഡാഷ്‌ബോർഡ് കാണാൻ ലോഗിൻ ചെയ്യുക' },
} satisfies Words<typeof english.authRequiredToasts>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'ലോഡാകുന്നു…',
  offlineTitle: 'ഇന്റർനെറ്റ് കണക്‌ഷൻ ഇല്ല',
  offline: 'ഇന്റർനെറ്റ് കണക്‌ഷൻ ഉണ്ടോ എന്ന് നോക്കി വീണ്ടും ശ്രമിക്കുക.',
  failedTitle: 'ഇത് ലോഡ് ചെയ്യാനായില്ല',
  unavailable: 'ഞങ്ങളുടെ സേവനം താൽക്കാലികമായി ലഭ്യമല്ല. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  retry: 'വീണ്ടും ശ്രമിക്കുക',
} satisfies Words<typeof english.loadWords>;

/** The part of a label that marks an optional field. */
export const fieldWords = { optional: '(നിർബന്ധമില്ല)' } satisfies Words<typeof english.fieldWords>;

/** Every dialog's own word. */
export const dialogWords = { close: 'അടയ്ക്കുക' } satisfies Words<typeof english.dialogWords>;

/** The notifications' own words. */
export const toastWords = {
  region: 'അറിയിപ്പുകൾ',
  dismiss: 'അടയ്ക്കുക',
  dismissNamed: (title: string) => `അടയ്ക്കുക: ${title}`,
} satisfies Words<typeof english.toastWords>;

/** The portal's frame. */
export const portalWords = {
  registerTitle: 'വെണ്ടറായി രജിസ്റ്റർ ചെയ്യുക',
  notLoadedTitle: 'ഈ പേജ് മുഴുവനായി ലോഡായില്ല',
  notLoaded: 'ഇന്റർനെറ്റ് കണക്‌ഷൻ മുറിഞ്ഞു. നിങ്ങൾ പൂരിപ്പിച്ചത് സുരക്ഷിതമാണ്.',
  reload: 'വീണ്ടും ശ്രമിക്കുക',
  noScript: 'രജിസ്റ്റർ ചെയ്യാൻ ബ്രൗസറിൽ JavaScript ഓൺ ചെയ്യുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.',
} satisfies Words<typeof english.portalWords>;
