import { codeOf, patternOf, textOf } from '#lib/domain/text.ts';

/** Account number: 9 to 18 digits, kept as text so that leading zeros survive. */
export const bankAccount = patternOf(/^\d{9,18}$/, 'bankAccount');
/** IFSC: four letters of the bank, a zero, six characters of the branch (RBI circular on IFSC). */
export const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/;
export const ifsc = codeOf(ifscPattern, 'ifsc');
export const accountHolderName = textOf(2, 'accountHolderName');

export interface BankDetails {
  accountNumber: string;
  ifsc: string;
  accountHolderName: string;
}

/** All but the last four digits hidden: `••••••7890`. */
export function maskAccount(account: string): string {
  return account.length <= 4 ? account : '•'.repeat(account.length - 4) + account.slice(-4);
}
