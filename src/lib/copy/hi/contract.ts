import { brand } from '#lib/brand.ts';
import { limits } from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'अपने जवाब देख लें',
  answersIntro: 'कुछ ग़लत है? “बदलें” दबाएँ।',
  vendorInfo: 'विक्रेता की जानकारी',
  kyc: 'KYC और कारोबार की जानकारी',
  documents: 'दस्तावेज़',
  change: 'बदलें',
  missing: 'नहीं दिया',
  hours: 'खुलने का समय',
  noDocument: 'अपलोड नहीं हुआ',
  uploaded: 'अपलोड हो गया',
  fullText: 'पूरा अनुबंध',
  version: (version: string) => `वर्शन ${version}`,
  termsTitle: 'अनुबंध, संक्षेप में',
  deliveryTitle: 'आपकी डिलीवरी की शर्तें',
  termsToast: 'कृपया नियम और शर्तें मंज़ूर करें',
  submit: 'आवेदन भेजें',
  failedHelp: 'कुछ भी खोया नहीं है। कृपया फिर से भेजें।',
  review: `भेजने के बाद हमारी टीम आपका आवेदन जाँचती है। इसमें आम तौर पर ${limits.reviewHoursRange} घंटे लगते हैं।`,
} satisfies Words<typeof english.contractWords>;

/** Below the clauses, on pages in another language than English. */
export const bindingContractWords = 'यह सार है। क़ानूनी तौर पर सिर्फ़ अंग्रेज़ी का पूरा अनुबंध मान्य है।';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'कमीशन',
    text: `हर पूरे ऑर्डर का ${commissionPercent}% ${brand.name} रखता है। न जुड़ने की फ़ीस, न हर महीने की।`,
  },
  {
    title: 'भुगतान',
    text: `हर पूरे ऑर्डर के ${settlementDays} कामकाजी दिनों के अंदर हम आपका हिस्सा आपके बैंक खाते में भेजते हैं।`,
  },
  {
    title: 'लाइसेंस',
    text: 'आप अपने लाइसेंस चालू रखते हैं, वही बेचते हैं जिसकी इजाज़त है, और कोई लाइसेंस ख़त्म या निलंबित हो तो हमें तुरंत बताते हैं।',
  },
  {
    title: 'ऑर्डर',
    text: 'आप ऑर्डर जल्दी स्वीकार या मना करते हैं, ठीक से पैक और सील करते हैं, और दाम व स्टॉक सही रखते हैं।',
  },
  {
    title: 'प्राइवेसी',
    text: 'पर्चे और ग्राहक का डेटा आप सिर्फ़ उसी ऑर्डर के लिए इस्तेमाल करते हैं, और किसी और को कभी नहीं देते।',
  },
  {
    title: 'अनुबंध ख़त्म करना',
    text: 'आप या हम लिखकर यह अनुबंध ख़त्म कर सकते हैं। पूरे हुए ऑर्डर का पूरा पैसा हम तब भी देते हैं।',
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
