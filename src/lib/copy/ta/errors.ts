import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

const unavailable = 'எங்கள் சேவை தற்போது தற்காலிகமாக இயங்கவில்லை. சிறிது நேரம் கழித்து மீண்டும் முயலுங்கள்.';
const offline = 'இணைய இணைப்பைப் பார்த்துவிட்டு மீண்டும் முயலுங்கள்.';
const anything = 'ஏதோ தவறு நடந்துவிட்டது. மீண்டும் முயலுங்கள்.';
const unknownOutcome =
  'இணைய இணைப்பு அறுந்தது. உங்கள் வணிகம் சேமிக்கப்பட்டதா எனத் தெரியவில்லை. அதே எண்ணில் உள்நுழைந்து மீண்டும் ‘அடுத்து’ அழுத்துங்கள். நாங்கள் முதலில் பார்ப்போம், அதனால் எதுவும் இருமுறை சேமிக்கப்படாது.';

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

const tooMany = 'பலமுறை முயன்றுவிட்டீர்கள். சற்றுக் காத்திருந்து மீண்டும் முயலுங்கள்.';
const tooManyRequests = 'பல கோரிக்கைகள் வந்துவிட்டன. சற்றுக் காத்திருந்து மீண்டும் முயலுங்கள்.';
const wrongOtp = 'நீங்கள் எழுதிய OTP தவறு. மீண்டும் முயலுங்கள்.';
const expiredOtp = 'OTP காலாவதியானது. புதிய OTP-ஐக் கேளுங்கள்.';
const checkOtp = 'உங்கள் OTP-ஐச் சரிபார்த்து மீண்டும் முயலுங்கள்.';
const signInAgain = 'தொடர மீண்டும் உள்நுழையுங்கள்.';

/**
 * The rows of section 8 of the specification for sending and verifying a code. A status without a row, 422 among them,
 * shows the server's words.
 */
const sendOtpCodes = {
  ...unreachable,
  'rate-limited': tooManyRequests,
  'bad-request': 'சரியான ஃபோன் எண்ணை எழுதுங்கள்.',
} as const;
const loginCodes = {
  ...unreachable,
  unauthorized: wrongOtp,
  'bad-request': '6 இலக்கச் சரியான OTP-ஐ எழுதுங்கள்.',
  'rate-limited': tooMany,
  'not-found': expiredOtp,
  'incomplete-grant': 'வந்த பதிலில் உள்நுழையத் தேவையான தகவல் இல்லை. மீண்டும் முயலுங்கள்.',
} as const;

/** What a failed call says, by the place it was made from. */
export const errorTableWords = {
  /** The Vendor Login dialog and the onboarding. */
  sendOtp: { codes: sendOtpCodes, other: 'OTP அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.' },
  login: { codes: loginCodes, other: checkOtp },
  /** The card of the start page, which is no dialog: the fallbacks of the specification's own tables. */
  sendOtpOnPage: { codes: sendOtpCodes, other: 'OTP-ஐ அனுப்ப இயலவில்லை. மீண்டும் முயலுங்கள்.' },
  loginOnPage: { codes: loginCodes, other: 'OTP-ஐச் சரிபார்க்க இயலவில்லை. மீண்டும் முயலுங்கள்.' },
  /** Calls of the application itself: the server's words are the most exact there are. */
  application: {
    codes: {
      ...unreachable,
      'rate-limited': tooManyRequests,
      'signed-out': signInAgain,
      unauthorized: signInAgain,
    },
    other: anything,
  },
  /** The onboarding's OTP dialog. */
  createVendor: {
    codes: {
      ...unreachable,
      unauthorized: wrongOtp,
      'rate-limited': tooMany,
      'not-found': expiredOtp,
      'no-vendor-id': 'விற்பனையாளர் ஐடி கிடைக்கவில்லை',
    },
    other: checkOtp,
  },
} satisfies Words<typeof english.errorTableWords>;

/** What signing in says without words of its own or of the server's. */
export const loginRefusedWords = 'உள்நுழைய முடியவில்லை' satisfies Words<typeof english.loginRefusedWords>;

/** For what is no failure of a call, and for a reply that makes no sense. */
export const anyFailureWords = anything satisfies Words<typeof english.anyFailureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'முடியவில்லை',
  login: 'தவறான குறியீடு',
  onboardingSendOtp: 'OTP அனுப்ப முடியவில்லை',
  createVendor: 'சரிபார்க்க முடியவில்லை',
  kyc: 'KYC விவரத்தைச் சேமிக்க முடியவில்லை',
  documents: 'ஆவணங்கள் பதிவேறவில்லை',
  contract: 'ஒப்பந்தத்தைச் சமர்ப்பிக்க முடியவில்லை',
} satisfies Words<typeof english.failureTitleWords>;

/** Codes whose title is the same wherever the call was made from. */
export const titleByCodeWords: Readonly<Record<string, string>> = { 'no-vendor-id': 'பிழை' };
