import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'अपने जवाब देख लें',
  answersIntro: 'कुछ गलत है? “बदलें” दबाएँ।',
  vendorInfo: 'विक्रेता की जानकारी',
  kyc: 'KYC और कारोबार की जानकारी',
  documents: 'दस्तावेज़',
  change: 'बदलें',
  missing: 'नहीं दिया',
  hours: 'खुले रहने का समय',
  noDocument: 'अपलोड नहीं हुआ',
  uploaded: 'अपलोड हो गया',
  fullText: 'पूरा अनुबंध',
  version: (version: string) => `वर्शन ${version}`,
  termsTitle: 'अनुबंध संक्षेप में',
  deliveryTitle: 'आपकी डिलीवरी की शर्तें',
  termsToast: 'कृपया शर्तें मंज़ूर करें',
  submit: 'आवेदन सबमिट करें',
  outdated: 'यह पेज खुलने के बाद शर्तें बदल गई हैं। नई शर्तें पढ़ें, फिर मंज़ूर करें।',
  showCurrent: 'नई शर्तें दिखाएँ',
  failedHelp: 'कुछ भी मिटा नहीं है। कृपया फिर से सबमिट करें।',
  review: `सबमिट करने के बाद हमारी टीम आपका आवेदन जाँचेगी। इसमें आम तौर पर ${limits.reviewHoursRange} घंटे लगते हैं।`,
} satisfies Words<typeof english.contractWords>;

/** Below the clauses, on pages in another language than English. */
export const bindingContractWords = 'यह सार है। कानूनन अंग्रेज़ी का पूरा अनुबंध ही लागू होगा।';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'कमीशन',
    text: `पूरे हुए हर ऑर्डर का ${commissionPercent}% ${brand.name} रखेगा। जुड़ने की या हर महीने की कोई फ़ीस नहीं।`,
  },
  {
    title: 'भुगतान',
    text: `हर ऑर्डर पूरा होने के ${settlementDays} कामकाजी दिनों के अंदर हम आपका हिस्सा आपके बैंक खाते में भेजेंगे।`,
  },
  {
    title: 'लाइसेंस',
    text: 'आप अपने लाइसेंस वैध रखेंगे, वही बेचेंगे जिसकी उनमें इजाज़त है, और कोई लाइसेंस खत्म या सस्पेंड हो तो हमें तुरंत बताएँगे।',
  },
  {
    title: 'ऑर्डर',
    text: 'आप ऑर्डर लेंगे या नहीं, यह जल्दी बताएँगे, ठीक से पैक और सील करेंगे, और दाम व स्टॉक सही रखेंगे।',
  },
  {
    title: 'प्राइवेसी',
    text: 'पर्चे और ग्राहक का डेटा आप सिर्फ़ उसी ऑर्डर के लिए इस्तेमाल करेंगे, और किसी और को कभी नहीं देंगे।',
  },
  {
    title: 'अनुबंध खत्म करना',
    text: 'आप या हम लिखित में बताकर यह अनुबंध खत्म कर सकते हैं। पूरे हुए ऑर्डरों का पूरा पैसा हम तब भी देंगे।',
  },
];

/** The figure beside a clause in short. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  settlement: (days: number): string => `${days} दिन`,
} satisfies Words<typeof english.contractFigureWords>;

/** `Change Vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `${section} बदलें`;
}
