import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { takeFocus } from '#islands/ui/takeFocus.ts';
import { useFocusAfter } from '#islands/ui/useFocusAfter.ts';
import { applicationCount, applicationsWords } from '#lib/words/applications.ts';
import { matchesSearch } from '#lib/domain/application/applicationSummary.ts';
import * as limits from '#lib/limits.ts';
import { applicationsQuery } from '#lib/stores/application/reads/queries.ts';
import { openApplication, refreshApplications } from '#lib/stores/application/vendorEntry.ts';
import { ApplicationRow, ApplicationSkeletons } from './ApplicationRow.tsx';
import { LoadFailure } from './LoadFailure.tsx';

interface ApplicationsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Opens "Start New Application", which is offered when the list is empty. */
  onStartNew: () => void;
}

/**
 * The "Your Applications" dialog. It lists all applications of the vendor, with a search when there are many.
 */
export function ApplicationsDialog({ open, onClose, onStartNew }: ApplicationsDialogProps) {
  return (
    <Dialog wide title={applicationsWords.title} open={open} onClose={onClose}>
      <ApplicationList onClose={onClose} onStartNew={onStartNew} />
    </Dialog>
  );
}

function ApplicationList({ onClose, onStartNew }: Omit<ApplicationsDialogProps, 'open'>) {
  const { data, error, loading } = useStore(applicationsQuery());
  const [search, setSearch] = useState<string | null>(null);
  const [rows, setRows] = useState<number>(limits.applicationRows);
  const searchId = useId();
  const all = data ?? [];
  const shown = search === null ? all : all.filter((application) => matchesSearch(application, search));
  // A deleted application takes the focused button with it.
  const place = useFocusAfter<HTMLElement>(all.length);
  // An open search stays until the vendor closes it, also when an application goes meanwhile.
  const searchable = search !== null || all.length > limits.applicationSearchAbove;
  // Keep showing an older list during a reload. A failed reload is reported above it.
  const waiting = data === undefined && error === undefined;

  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p aria-live="polite">{data && applicationCount(shown.length)}</p>
        {searchable && (
          <Button
            kind="plain"
            className="btn-square"
            aria-expanded={search !== null}
            aria-controls={search === null ? undefined : searchId}
            aria-label={search === null ? applicationsWords.searchOpen : applicationsWords.searchClose}
            onClick={() => setSearch(search === null ? '' : null)}
          >
            <Icon name={search === null ? 'search' : 'x'} />
          </Button>
        )}
      </div>
      {search !== null && (
        <input
          id={searchId}
          ref={takeFocus}
          type="search"
          name="search"
          className="input w-full [&::-webkit-search-cancel-button]:appearance-none"
          aria-label={applicationsWords.search}
          placeholder={applicationsWords.search}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setRows(limits.applicationRows);
          }}
        />
      )}
      {/* The specified height in every state keeps the buttons below in place. 19rem: the rest. */}
      <section
        ref={place}
        tabIndex={-1}
        aria-label={applicationsWords.list}
        className="rule h-[400px] max-h-[max(10rem,100dvh-19rem)] overflow-y-auto"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollHeight - scrollTop < 2 * clientHeight && rows < shown.length)
            setRows(rows + limits.applicationRows);
        }}
      >
        {waiting && <ApplicationSkeletons />}
        {error !== undefined && <LoadFailure error={error} busy={loading} onRetry={refreshApplications} />}
        {data?.length === 0 && (
          <div className="flex h-full flex-col items-center justify-center gap-4 p-4 text-center">
            <Icon name="file" className="text-primary size-10" />
            <p>{applicationsWords.empty}</p>
            <Button kind="next" onClick={onStartNew}>
              {applicationsWords.startNew}
            </Button>
          </div>
        )}
        {all.length > 0 && shown.length === 0 && <p className="py-3">{applicationsWords.noMatch}</p>}
        <ul className="list-none rows p-0">
          {shown.slice(0, rows).map((application) => (
            <ApplicationRow key={application.id} application={application} onOpen={openApplication} />
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap justify-end gap-3">
        <Button busy={loading} onClick={refreshApplications}>
          {!loading && <Icon name="refresh" />}
          {applicationsWords.refresh}
        </Button>
        <Button onClick={onClose}>{applicationsWords.close}</Button>
      </div>
    </div>
  );
}
