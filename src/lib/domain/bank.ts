import { codeOf, patternOf, textOf } from '#lib/domain/text.ts';

/** Account number: 9 to 18 digits, kept as text so that leading zeros survive. */
export const bankAccount = patternOf(/^\d{9,18}$/, 'bankAccount');
/** IFSC: four letters of the bank, a zero, six characters of the branch (RBI circular on IFSC). */
export const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/;
export const ifsc = codeOf(ifscPattern, 'ifsc');
export const accountHolderName = textOf(2, 'accountHolderName');

/** What the bank is asked about. */
export interface BankDetails {
  accountNumber: string;
  ifsc: string;
  accountHolderName: string;
}

/** The account a form means, however it is typed. */
export function bankDetailsOf(form: {
  bankAccount: string;
  ifsc: string;
  accountHolderName: string;
}): BankDetails {
  return {
    accountNumber: form.bankAccount.trim(),
    ifsc: form.ifsc.trim().toUpperCase(),
    accountHolderName: form.accountHolderName.trim(),
  };
}

/** Whether a check of one holds for the other. */
export function isSameAccount(a: BankDetails, b: BankDetails): boolean {
  return (
    a.accountNumber === b.accountNumber && a.ifsc === b.ifsc && a.accountHolderName === b.accountHolderName
  );
}
