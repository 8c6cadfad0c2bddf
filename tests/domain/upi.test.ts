import { describe, expect, test } from 'vitest';
import { upiPaymentSchema, upiStateSchema } from '#lib/domain/bank/upi.ts';

const intent = 'upi://pay?pa=a@b&am=1.00';
const account = { accountNumber: '012345678901', ifsc: 'HDFC0000123', holder: 'Asha Rao' };
const read = { accountNumber: '012345678901', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' };

describe('A payment', () => {
  test.each([
    ['bare', { paymentId: 'p', intent }],
    ['under data', { success: true, data: { id: 'p', intent } }],
  ])('is read %s', (_how, reply) => {
    expect(upiPaymentSchema.parse(reply)).toEqual({ id: 'p', intent });
  });

  test.each(['am=1', 'am=1.0', 'am=1.00&cu=INR', 'cu=INR&am=1'])('of one rupee opens: %s', (fields) => {
    const one = `upi://pay?pa=a@b&${fields}`;
    expect(upiPaymentSchema.parse({ id: 'p', intent: one }).intent).toBe(one);
  });

  test.each([
    'javascript:alert(1)',
    'https://pay.example/?upi://pay?',
    'upi://mandate?am=1',
    'upi://pay?pa=a@b',
    'upi://pay?pa=a@b&am=',
    'upi://pay?pa=a@b&am=500',
    'upi://pay?pa=a@b&am=1.01',
    'upi://pay?pa=a@b&am=1e3',
    'upi://pay?pa=a@b&am=1%30',
    'upi://pay?pa=a@b&am=1.00&am=500',
    'upi://pay?pa=a@b&am=1.00&AM=500',
    'upi://pay?pa=a@b&am=1.00&cu=USD',
    'upi://pay?pa=a@b&am=1.00&cu=INR&cu=USD',
    'upi://pay',
    'upi://pay? am=1',
    ' tel:100',
    7,
    null,
  ])('with the intent %j is never opened', (other) => {
    expect(upiPaymentSchema.safeParse({ id: 'p', intent: other }).success).toBe(false);
  });
});

describe('The state of a payment', () => {
  test.each([
    [{ state: 'waiting' }, { type: 'waiting' }],
    [{ state: 'PENDING' }, { type: 'waiting' }],
    [{ data: { state: 'expired' } }, { type: 'expired' }],
    [{ state: 'declined' }, { type: 'refused' }],
    [{ state: 'failed', ...account }, { type: 'refused' }],
    [{ state: 'refused', ...account }, { type: 'refused' }],
    [
      { state: 'success', ...account },
      { type: 'paid', account: read },
    ],
    [
      { state: 'paid', ...account },
      { type: 'paid', account: read },
    ],
    [
      { state: 'name_mismatch', ...account },
      { type: 'name-differs', account: read },
    ],
    [
      { state: 'paid', ...account, accountNumber: 'XXXXXXXX8901' },
      { type: 'paid', account: null },
    ],
    [
      { state: 'paid', ...account, accountNumber: '********8901' },
      { type: 'paid', account: null },
    ],
    [
      { state: 'paid', ...account, ifsc: 'HDFC' },
      { type: 'paid', account: null },
    ],
    [{ state: 'paid' }, { type: 'paid', account: null }],
    [{ state: 'name-differs' }, { type: 'name-differs', account: null }],
    [
      { state: 'paid', ...account, ifsc: 'hdfc0000123' },
      { type: 'paid', account: read },
    ],
  ])('of %j is %j', (reply, state) => {
    expect(upiStateSchema.parse(reply)).toEqual(state);
  });

  test.each([undefined, null, ' ', 'A*** R**'])('without a holder has the account: %j', (holder) => {
    const paid = { type: 'paid', account: { ...read, accountHolderName: '' } };
    expect(upiStateSchema.parse({ state: 'paid', ...account, holder })).toEqual(paid);
  });

  test.each([[{}], [{ state: 'odd' }], [{ state: 7 }], [[]], [null]])('cannot be read from %j', (reply) => {
    expect(upiStateSchema.safeParse(reply).success).toBe(false);
  });
});
