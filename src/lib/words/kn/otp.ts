import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otp.ts';

/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `${created} ನಂಬರ್‌ಗೆ ಸೇವ್ ಆಗಿದೆ`,
  description: `ಮುಂದುವರಿಯಲು ಆ ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಮಾಡಿ. ನೀವು ಇನ್ನೂ ${current} ನಂಬರ್‌ನಿಂದಲೇ ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ.`,
});

export const otpWords = {
  title: 'ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ದೃಢೀಕರಿಸಿ',
  /** Before the second code for the phone that has just signed in. */
  second: 'ಮೊದಲ ಕೋಡ್‌ನಿಂದ ನೀವು ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ. ಈ ಕೋಡ್‌ನಿಂದ ನಿಮ್ಮ ವ್ಯಾಪಾರದ ನೋಂದಣಿಯಾಗುತ್ತದೆ.',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'ನಿಮ್ಮ ವ್ಯಾಪಾರದ ಫೋನ್ ನಂಬರ್ ಇನ್ನೂ ದೃಢೀಕರಣವಾಗಿಲ್ಲ. ಈ ಕೋಡ್‌ನಿಂದ ಅದು ಆಗುತ್ತದೆ.',
  sentTo: (phone: string) => `${phone} ನಂಬರ್‌ಗೆ ಕಳುಹಿಸಿದ 6 ಅಂಕಿಗಳ ಕೋಡ್ ನಮೂದಿಸಿ.`,
  countdown: (seconds: number) => `(${seconds}) ಸೆಕೆಂಡುಗಳ ನಂತರ OTP ಮತ್ತೆ ಕಳುಹಿಸಬಹುದು`,
  resend: 'OTP ಮತ್ತೆ ಕಳುಹಿಸಿ',
  verify: 'ದೃಢೀಕರಿಸಿ, ನೋಂದಾಯಿಸಿ',
  back: 'ಫಾರ್ಮ್‌ಗೆ ಹಿಂತಿರುಗಿ',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `ನೀವು ${current} ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ. ಈ ವ್ಯಾಪಾರ ${created} ನಂಬರ್‌ಗೆ ಸೇರುತ್ತದೆ.`,
  /** Once it is created. */
  accountTitle: 'ನಿಮ್ಮ ವ್ಯಾಪಾರದ ವಿವರ ಸೇವ್ ಆಗಿದೆ',
  account: ({ current, created }: { current: string; created: string }) =>
    `ಇದು ${created} ನಂಬರ್‌ಗೆ ಸೇರಿದೆ. ನೀವು ${current} ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ.`,
  switchTo: (created: string) => `${created} ನಂಬರ್‌ನಿಂದ ಮುಂದುವರಿಯಿರಿ`,
  stay: (current: string) => `${current} ನಂಬರ್‌ನಲ್ಲೇ ಲಾಗಿನ್ ಆಗಿರಿ`,
} satisfies Words<typeof english.otpWords>;
