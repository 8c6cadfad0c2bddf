import { reviewLines } from '#islands/shell/reviewParts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { ToneBadge } from '#islands/applications/ToneBadge.tsx';
import { applicationsWords } from '#lib/words/applications.ts';
import { categoryWords } from '#lib/words/category.ts';
import { progressWords } from '#lib/words/progress.ts';
import { categories } from '#lib/domain/category/category.ts';
import type { ApplicationSummary } from '#lib/domain/application/applicationSummary.ts';
import { formatDate, machineDate } from '#lib/domain/dates.ts';
import { isUnfinished } from '#lib/domain/status/applicationState.ts';
import { DeleteApplication } from './DeleteApplication.tsx';
import { actionWord, badgeView, unsentLine } from './summaryView.ts';

/** One application: its name and its progress. With `onOpen` it has its own buttons. */
export function ApplicationRow({
  application,
  onOpen,
}: {
  application: ApplicationSummary;
  onOpen?: (application: ApplicationSummary) => void;
}) {
  const { id, name, city, category, applicationState, completionPercent, updatedAt, createdAt } = application;
  const badge = badgeView(application);
  const unsent = unsentLine(application);
  const word = actionWord(application);
  // The percentage says nothing about what a reviewer asks for.
  const percent = applicationState === 'rejected' ? null : completionPercent;
  const changed = updatedAt ?? createdAt;
  const date = formatDate(changed);
  const title = name ?? applicationsWords.unnamed;
  const said = applicationState === 'rejected' ? application.reviewItems : [];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="bg-secondary text-secondary-content grid self-start size-11 shrink-0 place-items-center rounded-field">
        <Icon name={categories[category].icon} />
      </span>
      <div className="min-w-[min(10rem,100%)] flex-1 [overflow-wrap:anywhere]">
        <p>
          <strong dir="auto">{title}</strong>
        </p>
        {unsent && <p className="text-sm font-bold">{unsent}</p>}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <ToneBadge isSmall tone={badge.tone}>
            {badge.label}
          </ToneBadge>
          {[categoryWords[category].name, city].filter(Boolean).join(', ')}
        </p>
        <p className="figures flex flex-wrap gap-x-3 text-sm opacity-85">
          {percent !== null && <span>{progressWords.percent(percent)}</span>}
          {date !== null && (
            <time dateTime={machineDate(changed) ?? undefined}>{progressWords.lastUpdated(date)}</time>
          )}
        </p>
        {said.length > 0 && <reviewLines.Part withDay items={said} />}
      </div>
      {onOpen && (
        <span className="flex flex-wrap items-center gap-1">
          <Button aria-label={`${word}: ${title}`} onClick={() => onOpen(application)}>
            {word}
          </Button>
          {isUnfinished(applicationState) && (
            <DeleteApplication isSmall vendorId={id} name={title} category={category} />
          )}
        </span>
      )}
    </li>
  );
}

export function ApplicationSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{applicationsWords.loading}</span>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} aria-hidden="true" className="flex items-center gap-4 py-3">
          <span className="skeleton size-11" />
          <span className="flex flex-1 flex-col gap-2">
            <span className="skeleton h-4 w-2/3" />
            <span className="skeleton h-4 w-2/5" />
          </span>
        </div>
      ))}
    </div>
  );
}
