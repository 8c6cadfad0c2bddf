import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/fields.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords = {
  vendorName: 'সঠিক নাম লিখুন',
  ownerName: 'পুরো নাম লিখুন',
  email: 'সঠিক ইমেল লিখুন',
  phone: '10 অঙ্কের সঠিক ফোন নম্বর লিখুন',
  addressLine1: 'ঠিকানা লিখুন',
  city: 'শহরের নাম লিখুন',
  pincode: '6 অঙ্কের PIN কোড লিখুন',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'ম্যাপে আপনার লোকেশন বেছে নিন',
  openDays: 'খোলা থাকার অন্তত একটি দিন বেছে নিন',
  time: 'সময় লিখুন, যেমন 09:00',
  panNumber: 'সঠিক PAN লিখুন (যেমন ABCDE1234F)',
  panHolderName: 'PAN কার্ডে যেমন আছে, পুরো নাম লিখুন',
  gstNumber: 'সঠিক GSTIN লিখুন',
  bankAccount: '9–18 অঙ্কের অ্যাকাউন্ট নম্বর লিখুন',
  accountsDiffer: 'দুটি অ্যাকাউন্ট নম্বর মিলছে না',
  accountHolderName: 'অ্যাকাউন্ট যাঁর, তাঁর নাম লিখুন',
  ifsc: 'সঠিক IFSC লিখুন',
  drugLicenseNumber: 'সঠিক লাইসেন্স নম্বর লিখুন (যেমন DL/2023/123456)',
  accreditation: 'অ্যাক্রেডিটেশনের তথ্য লিখুন',
  fssaiNumber: 'FSSAI লাইসেন্স নম্বর লিখুন',
  termsAccepted: 'এখানে টিক দিতে হবে',
  minimumOrder: 'টাকার অঙ্ক ঠিক নয়',
  deliveryRadius: 'দূরত্ব ঠিক নয়',
  otp: '6 অঙ্কের সঠিক OTP লিখুন।',
} satisfies Words<typeof english.fieldErrorWords>;

export const refusedFieldWord = 'এটি নেওয়া যাচ্ছে না। এটি বদলান, বা আমাদের সঙ্গে যোগাযোগ করুন।';

export const locationRequiredTitle = 'লোকেশন দিতে হবে' satisfies Words<typeof english.locationRequiredTitle>;

export const fieldLabelWords = {
  vendorName: 'ব্যবসার নাম',
  ownerName: 'মালিকের পুরো নাম',
  email: 'ইমেল',
  phone: 'ফোন',
  supportPhone: 'ক্রেতাদের জন্য ফোন',
  addressLine1: 'ঠিকানা',
  city: 'শহর',
  pincode: 'PIN কোড',
  coords: 'ম্যাপে লোকেশন',
  openTime: 'খোলার সময়',
  closeTime: 'বন্ধের সময়',
  openDays: 'খোলা থাকার দিন',
  panNumber: 'PAN নম্বর',
  panHolderName: 'PAN কার্ডে নাম',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'ড্রাগ লাইসেন্স নম্বর',
  fssaiNumber: 'FSSAI লাইসেন্স নম্বর',
  accreditation: 'অ্যাক্রেডিটেশন',
  bankAccount: 'ব্যাঙ্ক অ্যাকাউন্ট নম্বর',
  confirmBankAccount: 'অ্যাকাউন্ট নম্বর আবার লিখুন',
  accountHolderName: 'অ্যাকাউন্টে যে নাম আছে',
  ifsc: 'IFSC',
  licenceAsPrinted: 'আমার লাইসেন্সে ঠিক এমনই ছাপা আছে',
  licences: 'আরও লাইসেন্স ও তারিখ',
  fssaiExpiry: 'FSSAI লাইসেন্সের মেয়াদ কবে পর্যন্ত',
  gstExempt: 'GST রেজিস্ট্রেশন নেই (ডায়াগনস্টিক পরিষেবায় GST লাগে না)',
  termsAccepted: 'পার্টনারদের জন্য শর্তাবলি আমি মেনে নিচ্ছি',
  minimumOrder: 'ন্যূনতম অর্ডার (₹)',
  deliveryRadius: 'ডেলিভারির দূরত্ব (km)',
  otp: '6 অঙ্কের কোড',
} satisfies Words<typeof english.fieldLabelWords>;

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords = {
  vendorName: 'লাইসেন্সে যেমন আছে',
  email: 'এই ইমেলেই খবর পাঠাব',
  phone: '10 অঙ্ক। এই নম্বরে কোড পাঠাব',
  supportPhone: 'ক্রেতারা এই নম্বরে ফোন করবেন',
  addressLine1: 'দোকানের নম্বর আর রাস্তা',
  ownerName: 'পরিচয়পত্রে যেমন আছে',

  openDays: 'ছুটির দিনের টিক তুলে দিতে ভুলবেন না',
  panNumber: '10টি অক্ষর ও অঙ্ক',
  panHolderName: 'কার্ডে যেমন ছাপা আছে',
  gstNumber: '15টি অক্ষর। 3 থেকে 12 নম্বর অক্ষর হল আপনার PAN',
  drugLicenseNumber: 'যেমন DL/2023/123456',
  fssaiNumber: 'আপনার FSSAI লাইসেন্সের নম্বর, সাধারণত 14 অঙ্কের',
  accreditation: 'যেমন NABL আর তার সার্টিফিকেট নম্বর',
  bankAccount: '9 থেকে 18 অঙ্ক',
  accountHolderName: 'পাসবইয়ে যেমন আছে',
  ifsc: 'চেকে ছাপা থাকে',
  minimumOrder: 'সবচেয়ে কম কত টাকার অর্ডার নেন',
  deliveryRadius: `ল্যাবের চারপাশে 1 থেকে ${limits.deliveryRadiusMaxKm} km`,
} satisfies Words<typeof english.fieldHelpWords>;

/** Notes on an IFSC from the bundled list, while it is typed. `lib/messages/ifsc.ts` chooses one. */
export const ifscNoteWords = {
  branch: (bank: string, branch: string) => `${bank}, শাখা ${branch}`,
  /** A branch of another bank, which lends its number. */
  branchOfOther: (bank: string, lender: string) => `${bank}, ${lender}-এর মাধ্যমে`,
  /** Well-formed, but not in the list. */
  unknown: 'এই শাখাটি আমরা চিনি না। চেকের সঙ্গে IFSC মিলিয়ে দেখুন।',
} satisfies Words<typeof english.ifscNoteWords>;

export const cityFilledWords = {
  pin: 'PIN কোড থেকে পূরণ করা হয়েছে',
  map: 'ম্যাপ থেকে পূরণ করা হয়েছে',
} satisfies Words<typeof english.cityFilledWords>;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'ভারতের PIN কোড 0 দিয়ে শুরু হয় না। মিলিয়ে দেখুন।' satisfies Words<
  typeof english.pincodeUnknownWords
>;

export const documentLabelWords = {
  pharmacyLicense: 'ফার্মেসির লাইসেন্স',
  fssai: 'FSSAI',
  labLicense: 'ল্যাবের লাইসেন্স',
  gst: 'GST',
  cheque: 'চেক বা ব্যাঙ্ক স্টেটমেন্ট',
  ownerPhoto: 'মালিকের ছবি',
  entranceWithOwner: 'দোকান/ল্যাবের সামনে মালিকের ছবি',
} satisfies Words<typeof english.documentLabelWords>;

export const documentErrorWords = {
  invalidTitle: 'ফাইলটি নেওয়া যাবে না',
  requiredTitle: 'ডকুমেন্ট দিতে হবে',
} satisfies Words<typeof english.documentErrorWords>;

/** Which documents are required. */
export const requiredDocumentsWords = {
  message: (documents: string) => `${documents} দিতে হবে`,
  and: (others: string, last: string) => `${others} ও ${last}`,
  /** Where none is named. */
  any: 'ডকুমেন্ট',
} satisfies Words<typeof english.requiredDocumentsWords>;

/** The problems of a chosen file. */
export const fileProblemWords = {
  tooLarge: (maxMb: number) => `ফাইল ${maxMb}MB বা তার কম হতে হবে`,
  wrongType: (accepted: string) => `এই ধরনের ফাইল চলবে না। যা চলবে: ${accepted}`,
} satisfies Words<typeof english.fileProblemWords>;

export const licenceWords = {
  asPrinted: (number: string) => `${number} (লাইসেন্সে যেমন ছাপা আছে)`,
} satisfies Words<typeof english.licenceWords>;
