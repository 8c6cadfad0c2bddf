import { useEffect, useEffectEvent, useRef } from 'react';
import {
  bindingContractWords,
  contractClauses,
  contractWords,
  contractFigureWords,
} from '#lib/words/contract.ts';
import { categories, type CategoryId } from '#lib/domain/category/category.ts';
import { textVersions } from '#lib/domain/contract/consents.ts';
import * as limits from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';

/** The partner contract, clause by clause. Its key figures stand out. `onSeen`: its end is on the screen. */
export function Terms({ category, onSeen }: { category: CategoryId; onSeen: () => void }) {
  const end = useRef<HTMLParagraphElement>(null);
  const tellSeen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tellSeen();
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  const { commissionPercent } = categories[category];
  const figures = [
    contractFigureWords.commission(commissionPercent),
    contractFigureWords.settlement(limits.settlementDays),
  ];
  return (
    <section aria-labelledby="terms-title" className="slip mb-2 px-4 py-2.5 sm:mb-5 sm:p-6">
      <h3 id="terms-title" className="text-lg font-bold">
        {contractWords.termsTitle}
      </h3>
      <ol className="clauses mt-1">
        {contractClauses(commissionPercent, limits.settlementDays).map(({ title, text }, index) => (
          <li key={title} className="rule py-1 first:border-t-0">
            {figures[index] && <b className="figures">{figures[index]}</b>}
            <p>
              <strong>{title}:</strong> {text}
            </p>
          </li>
        ))}
      </ol>
      {bindingContractWords !== null && <p className="rule py-3">{bindingContractWords}</p>}
      <p ref={end} className="rule pt-3">
        <a className="underline underline-offset-4" href={paths.partnerTerms} target="_blank">
          {contractWords.fullText}
        </a>{' '}
        <span className="inline-block text-sm">({contractWords.version(textVersions['partner-terms'])})</span>
      </p>
    </section>
  );
}
