import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otp.ts';

/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `${created} నంబర్‌తో సేవ్ అయింది`,
  description: `కొనసాగించడానికి ఆ నంబర్‌తో లాగిన్ అవ్వండి. మీరు ఇంకా ${current} నంబర్‌తోనే లాగిన్ అయి ఉన్నారు.`,
});

export const otpWords = {
  title: 'మీ ఫోన్ నంబర్ ధ్రువీకరించండి',
  /** Before the second code for the phone that has just signed in. */
  second: 'మొదటి కోడ్‌తో మీరు లాగిన్ అయ్యారు. ఈ కోడ్‌తో మీ వ్యాపారం రిజిస్టర్ అవుతుంది.',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'మీ వ్యాపారం ఫోన్ నంబర్‌ను ఇంకా ధ్రువీకరించలేదు. ఈ కోడ్‌తో ధ్రువీకరిస్తాం.',
  sentTo: (phone: string) => `${phone} నంబర్‌కు పంపిన 6 అంకెల కోడ్ ఎంటర్ చేయండి.`,
  countdown: (seconds: number) => `(${seconds}) సెకన్ల తర్వాత OTP మళ్లీ పంపవచ్చు`,
  resend: 'OTP మళ్లీ పంపండి',
  verify: 'ధ్రువీకరించి రిజిస్టర్ అవ్వండి',
  back: 'ఫారానికి తిరిగి వెళ్లండి',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `మీరు ${current} నంబర్‌తో లాగిన్ అయి ఉన్నారు. ఈ వ్యాపారం ${created} నంబర్‌తో రిజిస్టర్ అవుతుంది.`,
  /** Once it is created. */
  accountTitle: 'మీ వ్యాపార వివరాలు సేవ్ అయ్యాయి',
  account: ({ current, created }: { current: string; created: string }) =>
    `ఈ వ్యాపారం ${created} నంబర్‌తో రిజిస్టర్ అయింది. మీరు ${current} నంబర్‌తో లాగిన్ అయి ఉన్నారు.`,
  switchTo: (created: string) => `${created} నంబర్‌తో కొనసాగించండి`,
  stay: (current: string) => `${current} నంబర్‌తోనే కొనసాగించండి`,
} satisfies Words<typeof english.otpWords>;
