import type { Words } from '#lib/translation.ts';
import type * as english from '../en/prefill.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'अपने GSTIN से भरें',
  help: 'आपका नाम और पता GST रजिस्टर से आएगा।',
  looking: 'GST रजिस्टर में देख रहे हैं…',
  unknown: 'यह नंबर GST रजिस्टर में नहीं है। कृपया इसे फिर से देख लें। आप आगे बढ़ सकते हैं।',
  failed: 'GST रजिस्टर से अभी जवाब नहीं मिल रहा। कृपया जानकारी खुद भरें।',
  inRegister: (label: string, text: string) => `GST रजिस्टर में ${label}: “${text}”`,
  all: 'सब इस्तेमाल करें',
  status: {
    cancelled: 'GST रजिस्टर के मुताबिक यह रजिस्ट्रेशन रद्द हो चुका है। आप आगे बढ़ सकते हैं।',
    suspended: 'GST रजिस्टर के मुताबिक यह रजिस्ट्रेशन निलंबित है। आप आगे बढ़ सकते हैं।',
  },
  states: (gstin: string, pin: string) => `GSTIN ${gstin} का है, पिन कोड ${pin} का। कृपया दोनों फिर से देख लें।`,
} satisfies Words<typeof english.gstWords>;

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} के मालिक, PAN, बैंक और ईमेल की जानकारी इस्तेमाल करें?`,
  help: 'जो इस्तेमाल करना है, उस पर टिक लगाएँ। भरने के बाद भी आप उसे बदल सकते हैं।',
  all: 'यह सारी जानकारी',
  use: 'टिक की हुई जानकारी भरें',
  /** `labels` are those of the fields. */
  used: (shop: string, labels: string) => `${shop} से यह जानकारी भरी गई: ${labels}। आप इसे बदल सकते हैं।`,
  failed: (shop: string) => `हम ${shop} की जानकारी नहीं पढ़ सके। कृपया उसे खुद भरें।`,
} satisfies Words<typeof english.reuseWords>;

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'खाते की जानकारी UPI से भरें',
  help: 'जिस खाते में हम आपको पैसे भेजें, उसी से ₹1 चुकाएँ। फिर आपका बैंक खाते की जानकारी देगा।',
  start: 'UPI से ₹1 चुकाएँ',
  open: 'मेरा UPI ऐप खोलें',
  scan: 'इस कोड को अपने UPI ऐप से स्कैन करें',
  waiting: 'आपके भुगतान का इंतज़ार है…',
  paid: 'आपके बैंक ने यह खाता बताया है। क्या यह आपका है?',
  use: 'यह खाता इस्तेमाल करें',
  expired: 'इस भुगतान का समय खत्म हो गया।',
  refused: 'आपके बैंक ने भुगतान करने से मना कर दिया।',
  nameDiffers: (holder: string) => `यह खाता “${holder}” का है। कृपया नाम फिर से देख लें।`,
  otherName: 'आपके बैंक में इस खाते पर दूसरा नाम है। कृपया नाम फिर से देख लें।',
  unnamed: 'आपके बैंक ने खाते की पूरी जानकारी नहीं दी। कृपया खाते की जानकारी खुद भरें।',
  failed: 'UPI से अभी जवाब नहीं मिल रहा। आप खाते की जानकारी खुद भर सकते हैं।',
  again: 'फिर से शुरू करें',
} satisfies Words<typeof english.upiWords>;

/** Other facts that are known before the vendor types them. */
export const prefillWords = {
  /** The usual opening hours of a category, in words. */
  hours: (hours: string) => `आपके जैसी दुकानें अक्सर इस समय खुली रहती हैं: ${hours}`,
  hoursButton: 'यही समय रखें',
  /** The address of the pin, from the map. */
  atPin: (address: string) => `नक्शे के मुताबिक पिन यहाँ है: “${address}”`,
} satisfies Words<typeof english.prefillWords>;
