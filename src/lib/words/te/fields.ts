import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/fields.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords = {
  vendorName: 'సరైన పేరు ఎంటర్ చేయండి',
  ownerName: 'పూర్తి పేరు ఎంటర్ చేయండి',
  email: 'సరైన ఈమెయిల్ ఎంటర్ చేయండి',
  phone: '10 అంకెల సరైన ఫోన్ నంబర్ ఎంటర్ చేయండి',
  addressLine1: 'చిరునామా ఎంటర్ చేయండి',
  city: 'ఊరు పేరు ఎంటర్ చేయండి',
  pincode: '6 అంకెల PIN కోడ్ ఎంటర్ చేయండి',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'మ్యాప్‌లో మీ లొకేషన్ ఎంచుకోండి',
  openDays: 'తెరిచే రోజు కనీసం ఒకటి ఎంచుకోండి',
  time: 'సమయం ఎంటర్ చేయండి, ఉదాహరణకు 09:00',
  panNumber: 'సరైన PAN ఎంటర్ చేయండి (ఉదా. ABCDE1234F)',
  panHolderName: 'PANలో ఉన్నట్టు పూర్తి పేరు ఎంటర్ చేయండి',
  gstNumber: 'సరైన GSTIN ఎంటర్ చేయండి',
  bankAccount: '9–18 అంకెల ఖాతా నంబర్ ఎంటర్ చేయండి',
  accountsDiffer: 'ఖాతా నంబర్లు సరిపోలడం లేదు',
  accountHolderName: 'ఖాతాదారు పేరు ఎంటర్ చేయండి',
  ifsc: 'సరైన IFSC ఎంటర్ చేయండి',
  drugLicenseNumber: 'సరైన లైసెన్స్ నంబర్ ఎంటర్ చేయండి (ఉదా. DL/2023/123456)',
  accreditation: 'అక్రెడిటేషన్ వివరాలు ఎంటర్ చేయండి',
  fssaiNumber: 'FSSAI లైసెన్స్ నంబర్ ఎంటర్ చేయండి',
  termsAccepted: 'ఇది తప్పనిసరి',
  minimumOrder: 'ఆర్డర్ అమౌంట్ సరిగా లేదు',
  deliveryRadius: 'డెలివరీ దూరం సరిగా లేదు',
  otp: '6 అంకెల సరైన OTP ఎంటర్ చేయండి.',
} satisfies Words<typeof english.fieldErrorWords>;

export const refusedFieldWord = 'దీన్ని అంగీకరించలేం. మార్చండి, లేదా మమ్మల్ని సంప్రదించండి.';

export const locationRequiredTitle = 'లొకేషన్ తప్పనిసరి' satisfies Words<typeof english.locationRequiredTitle>;

export const fieldLabelWords = {
  vendorName: 'వ్యాపారం పేరు',
  ownerName: 'యజమాని పూర్తి పేరు',
  email: 'ఈమెయిల్',
  phone: 'ఫోన్',
  supportPhone: 'కస్టమర్ సపోర్ట్ ఫోన్',
  addressLine1: 'చిరునామా',
  city: 'ఊరు',
  pincode: 'PIN కోడ్',
  coords: 'మ్యాప్‌లో లొకేషన్',
  openTime: 'తెరిచే సమయం',
  closeTime: 'మూసే సమయం',
  openDays: 'తెరిచే రోజులు',
  panNumber: 'PAN నంబర్',
  panHolderName: 'PANలో ఉన్న పేరు',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'డ్రగ్ లైసెన్స్ నంబర్',
  fssaiNumber: 'FSSAI లైసెన్స్ నంబర్',
  accreditation: 'అక్రెడిటేషన్',
  bankAccount: 'బ్యాంక్ ఖాతా నంబర్',
  confirmBankAccount: 'ఖాతా నంబర్ మళ్లీ ఎంటర్ చేయండి',
  accountHolderName: 'ఖాతాదారు పేరు',
  ifsc: 'IFSC',
  licenceAsPrinted: 'నా లైసెన్స్‌పై ఇలాగే ముద్రించి ఉంది',
  licences: 'మరిన్ని లైసెన్సులు, తేదీలు',
  fssaiExpiry: 'FSSAI లైసెన్స్ ఎప్పటివరకు చెల్లుతుంది',
  gstExempt: 'GST రిజిస్ట్రేషన్ లేదు (డయాగ్నస్టిక్ సేవలకు GST లేదు)',
  termsAccepted: 'పార్టనర్ల కోసం నియమ నిబంధనలను అంగీకరిస్తున్నాను',
  minimumOrder: 'కనీస ఆర్డర్ (₹)',
  deliveryRadius: 'డెలివరీ దూరం (km)',
  otp: '6 అంకెల కోడ్',
} satisfies Words<typeof english.fieldLabelWords>;

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords = {
  vendorName: 'లైసెన్స్‌పై ఉన్నట్టు',
  email: 'సమాచారం ఈ ఈమెయిల్‌కు పంపుతాం',
  phone: '10 అంకెలు. దీనికి కోడ్ పంపుతాం',
  supportPhone: 'కస్టమర్లు దీనికి ఫోన్ చేస్తారు',
  addressLine1: 'షాపు నంబర్, వీధి',
  ownerName: 'గుర్తింపు కార్డుపై ఉన్నట్టు',

  openDays: 'సెలవు రోజు టిక్ తీసేయడం మర్చిపోకండి',
  panNumber: 'అక్షరాలు, అంకెలు కలిపి 10',
  panHolderName: 'కార్డుపై ముద్రించినట్టు',
  gstNumber: 'అక్షరాలు, అంకెలు కలిపి 15. 3 నుంచి 12 వరకు మీ PAN',
  drugLicenseNumber: 'ఉదాహరణకు DL/2023/123456',
  fssaiNumber: 'మీ FSSAI లైసెన్స్‌పై ఉన్న నంబర్, సాధారణంగా 14 అంకెలు',
  accreditation: 'ఉదాహరణకు NABL, దాని సర్టిఫికెట్ నంబర్',
  bankAccount: '9 నుంచి 18 అంకెలు',
  accountHolderName: 'పాస్‌బుక్‌లో ఉన్నట్టు',
  ifsc: 'మీ చెక్కుపై ఉంటుంది',
  minimumOrder: 'మీరు తీసుకునే అతి చిన్న ఆర్డర్, రూపాయల్లో',
  deliveryRadius: `మీ ల్యాబ్ చుట్టూ 1 నుంచి ${limits.deliveryRadiusMaxKm} km`,
} satisfies Words<typeof english.fieldHelpWords>;

/** Notes on an IFSC from the bundled list, while it is typed. `lib/messages/ifsc.ts` chooses one. */
export const ifscNoteWords = {
  branch: (bank: string, branch: string) => `${bank}, ${branch} బ్రాంచ్`,
  /** A branch of another bank, which lends its number. */
  branchOfOther: (bank: string, lender: string) => `${bank}, ${lender} ద్వారా`,
  /** Well-formed, but not in the list. */
  unknown: 'ఈ బ్రాంచ్ మాకు తెలియదు. మీ చెక్కు చూసి IFSC సరిచూడండి.',
} satisfies Words<typeof english.ifscNoteWords>;

export const cityFilledWords = { pin: 'PIN కోడ్ నుంచి నింపాం', map: 'మ్యాప్ నుంచి నింపాం' } satisfies Words<
  typeof english.cityFilledWords
>;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'భారతదేశంలో ఏ PIN కోడూ 0తో మొదలు కాదు. సరిచూడండి.' satisfies Words<
  typeof english.pincodeUnknownWords
>;

export const documentLabelWords = {
  pharmacyLicense: 'ఫార్మసీ లైసెన్స్',
  fssai: 'FSSAI',
  labLicense: 'ల్యాబ్ లైసెన్స్',
  gst: 'GST',
  cheque: 'చెక్కు లేదా బ్యాంక్ స్టేట్‌మెంట్',
  ownerPhoto: 'యజమాని ఫోటో',
  entranceWithOwner: 'షాపు/ల్యాబ్ ముందు యజమాని ఫోటో',
} satisfies Words<typeof english.documentLabelWords>;

export const documentErrorWords = {
  invalidTitle: 'ఈ ఫైల్ చెల్లదు',
  requiredTitle: 'తప్పనిసరి పత్రాలు',
} satisfies Words<typeof english.documentErrorWords>;

/** Which documents are required. */
export const requiredDocumentsWords = {
  message: (documents: string) => `ఇవి తప్పనిసరి: ${documents}`,
  and: (others: string, last: string) => `${others}, ${last}`,
  /** Where none is named. */
  any: 'పత్రాలు',
} satisfies Words<typeof english.requiredDocumentsWords>;

/** The problems of a chosen file. */
export const fileProblemWords = {
  tooLarge: (maxMb: number) => `ఫైల్ ${maxMb}MB లేదా అంతకంటే తక్కువ ఉండాలి`,
  wrongType: (accepted: string) => `ఈ రకం ఫైల్ తీసుకోం. తీసుకునేవి: ${accepted}`,
} satisfies Words<typeof english.fileProblemWords>;

export const licenceWords = {
  asPrinted: (number: string) => `${number} (లైసెన్స్‌పై ముద్రించినట్టు)`,
} satisfies Words<typeof english.licenceWords>;
