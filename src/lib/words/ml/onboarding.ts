import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/onboarding.ts';

export const onboardingWords = {
  steps: 'ഘട്ടങ്ങൾ',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, പൂർത്തിയായി` : `${step}. ${title}`,
  help: 'സഹായം വേണോ? വിളിക്കുക',
  helpShort: 'സഹായം',
  next: 'അടുത്തത്',
  back: 'പിന്നോട്ട്',
  resumeTitle: 'വീണ്ടും സ്വാഗതം',
  stepOf: (step: number, total: number) => `ഘട്ടം ${step} / ${total}`,
  locked: 'ഇവ ഇവിടെ മാറ്റാനാകില്ല. ഞങ്ങളെ വിളിക്കുക അല്ലെങ്കിൽ ഇമെയിൽ ചെയ്യുക:',
  kept: 'നിങ്ങൾ നേരത്തേ പൂരിപ്പിച്ചത് ഇവിടെത്തന്നെയുണ്ട്.',
  startFresh: 'ഒഴിഞ്ഞ ഫോമിൽ തുടങ്ങുക',
  /** Somebody typed into this form earlier, in another tab or before the browser was closed. */
  offered: 'നേരത്തേ പൂരിപ്പിച്ച ചിലത് ഇവിടെയുണ്ട്.',
  continueWith: 'അതുവെച്ച് തുടരുക',
  startEmpty: 'ഒഴിഞ്ഞ ഫോമിൽ തുടങ്ങുക',
  placeLegend: 'നിങ്ങളുടെ സ്ഥാപനം എവിടെയാണ്?',
  businessLegend: 'നിങ്ങളുടെ സ്ഥാപനം',
  hoursLegend: 'എപ്പോഴാണ് തുറന്നിരിക്കുന്നത്?',
  change: 'മാറ്റുക',
  /** Beside the support phone. */
  samePhone: 'എന്റെ ഫോൺ നമ്പർ തന്നെ',
} satisfies Words<typeof english.onboardingWords>;

/** The notice before the first questions of an application. */
export const beforeWords = {
  time: (minutes: number) =>
    `ഏകദേശം ${minutes} മിനിറ്റ്. രേഖകൾ കൈയിൽ കരുതുക. എപ്പോൾ വേണമെങ്കിലും നിർത്താം: പൂരിപ്പിച്ചത് ഇവിടെത്തന്നെ ഉണ്ടാകും.`,
  typed:
    'പൂരിപ്പിക്കേണ്ടത്: പേരുകൾ, ഫോൺ, വിലാസം, തുറന്നിരിക്കുന്ന സമയം; PAN, GST നമ്പർ, ബാങ്ക് അക്കൗണ്ട്, IFSC, നിങ്ങളുടെ ലൈസൻസിലെ നമ്പർ.',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `ഫോട്ടോ എടുക്കേണ്ടതോ അപ്‌ലോഡ് ചെയ്യേണ്ടതോ ആയവ: ${needs}, GST സർട്ടിഫിക്കറ്റ്, ഉടമ, കട/ലാബിനു മുന്നിൽ ഉടമ. ക്യാൻസൽ ചെയ്ത ചെക്ക് ഉണ്ടെങ്കിൽ സഹായമാകും.`,
} satisfies Words<typeof english.beforeWords>;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'എന്തൊക്കെ വേണം, അത് എന്തിന് ഉപയോഗിക്കും',
  text: 'നിങ്ങളുടെ അപേക്ഷ പരിശോധിക്കാനും, നിങ്ങൾ വിൽപ്പന തുടങ്ങുമ്പോൾ സ്ഥാപനം ലിസ്റ്റ് ചെയ്യാനും റൈഡർമാരെ അയയ്ക്കാനും ഈ വിവരങ്ങൾ ഞങ്ങൾ ഉപയോഗിക്കുന്നു. ഞങ്ങളുടെ പരിശോധനാ ടീം ഇവ കാണും. ഇവ തിരുത്താനോ മായ്ക്കാനോ ഞങ്ങളോട് ആവശ്യപ്പെടാം, തന്ന സമ്മതം പിൻവലിക്കാം, പരാതിപ്പെടാം.',
  link: 'സ്വകാര്യതാ നോട്ടീസ്',
} satisfies Words<typeof english.noticeWords>;

export const onboardingToasts = {
  validation: { title: 'ഫോമിൽ തെറ്റുകളുണ്ട്', description: 'ഫോമിലെ തെറ്റുകൾ തിരുത്തുക' },
  vendorRequired: {
    title: 'വെണ്ടർ വിവരങ്ങൾ വേണം',
    description: 'ആദ്യം വെണ്ടർ വിവരങ്ങൾ പൂർത്തിയാക്കുക',
  },
  alreadyCompleted: (title: string) => ({
    title: 'നേരത്തേ പൂർത്തിയാക്കിയതാണ്',
    description: `നേരത്തേ സേവ് ചെയ്തത്: ${title}. അടുത്ത ഘട്ടം തുറക്കുന്നു.`,
  }),
  alreadySubmitted: {
    title: 'അപേക്ഷ നേരത്തേ സമർപ്പിച്ചതാണ്',
    description: 'നിങ്ങളുടെ ഡാഷ്‌ബോർഡിലേക്ക് കൊണ്ടുപോകുന്നു.',
  },
  complete: { title: 'അപേക്ഷ പൂർത്തിയായി', description: 'നിങ്ങളുടെ ഡാഷ്‌ബോർഡിലേക്ക് കൊണ്ടുപോകുന്നു.' },
  sentAgain: {
    title: 'വീണ്ടും പരിശോധനയ്ക്ക് അയച്ചു',
    description: 'നന്ദി. നിങ്ങളുടെ മാറ്റങ്ങൾ ഞങ്ങളുടെ ടീം പരിശോധിക്കും. നിങ്ങളുടെ ഡാഷ്‌ബോർഡിലേക്ക് കൊണ്ടുപോകുന്നു.',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'നിങ്ങളുടെ അപേക്ഷ സേവ് ആയിട്ടുണ്ട്',
    description: 'ഞങ്ങൾ അറിയിക്കുന്നതിനു മുമ്പ് ഇന്റർനെറ്റ് കണക്‌ഷൻ മുറിഞ്ഞു. ഇവിടെനിന്ന് തുടരുക.',
  },
  vendorCreated: {
    title: 'വെരിഫൈ ചെയ്തു',
    description: 'നിങ്ങളുടെ ഫോൺ നമ്പർ വെരിഫൈ ചെയ്തു, അപേക്ഷ സേവ് ചെയ്തു.',
  },
} satisfies Words<typeof english.onboardingToasts>;

export const hoursWords = {
  allDay: '24 മണിക്കൂർ സേവനം',
  dayWise: 'ചില ദിവസങ്ങളിൽ വേറെ സമയം',
  dayWiseDays: 'ഏതു ദിവസങ്ങളിൽ?',
  overnight: 'അടുത്ത ദിവസം രാവിലെ അടയ്ക്കും',
  closed: 'അടച്ചിരിക്കും',
  openTimeOn: (day: string) => `${day} തുറക്കുന്ന സമയം`,
  closeTimeOn: (day: string) => `${day} അടയ്ക്കുന്ന സമയം`,
} satisfies Words<typeof english.hoursWords>;

/** The title of the error summary, by whether all its fields are empty. */
export const summaryWords = {
  missing: (count: number) =>
    plural(count, { one: `${count} വിവരം നൽകാനുണ്ട്`, other: `${count} വിവരങ്ങൾ നൽകാനുണ്ട്` }),
  wrong: (count: number) =>
    plural(count, { one: `${count} വിവരം ഒന്നുകൂടി നോക്കുക`, other: `${count} വിവരങ്ങൾ ഒന്നുകൂടി നോക്കുക` }),
} satisfies Words<typeof english.summaryWords>;
