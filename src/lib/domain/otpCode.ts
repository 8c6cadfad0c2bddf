import { patternOf } from '#lib/domain/text.ts';

/** A one-time code: exactly six digits. Apart from `otp.ts`, which is there before any schema is. */
export const otpCode = patternOf(/^\d{6}$/, 'otp');
