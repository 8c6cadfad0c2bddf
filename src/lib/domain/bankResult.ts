import { readText, unwrapRecord } from '#lib/domain/reading.ts';
import { z } from '#lib/domain/z.ts';

/** The result of the bank's check. Pending also lets the vendor go on. */
export type BankAnswer =
  | { type: 'verified'; bank: string | null; branch: string | null; accountHolder: string | null }
  | { type: 'pending'; message: string | null }
  | { type: 'failed'; message: string | null };

/** Where the bank check is. */
export type BankVerification = { type: 'unverified' } | { type: 'verifying' } | BankAnswer;

/**
 * The bank verification result, bare or under `data`, in this order: a false `success` fails; then verified; then
 * pending; then `valid` unless the IFSC is said to be invalid; anything else fails.
 */
function readBankAnswer(reply: Record<string, unknown>): BankAnswer {
  const result = { ...reply, ...unwrapRecord(reply) };
  const message = readText(result.message) ?? readText(reply.message);
  const verified: BankAnswer = {
    type: 'verified',
    bank: readText(result.bank),
    branch: readText(result.branch),
    accountHolder: readText(result.accountHolder),
  };
  if (reply.success === false || result.success === false) return { type: 'failed', message };
  if (result.verified === true) return verified;
  if (result.pending === true) return { type: 'pending', message };
  return result.valid === true && result.ifscValid !== false ? verified : { type: 'failed', message };
}

export const bankReplySchema = z.pipe(z.record(z.string(), z.unknown()), z.transform(readBankAnswer));

/** Next on the KYC step needs the bank verified or pending. */
export function allowsNext(verification: BankVerification): boolean {
  return verification.type === 'verified' || verification.type === 'pending';
}
