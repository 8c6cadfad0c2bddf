import { describe, expect, it } from 'vitest';
import { accountHolderName, bankAccount, bankDetailsOf, ifsc, isSameAccount } from '#lib/domain/bank/bank.ts';
import { maskSecret } from '#lib/domain/text.ts';
import { allowsNext, bankReplySchema, type BankVerification } from '#lib/domain/bank/bankResult.ts';

const read = (reply: object) => bankReplySchema.parse(reply);

describe('the bank verification result', () => {
  type Row = [reply: object, type: BankVerification['type']];
  const rows: Row[] = [
    // A false success always fails.
    [{ success: false, verified: true, pending: true, valid: true }, 'failed'],
    [{ success: true, verified: true }, 'verified'],
    [{ verified: true, pending: true }, 'verified'],
    [{ success: true, verified: false, pending: true }, 'pending'],
    [{ pending: true, valid: true }, 'pending'],
    [{ success: true, valid: true }, 'verified'],
    [{ valid: true, ifscValid: true }, 'verified'],
    [{ valid: true, ifscValid: null }, 'verified'],
    [{ valid: true, ifscValid: false }, 'failed'],
    [{ success: true }, 'failed'],
    [{ success: true, valid: false }, 'failed'],
    [{ verified: 'true', pending: 1, valid: 'yes' }, 'failed'],
    [{}, 'failed'],
    // Inside a wrapper, like other replies.
    [{ success: true, data: { verified: true } }, 'verified'],
    [{ success: false, data: { verified: true } }, 'failed'],
    [{ data: { pending: true } }, 'pending'],
    [{ data: { success: false, valid: true } }, 'failed'],
    [{ payload: { result: { verified: true } } }, 'verified'],
    // Other forms of a failure.
    [{ ok: false, verified: true }, 'failed'],
    [{ valid: true, error: 'No such account' }, 'failed'],
    [{ valid: true, error: null }, 'verified'],
    [{ pending: true, error: 'The bank is slow today' }, 'pending'],
  ];
  it.each(rows)('%j is %s', (reply, type) => {
    expect(read(reply).type).toBe(type);
  });

  it('contains the bank, the branch and the account holder', () => {
    const found = { bank: 'HDFC Bank', branch: 'MG Road', accountHolder: 'ASHA RAO' };
    expect(read({ success: true, verified: true, requestId: 7, details: { x: 1 }, ...found })).toEqual({
      type: 'verified',
      ...found,
    });
    expect(read({ verified: true, bank: null, branch: 5 })).toEqual({
      type: 'verified',
      bank: null,
      branch: '5',
      accountHolder: null,
    });
  });

  it("treats a program's placeholders as missing", () => {
    expect(read({ verified: true, bank: 'null', branch: 'N/A', accountHolder: 'undefined' })).toEqual({
      type: 'verified',
      bank: null,
      branch: null,
      accountHolder: null,
    });
  });

  it("contains the server's message unless verified, and a failed check's number", () => {
    expect(read({ pending: true, message: 'Tomorrow' })).toEqual({ type: 'pending', message: 'Tomorrow' });
    expect(read({ success: false, requestId: 7 })).toEqual({
      type: 'failed',
      message: null,
      requestId: '7',
    });
    expect(read({ success: false, message: 'No such account' })).toEqual({
      type: 'failed',
      message: 'No such account',
    });
    expect(read({ success: false, message: 'No such account', data: { message: ' ' } })).toEqual({
      type: 'failed',
      message: 'No such account',
    });
    expect(read({ success: false, message: {} })).toEqual({ type: 'failed', message: null });
    expect(read({ error: 'No such account' })).toEqual({ type: 'failed', message: 'No such account' });
  });

  it.each([[null], [undefined], [true], ['verified'], [[]]])('cannot be read from %j', (reply) => {
    expect(bankReplySchema.safeParse(reply).success).toBe(false);
  });

  it('lets the vendor continue only when verified or pending', () => {
    const all: BankVerification[] = [
      { type: 'unverified' },
      { type: 'verifying' },
      { type: 'failed', message: null },
      { type: 'pending', message: null },
      { type: 'verified', bank: null, branch: null, accountHolder: null },
    ];
    expect(all.filter(allowsNext).map(({ type }) => type)).toEqual(['pending', 'verified']);
  });
});

it.each([
  ['1234567890', '••••••7890'],
  ['123456789', '•••••6789'],
  ['1234', '1234'],
  ['', ''],
])('masks %j as %j', (account, masked) => {
  expect(maskSecret(account)).toBe(masked);
});

describe('the details of a bank check', () => {
  it('are refused under the name of their field', () => {
    const codes = [bankAccount, ifsc, accountHolderName].flatMap((rule) =>
      rule.safeParse('1').error?.issues.map(({ message }) => message),
    );
    expect(codes).toEqual(['bankAccount', 'ifsc', 'accountHolderName']);
  });

  const details = { accountNumber: '0012345678', ifsc: 'HDFC0000001', accountHolderName: 'Asha Rao' };

  it('are trimmed, with the IFSC in capitals', () => {
    const form = { bankAccount: ' 0012345678 ', ifsc: ' hdfc0000001 ', accountHolderName: ' Asha Rao ' };
    expect(bankDetailsOf(form)).toEqual(details);
  });

  it('differ if one of them differs', () => {
    expect(isSameAccount(details, { ...details })).toBe(true);
    for (const name of ['accountNumber', 'ifsc', 'accountHolderName'] as const) {
      expect(isSameAccount(details, { ...details, [name]: 'other' }), name).toBe(false);
    }
  });
});
