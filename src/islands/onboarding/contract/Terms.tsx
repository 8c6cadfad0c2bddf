import {
  bindingContractWords,
  contractClauses,
  contractWords,
  contractFigureWords,
} from '#lib/copy/contract.ts';
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { textVersions } from '#lib/domain/consents.ts';
import { limits } from '#lib/limits.ts';
import { languageTag } from '#lib/locale.ts';
import { paths } from '#lib/paths.ts';

/** The partner contract: its two figures at a glance, then its clauses line by line. */
export function Terms({ category }: { category: CategoryId }) {
  const { commissionPercent } = categories[category];
  const figures = [
    [contractFigureWords.commission(commissionPercent), contractFigureWords.commissionLabel],
    [
      contractFigureWords.settlement(limits.settlementDays),
      contractFigureWords.settlementLabel(limits.settlementDays),
    ],
  ] as const;
  return (
    <section aria-labelledby="terms-title" className="slip mb-5 p-4 sm:p-6">
      <h3 id="terms-title" className="text-lg font-bold">
        {contractWords.termsTitle}
      </h3>
      <dl className="mt-3 grid grid-cols-2 gap-4">
        {figures.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm">{label}</dt>
            <dd className="figures text-3xl font-bold">{figure}</dd>
          </div>
        ))}
      </dl>
      <ol className="mt-3">
        {contractClauses(commissionPercent, limits.settlementDays).map(({ title, text }, index) => (
          <li key={title} className="rule grid grid-cols-[1.5rem_1fr] gap-x-2 py-3">
            <span className="figures" aria-hidden="true">
              {index + 1}.
            </span>
            <p className="prose-line">
              <strong>{title}.</strong> {text}
            </p>
          </li>
        ))}
      </ol>
      {languageTag !== 'en-IN' && <p className="rule py-3">{bindingContractWords}</p>}
      <p className="rule pt-3">
        <a className="underline underline-offset-4" href={paths.partnerTerms} target="_blank">
          {contractWords.fullText}
        </a>
        {` (${contractWords.version(textVersions['partner-terms'])})`}
      </p>
    </section>
  );
}
