import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'നിങ്ങളുടെ ഉത്തരങ്ങൾ ഒന്നുകൂടി നോക്കുക',
  answersIntro: 'എന്തെങ്കിലും തെറ്റുണ്ടോ? ‘മാറ്റുക’ അമർത്തുക.',
  vendorInfo: 'വെണ്ടർ വിവരങ്ങൾ',
  kyc: 'KYC, സ്ഥാപന വിവരങ്ങൾ',
  documents: 'രേഖകൾ',
  change: 'മാറ്റുക',
  missing: 'നൽകിയിട്ടില്ല',
  hours: 'തുറന്നിരിക്കുന്ന സമയം',
  noDocument: 'അപ്‌ലോഡ് ചെയ്തിട്ടില്ല',
  uploaded: 'അപ്‌ലോഡ് ചെയ്തു',
  fullText: 'കരാർ മുഴുവനായി',
  version: (version: string) => `പതിപ്പ് ${version}`,
  termsTitle: 'കരാർ ചുരുക്കത്തിൽ',
  deliveryTitle: 'നിങ്ങളുടെ ഡെലിവറി നിബന്ധനകൾ',
  termsToast: 'നിബന്ധനകളും വ്യവസ്ഥകളും സമ്മതിക്കുക',
  submit: 'അപേക്ഷ സമർപ്പിക്കുക',
  /** The server refused the version of the terms that the page shows. */
  outdated: 'ഈ പേജ് തുറന്ന ശേഷം നിബന്ധനകൾ മാറിയിട്ടുണ്ട്. ഇപ്പോഴുള്ളത് വായിച്ച ശേഷം സമ്മതിക്കുക.',
  showCurrent: 'ഇപ്പോഴുള്ള നിബന്ധനകൾ കാണിക്കുക',
  failedHelp: 'ഒന്നും നഷ്ടമായിട്ടില്ല. വീണ്ടും സമർപ്പിക്കുക.',
  review: `നിങ്ങൾ സമർപ്പിച്ച ശേഷം ഞങ്ങളുടെ ടീം അപേക്ഷ പരിശോധിക്കും. സാധാരണ ${limits.reviewHoursRange} മണിക്കൂർ എടുക്കും.`,
} satisfies Words<typeof english.contractWords>;

/** Under the clauses: that they are a summary, and only the full contract in English is legally binding. English needs no such line. */
export const bindingContractWords = 'ഇത് ചുരുക്കം മാത്രമാണ്. നിയമപരമായി ബാധകം ഇംഗ്ലീഷിലുള്ള മുഴുവൻ കരാർ മാത്രമാണ്.';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'കമ്മീഷൻ',
    text: `പൂർത്തിയായ ഓരോ ഓർഡറിന്റെയും ${commissionPercent}% ${brand.name} എടുക്കും. ചേരാൻ ഫീസില്ല, മാസംതോറും ഫീസുമില്ല.`,
  },
  {
    title: 'പേയ്‌മെന്റ്',
    text: `ഓരോ ഓർഡറും പൂർത്തിയായി ${settlementDays} പ്രവൃത്തിദിവസത്തിനുള്ളിൽ നിങ്ങളുടെ വിഹിതം നിങ്ങളുടെ ബാങ്ക് അക്കൗണ്ടിലേക്ക് ഞങ്ങൾ അയയ്ക്കും.`,
  },
  {
    title: 'ലൈസൻസുകൾ',
    text: 'നിങ്ങളുടെ ലൈസൻസുകൾ എപ്പോഴും സാധുവായി നിലനിർത്തണം, അവ അനുവദിക്കുന്നതു മാത്രമേ വിൽക്കാവൂ, ഏതെങ്കിലും ലൈസൻസ് തീരുകയോ സസ്പെൻഡ് ആകുകയോ ചെയ്താൽ ഉടൻ ഞങ്ങളെ അറിയിക്കണം.',
  },
  {
    title: 'ഓർഡറുകൾ',
    text: 'ഓർഡറുകൾ സ്വീകരിക്കുമോ ഇല്ലയോ എന്ന് വേഗം അറിയിക്കണം, അവ ശരിയായി പാക്ക് ചെയ്ത് സീൽ ചെയ്യണം, വിലയും സ്റ്റോക്കും എപ്പോഴും ശരിയാണെന്ന് ഉറപ്പാക്കണം.',
  },
  {
    title: 'സ്വകാര്യത',
    text: 'കുറിപ്പടികളും കസ്റ്റമർമാരുടെ വിവരങ്ങളും ഓർഡറിനു മാത്രമേ ഉപയോഗിക്കാവൂ, ഒരിക്കലും മറ്റുള്ളവർക്ക് നൽകരുത്.',
  },
  {
    title: 'കരാർ അവസാനിപ്പിക്കൽ',
    text: 'നിങ്ങൾക്കോ ഞങ്ങൾക്കോ രേഖാമൂലം ഈ കരാർ അവസാനിപ്പിക്കാം. അപ്പോഴും, പൂർത്തിയായ ഓർഡറുകളുടെ പണം മുഴുവൻ ഞങ്ങൾ തരും.',
  },
];

/** The figure beside a clause. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  settlement: (days: number): string => `${days} ദിവസം`,
} satisfies Words<typeof english.contractFigureWords>;

/** `Change Vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `മാറ്റുക: ${section}`;
}
