import { useState } from 'react';
import { Facts, RuledRow, Slip } from '#islands/vendorPages/parts.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import type { KycDetail } from '#islands/slip/kycDetails.ts';
import { dashboardWords } from '#lib/words/dashboard.ts';

/** The KYC Details slip. PAN and account number stay masked until the vendor asks for them. */
export function KycDetails({ rows }: { rows: readonly KycDetail[] }) {
  return (
    <Slip title={dashboardWords.kyc}>
      {rows.length === 0 ? (
        <p className="mt-2">{dashboardWords.kycEmpty}</p>
      ) : (
        <Facts className="rows">
          {rows.map(({ label, value, masked }) => (
            <RuledRow key={label} label={label}>
              {value !== null && masked === null && value}
              {value !== null && masked !== null && <Secret label={label} value={value} masked={masked} />}
            </RuledRow>
          ))}
        </Facts>
      )}
    </Slip>
  );
}

/** A masked value. While it is masked, the page does not contain the whole value. */
function Secret({ label, value, masked }: { label: string; value: string; masked: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-5">
      <span aria-live="polite" className="min-w-0">
        {isShown ? value : masked}
      </span>
      <button
        type="button"
        className="btn btn-ghost -my-2.5 -mr-2 -ml-3 px-3"
        aria-pressed={isShown}
        aria-label={dashboardWords.revealField(label)}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} className="size-4" />
        {isShown ? dashboardWords.conceal : dashboardWords.reveal}
      </button>
    </span>
  );
}
