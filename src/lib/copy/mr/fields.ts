import type { FileProblem, SlotId } from '#lib/domain/documents.ts';
import type { FieldErrorCode } from '#lib/domain/errors.ts';
import type { IfscNote } from '#lib/domain/ifsc.ts';
import type { KycForm } from '#lib/domain/kyc.ts';
import type { VendorInfo } from '#lib/domain/vendorInfo.ts';
import { limits } from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/fields.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords: Record<FieldErrorCode, string> = {
  vendorName: 'योग्य नाव टाका',
  ownerName: 'पूर्ण नाव टाका',
  email: 'योग्य ईमेल टाका',
  phone: 'योग्य 10 अंकी फोन नंबर टाका',
  addressLine1: 'पत्ता टाका',
  city: 'शहर टाका',
  pincode: '6 अंकी पिन टाका',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'कृपया नकाशावर तुमची जागा निवडा',
  openDays: 'दुकान उघडं असण्याचा किमान एक दिवस निवडा',
  time: 'वेळ टाका, उदा. 09:00',
  panNumber: 'योग्य PAN टाका (उदा. ABCDE1234F)',
  panHolderName: 'PAN वरचं पूर्ण नाव टाका',
  gstNumber: 'योग्य GSTIN टाका',
  bankAccount: '9–18 अंकी खाते क्रमांक टाका',
  accountsDiffer: 'खाते क्रमांक जुळत नाहीत',
  accountHolderName: 'खातेदाराचं नाव टाका',
  ifsc: 'योग्य IFSC टाका',
  drugLicenseNumber: 'योग्य लायसन्स नंबर टाका (उदा. DL/2023/123456)',
  accreditation: 'मान्यतेची माहिती टाका',
  fssaiNumber: 'FSSAI लायसन्स नंबर टाका',
  termsAccepted: 'आवश्यक',
  minimumOrder: 'रक्कम योग्य नाही',
  deliveryRadius: 'अंतर योग्य नाही',
  otp: 'कृपया योग्य 6 अंकी OTP टाका.',
};

export const locationRequiredTitle = 'जागा आवश्यक आहे' satisfies Words<typeof english.locationRequiredTitle>;

/** Every form control of the application, by its `name`. */
export type FieldName =
  | Exclude<keyof VendorInfo, 'coords' | 'deliveryTimings'>
  | keyof KycForm
  | 'coords'
  | 'openTime'
  | 'closeTime'
  | 'openDays'
  | 'termsAccepted'
  | 'minimumOrder'
  | 'deliveryRadius'
  | 'otp';

export const fieldLabelWords: Record<FieldName, string> = {
  vendorName: 'व्यवसायाचं नाव',
  ownerName: 'मालकाचं पूर्ण नाव',
  email: 'ईमेल',
  phone: 'फोन',
  supportPhone: 'मदतीचा फोन',
  addressLine1: 'पत्ता',
  city: 'शहर',
  pincode: 'पिन कोड',
  coords: 'नकाशावरची जागा',
  openTime: 'उघडण्याची वेळ',
  closeTime: 'बंद होण्याची वेळ',
  openDays: 'उघडं असण्याचे दिवस',
  panNumber: 'PAN नंबर',
  panHolderName: 'PAN वरचं नाव',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'ड्रग लायसन्स नंबर',
  fssaiNumber: 'FSSAI लायसन्स नंबर',
  accreditation: 'मान्यता',
  bankAccount: 'बँक खाते क्रमांक',
  confirmBankAccount: 'खाते क्रमांक पुन्हा',
  accountHolderName: 'खातेदाराचं नाव',
  ifsc: 'IFSC',
  licenceAsPrinted: 'माझ्या लायसन्सवर असंच छापलं आहे',
  licences: 'आणखी लायसन्स आणि तारखा',
  fssaiExpiry: 'FSSAI लायसन्स कधीपर्यंत वैध आहे',
  gstExempt: 'GST नोंदणी नाही (डायग्नोस्टिक सेवांना GST लागत नाही)',
  termsAccepted: 'मला पार्टनरचे नियम व अटी मान्य आहेत',
  minimumOrder: 'किमान ऑर्डर (₹)',
  deliveryRadius: 'डिलिव्हरीचं अंतर (km)',
  otp: '6 अंकी कोड',
};

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords: Partial<Record<FieldName, string>> = {
  vendorName: 'लायसन्सवर आहे तसं',
  email: 'आम्ही इथे लिहितो',
  phone: '10 अंक. आम्ही त्यावर कोड पाठवतो',
  supportPhone: 'ग्राहक यावर फोन करतात',
  addressLine1: 'दुकानाचा नंबर आणि रस्ता',
  ownerName: 'ओळखपत्रावर आहे तसं',

  openDays: 'सुट्टीच्या दिवसाची खूण काढायला विसरू नका',
  panNumber: '10 अक्षरं, उदा. ABCDE1234F',
  panHolderName: 'कार्डवर छापलं आहे तसं',
  gstNumber: '15 अक्षरं. 3 ते 12 ही अक्षरं तुमचा PAN आहेत',
  drugLicenseNumber: 'उदा. DL/2023/123456',
  fssaiNumber: 'तुमच्या FSSAI लायसन्सवरचा नंबर, सहसा 14 अंक',
  accreditation: 'उदा. NABL आणि त्याच्या प्रमाणपत्राचा नंबर',
  bankAccount: '9 ते 18 अंक',
  accountHolderName: 'पासबुकमध्ये आहे तसं',
  ifsc: 'तुमच्या चेकवर छापलेला',
  minimumOrder: 'तुम्ही घेता ती सगळ्यात लहान ऑर्डर, रुपयांत',
  deliveryRadius: `तुमच्या लॅबभोवती 1 ते ${limits.deliveryRadiusMaxKm} km`,
};

/** For a well-formed IFSC that the bundled list does not hold. */
export const ifscUnknownWords = 'ही शाखा आमच्या यादीत नाही. कृपया चेकवरचा IFSC तपासा.' satisfies Words<
  typeof english.ifscUnknownWords
>;

/** What the bundled list says of an IFSC as it is typed; null where it has nothing to say. */
export function ifscNoteWords(note: IfscNote): string | null {
  switch (note.type) {
    case 'none':
      return null;
    case 'bank':
      return note.bank;
    case 'branch':
      return `${note.bank}, शाखा ${note.branch}`;
    case 'branch-of-other':
      return `${note.bank}, ${note.lender} मार्फत`;
    case 'unknown':
      return ifscUnknownWords;
  }
}

export const cityFilledWords = 'पिन कोडवरून भरलं आहे' satisfies Words<typeof english.cityFilledWords>;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'भारताचे पिन कोड 0 ने सुरू होत नाहीत. कृपया तपासा.' satisfies Words<
  typeof english.pincodeUnknownWords
>;

export const documentLabelWords: Record<SlotId, string> = {
  pharmacyLicense: 'फार्मसीचं लायसन्स',
  fssai: 'FSSAI',
  labLicense: 'लॅबचं लायसन्स',
  gst: 'GST',
  cheque: 'चेक किंवा बँक स्टेटमेंट',
  ownerPhoto: 'मालकाचा फोटो',
  entranceWithOwner: 'दुकानासमोर मालकाचा फोटो',
};

export const documentErrorWords = {
  invalidTitle: 'फाइल चालणार नाही',
  requiredTitle: 'आवश्यक कागदपत्रं',
} satisfies Words<typeof english.documentErrorWords>;

/** What is wrong with a chosen file. `accepted` are the slot's extensions. */
export function fileProblemWords(problem: FileProblem, accepted: readonly string[]): string {
  return problem === 'too-large'
    ? `फाइल ${limits.documentMaxMb}MB किंवा त्याहून लहान हवी`
    : `ही फाइल चालत नाही. चालणाऱ्या: ${accepted.join(', ')}`;
}

/** `Pharmacy license, GST, Owner photo and Entrance photo with owner are required`. Give it all required slots. */
export function documentsRequired(required: readonly SlotId[]): string {
  const names = required.map((slot) => documentLabelWords[slot]);
  const last = names.pop() ?? 'कागदपत्रं';
  return `${names.length > 0 ? `${names.join(', ')} आणि ` : ''}${last} आवश्यक आहेत`;
}

export const licenceWords = {
  asPrinted: (number: string) => `${number} (लायसन्सवर छापलं आहे तसं)`,
} satisfies Words<typeof english.licenceWords>;
