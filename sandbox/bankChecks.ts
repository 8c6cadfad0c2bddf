import type { BankDetails } from '#lib/domain/bank/bank.ts';
import { bankReplySchema, type BankAnswer } from '#lib/domain/bank/bankResult.ts';
import { bankRequest } from '#sandbox/bank.ts';
import type { Context } from '#sandbox/context.ts';
import { one, run } from '#sandbox/db/database.ts';
import type { KycDraft } from '#sandbox/kyc.ts';
import { keyedHash } from '#sandbox/secret.ts';

/** The bank's last result for an account; `unverified` if this user never had it checked. */
type BankStatus = BankAnswer['type'] | 'unverified';

/** Returns a keyed hash of the exact number, IFSC and holder. The table stores it in place of the account. */
function hashOf(context: Context, { accountNumber, ifsc, accountHolderName }: BankDetails): string {
  const account = JSON.stringify([accountNumber, ifsc, accountHolderName]);
  return keyedHash(context.secret, 'bank-check', account);
}

/** Stores the bank's result for this user and account. */
export function keepBankCheck(
  context: Context,
  userId: string,
  details: BankDetails,
  reply: Record<string, unknown>,
): void {
  run(
    context.db,
    `INSERT INTO bank_checks (user_id, account_hash, outcome) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET outcome = excluded.outcome`,
    userId,
    hashOf(context, details),
    bankReplySchema.parse(reply).type,
  );
}

/** Returns the bank's result for the account in these KYC details. Incomplete account details are unverified. */
export function bankStatusOf(context: Context, userId: string, kyc: KycDraft): BankStatus {
  const { bankAccount, ifsc, accountHolderName } = kyc;
  const details = bankRequest.safeParse({ accountNumber: bankAccount, ifsc, accountHolderName });
  if (!details.success) return 'unverified';
  const check = one<{ outcome: BankAnswer['type'] }>(
    context.db,
    'SELECT outcome FROM bank_checks WHERE user_id = ? AND account_hash = ?',
    userId,
    hashOf(context, details.data),
  );
  return check?.outcome ?? 'unverified';
}
