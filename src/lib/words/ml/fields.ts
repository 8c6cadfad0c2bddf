import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/fields.ts';

/** The words of everything a form objects to. `phone` also serves the support phone. */
export const fieldErrorWords = {
  vendorName: 'ശരിയായ പേര് നൽകുക',
  ownerName: 'മുഴുവൻ പേര് നൽകുക',
  email: 'ശരിയായ ഇമെയിൽ നൽകുക',
  phone: 'ശരിയായ 10 അക്കമുള്ള ഫോൺ നമ്പർ നൽകുക',
  addressLine1: 'വിലാസം നൽകുക',
  city: 'നഗരത്തിന്റെ പേര് നൽകുക',
  pincode: '6 അക്കമുള്ള പിൻകോഡ് നൽകുക',
  // Where the category is known, its own words say it: `categoryWords`.
  location: 'മാപ്പിൽ നിങ്ങളുടെ ലൊക്കേഷൻ തിരഞ്ഞെടുക്കുക',
  openDays: 'തുറക്കുന്ന ഒരു ദിവസമെങ്കിലും തിരഞ്ഞെടുക്കുക',
  time: 'സമയം നൽകുക, ഉദാ. 09:00',
  panNumber: 'ശരിയായ PAN നൽകുക (ഉദാ. ABCDE1234F)',
  panHolderName: 'PAN-ലേതുപോലെ മുഴുവൻ പേര് നൽകുക',
  gstNumber: 'ശരിയായ GSTIN നൽകുക',
  bankAccount: '9–18 അക്കമുള്ള അക്കൗണ്ട് നമ്പർ നൽകുക',
  accountsDiffer: 'അക്കൗണ്ട് നമ്പറുകൾ ഒരുപോലെയല്ല',
  accountHolderName: 'അക്കൗണ്ട് ഉടമയുടെ പേര് നൽകുക',
  ifsc: 'ശരിയായ IFSC നൽകുക',
  drugLicenseNumber: 'ശരിയായ ലൈസൻസ് നമ്പർ നൽകുക (ഉദാ. DL/2023/123456)',
  accreditation: 'അക്രഡിറ്റേഷൻ വിവരങ്ങൾ നൽകുക',
  fssaiNumber: 'FSSAI ലൈസൻസ് നമ്പർ നൽകുക',
  termsAccepted: 'ഇത് നിർബന്ധമാണ്',
  minimumOrder: 'തുക ശരിയല്ല',
  deliveryRadius: 'ദൂരപരിധി ശരിയല്ല',
  otp: 'ശരിയായ 6 അക്കമുള്ള OTP നൽകുക.',
} satisfies Words<typeof english.fieldErrorWords>;

/** The message of a field that the server refuses without a reason. */
export const refusedFieldWord = 'ഇത് സ്വീകരിക്കാൻ കഴിയില്ല. മാറ്റുക, അല്ലെങ്കിൽ ഞങ്ങളുമായി ബന്ധപ്പെടുക.' satisfies Words<
  typeof english.refusedFieldWord
>;

export const locationRequiredTitle = 'ലൊക്കേഷൻ വേണം' satisfies Words<typeof english.locationRequiredTitle>;

export const fieldLabelWords = {
  vendorName: 'സ്ഥാപനത്തിന്റെ പേര്',
  ownerName: 'ഉടമയുടെ മുഴുവൻ പേര്',
  email: 'ഇമെയിൽ',
  phone: 'ഫോൺ',
  supportPhone: 'കസ്റ്റമർമാർക്കുള്ള ഫോൺ',
  addressLine1: 'വിലാസം',
  city: 'നഗരം',
  pincode: 'പിൻകോഡ്',
  coords: 'മാപ്പിലെ ലൊക്കേഷൻ',
  openTime: 'തുറക്കുന്ന സമയം',
  closeTime: 'അടയ്ക്കുന്ന സമയം',
  openDays: 'തുറക്കുന്ന ദിവസങ്ങൾ',
  panNumber: 'PAN നമ്പർ',
  panHolderName: 'PAN-ലെ പേര്',
  gstNumber: 'GSTIN',
  drugLicenseNumber: 'ഡ്രഗ് ലൈസൻസ് നമ്പർ',
  fssaiNumber: 'FSSAI ലൈസൻസ് നമ്പർ',
  accreditation: 'അക്രഡിറ്റേഷൻ',
  bankAccount: 'ബാങ്ക് അക്കൗണ്ട് നമ്പർ',
  confirmBankAccount: 'അക്കൗണ്ട് നമ്പർ വീണ്ടും നൽകുക',
  accountHolderName: 'അക്കൗണ്ട് ഉടമയുടെ പേര്',
  ifsc: 'IFSC',
  licenceAsPrinted: 'എന്റെ ലൈസൻസിൽ ഇങ്ങനെത്തന്നെയാണ് അച്ചടിച്ചിരിക്കുന്നത്',
  licences: 'കൂടുതൽ ലൈസൻസുകളും തീയതികളും',
  fssaiExpiry: 'FSSAI ലൈസൻസിന്റെ കാലാവധി എന്നുവരെ',
  gstExempt: 'GST രജിസ്ട്രേഷൻ ഇല്ല (ഡയഗ്നോസ്റ്റിക് സേവനങ്ങളെ GST-യിൽനിന്ന് ഒഴിവാക്കിയിട്ടുണ്ട്)',
  termsAccepted: 'പാർട്ണർമാർക്കുള്ള നിബന്ധനകളും വ്യവസ്ഥകളും ഞാൻ സമ്മതിക്കുന്നു',
  minimumOrder: 'ഏറ്റവും കുറഞ്ഞ ഓർഡർ (₹)',
  deliveryRadius: 'ഡെലിവറി ദൂരപരിധി (km)',
  otp: '6 അക്കമുള്ള കോഡ്',
} satisfies Words<typeof english.fieldLabelWords>;

/** Short helps under the labels, where a format or a purpose is not plain from the label. */
export const fieldHelpWords = {
  vendorName: 'ലൈസൻസിൽ ഉള്ളതുപോലെ',
  email: 'വിവരങ്ങൾ ഈ ഇമെയിലിൽ അയയ്ക്കും',
  phone: '10 അക്കം. ഇതിലേക്ക് കോഡ് അയയ്ക്കും',
  supportPhone: 'കസ്റ്റമർമാർ വിളിക്കുന്നത് ഈ നമ്പറിൽ',
  addressLine1: 'കട നമ്പറും റോഡിന്റെ പേരും',
  ownerName: 'ഉടമയുടെ തിരിച്ചറിയൽ രേഖയിൽ ഉള്ളതുപോലെ',

  openDays: 'അവധി ദിവസത്തിന്റെ ടിക്ക് മാറ്റാൻ മറക്കരുത്',
  panNumber: 'അക്ഷരങ്ങളും അക്കങ്ങളുമായി ആകെ 10',
  panHolderName: 'കാർഡിൽ അച്ചടിച്ചതുപോലെ',
  gstNumber: 'അക്ഷരങ്ങളും അക്കങ്ങളുമായി ആകെ 15; 3 മുതൽ 12 വരെ നിങ്ങളുടെ PAN',
  drugLicenseNumber: 'ഉദാ. DL/2023/123456',
  fssaiNumber: 'നിങ്ങളുടെ FSSAI ലൈസൻസിലെ നമ്പർ, സാധാരണ 14 അക്കം',
  accreditation: 'ഉദാ. NABL, അതിന്റെ സർട്ടിഫിക്കറ്റ് നമ്പർ',
  bankAccount: '9 മുതൽ 18 വരെ അക്കം',
  accountHolderName: 'പാസ്‌ബുക്കിൽ ഉള്ളതുപോലെ',
  ifsc: 'നിങ്ങളുടെ ചെക്കിൽ അച്ചടിച്ചിട്ടുണ്ട്',
  minimumOrder: 'നിങ്ങൾ എടുക്കുന്ന ഏറ്റവും ചെറിയ ഓർഡർ, രൂപയിൽ',
  deliveryRadius: `നിങ്ങളുടെ ലാബിനു ചുറ്റും 1 മുതൽ ${limits.deliveryRadiusMaxKm} km വരെ`,
} satisfies Words<typeof english.fieldHelpWords>;

/** Notes on an IFSC from the bundled list, while it is typed. `lib/messages/ifsc.ts` chooses one. */
export const ifscNoteWords = {
  branch: (bank: string, branch: string) => `${bank}, ${branch} ബ്രാഞ്ച്`,
  /** A branch of another bank, which lends its number. */
  branchOfOther: (bank: string, lender: string) => `${bank}, ${lender} വഴി`,
  /** Well-formed, but not in the list. */
  unknown: 'ഈ ബ്രാഞ്ച് ഞങ്ങൾക്കറിയില്ല. നിങ്ങളുടെ ചെക്കിലെ IFSC ഒന്നുകൂടി നോക്കുക.',
} satisfies Words<typeof english.ifscNoteWords>;

/** At the foot of the city, while it holds what the PIN code has filled in. */
export const cityFilledWords = { pin: 'പിൻകോഡ് നോക്കി പൂരിപ്പിച്ചു', map: 'മാപ്പ് നോക്കി പൂരിപ്പിച്ചു' } satisfies Words<
  typeof english.cityFilledWords
>;

/** For six digits that India Post does not use. */
export const pincodeUnknownWords = 'ഇന്ത്യയിലെ പിൻകോഡുകൾ 0-ൽ തുടങ്ങില്ല. ഒന്നുകൂടി നോക്കുക.' satisfies Words<
  typeof english.pincodeUnknownWords
>;

export const documentLabelWords = {
  pharmacyLicense: 'ഫാർമസി ലൈസൻസ്',
  fssai: 'FSSAI',
  labLicense: 'ലാബ് ലൈസൻസ്',
  gst: 'GST',
  cheque: 'ചെക്ക് അല്ലെങ്കിൽ ബാങ്ക് സ്റ്റേറ്റ്മെന്റ്',
  ownerPhoto: 'ഉടമയുടെ ഫോട്ടോ',
  entranceWithOwner: 'കട/ലാബിനു മുന്നിൽ ഉടമയുടെ ഫോട്ടോ',
} satisfies Words<typeof english.documentLabelWords>;

export const documentErrorWords = {
  invalidTitle: 'ഈ ഫയൽ പറ്റില്ല',
  requiredTitle: 'നിർബന്ധമായ രേഖകൾ',
} satisfies Words<typeof english.documentErrorWords>;

/** Which documents are required. */
export const requiredDocumentsWords = {
  message: (documents: string) => `${documents} നിർബന്ധമാണ്`,
  and: (others: string, last: string) => `${others}, ${last} എന്നിവ`,
  /** Where none is named. */
  any: 'രേഖകൾ',
} satisfies Words<typeof english.requiredDocumentsWords>;

/** The problems of a chosen file. */
export const fileProblemWords = {
  tooLarge: (maxMb: number) => `ഫയലിന്റെ വലുപ്പം ${maxMb}MB-യിൽ കൂടരുത്`,
  wrongType: (accepted: string) => `ഈ തരം ഫയൽ പറ്റില്ല. പറ്റുന്നവ: ${accepted}`,
} satisfies Words<typeof english.fileProblemWords>;

export const licenceWords = {
  asPrinted: (number: string) => `${number} (ലൈസൻസിൽ അച്ചടിച്ചതുപോലെ)`,
} satisfies Words<typeof english.licenceWords>;
