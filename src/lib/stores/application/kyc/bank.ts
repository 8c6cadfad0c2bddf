import { call } from '#lib/api/client.ts';
import { isSameAccount, type BankDetails } from '#lib/domain/bank/bank.ts';
import type { BankVerification } from '#lib/domain/bank/bankResult.ts';
import { onOwnerChange, owned } from '#lib/stores/session/owner.ts';

/** The state of the check of the account on screen. */
export const $bank = owned<BankVerification>({ type: 'unverified' });

let latest = 0;
/** The account that was checked on this page and is not submitted yet. It exists only in this page's memory. */
let checked: BankDetails | null = null;

/**
 * Opens the check of an account. An account that was checked a step ago, or earlier according to the server, is
 * not checked again.
 */
export function openBank(
  details: BankDetails,
  onServer: { details: BankDetails; check: 'verified' | 'pending' } | null = null,
): void {
  if (checked !== null && isSameAccount(checked, details)) return;
  resetBank();
  if (onServer === null || !isSameAccount(onServer.details, details)) return;
  // An incomplete account was never checked, whatever the server says.
  if (!details.accountNumber || !details.ifsc || !details.accountHolderName) return;
  checked = details;
  $bank.set(
    onServer.check === 'verified'
      ? { type: 'verified', bank: null, branch: null, accountHolder: null }
      : { type: 'pending', message: null },
  );
}

/** Ends the check because the account was submitted. A changed account is checked again. */
export function closeBank(): void {
  checked = null;
}

/** Sets the check to unverified, because the account, IFSC or holder changed. */
export function resetBank(): void {
  latest++;
  checked = null;
  if ($bank.get().type !== 'unverified') $bank.set({ type: 'unverified' });
}

/**
 * Verifies an account. If the details changed meanwhile, the result is dropped and returned as unverified.
 * @throws {ApiError} when there was no reply, after the state was set back.
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

/** Returns the result of the check. Waits for a check that is under way. */
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
