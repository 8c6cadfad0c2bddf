import { useEffect } from 'react';
import { Rows } from '#islands/vendorPages/parts.tsx';
import { brand } from '#lib/brand.ts';
import { bindingContractWords, contractClauses, contractWords } from '#lib/words/contract.ts';
import * as limits from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import type { AcceptedContract } from './view.ts';

/**
 * The accepted contract with its version and date, for printing only. It opens the print dialog when it
 * mounts, and calls `onPrinted` when the browser has finished. `onPrinted` must stay the same function,
 * because a new one prints again.
 */
export function ContractSheet({
  contract: { commissionPercent, rows },
  onPrinted,
}: {
  contract: AcceptedContract;
  onPrinted: () => void;
}) {
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    globalThis.print();
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return (
    <section className="contract-sheet not-print:hidden" aria-labelledby="contract-sheet">
      <p className="font-bold">{brand.name}</p>
      <h2 id="contract-sheet" className="text-2xl font-bold print:text-[16pt]">
        {contractWords.termsTitle}
      </h2>
      <Rows rows={rows} />
      <ol className="my-[6mm] list-decimal pl-[6mm]">
        {contractClauses(commissionPercent, limits.settlementDays).map(({ title, text }) => (
          <li key={title} className="mt-[2mm] break-inside-avoid">
            <strong>{title}:</strong> {text}
          </li>
        ))}
      </ol>
      {bindingContractWords !== null && <p>{bindingContractWords}</p>}
      <p>
        {contractWords.fullText}: {new URL(paths.partnerTerms, brand.siteUrl).href}
      </p>
    </section>
  );
}
