import { atom } from 'nanostores';
import { call } from '#lib/api/client.ts';
import type { BankDetails } from '#lib/domain/bank.ts';
import { readBankResult, type BankVerification } from '#lib/domain/bankResult.ts';
import { onSignOut } from '#lib/stores/session.ts';

/** Where the bank check of the application on screen stands. */
export const $bank = atom<BankVerification>({ type: 'unverified' });

let latest = 0;

/** Back to unverified: account, IFSC or holder changed, so what was verified is another account. */
export function resetBank(): void {
  latest++;
  if ($bank.get().type !== 'unverified') $bank.set({ type: 'unverified' });
}

/**
 * Verifies an account. An answer for details that changed meanwhile is dropped and reads as unverified.
 * @throws {ApiError} after setting the state back, when there was no answer.
 */
export async function verifyBank(details: BankDetails): Promise<BankVerification> {
  const check = ++latest;
  $bank.set({ type: 'verifying' });
  try {
    const verification = readBankResult(await call('verifyBank', { body: details }));
    if (check !== latest) return { type: 'unverified' };
    $bank.set(verification);
    return verification;
  } catch (error) {
    if (check === latest) $bank.set({ type: 'unverified' });
    throw error;
  }
}

onSignOut(resetBank);
