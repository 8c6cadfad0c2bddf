import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ApplicationRow, ApplicationSkeletons } from '#islands/applications/ApplicationRow.tsx';
import { LoadFailure } from '#islands/applications/LoadFailure.tsx';
import { actionWord } from '#islands/applications/summaryView.ts';
import { useAuth } from '#islands/shell/session/AuthProvider.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { vendorEntryWords } from '#lib/words/applications.ts';
import { categoryWords } from '#lib/words/category.ts';
import type { VendorEntry } from '#lib/domain/application/entry.ts';
import { displayPhone } from '#lib/domain/session/phone.ts';
import { isUnfinished } from '#lib/domain/status/applicationState.ts';
import * as limits from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { $drafts, ownDraft } from '#lib/stores/application/draft.ts';
import { applicationsQuery } from '#lib/stores/application/reads/queries.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import {
  $ahead,
  $entry,
  continueFromEntry,
  lookAhead,
  openDraft,
  refreshApplications,
  showEntry,
} from '#lib/stores/application/vendorEntry.ts';

/**
 * The panel of a signed-in vendor on /vendor: the applications, and below them one button for each way on, so
 * that no two lead to the same place. The panel itself opens nothing before a press.
 */
export function VendorPanel({ takeFocus }: { takeFocus: boolean }) {
  const { choosing } = useStore($entry);
  const { phone } = useAuth();
  const { data, error, loading } = useStore(applicationsQuery());
  const ahead = useStore($ahead);
  const drafts = useStore($drafts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The sign-in button that had focus is gone.
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);

  useEffect(() => {
    if (data) void lookAhead(data);
  }, [data, drafts]);

  const own = data?.length === 0 ? ownDraft() : null;
  const draft = own?.vendorId ? own : null;
  const main = data && ahead && mainWord(ahead);
  const dashboard = data?.length === 1 && data[0] ? paths.dashboardOf(data[0].id) : paths.dashboard;
  return (
    <div className="flex flex-col gap-4">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-xl/[1.2] font-bold outline-none [font-family:var(--serif)]"
      >
        {vendorEntryWords.heading}
      </h2>
      {error !== undefined && <LoadFailure error={error} busy={loading} onRetry={refreshApplications} />}
      {!data && error === undefined && <ApplicationSkeletons count={1} />}
      {data?.length === 0 && (
        <p>{draft ? vendorEntryWords.draft(categoryWords[draft.category].name) : vendorEntryWords.empty}</p>
      )}
      {data && data.length > 0 && (
        <ul className="-mt-2 list-none rows p-0">
          {data.slice(0, limits.applicationSearchAbove).map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      )}
      {main && (
        <div className="flex flex-wrap gap-3">
          <Button kind="next" className="grow" busy={choosing} onClick={() => void continueFromEntry()}>
            {main}
          </Button>
          {draft && main === vendorEntryWords.dashboard && (
            <Button className="grow" onClick={() => openDraft(draft)}>
              {vendorEntryWords.resume}
            </Button>
          )}
          {main !== vendorEntryWords.dashboard && (
            <Button className="grow" onClick={() => navigation.to(dashboard)}>
              {vendorEntryWords.dashboard}
            </Button>
          )}
          {main !== vendorEntryWords.startNew && (
            <Button className="grow" onClick={() => showEntry('new')}>
              {vendorEntryWords.startNew}
            </Button>
          )}
        </div>
      )}
      <div className="rule flex flex-wrap items-center justify-between gap-x-8 pt-3">
        <p className="text-sm">
          {vendorEntryWords.signedInAs} <strong className="figures">{displayPhone(phone ?? '')}</strong>
        </p>
        <Button kind="plain" className="-mx-4" data-sign-out>
          <Icon name="logout" className="size-4" />
          {vendorEntryWords.signOut}
        </Button>
      </div>
    </div>
  );
}

/** Returns the label of the main button, which names what it does. */
function mainWord(ahead: VendorEntry): string {
  switch (ahead.type) {
    case 'dashboard':
      return vendorEntryWords.dashboard;
    case 'list':
      return vendorEntryWords.continue;
    case 'resume': {
      const { applicationState } = ahead.application;
      if (applicationState === 'rejected') return actionWord(ahead.application);
      return isUnfinished(applicationState) ? vendorEntryWords.continue : vendorEntryWords.dashboard;
    }
    case 'resume-draft':
      return vendorEntryWords.resume;
    case 'new':
      return vendorEntryWords.startNew;
  }
}
