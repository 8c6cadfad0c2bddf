import { useMemo } from 'react';
import { NoticeSlip, RetrySlip, StaleNotice, VendorNotFound } from '#islands/vendorPages/Notices.tsx';
import type { StaleReason } from '#lib/stores/application/reads/shownApplication.ts';
import { ActionLink } from '#islands/vendorPages/parts.tsx';
import { useAddressMark } from '#islands/vendorPages/useAddressMark.ts';
import { useNamedApplication } from '#islands/vendorPages/useNamedApplication.ts';
import { ProgressSlip } from '#islands/slip/ProgressSlip.tsx';
import { slipView } from '#islands/slip/slipView.ts';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { usePageTitle } from '#islands/shell/page/usePageTitle.ts';
import { authRequiredToasts } from '#lib/words/app.ts';
import { dashboardWords } from '#lib/words/dashboard.ts';
import type { Application } from '#lib/domain/application/application.ts';
import { documentBase } from '#lib/domain/url.ts';
import { env } from '#lib/env.ts';
import { paths, sentMark, sharedMark } from '#lib/paths.ts';
import { OtherApplications } from './OtherApplications.tsx';
import { DashboardSkeleton } from './Skeleton.tsx';
import { StartNew } from './StartNew.tsx';
import { StatusSlip } from './firstView/StatusSlip.tsx';
import { VendorBody } from './VendorBody.tsx';
import { dashboardView } from './firstView/view.ts';

// Rare: another app shared a file.
const sharedFile = lazyPart(() => import('./SharedFile.tsx').then((module) => module.SharedFile));

/** The dashboard of the vendor in `?vendorId=`, or of the phone that signed in. */
export function DashboardScreen() {
  const { id, shown } = useNamedApplication(authRequiredToasts.dashboard);
  if (shown.type === 'loading') return <DashboardSkeleton />;
  if (shown.type === 'ready') return <Ready {...shown} application={shown.value} />;
  switch (shown.failure) {
    case 'offline':
    case 'unreached':
    case 'failed':
      return <RetrySlip trouble={shown.failure} busy={shown.busy} error={shown.error} />;
    case 'auth':
    case 'refused':
    case 'missing':
      return id === null ? (
        <NoApplication />
      ) : (
        <VendorNotFound>
          <StartNew kind="quiet" />
        </VendorNotFound>
      );
  }
}

function NoApplication() {
  const hasFile = useAddressMark(sharedMark);
  return (
    <div className="mx-auto w-full max-w-xl">
      {hasFile && <sharedFile.Part application={null} />}
      <NoticeSlip
        title={dashboardWords.emptyTitle}
        text={dashboardWords.empty}
        picture={<ProgressSlip view={slipView(null)} />}
      >
        <StartNew kind="next" />
      </NoticeSlip>
      <OtherApplications shownId={null} />
    </div>
  );
}

function Ready({ application, stale, error }: StaleReason & { application: Application }) {
  const view = useMemo(
    () => dashboardView(application, { origin: documentBase(env.apiBase, globalThis.location.origin) }),
    [application],
  );
  usePageTitle(view.title, dashboardWords.title);
  const isJustSent = useAddressMark(sentMark);
  const hasFile = useAddressMark(sharedMark);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:[&>:not(h1,.dash-ways)]:col-span-full">
      {stale && <StaleNotice stale={stale} error={error} />}
      {hasFile && <sharedFile.Part application={application} />}
      <h1
        dir="auto"
        className="text-start text-[min(1.5rem,12vw)] font-bold [overflow-wrap:anywhere] lg:row-start-1 lg:self-center lg:text-[1.875rem]"
      >
        {view.title}
      </h1>
      <StatusSlip view={view} isJustSent={isJustSent} />
      {/* In the markup these follow the next action, even where the layout draws them above it. */}
      <div className="dash-ways flex flex-wrap gap-x-6 lg:row-start-1 lg:self-center print:hidden">
        {view.canStart && <StartNew kind="quiet" />}
        <ActionLink
          action={{ label: dashboardWords.profile, href: paths.profileOf(view.vendorId), external: false }}
          kind={view.canStart ? 'plain' : 'quiet'}
        />
      </div>
      <VendorBody view={view} />
      <OtherApplications shownId={view.vendorId} />
    </div>
  );
}
