import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** What a failed call can say. Which of it is said where: `lib/messages/errorMessage.ts`. */
export const failureWords = {
  offline: 'कृपया तुमचं इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  unavailable: 'आमची सेवा थोड्या वेळासाठी बंद आहे. कृपया थोड्या वेळाने प्रयत्न करा.',
  anything: 'काहीतरी चुकलं. कृपया पुन्हा प्रयत्न करा.',
  unknownOutcome:
    'इंटरनेट मध्येच बंद पडलं. तुमचा व्यवसाय साठवला गेला की नाही, ते आम्हाला माहीत नाही. त्याच नंबरने साइन इन करा आणि पुन्हा “पुढे” दाबा. आम्ही आधी तपासतो, म्हणून काहीही दोनदा साठवलं जात नाही.',
  tooManyRequests: 'खूप वेळा प्रयत्न झाला. कृपया थोडं थांबून पुन्हा प्रयत्न करा.',
  tooManyAttempts: 'खूप वेळा प्रयत्न झाला. कृपया थोडं थांबून पुन्हा प्रयत्न करा.',
  phone: 'कृपया योग्य फोन नंबर टाका.',
  code: 'कृपया योग्य 6 अंकी OTP टाका.',
  wrongCode: 'तुम्ही टाकलेला OTP चुकीचा आहे. कृपया पुन्हा प्रयत्न करा.',
  codeExpired: 'OTP ची मुदत संपली. कृपया नवीन मागवा.',
  incompleteGrant: 'सर्व्हरचं उत्तर अपूर्ण आहे: साइन इनची आवश्यक माहिती मिळाली नाही',
  noVendorId: 'विक्रेत्याचा ID सापडला नाही',
  signInAgain: 'पुढे जाण्यासाठी कृपया पुन्हा साइन इन करा.',
  notSent: 'OTP पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  notSentOnPage: 'आम्हाला OTP पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  notVerified: 'कृपया तुमचा OTP तपासा आणि पुन्हा प्रयत्न करा.',
  notVerifiedOnPage: 'OTP पडताळता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  loginRefused: 'साइन इन झालं नाही',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'झालं नाही',
  login: 'कोड चुकीचा आहे',
  onboardingSendOtp: 'OTP पाठवता आला नाही',
  createVendor: 'पडताळणी झाली नाही',
  kyc: 'KYC ची माहिती साठवता आली नाही',
  documents: 'कागदपत्रं अपलोड झाली नाहीत',
  contract: 'करार पाठवता आला नाही',
  error: 'अडचण आली',
} satisfies Words<typeof english.failureTitleWords>;
