import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/onboarding.ts';

export const onboardingWords = {
  steps: 'पायऱ्या',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, पूर्ण` : `${step}. ${title}`,
  help: 'मदत हवी? फोन करा',
  helpShort: 'मदत',
  next: 'पुढे',
  back: 'मागे',
  resumeTitle: 'पुन्हा स्वागत आहे',
  stepOf: (step: number, total: number) => `${total} पैकी पायरी ${step}`,
  locked: 'ही माहिती इथे बदलता येत नाही. आम्हाला फोन किंवा ईमेल करा:',
  kept: 'तुम्ही आधी भरलेली माहिती इथेच आहे.',
  startFresh: 'रिकामा फॉर्म उघडा',
  offered: 'या फॉर्ममध्ये आधी भरलेली काही माहिती आहे.',
  continueWith: 'तीच पुढे वापरा',
  startEmpty: 'रिकामा फॉर्म उघडा',
  placeLegend: 'दुकान किंवा लॅब कुठे आहे?',
  businessLegend: 'तुमचा व्यवसाय',
  hoursLegend: 'दुकान किंवा लॅब कधी सुरू असते?',
  change: 'बदला',
  /** Beside the support phone. */
  samePhone: 'माझाच फोन नंबर',
} satisfies Words<typeof english.onboardingWords>;

/** The notice before the first questions of an application. */
export const beforeWords = {
  time: (minutes: number) =>
    `सुमारे ${minutes} मिनिटे. कागदपत्रे तयार ठेवा. कधीही थांबू शकता: तुम्ही भरलेली माहिती इथेच राहते.`,
  typed:
    'ही माहिती टाकायची: नावे, फोन, पत्ता आणि सुरू असण्याची वेळ; PAN, GST नंबर, IFSC सह बँक खाते, आणि तुमच्या लायसन्सचा नंबर.',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `यांचे फोटो काढायचे किंवा अपलोड करायचे: ${needs}, GST प्रमाणपत्र, मालक, आणि दुकान/लॅबसमोर मालक. कॅन्सल चेक असेल तर उत्तम.`,
} satisfies Words<typeof english.beforeWords>;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'काय लागेल, आणि आम्ही ते कसे वापरतो',
  text: 'या माहितीवरून आम्ही तुमचा अर्ज तपासतो, आणि तुम्ही विक्री सुरू केल्यावर तुमचा व्यवसाय यादीत दाखवतो व रायडर पाठवतो. ती आमची तपासणी टीम पाहते. ती दुरुस्त करायला किंवा हटवायला तुम्ही आम्हाला सांगू शकता, दिलेली संमती मागे घेऊ शकता किंवा तक्रार करू शकता.',
  link: 'गोपनीयता धोरण',
} satisfies Words<typeof english.noticeWords>;

export const onboardingToasts = {
  validation: { title: 'फॉर्ममध्ये चूक आहे', description: 'कृपया फॉर्ममधल्या चुका दुरुस्त करा' },
  vendorRequired: {
    title: 'विक्रेत्याची माहिती आवश्यक आहे',
    description: 'कृपया आधी विक्रेत्याची माहिती पूर्ण करा',
  },
  alreadyCompleted: (title: string) => ({
    title: 'आधीच पूर्ण आहे',
    description: `${title}: आधीच सेव्ह आहे. पुढची पायरी उघडत आहे.`,
  }),
  alreadySubmitted: {
    title: 'अर्ज आधीच सबमिट केला आहे',
    description: 'तुम्हाला तुमच्या डॅशबोर्डवर नेत आहोत.',
  },
  complete: { title: 'अर्ज पूर्ण झाला', description: 'तुम्हाला तुमच्या डॅशबोर्डवर नेत आहोत.' },
  sentAgain: {
    title: 'पुन्हा तपासणीसाठी पाठवला',
    description: 'धन्यवाद. आमची टीम तुमचे बदल तपासेल. तुम्हाला तुमच्या डॅशबोर्डवर नेत आहोत.',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'तुमचा अर्ज सेव्ह झाला होता',
    description: 'आम्ही सांगण्याआधी इंटरनेट बंद पडले. इथून पुढे जा.',
  },
  vendorCreated: { title: 'पडताळणी झाली', description: 'तुमच्या फोनची पडताळणी झाली आणि तुमचा अर्ज सेव्ह झाला आहे.' },
} satisfies Words<typeof english.onboardingToasts>;

export const hoursWords = {
  allDay: '24 तास सेवा',
  dayWise: 'काही दिवसांची वेळ वेगळी',
  dayWiseDays: 'कोणते दिवस?',
  overnight: 'दुसऱ्या दिवशी सकाळी बंद होते',
  closed: 'बंद',
  openTimeOn: (day: string) => `${day}: उघडण्याची वेळ`,
  closeTimeOn: (day: string) => `${day}: बंद होण्याची वेळ`,
} satisfies Words<typeof english.hoursWords>;

/** The title of the error summary, by whether all its fields are empty. */
export const summaryWords = {
  missing: (count: number) =>
    plural(count, { one: `${count} गोष्ट बाकी आहे`, other: `${count} गोष्टी बाकी आहेत` }),
  wrong: (count: number) =>
    plural(count, { one: `कृपया ${count} गोष्ट तपासा`, other: `कृपया ${count} गोष्टी तपासा` }),
} satisfies Words<typeof english.summaryWords>;
