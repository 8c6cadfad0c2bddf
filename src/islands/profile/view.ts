import type { Action, Row } from '#islands/vendorPages/parts.tsx';
import { resubmitHref, resumeHref } from '#islands/vendorPages/resumeHref.ts';
import { kycDetails } from '#islands/slip/kycDetails.ts';
import { documentLabel } from '#islands/slip/documentLabel.ts';
import { slipView, type SlipView } from '#islands/slip/slipView.ts';
import { categoryWords } from '#lib/words/category.ts';
import { profileStateWords, profileWords } from '#lib/words/profile.ts';
import { brand } from '#lib/brand.ts';
import type { Application } from '#lib/domain/application/application.ts';
import { sentAt } from '#lib/domain/vendor.ts';
import { unsentOf } from '#lib/domain/status/unsent.ts';
import { answerMessage, type Answer } from '#lib/messages/answer.ts';
import { unsentMessage } from '#lib/messages/unsent.ts';
import { categories, type CategoryId } from '#lib/domain/category/category.ts';
import { textVersions } from '#lib/domain/contract/consents.ts';
import { addressOf, shownInfo } from '#lib/domain/info/infoFields.ts';
import { kycCardTones, type BadgeTone } from '#lib/domain/status/shownState.ts';
import type { ApplicationState } from '#lib/domain/status/applicationState.ts';
import { dashboardWords } from '#lib/words/dashboard.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { kycNamesOf } from '#lib/domain/kyc/kyc.ts';
import { receiptWords, slipWords } from '#lib/words/slip.ts';
import { fieldLabelWords } from '#lib/words/fields.ts';
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
  const { applicationState, vendor } = application;
  const { action, ...words } = profileStateWords[applicationState];
  const resume = resumeHref(application, profileCategory);
  const hrefs: Record<ApplicationState, string | null> = {
    new: resume,
    draft: resume,
    submitted: null,
    changed: null,
    'in-review': null,
    approved: brand.vendorAppStoreUrl,
    rejected: resubmitHref(application, profileCategory),
  };
  const href = hrefs[applicationState];
  const isHalfSent = applicationState === 'submitted' || applicationState === 'changed';
  return {
    ...words,
    unsent: unsentMessage(unsentOf(application), application.category ?? profileCategory),
    answer: answerMessage(application, reader),
    tone:
      applicationState === 'approved' || applicationState === 'rejected'
        ? kycCardTones[applicationState]
        : 'yellow',
    action:
      href === null || action === null
        ? null
        : { label: action, href, external: applicationState === 'approved' },
    unfinished: isHalfSent ? { label: profileWords.completeKyc, href: resume, external: false } : null,
    dashboard: { label: profileWords.dashboard, href: paths.dashboardOf(vendor.id), external: false },
    reason: applicationState === 'rejected' ? vendor.rejectionReason : null,
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
  const { vendor, applicationState, kyc, category } = application;
  const isSent =
    applicationState === 'in-review' || applicationState === 'approved' || applicationState === 'rejected';
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
