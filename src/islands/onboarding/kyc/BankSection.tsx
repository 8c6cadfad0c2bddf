import { useToastWhile } from '#islands/shell/page/useToastWhile.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { Message } from '#islands/ui/Message.tsx';
import { useFocusAfter } from '#islands/ui/useFocusAfter.ts';
import { bankButtonWords, bankNoteWords, bankToasts, kycWords } from '#lib/words/kyc.ts';
import type { BankDetails } from '#lib/domain/bank/bank.ts';
import type { BankVerification } from '#lib/domain/bank/bankResult.ts';
import { withNumber } from '#lib/messages/requestNumber.ts';
import { nameWithin, preferServerWords } from '#lib/messages/serverWords.ts';
import { verifyBank } from '#lib/stores/application/kyc/bank.ts';

interface BankSectionProps {
  bank: BankVerification;
  /** Returns the account as it is typed. */
  details: () => BankDetails;
  /** Whether the vendor still needs the check to continue. */
  isNeeded: boolean;
  /** Whether Next was pressed without the check. */
  isAsked: boolean;
  /** Called when Verify was pressed with details missing. */
  onMissing: () => void;
}

/** Scrolls to the missing check and focuses it. */
export function goToBank(): void {
  const button = document.getElementById('verifyBank');
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}

/** The bank check: its button, and the bank's result. */
export function BankSection({ bank, details, isNeeded, isAsked, onMissing }: BankSectionProps) {
  const tell = useToastWhile(bank.type === 'unverified' || bank.type === 'failed');
  const verify = async (): Promise<void> => {
    const account = details();
    if (!account.accountNumber || !account.ifsc || !account.accountHolderName) {
      tell({ tone: 'error', ...bankToasts.missing });
      onMissing();
      return;
    }
    try {
      const result = await verifyBank(account);
      if (result.type === 'failed') tell({ tone: 'error', ...bankToasts.failed });
    } catch (error) {
      const { title, description } = bankToasts.error;
      tell({ tone: 'error', title, description: withNumber(description, error) });
    }
  };
  // The pressed button had focus and is now disabled or gone, so the row with the result takes focus.
  const row = useFocusAfter<HTMLDivElement>(bank.type);
  const note = (
    <p id="bank-note" role="status" className="min-h-6 flex-1 basis-56 text-sm">
      {isNeeded && (bank.type === 'unverified' || bank.type === 'verifying') ? (
        <span className={isAsked ? 'text-error font-semibold' : ''}>{kycWords.notVerified}</span>
      ) : (
        <BankNote bank={bank} />
      )}
    </p>
  );
  if (bank.type === 'verified' || bank.type === 'pending') {
    const look = settledLooks[bank.type];
    return (
      <div
        ref={row}
        tabIndex={-1}
        className={`rounded-box mb-1 flex flex-wrap items-center gap-x-4 border-2 px-3 py-1.5 sm:px-4 ${look.box}`}
      >
        <button
          id="verifyBank"
          type="button"
          disabled
          aria-describedby="bank-note"
          className={`flex min-h-7 items-center gap-2 font-bold ${look.text}`}
        >
          <Icon name={look.icon} />
          {bankButtonWords[bank.type]}
        </button>
        {note}
      </div>
    );
  }
  return (
    <div ref={row} tabIndex={-1} className="rule flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <Button
        id="verifyBank"
        kind={isNeeded ? 'next' : 'primary'}
        busy={bank.type === 'verifying'}
        aria-describedby="bank-note"
        onClick={() => void verify()}
      >
        {bankButtonWords[bank.type]}
      </Button>
      {note}
    </div>
  );
}

/** The style of a final result, which replaces the button. */
const settledLooks: Record<'verified' | 'pending', { box: string; text: string; icon: IconName }> = {
  verified: { box: 'border-success', text: 'text-success', icon: 'check' },
  pending: { box: 'border-warning', text: 'text-warning', icon: 'clock' },
};

function BankNote({ bank }: { bank: BankVerification }) {
  switch (bank.type) {
    case 'unverified':
    case 'verifying':
      return null;
    case 'verified': {
      const where = [bank.bank, bank.branch].filter(Boolean).join(', ');
      const holder = bank.accountHolder && nameWithin(bank.accountHolder);
      return <Message text={bankNoteWords.verified(nameWithin(where), holder)} />;
    }
    case 'pending':
      return <Message text={preferServerWords(bank.message, bankNoteWords.pending)} />;
    case 'failed':
      return (
        <span className="text-error flex items-start gap-2 font-semibold">
          <Icon name="alert" className="mt-0.5" />
          <span>
            <Message text={withNumber(preferServerWords(bank.message, bankNoteWords.failed), bank)} />
          </span>
        </span>
      );
  }
}
