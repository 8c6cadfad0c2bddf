import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/fields.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords = {
  vendorName: 'सही नाम डालें',
  ownerName: 'पूरा नाम डालें',
  email: 'सही ईमेल डालें',
  phone: '10 अंकों का सही फ़ोन नंबर डालें',
  addressLine1: 'पता डालें',
  city: 'शहर डालें',
  pincode: '6 अंकों का पिन कोड डालें',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'कृपया नक्शे पर अपनी लोकेशन चुनें',
  openDays: 'खुले रहने का कम से कम एक दिन चुनें',
  time: 'समय डालें, जैसे 09:00',
  panNumber: 'सही PAN डालें (जैसे ABCDE1234F)',
  panHolderName: 'PAN पर लिखा पूरा नाम डालें',
  gstNumber: 'सही GSTIN डालें',
  bankAccount: '9–18 अंकों का खाता नंबर डालें',
  accountsDiffer: 'खाता नंबर मेल नहीं खाते',
  accountHolderName: 'खाताधारक का नाम डालें',
  ifsc: 'सही IFSC डालें',
  drugLicenseNumber: 'सही लाइसेंस नंबर डालें (जैसे DL/2023/123456)',
  accreditation: 'मान्यता की जानकारी डालें',
  fssaiNumber: 'FSSAI लाइसेंस नंबर डालें',
  termsAccepted: 'यहाँ टिक करना ज़रूरी है',
  minimumOrder: 'सही रकम डालें',
  deliveryRadius: 'सही दायरा डालें',
  otp: 'कृपया 6 अंकों का सही OTP डालें।',
} satisfies Words<typeof english.fieldErrorWords>;

export const refusedFieldWord = 'हम यह स्वीकार नहीं कर सकते। कृपया इसे बदलें या हमसे संपर्क करें।';

export const locationRequiredTitle = 'लोकेशन ज़रूरी है' satisfies Words<typeof english.locationRequiredTitle>;

export const fieldLabelWords = {
  vendorName: 'कारोबार का नाम',
  ownerName: 'मालिक का पूरा नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  supportPhone: 'ग्राहकों के लिए फ़ोन',
  addressLine1: 'पता',
  city: 'शहर',
  pincode: 'पिन कोड',
  coords: 'नक्शे पर लोकेशन',
  openTime: 'खुलने का समय',
  closeTime: 'बंद होने का समय',
  openDays: 'खुले रहने के दिन',
  panNumber: 'PAN नंबर',
  panHolderName: 'PAN पर नाम',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'ड्रग लाइसेंस नंबर',
  fssaiNumber: 'FSSAI लाइसेंस नंबर',
  accreditation: 'मान्यता (एक्रेडिटेशन)',
  bankAccount: 'बैंक खाता नंबर',
  confirmBankAccount: 'खाता नंबर फिर से डालें',
  accountHolderName: 'खाताधारक का नाम',
  ifsc: 'IFSC',
  licenceAsPrinted: 'मेरे लाइसेंस पर ऐसे ही छपा है',
  licences: 'दूसरे लाइसेंस और तारीखें',
  fssaiExpiry: 'FSSAI लाइसेंस कब तक वैध है',
  gstExempt: 'GST में रजिस्टर्ड नहीं (डायग्नोस्टिक सेवाओं पर GST नहीं लगता)',
  termsAccepted: 'मुझे पार्टनरों के लिए शर्तें मंज़ूर हैं',
  minimumOrder: 'मिनिमम ऑर्डर (₹)',
  deliveryRadius: 'डिलीवरी का दायरा (km)',
  otp: '6 अंकों का कोड',
} satisfies Words<typeof english.fieldLabelWords>;

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords = {
  vendorName: 'जैसा लाइसेंस पर है',
  email: 'हम इसी पर ईमेल भेजेंगे',
  phone: '10 अंक। हम इस पर कोड भेजेंगे',
  supportPhone: 'ग्राहक इस पर फ़ोन करेंगे',
  addressLine1: 'दुकान का नंबर और सड़क',
  ownerName: 'जैसा पहचान पत्र पर है',

  openDays: 'छुट्टी वाले दिन से टिक हटाना न भूलें',
  panNumber: '10 अक्षर और अंक',
  panHolderName: 'जैसा कार्ड पर छपा है',
  gstNumber: '15 अक्षर और अंक। 3 से 12 तक आपका PAN है',
  drugLicenseNumber: 'जैसे DL/2023/123456',
  fssaiNumber: 'आपके FSSAI लाइसेंस का नंबर, आम तौर पर 14 अंक',
  accreditation: 'जैसे NABL और उसका सर्टिफ़िकेट नंबर',
  bankAccount: '9 से 18 अंक',
  accountHolderName: 'जैसा पासबुक में है',
  ifsc: 'आपके चेक पर छपा है',
  minimumOrder: 'सबसे छोटा ऑर्डर जो आप लेते हैं, रुपयों में',
  deliveryRadius: `आपकी लैब के चारों ओर 1 से ${limits.deliveryRadiusMaxKm} km`,
} satisfies Words<typeof english.fieldHelpWords>;

/** Notes on an IFSC from the bundled list, while it is typed. `lib/messages/ifsc.ts` chooses one. */
export const ifscNoteWords = {
  branch: (bank: string, branch: string) => `${bank}, शाखा ${branch}`,
  /** A branch of another bank, which lends its number. */
  branchOfOther: (bank: string, lender: string) => `${bank}, ${lender} के ज़रिए`,
  /** Well-formed, but not in the list. */
  unknown: 'यह शाखा हमारी सूची में नहीं है। कृपया IFSC अपने चेक पर देख लें।',
} satisfies Words<typeof english.ifscNoteWords>;

export const cityFilledWords = { pin: 'पिन कोड से भरा गया', map: 'नक्शे से भरा गया' } satisfies Words<
  typeof english.cityFilledWords
>;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'भारत के पिन कोड 0 से शुरू नहीं होते। कृपया देख लें।' satisfies Words<
  typeof english.pincodeUnknownWords
>;

export const documentLabelWords = {
  pharmacyLicense: 'फ़ार्मेसी का लाइसेंस',
  fssai: 'FSSAI',
  labLicense: 'लैब का लाइसेंस',
  gst: 'GST',
  cheque: 'चेक या बैंक स्टेटमेंट',
  ownerPhoto: 'मालिक की फ़ोटो',
  entranceWithOwner: 'दुकान/लैब के सामने मालिक की फ़ोटो',
} satisfies Words<typeof english.documentLabelWords>;

export const documentErrorWords = {
  invalidTitle: 'फ़ाइल सही नहीं',
  requiredTitle: 'ज़रूरी दस्तावेज़',
} satisfies Words<typeof english.documentErrorWords>;

/** Which documents are required. */
export const requiredDocumentsWords = {
  message: (documents: string) => `${documents} ज़रूरी हैं`,
  and: (others: string, last: string) => `${others} और ${last}`,
  /** Where none is named. */
  any: 'दस्तावेज़',
} satisfies Words<typeof english.requiredDocumentsWords>;

/** The problems of a chosen file. */
export const fileProblemWords = {
  tooLarge: (maxMb: number) => `फ़ाइल ${maxMb}MB या उससे छोटी होनी चाहिए`,
  wrongType: (accepted: string) => `इस तरह की फ़ाइल नहीं चलेगी। ये चलेंगी: ${accepted}`,
} satisfies Words<typeof english.fileProblemWords>;

export const licenceWords = {
  asPrinted: (number: string) => `${number} (जैसा लाइसेंस पर छपा है)`,
} satisfies Words<typeof english.licenceWords>;
