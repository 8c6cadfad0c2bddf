import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/legacy.ts';

/** The messages of the legacy form, to the letter of the specification. */
export const legacyErrorWords = {
  vendorName: 'विक्रेता का नाम ज़रूरी है',
  ownerName: 'मालिक का पूरा नाम ज़रूरी है',
  email: 'सही ईमेल ज़रूरी है',
  phone: 'फ़ोन ज़रूरी है',
  supportPhone: 'मुख्य संपर्क नंबर ज़रूरी है',
  addressLine1: 'पता ज़रूरी है',
  city: 'शहर ज़रूरी है',
  pincode: 'पिन कोड ज़रूरी है',
  agree: 'आगे बढ़ने के लिए नियम और शर्तें मंज़ूर करना ज़रूरी है',
} satisfies Words<typeof english.legacyErrorWords>;

export const legacyStepWords = {
  vendor: { title: 'विक्रेता की जानकारी', subtitle: 'श्रेणी और कारोबार का नाम' },
  owner: { title: 'मालिक की जानकारी', subtitle: 'मालिक का नाम, ईमेल और फ़ोन' },
  location: { title: 'लोकेशन और संपर्क', subtitle: 'पता, और ग्राहकों के लिए नंबर' },
  documents: { title: 'दस्तावेज़', subtitle: 'प्रमाण अपलोड करें' },
  review: { title: 'देखें और सबमिट करें', subtitle: 'अपने जवाब देख लें और सबमिट करें' },
} satisfies Words<typeof english.legacyStepWords>;

export const legacyLabelWords = {
  category: 'श्रेणी',
  vendorName: 'विक्रेता का नाम',
  ownerName: 'मालिक का पूरा नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  whatsappUpdates: 'मुझे WhatsApp पर जानकारी भेजें',
  supportPhone: 'मुख्य संपर्क नंबर',
  addressLine1: 'पता',
  city: 'शहर',
  pincode: 'पिन कोड',
  docs: 'दस्तावेज़',
  agree: 'मुझे नियम और शर्तें मंज़ूर हैं',
} satisfies Words<typeof english.legacyLabelWords>;

export const legacyHelpWords = {
  vendorName: 'जिस नाम से ग्राहक जानते हैं',
  email: 'रजिस्ट्रेशन के बारे में हम इसी पर ईमेल भेजेंगे',
  phone: 'मालिक का अपना नंबर',
  whatsappUpdates: 'ऊपर वाले फ़ोन नंबर पर। आप इसे कभी भी रोक सकते हैं।',
  supportPhone: 'ग्राहक और राइडर इस नंबर पर फ़ोन करेंगे',
  addressLine1: 'दुकान या इमारत का नंबर और सड़क',
  pincode: 'जैसे 560001',
} satisfies Words<typeof english.legacyHelpWords>;

export const legacyWords = {
  pageTitle: 'विक्रेता रजिस्ट्रेशन',
  heading: 'विक्रेता रजिस्ट्रेशन',
  help: 'मदद चाहिए? ईमेल करें',
  done: '(पूरा)',
  needsAttention: '(इसमें गलतियाँ हैं)',
  back: 'पीछे',
  next: 'आगे बढ़ें',
  submit: 'सबमिट करें',
  kept: 'आपने पहले जो भरा था, वह यहीं है।',
  keptDocuments: 'कृपया अपने दस्तावेज़ फिर से चुनें।',
  startFresh: 'खाली फ़ॉर्म से शुरू करें',
  categoryLegend: 'आप क्या रजिस्टर करना चाहते हैं?',
  nameLegend: 'आपका कारोबार',
  ownerLegend: 'मालिक',
  contactLegend: 'ग्राहक किस नंबर पर फ़ोन करें?',
  placeLegend: 'दुकान या लैब कहाँ है?',
  documentsLegend: 'आपके दस्तावेज़',
  documentsHint: 'ज़रूरी दस्तावेज़ों में कारोबार का लाइसेंस, GST, PAN और पते का प्रमाण शामिल हो सकते हैं।',
  documentsRules: `PDF, PNG, JPG, हर एक ${limits.legacyDocumentMaxMb}MB तक। आप एक से ज़्यादा फ़ाइलें चुन सकते हैं।`,
  drop: 'फ़ाइलें खींचकर यहाँ लाएँ या',
  choose: 'फ़ाइलें चुनें',
  chooseMore: 'और फ़ाइलें चुनें',
  remove: 'हटाएँ',
  chosen: (count: number) => plural(count, { one: `${count} फ़ाइल चुनी गई`, other: `${count} फ़ाइलें चुनी गईं` }),
  removed: (name: string) => `${name} हटाई गई`,
  noDocuments: 'कोई फ़ाइल नहीं चुनी',
  reviewLegend: 'आपके जवाब',
  change: 'बदलें',
  changeStep: (title: string) => `बदलें: ${title}`,
  notGiven: 'अभी नहीं दिया',
  yes: 'हाँ',
  no: 'नहीं',
  agreeLegend: 'सबमिट करने से पहले',
  reviewNote: `वेरिफ़िकेशन में ${limits.reviewHoursRange} घंटे लगते हैं। पुष्टि ईमेल और फ़ोन से मिलेगी।`,
  leaving: 'आपको होम पेज पर ले जा रहे हैं।',
  toHome: 'होम पेज पर जाएँ',
} satisfies Words<typeof english.legacyWords>;

export const legacySubmittedToast = {
  title: 'रजिस्ट्रेशन सबमिट हो गया',
  description: 'आपकी जानकारी हमें मिल गई है। हम वेरिफ़ाई करके जल्द आपसे संपर्क करेंगे।',
} satisfies Words<typeof english.legacySubmittedToast>;
