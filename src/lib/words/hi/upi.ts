import type { Words } from '#lib/translation.ts';
import type * as english from '../en/upi.ts';

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
