import { categoryWords } from '#lib/copy/category.ts';
import { profileStandingWords, profileWords } from '#lib/copy/profile.ts';
import { brand } from '#lib/brand.ts';
import type { Application } from '#lib/domain/application.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { displayPhone } from '#lib/domain/phone.ts';
import { kycCardTones, type BadgeTone } from '#lib/domain/standingShown.ts';
import type { Standing } from '#lib/domain/standing.ts';
import type { Action, Row } from '#islands/dashboard/view.ts';
import { resubmitHref, resumeHref } from '#islands/dashboard/vendorText.ts';
import { paths } from '#lib/paths.ts';

/** The profile page's own default, unlike everywhere else. */
const profileCategory: CategoryId = 'supplements';

export interface ProfileView {
  tone: Exclude<BadgeTone, 'gray'>;
  title: string;
  message: string;
  badge: string | null;
  action: Action | null;
  /** A submitted-type status whose application is not finished: what is left to do. */
  unfinished: Action | null;
  dashboard: Action;
  reason: string | null;
  rows: Row[];
}

/** Everything the profile page shows of an application, in words. */
export function profileView(application: Application): ProfileView {
  const { standing, vendor } = application;
  const { action, ...words } = profileStandingWords[standing];
  const resume = resumeHref(application, profileCategory);
  const hrefs: Record<Standing, string | null> = {
    new: resume,
    draft: resume,
    submitted: null,
    changed: null,
    'in-review': null,
    approved: brand.vendorAppStoreUrl,
    rejected: resubmitHref(application, profileCategory),
  };
  const href = hrefs[standing];
  const isHalfSent = standing === 'submitted' || standing === 'changed';
  return {
    ...words,
    tone: standing === 'approved' || standing === 'rejected' ? kycCardTones[standing] : 'yellow',
    action:
      href === null || action === null ? null : { label: action, href, external: standing === 'approved' },
    unfinished: isHalfSent ? { label: profileWords.completeKyc, href: resume, external: false } : null,
    dashboard: { label: profileWords.dashboard, href: paths.dashboardOf(vendor.id), external: false },
    reason: standing === 'rejected' ? vendor.rejectionReason : null,
    rows: [
      { label: profileWords.business, value: vendor.name },
      { label: profileWords.owner, value: vendor.ownerName },
      { label: profileWords.phone, value: vendor.phone === null ? null : displayPhone(vendor.phone) },
      { label: profileWords.category, value: categoryWords[application.category ?? profileCategory].name },
    ],
  };
}
