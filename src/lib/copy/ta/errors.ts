import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** What a failed call can say. Which of it is said where: `lib/messages/errorMessage.ts`. */
export const failureWords = {
  offline: 'இணைய இணைப்பைப் பார்த்துவிட்டு மீண்டும் முயலுங்கள்.',
  unavailable: 'எங்கள் சேவை தற்போது தற்காலிகமாக இயங்கவில்லை. சிறிது நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  anything: 'ஏதோ தவறு நடந்துவிட்டது. மீண்டும் முயலுங்கள்.',
  unknownOutcome:
    'இணைய இணைப்பு துண்டிக்கப்பட்டது. உங்கள் வணிகம் சேமிக்கப்பட்டதா எனத் தெரியவில்லை. அதே எண்ணில் உள்நுழைந்து மீண்டும் ‘அடுத்து’ அழுத்துங்கள். நாங்கள் முதலில் பார்ப்போம், அதனால் எதுவும் இருமுறை சேமிக்கப்படாது.',
  tooManyRequests: 'பல கோரிக்கைகள் வந்துவிட்டன. சற்றுக் காத்திருந்து மீண்டும் முயலுங்கள்.',
  tooManyAttempts: 'பலமுறை முயன்றுவிட்டீர்கள். சற்றுக் காத்திருந்து மீண்டும் முயலுங்கள்.',
  phone: 'சரியான ஃபோன் எண்ணை எழுதுங்கள்.',
  code: '6 இலக்கச் சரியான OTP-ஐ எழுதுங்கள்.',
  wrongCode: 'நீங்கள் எழுதிய OTP தவறு. மீண்டும் முயலுங்கள்.',
  codeExpired: 'OTP காலாவதியானது. புதிய OTP-ஐக் கேளுங்கள்.',
  incompleteGrant: 'சர்வரின் பதில் முழுமையாக இல்லை: உள்நுழையத் தேவையான தகவல் வரவில்லை',
  noVendorId: 'விற்பனையாளர் ஐடி கிடைக்கவில்லை',
  signInAgain: 'தொடர மீண்டும் உள்நுழையுங்கள்.',
  notSent: 'OTP அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.',
  notSentOnPage: 'OTP-ஐ அனுப்ப இயலவில்லை. மீண்டும் முயலுங்கள்.',
  notVerified: 'உங்கள் OTP-ஐச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  notVerifiedOnPage: 'OTP-ஐச் சரிபார்க்க இயலவில்லை. மீண்டும் முயலுங்கள்.',
  loginRefused: 'உள்நுழைய முடியவில்லை',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'முடியவில்லை',
  login: 'தவறான குறியீடு',
  onboardingSendOtp: 'OTP அனுப்ப முடியவில்லை',
  createVendor: 'சரிபார்க்க முடியவில்லை',
  kyc: 'KYC விவரத்தைச் சேமிக்க முடியவில்லை',
  documents: 'ஆவணங்கள் பதிவேறவில்லை',
  contract: 'ஒப்பந்தத்தைச் சமர்ப்பிக்க முடியவில்லை',
  error: 'பிழை',
} satisfies Words<typeof english.failureTitleWords>;
