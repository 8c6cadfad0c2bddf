import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/fields.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords = {
  vendorName: 'योग्य नाव टाका',
  ownerName: 'पूर्ण नाव टाका',
  email: 'योग्य ईमेल टाका',
  phone: 'योग्य 10 अंकी फोन नंबर टाका',
  addressLine1: 'पत्ता टाका',
  city: 'शहर टाका',
  pincode: '6 अंकी पिन कोड टाका',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'कृपया नकाशावर तुमचे लोकेशन निवडा',
  openDays: 'सुरू असण्याचा किमान एक दिवस निवडा',
  time: 'वेळ टाका, उदा. 09:00',
  panNumber: 'योग्य PAN टाका (उदा. ABCDE1234F)',
  panHolderName: 'PAN वरचे पूर्ण नाव टाका',
  gstNumber: 'योग्य GSTIN टाका',
  bankAccount: '9–18 अंकी खाते नंबर टाका',
  accountsDiffer: 'दोन्ही खाते नंबर जुळत नाहीत',
  accountHolderName: 'खातेदाराचे नाव टाका',
  ifsc: 'योग्य IFSC टाका',
  drugLicenseNumber: 'योग्य लायसन्स नंबर टाका (उदा. DL/2023/123456)',
  accreditation: 'मान्यतेची माहिती टाका',
  fssaiNumber: 'FSSAI लायसन्स नंबर टाका',
  termsAccepted: 'आवश्यक आहे',
  minimumOrder: 'रक्कम योग्य नाही',
  deliveryRadius: 'अंतर योग्य नाही',
  otp: 'कृपया योग्य 6 अंकी OTP टाका.',
} satisfies Words<typeof english.fieldErrorWords>;

export const refusedFieldWord = 'आम्ही हे स्वीकारू शकत नाही. कृपया ते बदला किंवा आमच्याशी संपर्क साधा.';

export const locationRequiredTitle = 'लोकेशन आवश्यक आहे' satisfies Words<typeof english.locationRequiredTitle>;

export const fieldLabelWords = {
  vendorName: 'व्यवसायाचे नाव',
  ownerName: 'मालकाचे पूर्ण नाव',
  email: 'ईमेल',
  phone: 'फोन',
  supportPhone: 'ग्राहकांसाठी फोन',
  addressLine1: 'पत्ता',
  city: 'शहर',
  pincode: 'पिन कोड',
  coords: 'नकाशावरचे लोकेशन',
  openTime: 'उघडण्याची वेळ',
  closeTime: 'बंद होण्याची वेळ',
  openDays: 'सुरू असण्याचे दिवस',
  panNumber: 'PAN नंबर',
  panHolderName: 'PAN वरचे नाव',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'ड्रग लायसन्स नंबर',
  fssaiNumber: 'FSSAI लायसन्स नंबर',
  accreditation: 'मान्यता (ॲक्रेडिटेशन)',
  bankAccount: 'बँक खाते नंबर',
  confirmBankAccount: 'खाते नंबर पुन्हा टाका',
  accountHolderName: 'खातेदाराचे नाव',
  ifsc: 'IFSC',
  licenceAsPrinted: 'माझ्या लायसन्सवर असेच छापले आहे',
  licences: 'आणखी लायसन्स आणि तारखा',
  fssaiExpiry: 'FSSAI लायसन्स कधीपर्यंत वैध आहे',
  gstExempt: 'GST नोंदणी नाही (डायग्नोस्टिक सेवांना GST लागत नाही)',
  termsAccepted: 'मला पार्टनरसाठीचे नियम व अटी मान्य आहेत',
  minimumOrder: 'किमान ऑर्डर (₹)',
  deliveryRadius: 'डिलिव्हरीचे अंतर (km)',
  otp: '6 अंकी कोड',
} satisfies Words<typeof english.fieldLabelWords>;

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords = {
  vendorName: 'लायसन्सवर आहे तसे',
  email: 'आम्ही याच ईमेलवर कळवू',
  phone: '10 अंक. आम्ही त्यावर कोड पाठवू',
  supportPhone: 'ग्राहक यावर फोन करतील',
  addressLine1: 'दुकानाचा नंबर आणि रस्ता',
  ownerName: 'ओळखपत्रावर आहे तसे',

  openDays: 'सुट्टीच्या दिवसाची टिक काढायला विसरू नका',
  panNumber: '10 अक्षरे आणि अंक',
  panHolderName: 'कार्डवर छापले आहे तसे',
  gstNumber: '15 अक्षरे आणि अंक; 3 ते 12 म्हणजे तुमचा PAN',
  drugLicenseNumber: 'उदा. DL/2023/123456',
  fssaiNumber: 'तुमच्या FSSAI लायसन्सवरचा नंबर, सहसा 14 अंक',
  accreditation: 'उदा. NABL आणि त्याच्या प्रमाणपत्राचा नंबर',
  bankAccount: '9 ते 18 अंक',
  accountHolderName: 'पासबुकमध्ये आहे तसे',
  ifsc: 'तुमच्या चेकवर छापलेला',
  minimumOrder: 'तुम्ही घेता ती सगळ्यात छोटी ऑर्डर, रुपयांत',
  deliveryRadius: `तुमच्या लॅबभोवती 1 ते ${limits.deliveryRadiusMaxKm} km`,
} satisfies Words<typeof english.fieldHelpWords>;

/** Notes on an IFSC from the bundled list, while it is typed. `lib/messages/ifsc.ts` chooses one. */
export const ifscNoteWords = {
  branch: (bank: string, branch: string) => `${bank}, शाखा ${branch}`,
  /** A branch of another bank, which lends its number. */
  branchOfOther: (bank: string, lender: string) => `${bank}, ${lender} मार्फत`,
  /** Well-formed, but not in the list. */
  unknown: 'ही शाखा आमच्या यादीत नाही. कृपया चेकवरचा IFSC तपासा.',
} satisfies Words<typeof english.ifscNoteWords>;

export const cityFilledWords = { pin: 'पिन कोडवरून भरले आहे', map: 'नकाशावरून भरले आहे' } satisfies Words<
  typeof english.cityFilledWords
>;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'भारताचे पिन कोड 0 ने सुरू होत नाहीत. कृपया तपासा.' satisfies Words<
  typeof english.pincodeUnknownWords
>;

export const documentLabelWords = {
  pharmacyLicense: 'फार्मसीचे लायसन्स',
  fssai: 'FSSAI',
  labLicense: 'लॅबचे लायसन्स',
  gst: 'GST',
  cheque: 'चेक किंवा बँक स्टेटमेंट',
  ownerPhoto: 'मालकाचा फोटो',
  entranceWithOwner: 'दुकान/लॅबसमोर मालकाचा फोटो',
} satisfies Words<typeof english.documentLabelWords>;

export const documentErrorWords = {
  invalidTitle: 'फाइल चालणार नाही',
  requiredTitle: 'आवश्यक कागदपत्रे',
} satisfies Words<typeof english.documentErrorWords>;

/** Which documents are required. */
export const requiredDocumentsWords = {
  message: (documents: string) => `${documents} आवश्यक आहेत`,
  and: (others: string, last: string) => `${others} आणि ${last}`,
  /** Where none is named. */
  any: 'कागदपत्रे',
} satisfies Words<typeof english.requiredDocumentsWords>;

/** The problems of a chosen file. */
export const fileProblemWords = {
  tooLarge: (maxMb: number) => `फाइल ${maxMb}MB किंवा त्याहून लहान हवी`,
  wrongType: (accepted: string) => `या प्रकारची फाइल चालत नाही. चालणारे प्रकार: ${accepted}`,
} satisfies Words<typeof english.fileProblemWords>;

export const licenceWords = {
  asPrinted: (number: string) => `${number} (लायसन्सवर छापले आहे तसे)`,
} satisfies Words<typeof english.licenceWords>;
