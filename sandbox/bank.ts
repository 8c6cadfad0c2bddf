import { accountHolderName, bankAccount, ifsc as ifscRule } from '#lib/domain/bank/bank.ts';
import { withTextLimits } from '#lib/domain/textLimits.ts';
import { z } from '#lib/domain/z.ts';

/** Accounts with a special outcome. The simulated bank verifies every other well-formed account. */
export const testAccounts = {
  pending: '100000000001',
  nameMismatch: '100000000002',
  invalidIfsc: '100000000003',
  providerDown: '100000000004',
  slow: '100000000005',
} as const;

type BankOutcome = keyof typeof testAccounts | 'verified';

export const bankRequest = withTextLimits(
  z.object({ accountNumber: bankAccount, ifsc: ifscRule, accountHolderName }),
);

export function bankOutcome(account: string): BankOutcome {
  const found = Object.entries(testAccounts).find(([, number]) => number === account);
  return (found?.[0] as BankOutcome | undefined) ?? 'verified';
}

/** Names of well-known banks by the first four letters of their IFSC (RBI's list of participants). */
const bankNames: Record<string, string> = {
  AUBL: 'AU Small Finance Bank',
  BARB: 'Bank of Baroda',
  BKID: 'Bank of India',
  CBIN: 'Central Bank of India',
  CNRB: 'Canara Bank',
  FDRL: 'Federal Bank',
  HDFC: 'HDFC Bank',
  IBKL: 'IDBI Bank',
  ICIC: 'ICICI Bank',
  IDFB: 'IDFC First Bank',
  IDIB: 'Indian Bank',
  INDB: 'IndusInd Bank',
  IOBA: 'Indian Overseas Bank',
  KARB: 'Karnataka Bank',
  KKBK: 'Kotak Mahindra Bank',
  MAHB: 'Bank of Maharashtra',
  PSIB: 'Punjab & Sind Bank',
  PUNB: 'Punjab National Bank',
  RATN: 'RBL Bank',
  SBIN: 'State Bank of India',
  UBIN: 'Union Bank of India',
  UCBA: 'UCO Bank',
  UTIB: 'Axis Bank',
  YESB: 'YES Bank',
};

/** Returns the bank and branch of an IFSC. The branch's name is unknown, so its code replaces the name. */
function bankOf(ifsc: string): { bank: string | null; branch: string } {
  return { bank: bankNames[ifsc.slice(0, 4)] ?? null, branch: `Branch ${ifsc.slice(5)}` };
}

/** Returns the reply for an outcome. `providerDown` has none: the route returns 503. */
export function bankReply(
  outcome: Exclude<BankOutcome, 'providerDown'>,
  details: { ifsc: string; accountHolderName: string },
  requestId: string,
): Record<string, unknown> {
  const known = { requestId, ifscValid: true, ...bankOf(details.ifsc) };
  switch (outcome) {
    case 'verified':
    case 'slow':
      return {
        success: true,
        verified: true,
        pending: false,
        valid: true,
        ...known,
        accountHolder: details.accountHolderName,
        details: { nameMatch: true },
        message: 'Bank account verified.',
      };
    case 'pending':
      return {
        success: true,
        verified: false,
        pending: true,
        valid: false,
        ...known,
        accountHolder: null,
        details: {},
        message: 'The bank has not answered yet. You can continue. We will check again.',
      };
    case 'nameMismatch':
      return {
        success: false,
        verified: false,
        pending: false,
        valid: false,
        ...known,
        accountHolder: null,
        details: { nameMatch: false },
        message: 'The account is held under another name.',
      };
    case 'invalidIfsc':
      return {
        success: false,
        verified: false,
        pending: false,
        valid: true,
        requestId,
        ifscValid: false,
        bank: null,
        branch: null,
        accountHolder: null,
        details: {},
        message: 'No bank branch has this IFSC.',
      };
  }
}
