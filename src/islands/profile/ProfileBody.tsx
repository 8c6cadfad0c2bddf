import { useCallback, useState } from 'react';
import { Unbroken } from '#islands/ui/Unbroken.tsx';
import { ActionLink, Rows } from '#islands/vendorPages/parts.tsx';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { ForeignWords } from '#islands/ui/Message.tsx';
import { ProgressSlip } from '#islands/slip/ProgressSlip.tsx';
import { brand } from '#lib/brand.ts';
import { dashboardWords } from '#lib/words/dashboard.ts';
import { profileWords } from '#lib/words/profile.ts';
import { receiptWords } from '#lib/words/slip.ts';
import type { ProfileView } from './view.ts';

// Loaded on demand: few vendors print it, and it shares the clauses with the contract step.
const contractSheet = lazyPart(() => import('./ContractSheet.tsx').then((module) => module.ContractSheet));

const contactLook =
  'inline-flex min-h-11 items-center [overflow-wrap:anywhere] underline underline-offset-[0.25em] print:min-h-0';

/**
 * The slip of the vendor: the KYC status, the business, the sent details and what happens next. Vendors keep
 * it and print it on one sheet.
 */
export function ProfileBody({ view }: { view: ProfileView }) {
  const { tone, unsent, title, message, answer, action, unfinished, dashboard, reason, rows, slip, receipt } =
    view;
  const [isContractPrinted, setContractPrinted] = useState(false);
  const canShare = typeof navigator.share === 'function';
  const closeContract = useCallback(() => setContractPrinted(false), []);
  return (
    <article className="slip slip-torn paper keep flex flex-col gap-6 px-5 py-6 sm:p-8" data-mark={slip.mark}>
      <p className="font-bold not-print:hidden">{brand.name}</p>
      <section data-testid="profile-status" data-tone={tone}>
        {unsent && <p className="status-lead mb-3">{unsent}</p>}
        <h1 className={`font-bold print:text-[16pt] ${unsent ? '' : 'text-2xl'}`}>{title}</h1>
        {answer?.by && <p className="mt-1 font-bold">{answer.by}</p>}
        <p className="mt-1">
          <Unbroken text={message} />
        </p>
        {answer && <p className="mt-1">{answer.told}</p>}
        {reason !== null && (
          <div className="mt-4">
            <h2 className="text-sm font-semibold">{dashboardWords.reason}</h2>
            <blockquote className="border-error mt-1 border-s-3 ps-3 whitespace-pre-line [overflow-wrap:anywhere]">
              <ForeignWords text={reason} />
            </blockquote>
          </div>
        )}
        {(action || unfinished) && (
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            {action && <ActionLink action={action} />}
            {unfinished && <ActionLink action={unfinished} />}
          </div>
        )}
      </section>
      <ProgressSlip view={slip} />
      <section aria-labelledby="keep-who">
        <h2 id="keep-who" className="text-lg/[1.2] font-bold print:text-[12pt]">
          {profileWords.summary}
        </h2>
        <Rows rows={rows} />
      </section>
      <section aria-labelledby="keep-sent">
        <h2 id="keep-sent" className="text-lg/[1.2] font-bold print:text-[12pt]">
          {receipt.isSent ? receiptWords.sent : receiptWords.saved}
        </h2>
        <Rows rows={receipt.sent} />
      </section>
      <section className="border-base-300 border-t-2 border-dashed pt-4 print:pt-[2mm]">
        <p>{receiptWords.help}</p>
        <p className="figures flex flex-wrap gap-x-6">
          <a className={contactLook} href={brand.supportPhoneHref}>
            {brand.supportPhone}
          </a>
          <a className={contactLook} href={brand.supportEmailHref}>
            {brand.supportEmail}
          </a>
        </p>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => globalThis.print()}>{receiptWords.print}</Button>
        {canShare && <Button onClick={() => void share(view)}>{receiptWords.share}</Button>}
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

/** Offers the receipt as a text to the phone's other apps. Closing their list is no error. */
async function share({ title, rows, receipt }: ProfileView): Promise<void> {
  const lines = [...rows, ...receipt.sent].flatMap(({ label, value, printed = value }) =>
    printed === null ? [] : [`${label}: ${printed}`],
  );
  const shared = { title: `${brand.name}: ${title}`, text: [`${brand.name}: ${title}`, ...lines].join('\n') };
  await navigator.share(shared).catch(() => undefined);
}
