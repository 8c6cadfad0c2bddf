import type { InfoErrorCode } from '#lib/domain/info/infoFields.ts';
import type { KycTextName } from '#lib/domain/kyc/kycFields.ts';

/**
 * The codes of all form errors. Schemas return a code and `words/fields.ts` has its words: each message is written
 * once, and the sandbox and the interface refuse for the same reasons. A field's code is its name.
 */
export type FieldErrorCode =
  | InfoErrorCode
  | 'location'
  | 'openDays'
  | 'time'
  | KycTextName
  | 'accountsDiffer'
  | 'termsAccepted'
  | 'minimumOrder'
  | 'deliveryRadius'
  | 'otp';
