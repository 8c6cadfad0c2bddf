import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/yourData.ts';

/** The page with a visitor's own data. */
export const yourDataWords = {
  heading: 'आपका डेटा',
  summary: `आपने क्या मंज़ूर किया, इस ब्राउज़र में क्या सेव है, और ${brand.name} पर आपके आवेदनों की कॉपी।`,
  noScript: 'इस पेज के लिए JavaScript ज़रूरी है। JavaScript के बिना हमारे शिकायत अधिकारी आपकी मदद करेंगे।',
  consents: {
    title: 'आपने क्या मंज़ूर किया',
    fromServer: 'यह हमारा रिकॉर्ड है।',
    fromBrowser: 'यह सिर्फ़ इस ब्राउज़र का रिकॉर्ड है। यह आपके लॉग आउट करने तक ही रहता है।',
    none: 'यहाँ कोई रिकॉर्ड नहीं है।',
    given: (date: string) => `मंज़ूर करने की तारीख: ${date}`,
    withdrawn: (date: string) => `सहमति वापस लेने की तारीख: ${date}`,
    /** In place of the button that withdraws. */
    contract: 'यह एक अनुबंध है। यह कैसे खत्म होता है, यह इसी में लिखा है।',
    withdraw: 'यह सहमति वापस लें',
    ask: 'यह सहमति वापस लें? इसके साथ आवेदन भी खत्म हो जाएगा।',
    done: 'हमने दर्ज कर लिया है कि आपने सहमति वापस ली।',
    byMail: 'ईमेल से वापस लें',
    mail: {
      subject: 'सहमति वापस लेने की सूचना',
      body: (text: string, version: string) =>
        `इसके लिए दी गई मेरी सहमति को वापस लिया हुआ मानें: ${text}, वर्शन ${version}। कृपया इसकी पुष्टि करें।`,
    },
    /** Where the record on the page does not have the consent to the privacy notice. */
    unlisted: 'प्राइवेसी नोटिस के लिए दी गई सहमति वापस लेने के लिए रिकॉर्ड ज़रूरी नहीं है।',
    unlistedBody: (text: string) =>
      `इसके लिए दी गई मेरी सहमति को वापस लिया हुआ मानें: ${text}। कृपया इसकी पुष्टि करें। मेरा फ़ोन नंबर:`,
    /** Where the API lists no consents. */
    withUs: 'आपकी सहमतियों का पूरा रिकॉर्ड हमारे पास है।',
    askByMail: 'रिकॉर्ड ईमेल से माँगें',
    recordMail: {
      subject: 'मेरी सहमतियों का रिकॉर्ड',
      body: 'कृपया मुझे मेरी सहमतियों का रिकॉर्ड भेजें। मेरा फ़ोन नंबर:',
    },
  },
  browser: {
    title: 'इस ब्राउज़र में अभी क्या सेव है',
    nothing: 'इस ब्राउज़र में इस साइट का कुछ भी सेव नहीं है।',
    /** The pages in the caches of the service worker. */
    pages: 'इस साइट के वे पेज जो आपने खोले हैं, ताकि वे इंटरनेट के बिना भी खुलें',
  },
  copy: {
    title: 'आपके आवेदनों की कॉपी',
    text: 'एक फ़ाइल (JSON), जिसमें वह सब है जो हम आपको आपके आवेदनों के बारे में दिखाते हैं।',
    button: 'कॉपी डाउनलोड करें',
    signIn: 'अपने आवेदनों की कॉपी डाउनलोड करने के लिए लॉग इन करें।',
  },
} satisfies Words<typeof english.yourDataWords>;
