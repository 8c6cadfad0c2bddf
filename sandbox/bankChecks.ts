import type { BankDetails } from '#lib/domain/bank.ts';
import { bankReplySchema, type BankAnswer } from '#lib/domain/bankResult.ts';
import { bankRequest } from '#sandbox/bank.ts';
import type { Context } from '#sandbox/context.ts';
import { one, run } from '#sandbox/db/database.ts';
import type { KycDraft } from '#sandbox/kyc.ts';
import { keyedHash } from '#sandbox/secret.ts';

/** What is known of an account: the bank's last word on it, or that this user never had it checked. */
type BankStatus = BankAnswer['type'] | 'unverified';

/** The account is kept as a keyed hash: the check says something of exactly this number, IFSC and holder. */
function hashOf(context: Context, { accountNumber, ifsc, accountHolderName }: BankDetails): string {
  const account = JSON.stringify([accountNumber, ifsc, accountHolderName]);
  return keyedHash(context.secret, 'bank-check', account);
}

/** Remembers what the bank replied when this user asked about an account. */
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

/** What the bank said of the account in these KYC details. An account that is not whole was never checked. */
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
