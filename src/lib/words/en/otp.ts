/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `Saved for ${created}`,
  description: `Sign in with that number to continue. You are still signed in as ${current}.`,
});

export const otpWords = {
  title: 'Verify your phone',
  /** Before the second code for the phone that has just signed in. */
  second: 'The first code signed you in. This one creates your business.',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'The phone of your business is not verified yet. This code verifies it.',
  sentTo: (phone: string) => `Enter the 6-digit code we sent to ${phone}.`,
  countdown: (seconds: number) => `Resend OTP in (${seconds}) seconds`,
  resend: 'Resend OTP',
  verify: 'Verify & Create Vendor',
  back: 'Back to the form',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `You are signed in as ${current}. This business will belong to ${created}.`,
  /** Once it is created. */
  accountTitle: 'Your business is saved',
  account: ({ current, created }: { current: string; created: string }) =>
    `It belongs to ${created}. You are signed in as ${current}.`,
  switchTo: (created: string) => `Continue as ${created}`,
  stay: (current: string) => `Stay signed in as ${current}`,
} as const;
