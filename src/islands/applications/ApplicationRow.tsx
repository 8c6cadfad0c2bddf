import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { applicationsWords, categoryChoices, lastUpdated, percentComplete } from '#lib/copy/applications.ts';
import type { Application } from '#lib/domain/application.ts';
import { formatDate, machineDate } from '#lib/domain/dates.ts';
import { isListedComplete } from '#lib/domain/resume.ts';
import { applicationBadge, type BadgeTone } from '#lib/domain/status.ts';
import { categoryIcons } from './categoryIcons.ts';

const tones: Record<BadgeTone, string> = {
  green: 'badge-success',
  yellow: 'badge-warning',
  red: 'badge-error',
  gray: 'badge-neutral',
};

/** One application: what and where it is, how far it has come, and the way on. */
export function ApplicationRow({
  application,
  onOpen,
}: {
  application: Application;
  onOpen: (application: Application) => void;
}) {
  const { id, name, city, category, status, completionPercent, updatedAt, createdAt } = application;
  const badge = applicationBadge(status, completionPercent);
  const changed = updatedAt ?? createdAt;
  const date = formatDate(changed);
  const title = name ?? applicationsWords.unnamed;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="bg-secondary text-secondary-content grid size-11 shrink-0 place-items-center rounded-field">
        <Icon name={categoryIcons[category]} />
      </span>
      <div className="min-w-[min(10rem,100%)] flex-1 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong dir="auto" className="min-w-0">
            {title}
          </strong>
          <span
            className={`badge badge-sm badge-soft h-auto min-h-5 font-semibold whitespace-normal ${tones[badge.tone]}`}
          >
            {badge.label}
          </span>
        </p>
        <p className="text-sm">{[categoryChoices[category].name, city].filter(Boolean).join(' · ')}</p>
        <p className="figures text-sm opacity-85">
          {completionPercent !== null && percentComplete(completionPercent)}
          {completionPercent !== null && date !== null && ' · '}
          {date !== null && <time dateTime={machineDate(changed) ?? undefined}>{lastUpdated(date)}</time>}
        </p>
      </div>
      <Button
        aria-label={`${wordOf(application)}: ${title}`}
        data-application={id}
        onClick={() => onOpen(application)}
      >
        {wordOf(application)}
      </Button>
    </li>
  );
}

const wordOf = (application: Application): string =>
  isListedComplete(application) ? applicationsWords.view : applicationsWords.resume;

/** Stands where rows will be. */
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
