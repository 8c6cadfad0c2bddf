import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { useAuthExit } from '#islands/dashboard/authExit.ts';
import { loadedVendor } from '#islands/dashboard/loading.ts';
import { NoticeSlip, RetrySlip, StaleNotice } from '#islands/dashboard/Notices.tsx';
import { ActionLink } from '#islands/dashboard/parts.tsx';
import { profileToasts, profileWords } from '#lib/copy/profile.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import { limits } from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { $currentVendor, progressQuery } from '#lib/stores/application/queries.ts';
import { takeJustCompleted } from '#lib/stores/session/storedSession.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { ProfileBody } from './ProfileBody.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { profileView } from './view.ts';

const goHome = { label: profileWords.goHome, href: paths.home, external: false };

const $profile = loadedVendor($currentVendor);

/** The profile of the signed-in vendor. */
export function ProfileScreen() {
  const loaded = useStore($profile);
  const needsSignIn = loaded.type === 'failed' && loaded.failure === 'auth';
  useAuthExit(needsSignIn, profileToasts.auth);
  if (loaded.type === 'loading') return <ProfileSkeleton />;
  if (loaded.type === 'ready') return <Ready vendor={loaded.value} stale={loaded.stale} />;
  switch (loaded.failure) {
    case 'offline':
    case 'failed':
      return <RetrySlip offline={loaded.failure === 'offline'} busy={loaded.busy} />;
    case 'missing':
      return (
        <NoticeSlip title={profileWords.missingTitle} text={profileWords.missing}>
          <ActionLink action={goHome} />
        </NoticeSlip>
      );
    case 'auth':
      // The notification says it, and the page is left.
      return <ProfileSkeleton />;
  }
}

function Ready({ vendor, stale }: { vendor: Vendor; stale: 'offline' | 'failed' | null }) {
  const progressStore = useMemo(() => progressQuery(vendor.id), [vendor.id]);
  const { data }: { data?: ApplicationProgress | null } = useStore(progressStore);
  // Welcomed where there is a registration to speak of, and once only.
  useEffect(() => {
    if (takeJustCompleted()) showToast({ tone: 'success', ...profileToasts.welcome }, limits.welcomeToastMs);
  }, []);
  return (
    <div className="flex flex-col gap-5">
      {stale && <StaleNotice stale={stale} />}
      <ProfileBody view={profileView(vendor, data ?? null)} />
    </div>
  );
}
