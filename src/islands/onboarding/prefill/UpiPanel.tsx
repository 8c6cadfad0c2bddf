import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { ForeignWords, Message } from '#islands/ui/Message.tsx';
import { useFocusAfter } from '#islands/ui/useFocusAfter.ts';
import { withNumber } from '#lib/messages/requestNumber.ts';
import { nameWithin } from '#lib/messages/serverWords.ts';
import { fieldLabelWords } from '#lib/words/fields.ts';
import { upiWords } from '#lib/words/upi.ts';
import type { BankDetails } from '#lib/domain/bank/bank.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { createUpiAccount, type UpiPanelState } from '#lib/stores/application/kyc/upiPayment.ts';
import { useHelp } from './useHelp.ts';

const qr = lazyModule(() => import('#islands/ui/QrCode.tsx'));

interface UpiPanelProps {
  vendorId: string;
  onUse: (account: BankDetails) => void;
}

/** Fills in the bank account by a payment of one rupee. The fields below it stay the other way. */
export function UpiPanel({ vendorId, onUse }: UpiPanelProps) {
  const [upi] = useState(() => createUpiAccount(vendorId));
  const state = useStore(upi.$state);
  const said = useFocusAfter<HTMLParagraphElement>(state.type);
  useEffect(() => upi.stop, [upi]);
  const fold = useRef<HTMLDetailsElement>(null);
  const title = useRef<HTMLElement>(null);
  const use = (confirmed: BankDetails): void => {
    // The filled fields come to the place of the panel.
    title.current?.focus();
    if (fold.current) fold.current.open = false;
    onUse(confirmed);
  };
  const isPhone = matchMedia('(pointer: coarse)').matches;
  const code = useHelp(qr, state.type === 'waiting' && !isPhone);
  const account = 'account' in state ? state.account : null;
  const isAgain =
    ['expired', 'refused', 'failed', 'name-differs'].includes(state.type) ||
    (state.type === 'paid' && account === null);
  return (
    <details
      ref={fold}
      className="fold mb-1 text-base sm:mb-3"
      onToggle={({ currentTarget }) => upi.fold(!currentTarget.open)}
    >
      <summary ref={title} className="chevron">
        {upiWords.title}
      </summary>
      <p className="text-sm">{upiWords.help}</p>
      <p role="status" ref={said} tabIndex={-1} className="mb-2 font-semibold">
        <Message text={wordsOf(state)} />
      </p>
      {state.type === 'waiting' &&
        (isPhone ? (
          <a className="btn btn-outline mb-4" href={state.intent}>
            {upiWords.open}
          </a>
        ) : (
          <div className="mb-4">
            <p>{upiWords.scan}</p>
            {code && <code.QrCode text={state.intent} label={upiWords.scan} />}
          </div>
        ))}
      {account && (
        <>
          <p className="figures">
            {fieldLabelWords.bankAccount}: {account.accountNumber}
          </p>
          <p className="figures">
            {fieldLabelWords.ifsc}: {account.ifsc}
          </p>
          {account.accountHolderName !== '' && (
            <p>
              {fieldLabelWords.accountHolderName}: <ForeignWords text={account.accountHolderName} />
            </p>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {account && (
          <Button className="mb-4" onClick={() => use(account)}>
            {upiWords.use}
          </Button>
        )}
        {(state.type === 'idle' || state.type === 'starting' || isAgain) && (
          <Button className="mb-4" busy={state.type === 'starting'} onClick={() => void upi.start()}>
            {isAgain ? upiWords.again : upiWords.start}
          </Button>
        )}
      </div>
    </details>
  );
}

function wordsOf(state: UpiPanelState): string {
  switch (state.type) {
    case 'idle':
    case 'starting':
      return '';
    case 'name-differs': {
      const holder = state.account?.accountHolderName ?? '';
      return holder === '' ? upiWords.otherName : upiWords.nameDiffers(nameWithin(holder));
    }
    case 'paid':
      return state.account === null ? upiWords.unnamed : upiWords.paid;
    case 'waiting':
    case 'expired':
    case 'refused':
      return upiWords[state.type];
    case 'failed':
      return withNumber(upiWords.failed, state.error);
  }
}
