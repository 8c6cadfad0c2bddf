import { looseText } from '#lib/domain/text.ts';
import { z } from '#lib/domain/z.ts';

/** Where the bank check stands. Pending also lets the vendor go on. */
export type BankVerification =
  | { type: 'unverified' }
  | { type: 'verifying' }
  | { type: 'verified'; bank: string | null; branch: string | null; accountHolder: string | null }
  | { type: 'pending'; message: string | null }
  | { type: 'failed'; message: string | null };

/** The bank verification result as the server answers it; nothing in it is promised to be there. */
export const bankResultSchema = z.looseObject({
  success: z.optional(z.unknown()),
  verified: z.optional(z.unknown()),
  pending: z.optional(z.unknown()),
  valid: z.optional(z.unknown()),
  ifscValid: z.optional(z.unknown()),
  requestId: looseText,
  message: looseText,
  bank: looseText,
  branch: looseText,
  accountHolder: looseText,
});
export type BankResult = z.infer<typeof bankResultSchema>;

/**
 * Reads the server's answer in this order: a false `success` fails; then verified; then pending; then `valid`
 * unless the IFSC is said to be invalid; anything else fails.
 */
export function readBankResult(result: BankResult): BankVerification {
  const { bank, branch, accountHolder, message } = result;
  if (result.success === false) return { type: 'failed', message };
  if (result.verified === true) return { type: 'verified', bank, branch, accountHolder };
  if (result.pending === true) return { type: 'pending', message };
  if (result.valid === true && result.ifscValid !== false) {
    return { type: 'verified', bank, branch, accountHolder };
  }
  return { type: 'failed', message };
}

/** Next on the KYC step needs the bank verified or pending. */
export function allowsNext(verification: BankVerification): boolean {
  return verification.type === 'verified' || verification.type === 'pending';
}
