import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/dashboard.ts';

/** The words of the KYC card. For a status that is not listed, `other`: the badge shows the status itself. */
export const kycCardWords = {
  approved: {
    badge: 'അംഗീകരിച്ചു',
    title: 'KYC അംഗീകരിച്ചു',
    message: 'നിങ്ങളുടെ വിവരങ്ങളും രേഖകളും വെരിഫൈ ചെയ്തു.',
  },
  rejected: {
    badge: 'നിരസിച്ചു',
    title: 'KYC നിരസിച്ചു',
    message: 'പരിശോധനാ ടീം ആവശ്യപ്പെട്ടത് മാറ്റി വീണ്ടും സമർപ്പിക്കുക.',
  },
  'under-review': {
    badge: 'പരിശോധനയിൽ',
    title: 'KYC പരിശോധനയിൽ',
    message: `നിങ്ങളുടെ വിവരങ്ങളും രേഖകളും ഞങ്ങൾ പരിശോധിക്കുകയാണ്. സാധാരണ ${limits.reviewHoursRange} മണിക്കൂർ എടുക്കും.`,
  },
  unfinished: {
    badge: 'സമർപ്പിച്ചു',
    title: 'KYC സമർപ്പിച്ചു',
    message: 'നിങ്ങളുടെ KYC വിവരങ്ങൾ സേവ് ചെയ്തിട്ടുണ്ട്. ബാക്കി ഘട്ടങ്ങൾ പൂർത്തിയാക്കി അപേക്ഷ സമർപ്പിക്കുക.',
  },
  incomplete: {
    badge: 'പൂർത്തിയായിട്ടില്ല',
    title: 'KYC പൂർത്തിയായിട്ടില്ല',
    message: 'KYC പൂർത്തിയാക്കി അപേക്ഷ സമർപ്പിക്കുക.',
  },
  other: {
    badge: 'നടക്കുന്നു',
    title: 'KYC നടക്കുന്നു',
    message: 'നിങ്ങൾ എന്തെങ്കിലും ചെയ്യേണ്ടി വരുമ്പോൾ ഞങ്ങൾ അറിയിക്കും.',
  },
} satisfies Words<typeof english.kycCardWords>;

export const dashboardWords = {
  title: 'ഡാഷ്‌ബോർഡ്',
  untitled: 'നിങ്ങളുടെ സ്ഥാപനം',
  statusHeading: 'KYC വെരിഫിക്കേഷൻ സ്റ്റാറ്റസ്',
  completeKyc: 'KYC പൂർത്തിയാക്കുക',
  resubmitKyc: 'KYC വീണ്ടും സമർപ്പിക്കുക',
  openApp: 'വെണ്ടർ ആപ്പ് ഡൗൺലോഡ് ചെയ്യുക',
  startNew: 'പുതിയ രജിസ്ട്രേഷൻ തുടങ്ങുക',
  profile: 'KYC സ്റ്റാറ്റസ് കാണുക',
  reason: 'പരിശോധനാ ടീം പറഞ്ഞത്',
  flagged: 'മാറ്റേണ്ടത്',
  flaggedNothing: 'ഏതാണ് മാറ്റേണ്ടതെന്ന് പരിശോധനാ ടീം പറഞ്ഞിട്ടില്ല. എല്ലാം ഒന്നുകൂടി നോക്കുക.',
  basic: 'അടിസ്ഥാന വിവരങ്ങൾ',
  categories: 'വിഭാഗങ്ങൾ',
  location: 'ലൊക്കേഷൻ വിവരങ്ങൾ',
  addressSecond: 'വിലാസത്തിന്റെ രണ്ടാം വരി',
  state: 'സംസ്ഥാനം',
  coordinates: 'അക്ഷാംശം, രേഖാംശം',
  mapApp: 'മാപ്പ് ആപ്പിൽ തുറക്കുക',
  openingHours: 'തുറന്നിരിക്കുന്ന സമയം',
  openDays: 'തുറക്കുന്ന ദിവസങ്ങൾ',
  kyc: 'KYC വിവരങ്ങൾ',
  kycEmpty: 'ഇതുവരെ KYC വിവരങ്ങളില്ല.',
  kycSubmitted: 'സമർപ്പിച്ച തീയതി',
  kycVerified: 'വെരിഫൈ ചെയ്ത തീയതി',
  reveal: 'കാണിക്കുക',
  revealField: (field: string) => `കാണിക്കുക: ${field}`,
  conceal: 'മറയ്ക്കുക',
  documents: 'അപ്‌ലോഡ് ചെയ്ത രേഖകൾ',
  document: 'രേഖ',
  documentsEmpty: 'ഇതുവരെ രേഖകളൊന്നും അപ്‌ലോഡ് ചെയ്തിട്ടില്ല.',
  uploaded: (date: string) => `അപ്‌ലോഡ് ചെയ്തത്: ${date}`,
  uploadedUnknown: 'അപ്‌ലോഡ് ചെയ്ത തീയതി അറിയില്ല',
  flaggedDocument: 'ഇത് വീണ്ടും അയയ്ക്കുക',
  view: 'കാണുക',
  viewDocument: (document: string) => `${document} കാണുക (പുതിയ ടാബിൽ തുറക്കും)`,
  opensNewTab: 'പുതിയ ടാബിൽ തുറക്കും',
  noLink: 'ലിങ്ക് ലഭ്യമല്ല',
  notProvided: 'നൽകിയിട്ടില്ല',
  otherApplications: 'നിങ്ങളുടെ മറ്റ് അപേക്ഷകൾ',
  otherUntitled: 'പേരില്ലാത്ത അപേക്ഷ',
  open: 'ഡാഷ്‌ബോർഡ് കാണുക',
  resume: 'ബാക്കി പൂരിപ്പിക്കുക',
  emptyTitle: 'ഇതുവരെ അപേക്ഷയൊന്നുമില്ല',
  empty: 'ഒരു ഫാർമസിയോ സപ്ലിമെന്റ് സ്റ്റോറോ ലാബോ രജിസ്റ്റർ ചെയ്യുക. അതിന്റെ പുരോഗതി ഇവിടെ കാണാം.',
  missingTitle: 'വെണ്ടറെ കണ്ടെത്തിയില്ല',
  missing: 'ഈ അപേക്ഷ കണ്ടെത്താനായില്ല, അല്ലെങ്കിൽ ഇത് മറ്റൊരു ഫോൺ നമ്പറിന്റേതാണ്.',
  ownDashboard: 'നിങ്ങളുടെ ഡാഷ്‌ബോർഡിലേക്ക് പോകുക',
  offlineStale: 'ഇന്റർനെറ്റ് കണക്‌ഷൻ ഇല്ല. കാണുന്നത് പഴയ വിവരങ്ങളാകാം.',
  failedStale: 'ഈ പേജ് റീഫ്രഷ് ചെയ്യാനായില്ല. കാണുന്നത് പഴയ വിവരങ്ങളാകാം.',
} satisfies Words<typeof english.dashboardWords>;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords = {
  ownerName: 'ഉടമ',
  supportPhone: 'കസ്റ്റമർമാർക്കുള്ള ഫോൺ',
} satisfies Words<typeof english.dashboardLabelWords>;
