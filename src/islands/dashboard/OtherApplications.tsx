import { useStore } from '@nanostores/react';
import { Slip } from '#islands/vendorPages/parts.tsx';
import { badgeView, unsentLine } from '#islands/applications/summaryView.ts';
import { Icon } from '#islands/ui/Icon.tsx';
import { ToneBadge } from '#islands/applications/ToneBadge.tsx';
import { categoryWords } from '#lib/words/category.ts';
import { dashboardWords } from '#lib/words/dashboard.ts';
import type { ApplicationSummary } from '#lib/domain/application/applicationSummary.ts';
import { isUnfinished } from '#lib/domain/status/applicationState.ts';
import { paths } from '#lib/paths.ts';
import { applicationsQuery } from '#lib/stores/application/reads/queries.ts';

/** The vendor's other applications. It renders nothing until they are loaded. */
export function OtherApplications({ shownId }: { shownId: string | null }) {
  const { data } = useStore(applicationsQuery());
  const others = (data ?? []).filter(({ id }) => id !== shownId);
  if (others.length === 0) return null;
  return (
    <Slip title={dashboardWords.otherApplications}>
      <ul className="rows mt-2">
        {others.map((application) => (
          <OtherApplication key={application.id} application={application} />
        ))}
      </ul>
    </Slip>
  );
}

function OtherApplication({ application }: { application: ApplicationSummary }) {
  const { id, name, category, applicationState } = application;
  const badge = badgeView(application);
  const unsent = unsentLine(application);
  const title = name ?? dashboardWords.otherUntitled;
  // A rejected application opens on its dashboard, which shows the reason first.
  const isOpen = isUnfinished(applicationState);
  const label = isOpen ? dashboardWords.resume : dashboardWords.open;
  const href = isOpen
    ? paths.onboarding('vendor-info', { serviceType: category, vendorId: id, continue: true })
    : paths.dashboardOf(id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-7 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-32">
        <p dir="auto" className="text-start font-semibold [overflow-wrap:anywhere]">
          {title}
        </p>
        {unsent && <p className="text-sm font-semibold">{unsent}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          {categoryWords[category].name}
          <ToneBadge tone={badge.tone}>{badge.label}</ToneBadge>
        </p>
      </div>
      <a className="btn btn-ghost -mr-2 -ml-4" href={href} aria-label={`${label}: ${title}`}>
        {label}
        <Icon name="chevron-right" className="size-4" />
      </a>
    </li>
  );
}
