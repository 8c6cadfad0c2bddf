import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** The messages of failed calls. `lib/messages/errorMessage.ts` chooses one. */
export const failureWords = {
  offline: 'ఇంటర్నెట్ ఉందో లేదో చూసి మళ్లీ ప్రయత్నించండి.',
  unreachable: 'సర్వర్‌ను చేరుకోలేకపోయాం. మళ్లీ ప్రయత్నించండి.',
  noVendor: 'విక్రేత వివరాలు దొరకలేదు',
  unavailable: 'మా సేవ తాత్కాలికంగా అందుబాటులో లేదు. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  anything: 'ఏదో పొరపాటు జరిగింది. మళ్లీ ప్రయత్నించండి.',
  unknownOutcome:
    'మీ వ్యాపార వివరాలు సేవ్ అయ్యాయో లేదో మాకు తెలియదు. అదే నంబర్‌తో లాగిన్ అయి మళ్లీ ‘తర్వాత’ నొక్కండి. మేం ముందు సరిచూస్తాం, కాబట్టి ఏదీ రెండుసార్లు సేవ్ కాదు.',
  tooManyRequests: 'చాలా రిక్వెస్టులు వచ్చాయి. కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.',
  tooManyAttempts: 'చాలాసార్లు ప్రయత్నించారు. కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.',
  phone: 'సరైన ఫోన్ నంబర్ ఎంటర్ చేయండి.',
  code: '6 అంకెల సరైన OTP ఎంటర్ చేయండి.',
  wrongCode: 'మీరు ఎంటర్ చేసిన OTP తప్పు. మళ్లీ ప్రయత్నించండి.',
  codeExpired: 'OTP గడువు ముగిసింది. కొత్త OTP తెప్పించుకోండి.',
  incompleteGrant: 'సర్వర్ జవాబు పూర్తిగా రాలేదు: లాగిన్‌కు కావలసిన వివరాలు లేవు',
  noVendorId: 'విక్రేత ID దొరకలేదు',
  signInAgain: 'కొనసాగించడానికి మళ్లీ లాగిన్ అవ్వండి.',
  notSent: 'OTP పంపలేకపోయాం. మళ్లీ ప్రయత్నించండి.',
  notSentOnPage: 'OTP పంపడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  notVerified: 'మీ OTP సరిచూసి మళ్లీ ప్రయత్నించండి.',
  notVerifiedOnPage: 'OTP ధ్రువీకరించలేకపోయాం. మళ్లీ ప్రయత్నించండి.',
  loginRefused: 'లాగిన్ కాలేదు',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'పంపలేకపోయాం',
  login: 'కోడ్ చెల్లదు',
  onboardingSendOtp: 'OTP పంపలేకపోయాం',
  createVendor: 'ధ్రువీకరించలేకపోయాం',
  kyc: 'KYC వివరాలు సేవ్ కాలేదు',
  documents: 'పత్రాలు అప్‌లోడ్ కాలేదు',
  contract: 'ఒప్పందం సమర్పించలేకపోయాం',
  error: 'సమస్య',
} satisfies Words<typeof english.failureTitleWords>;
