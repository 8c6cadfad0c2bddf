import { accountHolderName, bankAccount, ifsc, type BankDetails } from '#lib/domain/bank/bank.ts';
import { isMasked } from '#lib/domain/kyc/masked.ts';
import { partsOf, textIn } from '#lib/domain/reply/replyParts.ts';
import { Misfit, replySchema } from '#lib/domain/reply/replySchema.ts';

/** A payment of one rupee that the vendor is asked for. */
export interface UpiPayment {
  id: string;
  /** The address that a UPI app opens. It begins with `upi://pay?`. */
  intent: string;
}

/**
 * Whether an address asks for one rupee and nothing else. A repeated or differently written name must not ask for more:
 * UPI apps differ in which one they read.
 */
function asksForOneRupee(intent: string): boolean {
  if (!/^upi:\/\/pay\?\S+$/.test(intent)) return false;
  const fields = [...new URLSearchParams(intent.slice(intent.indexOf('?')))];
  const valuesOf = (name: string): string[] =>
    fields.filter(([key]) => key.trim().toLowerCase() === name).map(([, value]) => value);
  const amounts = valuesOf('am');
  return (
    amounts.length > 0 &&
    amounts.every((amount) => /^1(?:\.0{1,2})?$/.test(amount)) &&
    valuesOf('cu').every((currency) => currency === 'INR')
  );
}

/** Reads a new payment. An intent of another kind or of another amount must never open. */
export const upiPaymentSchema = replySchema((reply): UpiPayment | Misfit => {
  const parts = partsOf(reply, ['payment']);
  const id = textIn(parts, 'paymentId') ?? textIn(parts, 'id');
  const intent = textIn(parts, 'intent');
  if (id === null) return new Misfit('paymentId', 'an id');
  if (intent === null || !asksForOneRupee(intent)) return new Misfit('intent', 'upi://pay? of one rupee');
  return { id, intent };
});

/**
 * The state of a payment. `account` is null if the API names no whole account, for example a masked one. Its holder is ''
 * if the API names none.
 */
export type UpiState =
  | { type: 'waiting' }
  | { type: 'expired' | 'refused' }
  | { type: 'paid' | 'name-differs'; account: BankDetails | null };

const states: Readonly<Record<string, UpiState['type']>> = {
  waiting: 'waiting',
  pending: 'waiting',
  paid: 'paid',
  success: 'paid',
  expired: 'expired',
  refused: 'refused',
  failed: 'refused',
  declined: 'refused',
  namediffers: 'name-differs',
  namemismatch: 'name-differs',
};

/** Reads the state of a payment. An account that is masked or breaks its rules is never used. */
export const upiStateSchema = replySchema((reply): UpiState | Misfit => {
  const parts = partsOf(reply, ['payment']);
  const word =
    textIn(parts, 'state')
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? '';
  const type = states[word];
  if (type === undefined) return new Misfit('state', 'a known state');
  if (type !== 'paid' && type !== 'name-differs') return { type };
  const read = (name: string, rule: typeof bankAccount): string => {
    const text = textIn(parts, name) ?? '';
    const parsed = rule.safeParse(text);
    return parsed.success && !isMasked(text) ? parsed.data : '';
  };
  const account: BankDetails = {
    accountNumber: read('accountNumber', bankAccount),
    ifsc: read('ifsc', ifsc),
    accountHolderName: read('holder', accountHolderName),
  };
  return { type, account: account.accountNumber !== '' && account.ifsc !== '' ? account : null };
});
