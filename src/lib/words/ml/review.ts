import type { Words } from '#lib/translation.ts';
import type * as english from '../en/review.ts';

/** Why an item was refused, and how it is done right. The hint is also shown in the camera. */
export const reviewCodeWords = {
  unreadable: {
    says: 'ഇത് വായിക്കാൻ പറ്റുന്നില്ല.',
    hint: 'ജനലിനടുത്തേക്ക് മാറി ഫോൺ അനക്കാതെ പിടിക്കുക. ഓരോ വരിയും വ്യക്തമായി കാണണം.',
  },
  'cut-off': { says: 'ഒരു ഭാഗം ഫോട്ടോയിൽ ഇല്ല.', hint: 'എല്ലാം ഫോട്ടോയിൽ വരുന്നതുവരെ അൽപം പിന്നോട്ട് മാറുക.' },
  expired: { says: 'ഇതിന്റെ കാലാവധി കഴിഞ്ഞു.', hint: 'ഇപ്പോൾ കാലാവധിയുള്ളത് അയയ്ക്കുക.' },
  'name-mismatch': { says: 'പേര് വേറെയാണ്.', hint: 'പേര് നിങ്ങളുടെ മറ്റു രേഖകളുമായി ഓരോ അക്ഷരമായി ഒത്തുനോക്കുക.' },
  'number-mismatch': { says: 'നമ്പർ വേറെയാണ്.', hint: 'നമ്പർ രേഖയുമായി ഓരോ അക്കമായി ഒത്തുനോക്കുക.' },
  'address-mismatch': { says: 'വിലാസം വേറെയാണ്.', hint: 'വിലാസം നിങ്ങളുടെ കടയുടേതായിരിക്കണം.' },
  'wrong-document': { says: 'ഇത് മറ്റൊരു രേഖയാണ്.', hint: 'ഇവിടെ പറഞ്ഞിരിക്കുന്ന രേഖതന്നെ അയയ്ക്കുക.' },
  'page-missing': { says: 'ഒരു പേജ് ഇല്ല.', hint: 'എല്ലാ പേജുകളുടെയും ഇരുവശവും അയയ്ക്കുക.' },
  'not-the-shop': { says: 'കട തിരിച്ചറിയാൻ പറ്റുന്നില്ല.', hint: 'പുറത്ത് നിൽക്കുക. ബോർഡും വാതിലും ഫോട്ടോയിൽ വേണം.' },
  'face-not-visible': {
    says: 'മുഖം കാണുന്നില്ല.',
    hint: 'കൂളിങ് ഗ്ലാസും മാസ്കും മാറ്റി ക്യാമറയിലേക്ക് നോക്കുക. വെളിച്ചം മുന്നിൽനിന്ന് വരണം.',
  },
} satisfies Words<typeof english.reviewCodeWords>;

/** Words around what a reviewer says, and around the vendor's answer. */
export const reviewWords = {
  by: (day: string) => `${day}-നകം`,
  over: (day: string) => `ഇത് ${day}-നകം അയയ്ക്കാൻ ആവശ്യപ്പെട്ടിരുന്നു. നിങ്ങൾക്ക് ഇപ്പോഴും അയയ്ക്കാം.`,
  answered: 'നിങ്ങളുടെ മറുപടി',
  answer: 'മെസേജായി മറുപടി നൽകുക',
  answerLabel: 'പരിശോധനാ ടീമിനുള്ള നിങ്ങളുടെ മറുപടി',
  answerHelp: 'ഉദാ. കടയുടെ പേര് 2024-ൽ മാറി. പിന്നെ പരിശോധനാ ടീം അത് വീണ്ടും നോക്കും.',
  answerMissing: 'നിങ്ങളുടെ മറുപടി നൽകുക',
  send: 'മറുപടി അയയ്ക്കുക',
  sent: 'നിങ്ങളുടെ മറുപടി അയച്ചു',
} satisfies Words<typeof english.reviewWords>;
