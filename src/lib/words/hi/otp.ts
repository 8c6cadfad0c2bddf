import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otp.ts';

/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `${created} के लिए सेव हुआ`,
  description: `आगे बढ़ने के लिए उस नंबर से लॉग इन करें। आप अभी भी ${current} से लॉग इन हैं।`,
});

export const otpWords = {
  title: 'अपना फ़ोन वेरिफ़ाई करें',
  /** Before the second code for the phone that has just signed in. */
  second: 'पहले कोड से आप लॉग इन हुए। यह कोड आपका कारोबार रजिस्टर करेगा।',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'आपके कारोबार का नंबर अभी वेरिफ़ाई नहीं हुआ है। इस कोड से हो जाएगा।',
  sentTo: (phone: string) => `${phone} पर भेजा गया 6 अंकों का कोड डालें।`,
  countdown: (seconds: number) => `(${seconds}) सेकंड बाद OTP फिर से भेज सकेंगे`,
  resend: 'OTP फिर से भेजें',
  verify: 'वेरिफ़ाई करके रजिस्टर करें',
  back: 'फ़ॉर्म पर वापस जाएँ',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `आप ${current} से लॉग इन हैं। यह कारोबार ${created} से जुड़ेगा।`,
  /** Once it is created. */
  accountTitle: 'आपके कारोबार की जानकारी सेव हो गई',
  account: ({ current, created }: { current: string; created: string }) =>
    `यह ${created} से जुड़ा है। आप ${current} से लॉग इन हैं।`,
  switchTo: (created: string) => `${created} से आगे बढ़ें`,
  stay: (current: string) => `${current} से ही लॉग इन रहें`,
} satisfies Words<typeof english.otpWords>;
