import { bankListSchema, readBranches, type BankBranches, type BankList } from '#lib/domain/ifsc.ts';
import { limits } from '#lib/limits.ts';

/** Static files of the site itself, which tell a server no more than the bank's four letters. */
async function readFile(name: string): Promise<unknown> {
  const response = await fetch(`/ifsc/${name}.json`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(limits.requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`ifsc list: ${response.status}`);
  return response.json();
}

/**
 * The banks that have branches in the list.
 * @throws {Error} when the list can't be had.
 */
export async function loadBanks(): Promise<BankList> {
  const banks = bankListSchema.safeParse(await readFile('banks'));
  if (!banks.success) throw new Error('ifsc list: malformed');
  return banks.data;
}

/**
 * A bank's branches.
 * @throws {Error} when they can't be had.
 */
export async function loadBranches(bankCode: string): Promise<BankBranches> {
  const branches = readBranches(await readFile(bankCode));
  if (branches === null) throw new Error('ifsc list: malformed');
  return branches;
}
