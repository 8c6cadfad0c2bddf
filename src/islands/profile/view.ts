import { categoryChoices } from '#lib/copy/applications.ts';
import { profileStateWords, profileWords } from '#lib/copy/profile.ts';
import { brand } from '#lib/brand.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { displayPhone } from '#lib/domain/phone.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import { vendorStage } from '#lib/domain/stage.ts';
import { vendorState, type BadgeTone, type VendorState } from '#lib/domain/status.ts';
import { vendorCategory, type Vendor } from '#lib/domain/vendor.ts';
import type { Action, Row } from '#islands/dashboard/view.ts';
import { readable } from '#lib/domain/text.ts';
import { resubmitHref, resumeHref } from '#islands/dashboard/vendorText.ts';

/** The profile page's own default, unlike everywhere else. */
const profileCategory: CategoryId = 'supplements';

export interface ProfileView {
  state: VendorState;
  tone: Exclude<BadgeTone, 'gray'>;
  title: string;
  message: string;
  action: Action | null;
  /** A submitted-type status whose application is not finished: what is left to do. */
  unfinished: Action | null;
  reason: string | null;
  rows: Row[];
}

const tones: Record<VendorState, ProfileView['tone']> = {
  approved: 'green',
  'under-review': 'yellow',
  rejected: 'red',
  incomplete: 'yellow',
};

/** Everything the profile page shows of a vendor, in words. */
export function profileView(vendor: Vendor, progress: ApplicationProgress | null): ProfileView {
  const state = vendorState(vendor.status);
  const words = profileStateWords[state];
  const resume = {
    label: profileWords.completeKyc,
    href: resumeHref(vendor, profileCategory),
    external: false,
  };
  const category = vendorCategory(vendor) ?? profileCategory;
  const phone = readable(vendor.phone);
  const hrefs: Record<VendorState, string | null> = {
    approved: brand.vendorAppStoreUrl,
    'under-review': null,
    rejected: resubmitHref(vendor, profileCategory),
    incomplete: resume.href,
  };
  const href = hrefs[state];
  return {
    state,
    tone: tones[state],
    title: words.title,
    message: words.message,
    action:
      href === null || words.action === null
        ? null
        : { label: words.action, href, external: state === 'approved' },
    unfinished: state === 'under-review' && vendorStage(vendor, progress) === 'in-progress' ? resume : null,
    reason: state === 'rejected' ? readable(vendor.rejectionReason) : null,
    rows: [
      { label: profileWords.business, value: readable(vendor.name) },
      { label: profileWords.owner, value: readable(vendor.ownerName) },
      { label: profileWords.phone, value: phone === null ? null : displayPhone(phone) },
      { label: profileWords.category, value: categoryChoices[category].name },
    ],
  };
}
