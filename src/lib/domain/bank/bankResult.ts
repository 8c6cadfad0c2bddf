import { partsOf, refusingPart, textIn } from '#lib/domain/reply/replyParts.ts';
import { noObject, replySchema, type Misfit } from '#lib/domain/reply/replySchema.ts';

/** The result of the bank's check. The vendor may also continue while it is pending. */
export type BankAnswer =
  | { type: 'verified'; bank: string | null; branch: string | null; accountHolder: string | null }
  | { type: 'pending'; message: string | null }
  | { type: 'failed'; message: string | null; requestId?: string };

/** The state of the bank check. */
export type BankVerification = { type: 'unverified' } | { type: 'verifying' } | BankAnswer;

/**
 * Reads the bank's result, bare or in wrappers. The rules apply in this order: a false `success` or `ok` is a
 * failure; then `verified`; then `pending`; then `valid`, unless `ifscValid` is false or there is an `error`.
 * Anything else is a failure.
 */
function readBankAnswer(reply: unknown): BankAnswer | Misfit {
  const parts = partsOf(reply);
  if (parts.length === 0) return noObject;
  const says = (name: string, value: boolean): boolean => parts.some((part) => part[name] === value);
  const message = textIn(parts, 'message') ?? textIn(parts, 'error');
  const requestId = textIn(parts, 'requestId');
  const failed: BankAnswer = { type: 'failed', message, ...(requestId !== null && { requestId }) };
  const verified: BankAnswer = {
    type: 'verified',
    bank: textIn(parts, 'bank'),
    branch: textIn(parts, 'branch'),
    accountHolder: textIn(parts, 'accountHolder'),
  };
  if (says('success', false) || says('ok', false)) return failed;
  if (says('verified', true)) return verified;
  if (says('pending', true)) return { type: 'pending', message };
  return says('valid', true) && !says('ifscValid', false) && refusingPart(reply) === null ? verified : failed;
}

export const bankReplySchema = replySchema(readBankAnswer);

/** Whether Next on the KYC step is allowed: the bank check is verified or pending. */
export function allowsNext(verification: BankVerification): boolean {
  return verification.type === 'verified' || verification.type === 'pending';
}
