import type { ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { Message } from '#islands/ui/Message.tsx';
import { withNumber } from '#lib/messages/requestNumber.ts';
import { paths } from '#lib/paths.ts';
import { loadWords } from '#lib/words/app.ts';
import { dashboardWords } from '#lib/words/dashboard.ts';
import type { LoadTrouble } from '#lib/stores/application/reads/loadFailure.ts';
import { retryQueries } from '#lib/stores/application/reads/query.ts';
import { ActionLink } from './parts.tsx';

/** A slip in place of data. It says what happened and, below the rule, what to do next. */
export function NoticeSlip({
  title,
  text,
  picture,
  children,
}: {
  title: string;
  text: string;
  /** An optional picture under the text. */
  picture?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      className={`slip slip-torn mx-auto my-6 flex w-full max-w-xl flex-col items-start gap-3 p-6 pt-8 ${picture ? 'paper' : ''}`}
    >
      <h1 className="text-2xl font-bold">{title}</h1>
      <p>{text}</p>
      {picture && <div className="w-full">{picture}</div>}
      <div className="rule flex w-full flex-wrap gap-3 pt-4">{children}</div>
    </section>
  );
}

const ownDashboard = { label: dashboardWords.ownDashboard, href: paths.dashboard, external: false };

/** The vendor in the address is unknown, or belongs to another phone. */
export function VendorNotFound({ children }: { children?: ReactNode }) {
  return (
    <NoticeSlip title={dashboardWords.missingTitle} text={dashboardWords.missing}>
      <ActionLink action={ownDashboard} />
      {children}
    </NoticeSlip>
  );
}

const troubles: Record<LoadTrouble, { title: string; text: string }> = {
  offline: { title: loadWords.offlineTitle, text: loadWords.offline },
  unreached: { title: loadWords.failedTitle, text: loadWords.offline },
  failed: { title: loadWords.failedTitle, text: loadWords.unavailable },
};

/** Shown when the network or the server failed: what happened, and the retry button. */
export function RetrySlip({ trouble, busy, error }: { trouble: LoadTrouble; busy: boolean; error: unknown }) {
  const { title, text } = troubles[trouble];
  return (
    <section
      role="alert"
      className="slip slip-torn mx-auto my-6 flex w-full max-w-xl flex-col items-start gap-3 p-6 pt-8"
    >
      <h1 className="text-2xl font-bold">{title}</h1>
      <p>
        <Message text={withNumber(text, error)} />
      </p>
      <div className="rule w-full pt-4">
        <Button kind="next" busy={busy} onClick={retryQueries}>
          {loadWords.retry}
        </Button>
      </div>
    </section>
  );
}

/** Shown above data that could not be refreshed. */
export function StaleNotice({ stale, error }: { stale: 'offline' | 'failed'; error: unknown }) {
  return (
    <div role="status" className="slip flex flex-wrap items-center gap-3 px-4 py-2">
      <Icon name="info" className="size-5 text-info" />
      <p className="min-w-0 flex-1">
        {stale === 'offline' ? (
          dashboardWords.offlineStale
        ) : (
          <Message text={withNumber(dashboardWords.failedStale, error)} />
        )}
      </p>
      <Button kind="plain" onClick={retryQueries}>
        {loadWords.retry}
      </Button>
    </div>
  );
}
