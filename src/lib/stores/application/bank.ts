import { call } from '#lib/api/client.ts';
import { isSameAccount, type BankDetails } from '#lib/domain/bank.ts';
import type { BankVerification } from '#lib/domain/bankResult.ts';
import { onOwnerChange, owned } from '#lib/stores/session/owner.ts';

/** The state of the check of the account on screen. */
export const $bank = owned<BankVerification>({ type: 'unverified' });

let latest = 0;
/** The account that was checked on this page and not submitted yet; in its memory and nowhere else. */
let checked: BankDetails | null = null;

/**
 * Opens the check of an account: one that was checked a step ago, or that the server says was checked before, is not
 * checked again.
 */
export function openBank(
  details: BankDetails,
  onServer: { details: BankDetails; check: 'verified' | 'pending' } | null = null,
): void {
  if (checked !== null && isSameAccount(checked, details)) return;
  resetBank();
  if (onServer === null || !isSameAccount(onServer.details, details)) return;
  // Half an account was never checked, whatever the server says of it.
  if (!details.accountNumber || !details.ifsc || !details.accountHolderName) return;
  checked = details;
  $bank.set(
    onServer.check === 'verified'
      ? { type: 'verified', bank: null, branch: null, accountHolder: null }
      : { type: 'pending', message: null },
  );
}

/** The account was submitted: a changed account is checked again. */
export function closeBank(): void {
  checked = null;
}

/** Back to unverified: account, IFSC or holder changed, so what was verified is another account. */
export function resetBank(): void {
  latest++;
  checked = null;
  if ($bank.get().type !== 'unverified') $bank.set({ type: 'unverified' });
}

/**
 * Verifies an account. A result for details that changed meanwhile is dropped and reads as unverified.
 * @throws {ApiError} after setting the state back, when there was no reply.
 */
export async function verifyBank(details: BankDetails): Promise<BankVerification> {
  const check = ++latest;
  checked = details;
  $bank.set({ type: 'verifying' });
  try {
    const verification = await call('verifyBank', { body: details });
    if (check !== latest) return { type: 'unverified' };
    $bank.set(verification);
    return verification;
  } catch (error) {
    if (check === latest) $bank.set({ type: 'unverified' });
    throw error;
  }
}

/** What the check came to, once one that is under way is done. */
export function bankAnswered(): Promise<BankVerification> {
  return new Promise((resolve) => {
    const stop = $bank.listen(settle);
    function settle(now: BankVerification): void {
      if (now.type === 'verifying') return;
      stop();
      resolve(now);
    }
    settle($bank.get());
  });
}

onOwnerChange(resetBank);
