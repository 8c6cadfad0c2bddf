import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/onboarding.ts';

export const onboardingWords = {
  steps: 'దశలు',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, పూర్తయింది` : `${step}. ${title}`,
  help: 'సహాయం కావాలా? ఫోన్ చేయండి:',
  helpShort: 'సహాయం',
  next: 'తర్వాత',
  back: 'వెనక్కి',
  resumeTitle: 'మళ్లీ స్వాగతం',
  stepOf: (step: number, total: number) => `దశ ${step} / ${total}`,
  locked: 'వీటిని ఇక్కడ మార్చలేరు. మాకు ఫోన్ లేదా ఈమెయిల్ చేయండి:',
  kept: 'మీరు ముందు ఎంటర్ చేసినవన్నీ ఇక్కడే ఉన్నాయి.',
  startFresh: 'ఖాళీ ఫారంతో మొదలుపెట్టండి',
  offered: 'ముందు ఎంటర్ చేసిన కొన్ని వివరాలు ఈ ఫారంలో ఉన్నాయి.',
  continueWith: 'వాటితోనే కొనసాగించండి',
  startEmpty: 'ఖాళీ ఫారంతో మొదలుపెట్టండి',
  placeLegend: 'మీ వ్యాపారం ఎక్కడ ఉంది?',
  businessLegend: 'మీ వ్యాపారం',
  hoursLegend: 'ఎప్పుడు తెరిచి ఉంటుంది?',
  change: 'మార్చండి',
  /** Beside the support phone. */
  samePhone: 'నా ఫోన్ నంబరే',
} satisfies Words<typeof english.onboardingWords>;

/** The notice before the first questions of an application. */
export const beforeWords = {
  time: (minutes: number) =>
    `సుమారు ${minutes} నిమిషాలు. మీ పత్రాలు సిద్ధంగా ఉంచుకోండి. ఎప్పుడైనా ఆపవచ్చు: మీరు ఎంటర్ చేసినవి అలాగే ఉంటాయి.`,
  typed: 'మీరు ఎంటర్ చేసేవి: పేర్లు, ఫోన్, చిరునామా, పని వేళలు; PAN, GST నంబర్, IFSCతో బ్యాంక్ ఖాతా, మీ లైసెన్స్ నంబర్.',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `మీరు ఫోటో తీసేవి లేదా అప్‌లోడ్ చేసేవి: ${needs}, GST సర్టిఫికెట్, యజమాని, షాపు/ల్యాబ్ ముందు యజమాని. క్యాన్సిల్ చేసిన చెక్కు ఉంటే మంచిది.`,
} satisfies Words<typeof english.beforeWords>;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'ఏమేం కావాలి, వాటిని ఎలా వాడతాం',
  text: 'మీ దరఖాస్తును పరిశీలించడానికి, మీరు అమ్మకం మొదలుపెట్టాక మీ వ్యాపారాన్ని జాబితాలో చూపడానికి, రైడర్లను పంపడానికి ఈ వివరాలు వాడతాం. మా పరిశీలకులు వీటిని చూస్తారు. వీటిని సరిచేయమని లేదా తొలగించమని అడగవచ్చు, సమ్మతిని వెనక్కి తీసుకోవచ్చు, ఫిర్యాదు చేయవచ్చు.',
  link: 'గోప్యతా నోటీసు',
} satisfies Words<typeof english.noticeWords>;

export const onboardingToasts = {
  validation: { title: 'ఫారంలో తప్పులున్నాయి', description: 'ఫారంలోని తప్పులు సరిచేయండి' },
  vendorRequired: {
    title: 'విక్రేత వివరాలు తప్పనిసరి',
    description: 'ముందు విక్రేత వివరాలు పూర్తి చేయండి',
  },
  alreadyCompleted: (title: string) => ({
    title: 'ఇప్పటికే పూర్తయింది',
    description: `ఇప్పటికే సేవ్ అయింది: ${title}. తర్వాతి దశ తెరుస్తున్నాం.`,
  }),
  alreadySubmitted: {
    title: 'దరఖాస్తు ఇప్పటికే సమర్పించారు',
    description: 'మీ డాష్‌బోర్డ్‌కు తీసుకెళ్తున్నాం.',
  },
  complete: { title: 'దరఖాస్తు పూర్తయింది', description: 'మీ డాష్‌బోర్డ్‌కు తీసుకెళ్తున్నాం.' },
  sentAgain: {
    title: 'మళ్లీ పరిశీలనకు పంపాం',
    description: 'ధన్యవాదాలు. మా టీమ్ మీ మార్పులను పరిశీలిస్తుంది. మీ డాష్‌బోర్డ్‌కు తీసుకెళ్తున్నాం.',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'మీ దరఖాస్తు సేవ్ అయింది',
    description: 'మీకు చెప్పేలోపే ఇంటర్నెట్ ఆగిపోయింది. ఇక్కడి నుంచి కొనసాగించండి.',
  },
  vendorCreated: {
    title: 'ధ్రువీకరణ పూర్తయింది',
    description: 'మీ ఫోన్ నంబర్ ధ్రువీకరణ పూర్తయింది, మీ దరఖాస్తు సేవ్ అయింది.',
  },
} satisfies Words<typeof english.onboardingToasts>;

export const hoursWords = {
  allDay: '24 గంటల సేవ',
  dayWise: 'కొన్ని రోజుల్లో వేరే వేళలు',
  dayWiseDays: 'ఏ రోజులు?',
  overnight: 'మరుసటి ఉదయం మూస్తారు',
  closed: 'మూసి ఉంటుంది',
  openTimeOn: (day: string) => `${day} తెరిచే సమయం`,
  closeTimeOn: (day: string) => `${day} మూసే సమయం`,
} satisfies Words<typeof english.hoursWords>;

/** The title of the error summary, by whether all its fields are empty. */
export const summaryWords = {
  missing: (count: number) =>
    plural(count, { one: `${count} అంశం మిగిలి ఉంది`, other: `${count} అంశాలు మిగిలి ఉన్నాయి` }),
  wrong: (count: number) =>
    plural(count, { one: `${count} అంశం సరిచూసుకోండి`, other: `${count} అంశాలు సరిచూసుకోండి` }),
} satisfies Words<typeof english.summaryWords>;
