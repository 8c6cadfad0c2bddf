import { useMemo } from 'react';
import { NoticeSlip, RetrySlip, StaleNotice, VendorNotFound } from '#islands/account/Notices.tsx';
import { ActionLink } from '#islands/account/parts.tsx';
import { useAddressMark } from '#islands/account/useAddressMark.ts';
import { useNamedApplication } from '#islands/account/useNamedApplication.ts';
import { ProgressSlip } from '#islands/ui/ProgressSlip.tsx';
import { slipView } from '#islands/ui/slipView.ts';
import { usePageTitle } from '#islands/shell/usePageTitle.ts';
import { authRequiredToasts } from '#lib/copy/app.ts';
import { dashboardWords } from '#lib/copy/dashboard.ts';
import type { Application } from '#lib/domain/application.ts';
import { documentBase } from '#lib/domain/url.ts';
import { env } from '#lib/env.ts';
import { paths, sentMark } from '#lib/paths.ts';
import { OtherApplications } from './OtherApplications.tsx';
import { DashboardSkeleton } from './Skeleton.tsx';
import { StartNew } from './StartNew.tsx';
import { StatusSlip } from './StatusSlip.tsx';
import { VendorBody } from './VendorBody.tsx';
import { dashboardView } from './view.ts';

/** The dashboard of the vendor in `?vendorId=`, or of the phone that signed in. */
export function DashboardScreen() {
  const { id, shown } = useNamedApplication(authRequiredToasts.dashboard);
  if (shown.type === 'loading') return <DashboardSkeleton />;
  if (shown.type === 'ready') return <Ready application={shown.value} stale={shown.stale} />;
  switch (shown.failure) {
    case 'offline':
    case 'unreached':
    case 'failed':
      return <RetrySlip trouble={shown.failure} busy={shown.busy} />;
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
  return (
    <div className="mx-auto w-full max-w-xl">
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

function Ready({ application, stale }: { application: Application; stale: 'offline' | 'failed' | null }) {
  const view = useMemo(
    () => dashboardView(application, { origin: documentBase(env.apiBase, globalThis.location.origin) }),
    [application],
  );
  usePageTitle(view.title, dashboardWords.title);
  const isJustSent = useAddressMark(sentMark);
  return (
    <div className="dash">
      {stale && <StaleNotice stale={stale} />}
      <h1 dir="auto" className="dash-title">
        {view.title}
      </h1>
      <StatusSlip view={view} isJustSent={isJustSent} />
      {/* In the markup these follow the next action, even where the layout draws them above it. */}
      <div className="dash-ways no-print">
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
