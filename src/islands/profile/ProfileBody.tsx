import { useCallback, useState } from 'react';
import { ActionLink, Rows, Unbroken } from '#islands/account/parts.tsx';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { ForeignWords } from '#islands/ui/Message.tsx';
import { ProgressSlip } from '#islands/ui/ProgressSlip.tsx';
import { brand } from '#lib/brand.ts';
import { dashboardWords } from '#lib/copy/dashboard.ts';
import { profileWords } from '#lib/copy/profile.ts';
import { receiptWords } from '#lib/copy/slip.ts';
import type { ProfileView } from './view.ts';

// Loaded on demand: few vendors print it, and it shares the clauses with the contract step.
const contractSheet = lazyPart(() => import('./ContractSheet.tsx').then((module) => module.ContractSheet));

/**
 * The slip of the vendor: the KYC status, the business, the sent details and what happens next. Vendors keep
 * it and print it on one sheet.
 */
export function ProfileBody({ view }: { view: ProfileView }) {
  const { tone, unsent, title, message, answer, action, unfinished, dashboard, reason, rows, slip, receipt } =
    view;
  const [isContractPrinted, setContractPrinted] = useState(false);
  const closeContract = useCallback(() => setContractPrinted(false), []);
  return (
    <article className="slip slip-torn keep" data-mark={slip.mark}>
      <p className="paper-only font-bold">{brand.name}</p>
      <section data-testid="profile-status" data-tone={tone}>
        {unsent && <p className="status-lead">{unsent}</p>}
        <h1 className={`font-bold ${unsent ? '' : 'text-2xl'}`}>{title}</h1>
        {answer?.by && <p className="mt-1 font-bold">{answer.by}</p>}
        <p className="mt-1">
          <Unbroken text={message} />
        </p>
        {answer && <p className="mt-1">{answer.told}</p>}
        {reason !== null && (
          <div className="mt-4">
            <h2 className="text-sm font-semibold">{dashboardWords.reason}</h2>
            <blockquote className="said mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
              <ForeignWords text={reason} />
            </blockquote>
          </div>
        )}
        {(action || unfinished) && (
          <div className="no-print mt-4 flex flex-wrap gap-3">
            {action && <ActionLink action={action} />}
            {unfinished && <ActionLink action={unfinished} />}
          </div>
        )}
      </section>
      <ProgressSlip view={slip} />
      <section aria-labelledby="keep-who">
        <h2 id="keep-who" className="keep-heading">
          {profileWords.summary}
        </h2>
        <Rows rows={rows} />
      </section>
      <section aria-labelledby="keep-sent">
        <h2 id="keep-sent" className="keep-heading">
          {receipt.isSent ? receiptWords.sent : receiptWords.saved}
        </h2>
        <Rows rows={receipt.sent} />
      </section>
      <section className="keep-help">
        <p>{receiptWords.help}</p>
        <p className="figures flex flex-wrap gap-x-6">
          <a href={brand.supportPhoneHref}>{brand.supportPhone}</a>
          <a href={brand.supportEmailHref}>{brand.supportEmail}</a>
        </p>
      </section>
      <div className="no-print flex flex-wrap gap-3">
        <Button onClick={() => globalThis.print()}>{receiptWords.print}</Button>
        {receipt.contract && (
          <Button onClick={() => setContractPrinted(true)}>{receiptWords.printContract}</Button>
        )}
        <ActionLink action={dashboard} kind="quiet" />
      </div>
      {receipt.contract && isContractPrinted && (
        <contractSheet.Part contract={receipt.contract} onPrinted={closeContract} />
      )}
    </article>
  );
}
