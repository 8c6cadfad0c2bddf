import { expect } from 'vitest';
import type { KycTextField } from '#lib/domain/kyc/kycFields.ts';
import { tap } from './press.ts';
import { answer } from './network.ts';
import { button, field } from './papers.tsx';

/** A pharmacy’s input on the KYC step. */
export const kycAnswered = {
  gstNumber: '29ABCPE1234F1Z5',
  panNumber: 'ABCPE1234F',
  panHolderName: 'Asha Rao',
  drugLicenseNumber: 'DL/2023/123456',
  bankAccount: '001234567890',
  confirmBankAccount: '001234567890',
  accountHolderName: 'Asha Rao',
  ifsc: 'HDFC0001234',
} as const satisfies Partial<Record<KycTextField, string>>;

/** Fills the fields at once, like pasting. The browser inserts the texts itself, which takes a tenth of `fill`. */
export async function typeKyc(texts: Partial<Record<KycTextField, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await expect.element(field(name)).toBeEnabled();
    const input = field(name).element() as HTMLInputElement;
    input.focus();
    input.select();
    document.execCommand('insertText', false, text);
  }
}

/** Runs the bank check with an immediate answer. */
export async function checkBank(): Promise<void> {
  answer(/\/verify-bank$/, { status: 200, body: { verified: true } });
  tap(button('Verify Bank Details'));
  await expect.element(button('Verified')).toBeVisible();
}
