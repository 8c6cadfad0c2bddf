import { codeOf, patternOf, textOf } from '#lib/domain/text.ts';

/** Account number: 9 to 18 digits, kept as text to preserve leading zeros. */
export const bankAccount = patternOf(/^\d{9,18}$/, 'bankAccount');
/** IFSC: four letters of the bank, a zero, six characters of the branch (RBI circular on IFSC). */
export const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/;
export const ifsc = codeOf(ifscPattern, 'ifsc');
export const accountHolderName = textOf(2, 'accountHolderName');

/** The data of a bank check. */
export interface BankDetails {
  accountNumber: string;
  ifsc: string;
  accountHolderName: string;
}

/** Normalises the account typed into a form. */
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

/** Whether a check of one account is valid for the other. */
export function isSameAccount(a: BankDetails, b: BankDetails): boolean {
  return (
    a.accountNumber === b.accountNumber && a.ifsc === b.ifsc && a.accountHolderName === b.accountHolderName
  );
}
