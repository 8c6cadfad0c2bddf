import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/onboarding.ts';

export const onboardingWords = {
  steps: 'चरण',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, पूरा` : `${step}. ${title}`,
  help: 'मदद चाहिए? फ़ोन करें',
  helpShort: 'मदद',
  next: 'आगे',
  back: 'पीछे',
  resumeTitle: 'फिर से स्वागत है',
  stepOf: (step: number, total: number) => `${total} में से चरण ${step}`,
  locked: 'आप इन्हें यहाँ नहीं बदल सकते। हमें फ़ोन या ईमेल करें:',
  kept: 'आपने पहले जो भरा था, वह यहीं है।',
  startFresh: 'खाली फ़ॉर्म से शुरू करें',
  offered: 'इस फ़ॉर्म में पहले से कुछ भरा हुआ है।',
  continueWith: 'उसी से आगे बढ़ें',
  startEmpty: 'खाली फ़ॉर्म से शुरू करें',
  placeLegend: 'दुकान या लैब कहाँ है?',
  businessLegend: 'आपका कारोबार',
  hoursLegend: 'दुकान या लैब कब खुली रहती है?',
  change: 'बदलें',
  /** Beside the support phone. */
  samePhone: 'मेरा ही फ़ोन नंबर',
} satisfies Words<typeof english.onboardingWords>;

/** The notice before the first questions of an application. */
export const beforeWords = {
  time: (minutes: number) => `लगभग ${minutes} मिनट। कागज़ तैयार रखें। कभी भी रुक सकते हैं: आपने जो भरा है, वह सेव रहेगा।`,
  typed: 'आप भरेंगे: नाम, फ़ोन, पता और खुले रहने का समय; PAN, GST नंबर, IFSC के साथ बैंक खाता, और आपके लाइसेंस का नंबर।',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `आप इनकी फ़ोटो लेंगे या अपलोड करेंगे: ${needs}, GST सर्टिफ़िकेट, मालिक, और दुकान/लैब के सामने मालिक। कैंसल चेक हो तो अच्छा।`,
} satisfies Words<typeof english.beforeWords>;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'क्या-क्या चाहिए, और वह किस काम आएगा',
  text: 'इस जानकारी से हम आपका आवेदन जाँचते हैं, और जब आप बेचने लगें तो आपका कारोबार सूची में दिखाते हैं और राइडर भेजते हैं। इसे हमारी जाँच टीम देखती है। आप हमसे इसे सुधारने या मिटाने को कह सकते हैं, दी हुई सहमति वापस ले सकते हैं, या शिकायत कर सकते हैं।',
  link: 'प्राइवेसी नोटिस',
} satisfies Words<typeof english.noticeWords>;

export const onboardingToasts = {
  validation: { title: 'फ़ॉर्म में गलती है', description: 'कृपया फ़ॉर्म की गलतियाँ ठीक करें' },
  vendorRequired: {
    title: 'विक्रेता की जानकारी ज़रूरी है',
    description: 'कृपया पहले विक्रेता की जानकारी पूरी करें',
  },
  alreadyCompleted: (title: string) => ({
    title: 'पहले ही पूरा है',
    description: `${title}: पहले से सेव है। अगला चरण खुल रहा है।`,
  }),
  alreadySubmitted: {
    title: 'आवेदन पहले ही सबमिट हो चुका है',
    description: 'आपको आपके डैशबोर्ड पर ले जा रहे हैं।',
  },
  complete: { title: 'आवेदन पूरा हो गया', description: 'आपको आपके डैशबोर्ड पर ले जा रहे हैं।' },
  sentAgain: {
    title: 'जाँच के लिए फिर से भेजा गया',
    description: 'धन्यवाद। हमारी टीम आपके बदलाव जाँचेगी। आपको आपके डैशबोर्ड पर ले जा रहे हैं।',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'आपका आवेदन सेव हो गया था',
    description: 'हम बता पाते, उससे पहले इंटरनेट कट गया। यहाँ से आगे बढ़ें।',
  },
  vendorCreated: { title: 'वेरिफ़ाई हो गया', description: 'आपका फ़ोन वेरिफ़ाई हो गया और आपका आवेदन सेव है।' },
} satisfies Words<typeof english.onboardingToasts>;

export const hoursWords = {
  allDay: '24 घंटे सेवा',
  dayWise: 'कुछ दिनों का समय अलग है',
  dayWiseDays: 'कौन-से दिन?',
  overnight: 'अगली सुबह बंद होती है',
  closed: 'बंद',
  openTimeOn: (day: string) => `${day} को खुलने का समय`,
  closeTimeOn: (day: string) => `${day} को बंद होने का समय`,
} satisfies Words<typeof english.hoursWords>;

/** The title of the error summary, by whether all its fields are empty. */
export const summaryWords = {
  missing: (count: number) => plural(count, { one: `${count} चीज़ बाकी है`, other: `${count} चीज़ें बाकी हैं` }),
  wrong: (count: number) => plural(count, { one: `कृपया ${count} चीज़ देख लें`, other: `कृपया ${count} चीज़ें देख लें` }),
} satisfies Words<typeof english.summaryWords>;
