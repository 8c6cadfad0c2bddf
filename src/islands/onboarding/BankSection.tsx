import { Button } from '#islands/ui/Button.tsx';
import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { bankButtonWords, bankNoteWords, bankToasts } from '#lib/copy/kyc.ts';
import type { BankDetails } from '#lib/domain/bank.ts';
import type { BankVerification } from '#lib/domain/bankResult.ts';
import { verifyBank } from '#lib/stores/application/bank.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** The bank check: its button, and what the bank said. */
export function BankSection({ bank, details }: { bank: BankVerification; details: BankDetails }) {
  const verify = async (): Promise<void> => {
    if (!details.accountNumber || !details.ifsc || !details.accountHolderName) {
      showToast({ tone: 'error', ...bankToasts.missing });
      return;
    }
    try {
      const result = await verifyBank(details);
      if (result.type === 'failed') showToast({ tone: 'error', ...bankToasts.failed });
    } catch {
      showToast({ tone: 'error', ...bankToasts.error });
    }
  };
  const isSettled = bank.type === 'verified' || bank.type === 'pending';
  return (
    <div className="rule mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
      <Button
        kind={bank.type === 'unverified' || bank.type === 'failed' ? 'primary' : 'quiet'}
        busy={bank.type === 'verifying'}
        disabled={isSettled}
        onClick={() => void verify()}
      >
        {bankButtonWords[bank.type]}
      </Button>
      <p role="status" className="min-h-6 flex-1 basis-56">
        <BankNote bank={bank} />
      </p>
    </div>
  );
}

function BankNote({ bank }: { bank: BankVerification }) {
  switch (bank.type) {
    case 'unverified':
    case 'verifying':
      return null;
    case 'verified': {
      const where = [bank.bank, bank.branch].filter(Boolean).join(', ');
      return (
        <Note icon="check" tone="text-success" text={bankNoteWords.verified(where, bank.accountHolder)} />
      );
    }
    case 'pending':
      return <Note icon="clock" tone="text-warning" text={bank.message ?? bankNoteWords.pending} />;
    case 'failed':
      return <Note icon="alert" tone="text-error" text={bank.message ?? bankNoteWords.failed} />;
  }
}

function Note({ icon, tone, text }: { icon: IconName; tone: string; text: string }) {
  return (
    <span className={`flex items-start gap-2 font-semibold ${tone}`}>
      <Icon name={icon} className="mt-0.5" />
      {text}
    </span>
  );
}
