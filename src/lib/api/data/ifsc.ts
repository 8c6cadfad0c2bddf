import { bankListSchema, readBranches, type BankBranches, type BankList } from '#lib/domain/bank/ifsc.ts';
import { readList } from '#lib/api/reply/lists.ts';

/**
 * Loads the banks that have branches in the list.
 * @throws {Error} when the list cannot be loaded.
 */
export async function loadBanks(): Promise<BankList> {
  const banks = bankListSchema.safeParse(await readList('ifsc/banks'));
  if (!banks.success) throw new Error('ifsc list: malformed');
  return banks.data;
}

/**
 * Loads a bank's branches.
 * @throws {Error} when they cannot be loaded.
 */
export async function loadBranches(bankCode: string): Promise<BankBranches> {
  const branches = readBranches(await readList(`ifsc/${bankCode}`));
  if (branches === null) throw new Error('ifsc list: malformed');
  return branches;
}
