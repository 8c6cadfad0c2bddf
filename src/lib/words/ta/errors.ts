import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** The messages of failed calls. `lib/messages/errorMessage.ts` chooses one. */
export const failureWords = {
  offline: 'இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  unreachable: 'சர்வரைத் தொடர்புகொள்ள முடியவில்லை. மீண்டும் முயலுங்கள்.',
  noVendor: 'விற்பனையாளர் விவரம் கிடைக்கவில்லை',
  unavailable: 'எங்கள் சேவை தற்காலிகமாக இயங்கவில்லை. சிறிது நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  anything: 'ஏதோ தவறு நடந்துவிட்டது. மீண்டும் முயலுங்கள்.',
  unknownOutcome:
    'உங்கள் வணிக விவரங்கள் சேமிக்கப்பட்டனவா எனத் தெரியவில்லை. அதே எண்ணில் உள்நுழைந்து மீண்டும் ‘அடுத்து’ அழுத்துங்கள். நாங்கள் முதலில் சரிபார்ப்போம், அதனால் எதுவும் இருமுறை சேமிக்கப்படாது.',
  tooManyRequests: 'மிக அதிகக் கோரிக்கைகள் வந்துவிட்டன. சற்றுக் காத்திருந்து மீண்டும் முயலுங்கள்.',
  tooManyAttempts: 'பலமுறை முயன்றுவிட்டீர்கள். சற்றுக் காத்திருந்து மீண்டும் முயலுங்கள்.',
  phone: 'சரியான ஃபோன் எண்ணை உள்ளிடுங்கள்.',
  code: 'சரியான 6 இலக்க OTP-ஐ உள்ளிடுங்கள்.',
  wrongCode: 'நீங்கள் உள்ளிட்ட OTP தவறு. மீண்டும் முயலுங்கள்.',
  codeExpired: 'OTP காலாவதியானது. புதிய OTP பெறுங்கள்.',
  incompleteGrant: 'சர்வரின் பதில் முழுமையாக இல்லை: உள்நுழையத் தேவையான தகவல் வரவில்லை',
  noVendorId: 'விற்பனையாளர் ID கிடைக்கவில்லை',
  signInAgain: 'தொடர மீண்டும் உள்நுழையுங்கள்.',
  notSent: 'OTP அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.',
  notSentOnPage: 'இப்போது OTP அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.',
  notVerified: 'உங்கள் OTP-ஐச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  notVerifiedOnPage: 'OTP-ஐ உறுதிப்படுத்த முடியவில்லை. மீண்டும் முயலுங்கள்.',
  loginRefused: 'உள்நுழைய முடியவில்லை',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'அனுப்ப முடியவில்லை',
  login: 'குறியீடு செல்லாது',
  onboardingSendOtp: 'OTP அனுப்ப முடியவில்லை',
  createVendor: 'உறுதிப்படுத்த முடியவில்லை',
  kyc: 'KYC விவரத்தைச் சேமிக்க முடியவில்லை',
  documents: 'ஆவணங்கள் பதிவேறவில்லை',
  contract: 'ஒப்பந்தத்தைச் சமர்ப்பிக்க முடியவில்லை',
  error: 'பிழை',
} satisfies Words<typeof english.failureTitleWords>;
