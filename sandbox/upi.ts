import type { Settings } from '#sandbox/settings.ts';

/** Returns the intent of a payment of one rupee. The payee does not exist. */
export function upiIntent(paymentId: string): string {
  const fields = { pa: 'verify@bank.example', pn: 'Verification', tr: paymentId, am: '1.00', cu: 'INR' };
  return `upi://pay?${new URLSearchParams(fields).toString()}`;
}

/** Returns the reply about a payment in a state. The account belongs to `owner` unless the names differ. */
export function upiReply(state: Settings['upi'], owner: string): Record<string, string> {
  const account = { accountNumber: '50100123456789', ifsc: 'HDFC0000123', holder: owner };
  switch (state) {
    case 'paid':
      return { state, ...account };
    case 'masked':
      return { state: 'paid', ...account, accountNumber: 'XXXXXXXXXX6789' };
    case 'name-differs':
      return { state, ...account, holder: 'Ravi Traders' };
    case 'waiting':
    case 'expired':
    case 'refused':
      return { state };
  }
}
