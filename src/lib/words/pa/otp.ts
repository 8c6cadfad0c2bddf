import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otp.ts';

/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `${created} ਲਈ ਸੇਵ ਹੋਇਆ`,
  description: `ਅੱਗੇ ਵਧਣ ਲਈ ਉਸ ਨੰਬਰ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋ। ਤੁਸੀਂ ਅਜੇ ਵੀ ${current} ਨਾਲ ਲੌਗ ਇਨ ਹੋ।`,
});

export const otpWords = {
  title: 'ਆਪਣਾ ਫ਼ੋਨ ਵੈਰੀਫ਼ਾਈ ਕਰੋ',
  /** Before the second code for the phone that has just signed in. */
  second: 'ਪਹਿਲੇ ਕੋਡ ਨਾਲ ਤੁਸੀਂ ਲੌਗ ਇਨ ਹੋਏ। ਇਹ ਕੋਡ ਤੁਹਾਡਾ ਕਾਰੋਬਾਰ ਰਜਿਸਟਰ ਕਰੇਗਾ।',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'ਤੁਹਾਡੇ ਕਾਰੋਬਾਰ ਦਾ ਨੰਬਰ ਅਜੇ ਵੈਰੀਫ਼ਾਈ ਨਹੀਂ ਹੋਇਆ। ਇਸ ਕੋਡ ਨਾਲ ਹੋ ਜਾਵੇਗਾ।',
  sentTo: (phone: string) => `${phone} ’ਤੇ ਭੇਜਿਆ 6 ਅੰਕਾਂ ਦਾ ਕੋਡ ਦਰਜ ਕਰੋ।`,
  countdown: (seconds: number) => `(${seconds}) ਸਕਿੰਟ ਬਾਅਦ OTP ਦੁਬਾਰਾ ਭੇਜ ਸਕੋਗੇ`,
  resend: 'OTP ਦੁਬਾਰਾ ਭੇਜੋ',
  verify: 'ਵੈਰੀਫ਼ਾਈ ਕਰਕੇ ਰਜਿਸਟਰ ਕਰੋ',
  back: 'ਫ਼ਾਰਮ ’ਤੇ ਵਾਪਸ ਜਾਓ',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `ਤੁਸੀਂ ${current} ਨਾਲ ਲੌਗ ਇਨ ਹੋ। ਇਹ ਕਾਰੋਬਾਰ ${created} ਨਾਲ ਜੁੜੇਗਾ।`,
  /** Once it is created. */
  accountTitle: 'ਤੁਹਾਡੇ ਕਾਰੋਬਾਰ ਦੀ ਜਾਣਕਾਰੀ ਸੇਵ ਹੋ ਗਈ',
  account: ({ current, created }: { current: string; created: string }) =>
    `ਇਹ ${created} ਨਾਲ ਜੁੜਿਆ ਹੈ। ਤੁਸੀਂ ${current} ਨਾਲ ਲੌਗ ਇਨ ਹੋ।`,
  switchTo: (created: string) => `${created} ਨਾਲ ਅੱਗੇ ਵਧੋ`,
  stay: (current: string) => `${current} ਨਾਲ ਹੀ ਲੌਗ ਇਨ ਰਹੋ`,
} satisfies Words<typeof english.otpWords>;
