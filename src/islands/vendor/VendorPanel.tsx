import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ApplicationRow, ApplicationSkeletons } from '#islands/applications/ApplicationRow.tsx';
import { LoadFailure } from '#islands/applications/LoadFailure.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { categoryChoices, vendorEntryWords } from '#lib/copy/applications.ts';
import type { Application } from '#lib/domain/application.ts';
import { displayPhone } from '#lib/domain/phone.ts';
import { isListedComplete } from '#lib/domain/resume.ts';
import { limits } from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { $drafts, ownDraft } from '#lib/stores/application/draft.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $applications } from '#lib/stores/application/queries.ts';
import { $auth } from '#lib/stores/session/session.ts';
import {
  $entry,
  goOn,
  openApplication,
  refreshApplications,
  showEntry,
} from '#lib/stores/application/vendorEntry.ts';

/** What a signed-in vendor finds on /vendor: the applications and the one next step. Nothing happens until it is pressed. */
export function VendorPanel({ takeFocus }: { takeFocus: boolean }) {
  const { choosing } = useStore($entry);
  const { phone } = useStore($auth);
  const { data, error, loading } = useStore($applications);
  useStore($drafts);
  const heading = useRef<HTMLHeadingElement>(null);
  // Signing in took the button away that had focus.
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);

  const draft = data?.length === 0 ? ownDraft() : null;
  const hasDraft = draft?.vendorId != null;
  const main = data && mainWord(data, hasDraft);
  return (
    <div className="flex flex-col gap-4">
      <div className="rule flex flex-wrap items-center justify-between gap-x-8 pt-3">
        <p className="text-sm">
          {vendorEntryWords.signedInAs} <strong className="figures">{displayPhone(phone ?? '')}</strong>
        </p>
        <Button kind="plain" className="-mx-4" data-sign-out>
          <Icon name="logout" className="size-4" />
          {vendorEntryWords.signOut}
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {vendorEntryWords.heading}
      </h2>
      {error && <LoadFailure error={error} busy={loading} onRetry={refreshApplications} />}
      {!data && !error && <ApplicationSkeletons count={1} />}
      {data?.length === 0 && (
        <p>
          {draft && hasDraft
            ? `${vendorEntryWords.draft} ${categoryChoices[draft.category].name}`
            : vendorEntryWords.empty}
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="divide-base-300 -mt-2 list-none divide-y p-0">
          {data.slice(0, limits.applicationSearchAbove).map((application) => (
            <ApplicationRow key={application.id} application={application} onOpen={openApplication} />
          ))}
        </ul>
      )}
      {data && data.length > limits.applicationSearchAbove && (
        <Button kind="plain" className="-mx-4 self-start" onClick={() => showEntry('list')}>
          {vendorEntryWords.all}
        </Button>
      )}
      {main && (
        <div className="flex flex-wrap gap-3">
          <Button kind="next" className="grow" busy={choosing} onClick={() => void goOn()}>
            {main}
          </Button>
          {main !== vendorEntryWords.dashboard && (
            <Button className="grow" onClick={() => navigation.to(paths.dashboard)}>
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
    </div>
  );
}

/** The main button says what it is about to do, as far as that is known before it is pressed. */
function mainWord(applications: readonly Application[], hasDraft: boolean): string {
  const [only] = applications;
  if (only === undefined) return hasDraft ? vendorEntryWords.resume : vendorEntryWords.startNew;
  const isDone = applications.length === 1 && isListedComplete(only);
  return isDone ? vendorEntryWords.dashboard : vendorEntryWords.continue;
}
