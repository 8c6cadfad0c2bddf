import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** The messages of failed calls. `lib/messages/errorMessage.ts` chooses one. */
export const failureWords = {
  offline: 'कृपया तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  unreachable: 'आम्ही सर्व्हरपर्यंत पोहोचू शकलो नाही. कृपया पुन्हा प्रयत्न करा.',
  noVendor: 'विक्रेता सापडला नाही',
  unavailable: 'आमची सेवा तात्पुरती बंद आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  anything: 'काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
  unknownOutcome:
    'तुमच्या व्यवसायाची माहिती सेव्ह झाली की नाही ते आम्हाला माहीत नाही. त्याच नंबरने लॉग इन करा आणि पुन्हा “पुढे” दाबा. आम्ही आधी तपासतो, म्हणून काहीही दोनदा सेव्ह होत नाही.',
  tooManyRequests: 'खूप वेळा प्रयत्न झाला. कृपया थोडे थांबून पुन्हा प्रयत्न करा.',
  tooManyAttempts: 'खूप वेळा प्रयत्न झाला. कृपया थोडे थांबून पुन्हा प्रयत्न करा.',
  phone: 'कृपया योग्य फोन नंबर टाका.',
  code: 'कृपया योग्य 6 अंकी OTP टाका.',
  wrongCode: 'तुम्ही टाकलेला OTP चुकीचा आहे. कृपया पुन्हा प्रयत्न करा.',
  codeExpired: 'OTP ची मुदत संपली. कृपया नवीन मागवा.',
  incompleteGrant: 'सर्व्हरचे उत्तर अपूर्ण आहे: लॉग इनची आवश्यक माहिती मिळाली नाही',
  noVendorId: 'विक्रेत्याचा ID सापडला नाही',
  signInAgain: 'पुढे जाण्यासाठी कृपया पुन्हा लॉग इन करा.',
  notSent: 'OTP पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  notSentOnPage: 'आम्हाला OTP पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  notVerified: 'कृपया तुमचा OTP तपासा आणि पुन्हा प्रयत्न करा.',
  notVerifiedOnPage: 'OTP ची पडताळणी करता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  loginRefused: 'लॉग इन झाले नाही',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'जमले नाही',
  login: 'कोड वैध नाही',
  onboardingSendOtp: 'OTP पाठवता आला नाही',
  createVendor: 'पडताळणी झाली नाही',
  kyc: 'KYC ची माहिती सेव्ह करता आली नाही',
  documents: 'कागदपत्रे अपलोड झाली नाहीत',
  contract: 'करार सबमिट करता आला नाही',
  error: 'अडचण आली',
} satisfies Words<typeof english.failureTitleWords>;
