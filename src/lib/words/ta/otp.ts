import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otp.ts';

/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `${created} எண்ணில் சேமித்தோம்`,
  description: `தொடர அந்த எண்ணில் உள்நுழையுங்கள். நீங்கள் இன்னும் ${current} எண்ணில்தான் உள்நுழைந்துள்ளீர்கள்.`,
});

export const otpWords = {
  title: 'ஃபோன் எண்ணை உறுதிப்படுத்துங்கள்',
  /** Before the second code for the phone that has just signed in. */
  second: 'முதல் குறியீட்டில் உள்நுழைந்தீர்கள். இந்தக் குறியீட்டால் உங்கள் வணிகம் பதிவாகும்.',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'உங்கள் வணிகத்தின் ஃபோன் எண் இன்னும் உறுதிப்படுத்தப்படவில்லை. இந்தக் குறியீடு அதை உறுதிப்படுத்தும்.',
  sentTo: (phone: string) => `${phone} எண்ணுக்கு அனுப்பிய 6 இலக்கக் குறியீட்டை உள்ளிடுங்கள்.`,
  countdown: (seconds: number) => `(${seconds}) விநாடிகளில் OTP-ஐ மீண்டும் அனுப்பலாம்`,
  resend: 'OTP மீண்டும் அனுப்புங்கள்',
  verify: 'உறுதிப்படுத்திப் பதிவு செய்யுங்கள்',
  back: 'படிவத்துக்குத் திரும்புங்கள்',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `நீங்கள் ${current} எண்ணில் உள்நுழைந்துள்ளீர்கள். இந்த வணிகம் ${created} எண்ணில் பதிவாகும்.`,
  /** Once it is created. */
  accountTitle: 'உங்கள் வணிக விவரங்களைச் சேமித்தோம்',
  account: ({ current, created }: { current: string; created: string }) =>
    `இது ${created} எண்ணில் பதிவாகியுள்ளது. நீங்கள் ${current} எண்ணில் உள்நுழைந்துள்ளீர்கள்.`,
  switchTo: (created: string) => `${created} எண்ணில் தொடருங்கள்`,
  stay: (current: string) => `${current} எண்ணிலேயே தொடருங்கள்`,
} satisfies Words<typeof english.otpWords>;
