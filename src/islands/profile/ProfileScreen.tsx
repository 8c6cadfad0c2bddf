import { useEffect } from 'react';
import { NoticeSlip, RetrySlip, StaleNotice, VendorNotFound } from '#islands/account/Notices.tsx';
import { ActionLink } from '#islands/account/parts.tsx';
import { useAddressMark } from '#islands/account/useAddressMark.ts';
import { useNamedApplication } from '#islands/account/useNamedApplication.ts';
import { authRequiredToasts } from '#lib/copy/app.ts';
import { profileToasts, profileWords } from '#lib/copy/profile.ts';
import type { Application } from '#lib/domain/application.ts';
import { limits } from '#lib/limits.ts';
import { paths, printMark } from '#lib/paths.ts';
import { takeJustCompleted } from '#lib/stores/session/storedSession.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { ProfileBody } from './ProfileBody.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { profileView } from './view.ts';

const goHome = { label: profileWords.goHome, href: paths.home, external: false };

/** The profile of the vendor in `?vendorId=`, or of the phone that signed in. */
export function ProfileScreen() {
  const { id, shown } = useNamedApplication(authRequiredToasts.profile);
  if (shown.type === 'loading') return <ProfileSkeleton />;
  if (shown.type === 'ready') return <Ready application={shown.value} stale={shown.stale} />;
  switch (shown.failure) {
    case 'offline':
    case 'unreached':
    case 'failed':
      return <RetrySlip trouble={shown.failure} busy={shown.busy} />;
    case 'auth':
    case 'refused':
    case 'missing':
      return id !== null ? (
        <VendorNotFound />
      ) : (
        <NoticeSlip title={profileWords.missingTitle} text={profileWords.missing}>
          <ActionLink action={goHome} />
        </NoticeSlip>
      );
  }
}

function Ready({ application, stale }: { application: Application; stale: 'offline' | 'failed' | null }) {
  const { standing, vendor } = application;
  const isDecided = standing === 'approved' || standing === 'rejected' || vendor.decidedAt !== null;
  // Welcome the vendor once, when the registration is in review, and never after a decision.
  useEffect(() => {
    if ((standing === 'in-review' || isDecided) && takeJustCompleted() && !isDecided) {
      showToast({ tone: 'success', ...profileToasts.welcome }, limits.welcomeToastMs);
    }
  }, [standing, isDecided]);
  const isToPrint = useAddressMark(printMark);
  useEffect(() => {
    if (isToPrint) globalThis.print();
  }, [isToPrint]);
  return (
    <div className="flex flex-col gap-5">
      {stale && <StaleNotice stale={stale} />}
      <ProfileBody view={profileView(application)} />
    </div>
  );
}
