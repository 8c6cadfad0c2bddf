import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { dashboardWords } from '#lib/copy/dashboard.ts';
import { profileToasts } from '#lib/copy/profile.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import { documentBase } from '#lib/domain/url.ts';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { $currentVendor, progressQuery, vendorQuery } from '#lib/stores/application/queries.ts';
import { useAuthExit } from './authExit.ts';
import { loadedVendor } from './loading.ts';
import { NoticeSlip, RetrySlip, StaleNotice } from './Notices.tsx';
import { OtherApplications } from './OtherApplications.tsx';
import { ActionLink } from './parts.tsx';
import { DashboardSkeleton } from './Skeleton.tsx';
import { StartNew } from './StartNew.tsx';
import { VendorBody } from './VendorBody.tsx';
import { dashboardView } from './view.ts';

const ownDashboard = { label: dashboardWords.ownDashboard, href: paths.dashboard, external: false };

/** The vendor the address names, or null for the signed-in one. */
function namedVendor(): string | null {
  const id = new URLSearchParams(globalThis.location.search).get('vendorId')?.trim() ?? '';
  // As a path segment these would lead to another endpoint.
  return id === '' || id === '.' || id === '..' ? null : id;
}

/** The dashboard of a signed-in vendor: of `?vendorId=`, or of the phone that signed in. */
export function DashboardScreen() {
  const [id] = useState(namedVendor);
  const $loaded = useMemo(() => loadedVendor(id === null ? $currentVendor : vendorQuery(id)), [id]);
  const loaded = useStore($loaded);
  const failure = loaded.type === 'failed' ? loaded.failure : null;
  // Another vendor's id is refused, which says nothing about the session: only one's own answer does.
  const needsSignIn = failure === 'auth' && id === null;
  useAuthExit(needsSignIn, { ...profileToasts.auth, description: dashboardWords.auth });

  if (loaded.type === 'loading') return <DashboardSkeleton />;
  if (loaded.type === 'ready') return <Ready vendor={loaded.value} stale={loaded.stale} />;
  switch (loaded.failure) {
    case 'offline':
    case 'failed':
      return <RetrySlip offline={loaded.failure === 'offline'} busy={loaded.busy} />;
    case 'auth':
    case 'missing':
      // The notification says it, and the page is left.
      if (needsSignIn) return <DashboardSkeleton />;
      return id === null ? <NoApplication /> : <NotFound />;
  }
}

function NotFound() {
  return (
    <NoticeSlip title={dashboardWords.missingTitle} text={dashboardWords.missing}>
      <ActionLink action={ownDashboard} />
      <StartNew kind="quiet" />
    </NoticeSlip>
  );
}

function NoApplication() {
  return (
    <div className="mx-auto w-full max-w-xl">
      <NoticeSlip title={dashboardWords.emptyTitle} text={dashboardWords.empty}>
        <StartNew kind="next" />
      </NoticeSlip>
      <OtherApplications shownId={null} />
    </div>
  );
}

function Ready({ vendor, stale }: { vendor: Vendor; stale: 'offline' | 'failed' | null }) {
  const progressStore = useMemo(() => progressQuery(vendor.id), [vendor.id]);
  const { data }: { data?: ApplicationProgress | null } = useStore(progressStore);
  const progress = data ?? null;
  const view = useMemo(
    () => dashboardView(vendor, progress, { origin: documentBase(env.apiBase, globalThis.location.origin) }),
    [vendor, progress],
  );
  useEffect(() => {
    document.title = `${view.title} · ${document.title.split(' · ').at(-1)}`;
  }, [view.title]);
  return (
    <div className="flex flex-col gap-5">
      {stale && <StaleNotice stale={stale} />}
      <header className="flex flex-col gap-x-6 gap-y-3 lg:flex-row lg:items-center lg:justify-between">
        <h1 dir="auto" className="min-w-0 text-start text-3xl font-bold [overflow-wrap:anywhere]">
          {view.title}
        </h1>
        <div className="flex shrink-0 flex-wrap gap-x-6">
          {view.canStart && <StartNew kind="quiet" />}
          <ActionLink
            action={{ label: dashboardWords.profile, href: paths.profile, external: false }}
            kind={view.canStart ? 'plain' : 'quiet'}
          />
        </div>
      </header>
      <VendorBody view={view} />
      <OtherApplications shownId={vendor.id} />
    </div>
  );
}
