import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otp.ts';

/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `${created} માટે સેવ થયું`,
  description: `આગળ વધવા તે નંબરથી લોગ ઇન કરો. તમે હજી ${current}થી લોગ ઇન છો.`,
});

export const otpWords = {
  title: 'તમારો ફોન વેરિફાઇ કરો',
  /** Before the second code for the phone that has just signed in. */
  second: 'પહેલા કોડથી તમે લોગ ઇન થયા. આ કોડથી તમારો બિઝનેસ રજિસ્ટર થશે.',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'તમારા બિઝનેસનો ફોન નંબર હજી વેરિફાઇ થયો નથી. આ કોડથી તે વેરિફાઇ થશે.',
  sentTo: (phone: string) => `${phone} પર મોકલેલો 6 અંકનો કોડ દાખલ કરો.`,
  countdown: (seconds: number) => `(${seconds}) સેકન્ડ પછી OTP ફરી મોકલી શકશો`,
  resend: 'OTP ફરી મોકલો',
  verify: 'વેરિફાઇ કરીને રજિસ્ટર કરો',
  back: 'ફોર્મ પર પાછા જાઓ',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `તમે ${current}થી લોગ ઇન છો. આ બિઝનેસ ${created} સાથે જોડાશે.`,
  /** Once it is created. */
  accountTitle: 'તમારા બિઝનેસની વિગતો સેવ થઈ ગઈ',
  account: ({ current, created }: { current: string; created: string }) =>
    `તમારો બિઝનેસ ${created} સાથે જોડાયેલો છે. તમે ${current}થી લોગ ઇન છો.`,
  switchTo: (created: string) => `${created}થી આગળ વધો`,
  stay: (current: string) => `${current}થી જ લોગ ઇન રહો`,
} satisfies Words<typeof english.otpWords>;
