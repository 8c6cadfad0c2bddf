import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/vendorPage.ts';

/** Words of the static parts of /vendor. */
export const vendorPageWords = {
  title: `${brand.name} पर बेचें – फ़ार्मेसी, सप्लीमेंट, लैब`,
  description: `अपनी फ़ार्मेसी, सप्लीमेंट स्टोर या डायग्नोस्टिक लैब रजिस्टर करें: फ़ोन से लॉग इन, चार छोटे चरण, ${limits.reviewHoursRange} घंटे में जाँच।`,
  heading: 'आपकी फ़ार्मेसी, 30 मिनट में आस-पास के हर दरवाज़े पर',
  text: 'फ़ार्मेसी, सप्लीमेंट स्टोर और लैब चार छोटे चरणों में रजिस्टर होते हैं। कभी भी रुकें और बाद में जारी रखें।',
  entry: {
    title: 'शुरू करें या जारी रखें',
    text: 'हम आपके फ़ोन पर कोड भेजेंगे। पासवर्ड की ज़रूरत नहीं।',
    noScript: 'लॉग इन करने के लिए JavaScript चालू करें, या हमें फ़ोन करें:',
  },
  features: {
    title: 'आपको क्या मिलता है',
    orders: {
      title: 'ऑर्डर जो साफ़ पढ़े जाएँ',
      text: 'हर पर्चा टाइप होकर और जाँचा हुआ आता है, उसकी फ़ोटो के साथ।',
      before: 'Amlo 5 od x30',
      after: 'Amlodipine 5 mg, दिन में एक बार, 30 गोलियाँ',
    },
    money: {
      title: 'समय पर पैसा',
      text: 'हम सीधे आपके वेरिफ़ाई किए हुए बैंक खाते में पैसे भेजते हैं।',
      figure: String(limits.settlementDays),
      unit: 'कामकाजी दिन',
    },
    costs: {
      title: 'एक ही सीधा कमीशन',
      text: 'सिर्फ़ जो बिके उस पर। और कुछ नहीं।',
    },
    riders: {
      title: 'राइडर हमारी तरफ़ से',
      text: 'हमारे राइडर ऑर्डर आपकी दुकान से ले जाते हैं। आप दुकान पर ही रहें।',
    },
  },
  needs: {
    title: 'ये तैयार रखें',
    text: 'PAN, GST सर्टिफ़िकेट, बैंक की जानकारी (कैंसल चेक हो तो अच्छा), मालिक की एक फ़ोटो, और दुकान के सामने मालिक की एक फ़ोटो।',
    way: 'कागज़ों की फ़ोटो फ़ोन से ले सकते हैं। कभी भी रुकें: आपने जो भरा है, वह सेव रहेगा।',
    also: 'और आपकी श्रेणी के लिए:',
    minutes: (minutes: number) => `लगभग ${minutes} मिनट`,
  },
} satisfies Words<typeof english.vendorPageWords>;
