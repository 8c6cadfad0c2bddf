import { useEffect } from 'react';
import { NoticeSlip, RetrySlip, StaleNotice, VendorNotFound } from '#islands/vendorPages/Notices.tsx';
import type { StaleReason } from '#lib/stores/application/reads/shownApplication.ts';
import { ActionLink } from '#islands/vendorPages/parts.tsx';
import { useAddressMark } from '#islands/vendorPages/useAddressMark.ts';
import { useNamedApplication } from '#islands/vendorPages/useNamedApplication.ts';
import { authRequiredToasts } from '#lib/words/app.ts';
import { profileToasts, profileWords } from '#lib/words/profile.ts';
import type { Application } from '#lib/domain/application/application.ts';
import * as limits from '#lib/limits.ts';
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
  if (shown.type === 'ready') return <Ready {...shown} application={shown.value} />;
  switch (shown.failure) {
    case 'offline':
    case 'unreached':
    case 'failed':
      return <RetrySlip trouble={shown.failure} busy={shown.busy} error={shown.error} />;
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

function Ready({ application, stale, error }: StaleReason & { application: Application }) {
  const { applicationState, vendor } = application;
  const isDecided =
    applicationState === 'approved' || applicationState === 'rejected' || vendor.decidedAt !== null;
  // Welcome the vendor once, when the registration is in review, and never after a decision.
  useEffect(() => {
    if ((applicationState === 'in-review' || isDecided) && takeJustCompleted() && !isDecided) {
      showToast({ tone: 'success', ...profileToasts.welcome }, limits.welcomeToastMs);
    }
  }, [applicationState, isDecided]);
  const isToPrint = useAddressMark(printMark);
  useEffect(() => {
    if (isToPrint) globalThis.print();
  }, [isToPrint]);
  return (
    <div className="flex flex-col gap-5">
      {stale && <StaleNotice stale={stale} error={error} />}
      <ProfileBody view={profileView(application)} />
    </div>
  );
}
