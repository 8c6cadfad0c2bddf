import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/profile.ts';

const incomplete = {
  title: 'പൂർത്തിയായിട്ടില്ല',
  message: 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ കഴിഞ്ഞിട്ടില്ല. ഇതുവരെ ചെയ്തത് സേവ് ചെയ്തിട്ടുണ്ട്. തുടരാൻ ‘KYC പൂർത്തിയാക്കുക’ അമർത്തുക.',
  action: 'KYC പൂർത്തിയാക്കുക',
};

/** The profile page, by the application's state. Only one that is wholly sent is promised a time. */
export const profileStateWords = {
  new: incomplete,
  draft: incomplete,
  submitted: {
    title: 'KYC പരിശോധനയിൽ',
    message: 'നിങ്ങളുടെ KYC വിവരങ്ങൾ കിട്ടി. അപേക്ഷ മുഴുവനായി സമർപ്പിക്കുമ്പോൾ പരിശോധന തുടങ്ങും.',
    action: null,
  },
  changed: {
    title: 'KYC പരിശോധനയിൽ',
    message: 'സമർപ്പിച്ച ശേഷം നിങ്ങൾ KYC വിവരങ്ങൾ മാറ്റി. തുടരാൻ അവ വീണ്ടും സമർപ്പിക്കുക.',
    action: null,
  },
  'in-review': {
    title: 'KYC പരിശോധനയിൽ',
    message: `നിങ്ങളുടെ വിവരങ്ങളും രേഖകളും ഞങ്ങൾ പരിശോധിക്കുകയാണ്. സാധാരണ ${limits.reviewHoursRange} മണിക്കൂർ എടുക്കും.`,
    action: null,
  },
  approved: {
    title: 'നിങ്ങളുടെ KYC അംഗീകരിച്ചു!',
    message: 'ആദ്യത്തെ ഓർഡറുകൾ എടുക്കാൻ വെണ്ടർ ആപ്പ് ഡൗൺലോഡ് ചെയ്യുക.',
    action: 'വെണ്ടർ ആപ്പ് ഡൗൺലോഡ് ചെയ്യുക',
  },
  rejected: {
    title: 'KYC നിരസിച്ചു',
    message: 'പരിശോധനാ ടീം ആവശ്യപ്പെട്ടത് മാറ്റി വീണ്ടും സമർപ്പിക്കുക.',
    action: 'KYC വീണ്ടും സമർപ്പിക്കുക',
  },
} satisfies Words<typeof english.profileStateWords>;

export const profileWords = {
  title: 'KYC സ്റ്റാറ്റസ്',
  completeKyc: 'KYC പൂർത്തിയാക്കുക',
  summary: 'രജിസ്ട്രേഷൻ വിവരങ്ങൾ',
  business: 'സ്ഥാപനം',
  owner: 'ഉടമ',
  phone: 'ഫോൺ',
  category: 'വിഭാഗം',
  dashboard: 'ഡാഷ്‌ബോർഡ് കാണുക',
  missingTitle: 'പ്രൊഫൈൽ കണ്ടെത്തിയില്ല',
  missing: 'നിങ്ങളുടെ പ്രൊഫൈൽ കണ്ടെത്താനായില്ല. ലോഗിൻ ചെയ്യുക, അല്ലെങ്കിൽ പുതിയ രജിസ്ട്രേഷൻ തുടങ്ങുക.',
  goHome: 'ഹോം പേജിലേക്ക് പോകുക',
} satisfies Words<typeof english.profileWords>;

export const profileToasts = {
  welcome: {
    title: 'സ്വാഗതം',
    description: `നിങ്ങളുടെ രജിസ്ട്രേഷൻ സമർപ്പിച്ചു. ${limits.reviewHoursRange} മണിക്കൂറിനുള്ളിൽ നിങ്ങളുടെ KYC ഞങ്ങൾ പരിശോധിക്കും.`,
  },
} satisfies Words<typeof english.profileToasts>;
