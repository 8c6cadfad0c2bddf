import type { InfoErrorCode } from '#lib/domain/infoFields.ts';
import type { KycName } from '#lib/domain/kycFields.ts';

/**
 * Codes of everything a form can object to. Schemas return a code and `copy/fields.ts` has its words, so that a message is
 * written once and the sandbox and the interface refuse for the same reason. A field's code is its name.
 */
export type FieldErrorCode =
  | InfoErrorCode
  | 'location'
  | 'openDays'
  | 'time'
  | KycName
  | 'accountsDiffer'
  | 'termsAccepted'
  | 'minimumOrder'
  | 'deliveryRadius'
  | 'otp';
