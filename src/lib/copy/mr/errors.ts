import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

const unavailable = 'आमची सेवा थोड्या वेळासाठी बंद आहे. कृपया थोड्या वेळाने प्रयत्न करा.';
const offline = 'कृपया तुमचं इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.';
const anything = 'काहीतरी चुकलं. कृपया पुन्हा प्रयत्न करा.';
const unknownOutcome =
  'इंटरनेट तुटलं. तुमचा व्यवसाय साठवला गेला की नाही, ते आम्हाला माहीत नाही. त्याच नंबरने साइन इन करा आणि पुन्हा “पुढे” दाबा. आम्ही आधी तपासतो, म्हणून काहीही दोनदा साठवलं जात नाही.';

/** The words of one place for each code; `other` stands for a server's refusal without words of ours. */
export interface ErrorTable {
  codes: Readonly<Record<string, string>>;
  /** Without a row of its own, the server's message is shown, or this. */
  other: string;
}

const unreachable = {
  network: offline,
  timeout: offline,
  unavailable,
  malformed: anything,
  aborted: anything,
  'outcome-unknown': unknownOutcome,
} as const;

/**
 * The rows of section 8 of the specification for sending and verifying a code. A status without a row, 422 among them,
 * shows the server's words.
 */
const sendOtpCodes = {
  ...unreachable,
  'rate-limited': 'खूप वेळा प्रयत्न झाला. कृपया थोडं थांबून पुन्हा प्रयत्न करा.',
  'bad-request': 'कृपया योग्य फोन नंबर टाका.',
} as const;
const loginCodes = {
  ...unreachable,
  unauthorized: 'तुम्ही टाकलेला OTP चुकीचा आहे. कृपया पुन्हा प्रयत्न करा.',
  'bad-request': 'कृपया योग्य 6 अंकी OTP टाका.',
  'rate-limited': 'खूप वेळा प्रयत्न झाला. कृपया थोडं थांबून पुन्हा प्रयत्न करा.',
  'not-found': 'OTP ची मुदत संपली. कृपया नवीन मागवा.',
  'incomplete-grant': 'सर्व्हरचं उत्तर अपूर्ण आहे: साइन इनची माहिती मिळाली नाही',
} as const;

/** What a failed call says, by the place it was made from. */
export const errorTableWords = {
  /** The Vendor Login dialog and the onboarding. */
  sendOtp: { codes: sendOtpCodes, other: 'OTP पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.' },
  login: { codes: loginCodes, other: 'कृपया तुमचा OTP तपासा आणि पुन्हा प्रयत्न करा.' },
  /** The card of the start page, which is no dialog: the fallbacks of the specification's own tables. */
  sendOtpOnPage: { codes: sendOtpCodes, other: 'आम्हाला OTP पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.' },
  loginOnPage: { codes: loginCodes, other: 'OTP तपासता आला नाही. कृपया पुन्हा प्रयत्न करा.' },
  /** Calls of the application itself: the server's words are the most exact there are. */
  application: {
    codes: {
      ...unreachable,
      'rate-limited': 'खूप वेळा प्रयत्न झाला. कृपया थोडं थांबून पुन्हा प्रयत्न करा.',
      'signed-out': 'पुढे जाण्यासाठी कृपया पुन्हा साइन इन करा.',
      unauthorized: 'पुढे जाण्यासाठी कृपया पुन्हा साइन इन करा.',
    },
    other: anything,
  },
  /** The onboarding's OTP dialog. */
  createVendor: {
    codes: {
      ...unreachable,
      unauthorized: 'तुम्ही टाकलेला OTP चुकीचा आहे. कृपया पुन्हा प्रयत्न करा.',
      'rate-limited': 'खूप वेळा प्रयत्न झाला. कृपया थोडं थांबून पुन्हा प्रयत्न करा.',
      'not-found': 'OTP ची मुदत संपली. कृपया नवीन मागवा.',
      'no-vendor-id': 'विक्रेत्याचा ID सापडला नाही',
    },
    other: 'कृपया तुमचा OTP तपासा आणि पुन्हा प्रयत्न करा.',
  },
} satisfies Words<typeof english.errorTableWords>;

/** What signing in says without words of its own or of the server's. */
export const loginRefusedWords = 'साइन इन झालं नाही' satisfies Words<typeof english.loginRefusedWords>;

/** For what is no failure of a call, and for a reply that makes no sense. */
export const anyFailureWords = anything satisfies Words<typeof english.anyFailureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'झालं नाही',
  login: 'कोड चुकीचा आहे',
  onboardingSendOtp: 'OTP पाठवता आला नाही',
  createVendor: 'तपासणी झाली नाही',
  kyc: 'KYC ची माहिती साठवता आली नाही',
  documents: 'कागदपत्रं अपलोड झाली नाहीत',
  contract: 'करार पाठवता आला नाही',
} satisfies Words<typeof english.failureTitleWords>;

/** Codes whose title is the same wherever the call was made from. */
export const titleByCodeWords: Readonly<Record<string, string>> = { 'no-vendor-id': 'चूक' };
