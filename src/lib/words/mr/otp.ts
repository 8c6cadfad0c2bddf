import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otp.ts';

/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `${created} साठी सेव्ह झाले`,
  description: `पुढे जाण्यासाठी त्या नंबरने लॉग इन करा. तुमचे लॉग इन अजूनही ${current} नेच आहे.`,
});

export const otpWords = {
  title: 'तुमच्या फोनची पडताळणी करा',
  /** Before the second code for the phone that has just signed in. */
  second: 'पहिल्या कोडने तुम्ही लॉग इन केले. या कोडने तुमच्या व्यवसायाची नोंदणी होईल.',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'तुमच्या व्यवसायाच्या फोन नंबरची पडताळणी अजून झालेली नाही. या कोडने ती होईल.',
  sentTo: (phone: string) => `${phone} वर पाठवलेला 6 अंकी कोड टाका.`,
  countdown: (seconds: number) => `(${seconds}) सेकंदांनी OTP पुन्हा पाठवता येईल`,
  resend: 'OTP पुन्हा पाठवा',
  verify: 'पडताळणी करून नोंदणी करा',
  back: 'फॉर्मवर परत जा',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `तुम्ही ${current} ने लॉग इन केले आहे. हा व्यवसाय ${created} या नंबरचा असेल.`,
  /** Once it is created. */
  accountTitle: 'तुमच्या व्यवसायाची माहिती सेव्ह झाली',
  account: ({ current, created }: { current: string; created: string }) =>
    `हा व्यवसाय ${created} या नंबरचा आहे. तुम्ही ${current} ने लॉग इन केले आहे.`,
  switchTo: (created: string) => `${created} ने पुढे जा`,
  stay: (current: string) => `${current} नेच लॉग इन ठेवा`,
} satisfies Words<typeof english.otpWords>;
