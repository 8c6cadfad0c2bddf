import type { Words } from '#lib/translation.ts';
import type * as english from '../en/onboarding.ts';

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'विक्रेत्याची माहिती', subtitle: 'मालक आणि लोकेशनची माहिती' },
  'kyc-documents': { title: 'KYC आणि व्यवसायाची माहिती', subtitle: 'कायदेशीर आणि आर्थिक पडताळणी' },
  documents: { subtitle: 'पुरावे अपलोड करा' },
  contract: { title: 'पार्टनर करार', subtitle: 'अटी मान्य करा' },
} satisfies Words<typeof english.stepWords>;

export const onboardingWords = {
  steps: 'पायऱ्या',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, पूर्ण` : `${step}. ${title}`,
  help: 'मदत हवी? फोन करा',
  next: 'पुढे',
  back: 'मागे',
  resumeTitle: 'पुन्हा स्वागत आहे',
  stepOf: (step: number, total: number) => `${total} पैकी पायरी ${step}`,
  locked: 'तुम्हाला ती इथे बदलता येत नाही. आम्हाला फोन करा किंवा लिहा:',
  kept: 'तुम्ही आधी लिहिलेलं इथेच आहे.',
  startFresh: 'रिकाम्या फॉर्मने सुरू करा',
  placeLegend: 'तुम्ही कुठे आहात?',
  businessLegend: 'तुमचा व्यवसाय',
  hoursLegend: 'दुकान किंवा लॅब कधी उघडं असतं?',
  change: 'बदला',
  /** Beside the support phone. */
  samePhone: 'माझाच फोन नंबर',
} satisfies Words<typeof english.onboardingWords>;

/** What an application asks for, before its first questions. */
export const beforeWords = {
  time: (minutes: number) => `सुमारे ${minutes} मिनिटं. कागदपत्रं तयार ठेवा. कधीही थांबू शकता: तुम्ही लिहिलेलं इथेच राहतं.`,
  typed:
    'तुम्ही लिहाल: नाव, फोन, पत्ता आणि उघडण्याच्या वेळा; PAN, GST नंबर, IFSC सह बँक खातं, आणि तुमच्या लायसन्सचा नंबर.',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `तुम्ही फोटो काढाल किंवा अपलोड कराल: ${needs}, GST प्रमाणपत्र, मालक, आणि प्रवेशद्वाराशी मालक. रद्द केलेला चेक असेल तर उत्तम.`,
} satisfies Words<typeof english.beforeWords>;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'काय लागेल, आणि आम्ही ते कसं वापरतो',
  text: 'या माहितीवरून आम्ही तुमचा अर्ज तपासतो, आणि तुम्ही विकायला लागल्यावर तुमचा व्यवसाय यादीत दाखवतो व रायडर पाठवतो. ती आमची तपासणी टीम पाहते. ती दुरुस्त करायला किंवा पुसायला सांगता येतं, दिलेली संमती मागे घेता येते, किंवा तक्रार करता येते.',
  link: 'गोपनीयतेची सूचना',
} satisfies Words<typeof english.noticeWords>;

export const onboardingToasts = {
  validation: { title: 'फॉर्ममध्ये चूक आहे', description: 'कृपया फॉर्ममधल्या चुका दुरुस्त करा' },
  vendorRequired: {
    title: 'विक्रेत्याची माहिती आवश्यक आहे',
    description: 'कृपया आधी विक्रेत्याची माहिती पूर्ण करा',
  },
  alreadyCompleted: (title: string) => ({
    title: 'आधीच पूर्ण आहे',
    description: `${title} आधीच साठवलं आहे. पुढची पायरी उघडत आहे.`,
  }),
  alreadySubmitted: {
    title: 'अर्ज आधीच पाठवला आहे',
    description: 'तुम्हाला तुमच्या डॅशबोर्डवर नेत आहोत.',
  },
  complete: { title: 'अर्ज पूर्ण झाला', description: 'तुम्हाला तुमच्या डॅशबोर्डवर नेत आहोत.' },
  sentAgain: {
    title: 'पुन्हा तपासणीसाठी पाठवला',
    description: 'धन्यवाद. आमची टीम तुमचे बदल तपासेल. तुम्हाला तुमच्या डॅशबोर्डवर नेत आहोत.',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'तुमचा अर्ज साठवला गेला होता',
    description: 'आम्ही सांगण्याआधी इंटरनेट बंद पडलं. इथून पुढे जा.',
  },
  vendorCreated: { title: 'पडताळणी झाली', description: 'तुमच्या फोनची पडताळणी झाली आणि तुमचा अर्ज साठवला आहे.' },
} satisfies Words<typeof english.onboardingToasts>;

/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `${created} साठी साठवलं`,
  description: `पुढे जाण्यासाठी त्या नंबरने साइन इन करा. तुम्ही अजूनही ${current} ने साइन इन आहात.`,
});

export const otpWords = {
  title: 'तुमच्या फोनची पडताळणी करा',
  /** Before the second code for the phone that has just signed in. */
  second: 'पहिल्या कोडने तुम्ही साइन इन झालात. हा कोड तुमचा व्यवसाय नोंदवतो.',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'तुमच्या व्यवसायाचा नंबर अजून पक्का झालेला नाही. हा कोड तो पक्का करतो.',
  sentTo: (phone: string) => `${phone} वर पाठवलेला 6 अंकी कोड टाका.`,
  countdown: (seconds: number) => `(${seconds}) सेकंदांत OTP पुन्हा पाठवता येईल`,
  resend: 'OTP पुन्हा पाठवा',
  verify: 'पडताळा आणि विक्रेता नोंदवा',
  back: 'फॉर्मवर परत',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `तुम्ही ${current} ने साइन इन आहात. हा व्यवसाय ${created} चा असेल.`,
  /** Once it is created. */
  accountTitle: 'तुमचा व्यवसाय साठवला आहे',
  account: ({ current, created }: { current: string; created: string }) =>
    `तो ${created} चा आहे. तुम्ही ${current} ने साइन इन आहात.`,
  switchTo: (created: string) => `${created} ने पुढे जा`,
  stay: (current: string) => `${current} नेच साइन इन राहा`,
} satisfies Words<typeof english.otpWords>;

export const hoursWords = {
  allDay: '24 तास सेवा',
  dayWise: 'काही दिवसांची वेळ वेगळी',
  dayWiseDays: 'कोणते दिवस?',
  overnight: 'दुसऱ्या दिवशी सकाळी बंद होतं',
  closed: 'बंद',
  openTimeOn: (day: string) => `${day}: उघडण्याची वेळ`,
  closeTimeOn: (day: string) => `${day}: बंद होण्याची वेळ`,
} satisfies Words<typeof english.hoursWords>;

export const summaryTitle = 'कृपया फॉर्ममधल्या चुका दुरुस्त करा' satisfies Words<typeof english.summaryTitle>;
