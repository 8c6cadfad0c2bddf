import type { Action, Row } from '#islands/account/parts.tsx';
import { resubmitHref, resumeHref } from '#islands/account/resumeHref.ts';
import { kycDetails } from '#islands/ui/kycDetails.ts';
import { documentLabel } from '#islands/ui/documentLabel.ts';
import { slipView, type SlipView } from '#islands/ui/slipView.ts';
import { categoryWords } from '#lib/copy/category.ts';
import { profileStandingWords, profileWords } from '#lib/copy/profile.ts';
import { brand } from '#lib/brand.ts';
import type { Application } from '#lib/domain/application.ts';
import { sentAt } from '#lib/domain/vendor.ts';
import { unsentOf } from '#lib/domain/unsent.ts';
import { answerMessage, type Answer } from '#lib/messages/answer.ts';
import { unsentMessage } from '#lib/messages/unsent.ts';
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { textVersions } from '#lib/domain/consents.ts';
import { addressOf, shownInfo } from '#lib/domain/infoFields.ts';
import { kycCardTones, type BadgeTone } from '#lib/domain/standingShown.ts';
import type { Standing } from '#lib/domain/standing.ts';
import { dashboardWords } from '#lib/copy/dashboard.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { kycNamesOf } from '#lib/domain/kyc.ts';
import { receiptWords, slipWords } from '#lib/copy/slip.ts';
import { fieldLabelWords } from '#lib/copy/fields.ts';
import { shortId } from '#lib/domain/text.ts';
import { paths } from '#lib/paths.ts';

/** The default category of this page. All other pages use `defaultCategory`. */
const profileCategory: CategoryId = 'supplements';

export interface ProfileView {
  tone: Exclude<BadgeTone, 'gray'>;
  /** The line before the status of an application that is not sent; null once it is sent. */
  unsent: string | null;
  title: string;
  message: string;
  answer: Answer | null;
  action: Action | null;
  /** The action that completes an application with a submitted status; null when it is complete. */
  unfinished: Action | null;
  dashboard: Action;
  reason: string | null;
  /** The application's number, the business and its owner. */
  rows: Row[];
  slip: SlipView;
  receipt: ReceiptView;
}

/**
 * The sheet to keep: what was sent, and what happens next. PAN and account show only their last four
 * characters.
 */
interface ReceiptView {
  /** Whether everything is, or was, with the reviewers. */
  isSent: boolean;
  sent: Row[];
  /**
   * The contract as accepted; null without an acceptance, or when the vendor accepted another version than
   * this site has.
   */
  contract: AcceptedContract | null;
}

export interface AcceptedContract {
  commissionPercent: number;
  /** Version and date, the business and its application. */
  rows: Row[];
}

/** Returns everything the profile page shows about an application, in words. */
export function profileView(
  application: Application,
  reader: { locale?: string; timeZone?: string } = {},
): ProfileView {
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
    unsent: unsentMessage(unsentOf(application), application.category ?? profileCategory),
    answer: answerMessage(application, reader),
    tone: standing === 'approved' || standing === 'rejected' ? kycCardTones[standing] : 'yellow',
    action:
      href === null || action === null ? null : { label: action, href, external: standing === 'approved' },
    unfinished: isHalfSent ? { label: profileWords.completeKyc, href: resume, external: false } : null,
    dashboard: { label: profileWords.dashboard, href: paths.dashboardOf(vendor.id), external: false },
    reason: standing === 'rejected' ? vendor.rejectionReason : null,
    slip: slipView(application, profileCategory, reader),
    receipt: receiptView(application, reader),
    rows: [
      { label: receiptWords.number, value: shortId(vendor.id), printed: vendor.id },
      { label: profileWords.business, value: vendor.vendorName },
      { label: profileWords.owner, value: vendor.ownerName },
      { label: profileWords.phone, value: vendor.phone === null ? null : shownInfo('phone', vendor.phone) },
      { label: profileWords.category, value: categoryWords[application.category ?? profileCategory].name },
    ],
  };
}

function receiptView(application: Application, reader: { locale?: string; timeZone?: string }): ReceiptView {
  const { vendor, standing, kyc, category } = application;
  const isSent = standing === 'in-review' || standing === 'approved' || standing === 'rejected';
  const details = kycDetails(kyc, kycNamesOf(category ?? profileCategory));
  const papers = application.documents.flatMap(({ type }) => documentLabel(type) ?? []);
  return {
    isSent,
    sent: [
      {
        label: dashboardWords.kycSubmitted,
        value: isSent ? formatDate(sentAt(vendor), reader.locale, reader.timeZone) : null,
      },
      {
        label: fieldLabelWords.addressLine1,
        value: addressOf(vendor) || null,
      },
      ...details.map(({ label, value, masked }) => ({ label, value: masked ?? value })),
      { label: receiptWords.documents, value: papers.join(', ') || receiptWords.noDocuments },
      { label: receiptWords.contract, value: contractLine(vendor, reader) },
    ].filter(({ value }) => value !== null),
    contract: acceptedContract(application, reader),
  };
}

function acceptedContract(
  { id, vendor, category }: Application,
  reader: { locale?: string; timeZone?: string },
): AcceptedContract | null {
  if (!vendor.contractAccepted || vendor.contractVersion !== textVersions['partner-terms']) return null;
  return {
    commissionPercent: categories[category ?? profileCategory].commissionPercent,
    rows: [
      { label: receiptWords.contract, value: contractLine(vendor, reader) },
      { label: profileWords.business, value: vendor.vendorName },
      { label: profileWords.owner, value: vendor.ownerName },
      { label: receiptWords.number, value: id },
    ],
  };
}

function contractLine(vendor: Application['vendor'], reader: { locale?: string; timeZone?: string }): string {
  if (!vendor.contractAccepted) return receiptWords.contractOpen;
  const date = formatDate(vendor.contractAcceptedAt, reader.locale, reader.timeZone);
  if (date === null) return slipWords.contract;
  return vendor.contractVersion === null
    ? receiptWords.contractOn(date)
    : receiptWords.contractOf(vendor.contractVersion, date);
}
