import { flaggedLabel } from '#islands/ui/documentLabel.ts';
import { categoryChoices } from '#lib/copy/applications.ts';
import {
  dashboardWords,
  decisionWords,
  kycCardWords,
  milestoneHints,
  milestoneWords,
  type KycCardKind,
} from '#lib/copy/dashboard.ts';
import { fieldLabels } from '#lib/copy/fields.ts';
import { maskAccount } from '#lib/domain/bank.ts';
import { formatDate, machineDate } from '#lib/domain/dates.ts';
import { describeDays, describeTimes, dayNames } from '#lib/domain/hours.ts';
import { maskPan } from '#lib/domain/pan.ts';
import { displayPhone } from '#lib/domain/phone.ts';
import { formatCoordinates, type Coordinates } from '#lib/domain/place.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import { milestones, shownKycStatus, vendorStage, type Milestone, type Stage } from '#lib/domain/stage.ts';
import {
  isNotStartedOrNeedsAction,
  kycTone,
  statusWords,
  vendorState,
  type BadgeTone,
} from '#lib/domain/status.ts';
import { readable } from '#lib/domain/text.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import { brand } from '#lib/brand.ts';
import { documentView, type DocumentView } from './documentView.ts';
import { resumeHref, resubmitHref } from './vendorText.ts';

/** A label and what stands beside it; null when the server knows nothing. */
export interface Row {
  label: string;
  value: string | null;
}

/** A row whose value is shown in part until it is asked for. */
export interface SecretRow extends Row {
  masked: string | null;
}

export interface Action {
  label: string;
  href: string;
  /** Leaves the site, so it opens a tab of its own. */
  external: boolean;
}

export interface KycCard {
  tone: Exclude<BadgeTone, 'gray'>;
  badge: string;
  title: string;
  message: string;
  action: Action | null;
}

export interface MilestoneView {
  id: Milestone['id'];
  state: Milestone['state'];
  label: string;
  /** A date in the reader's words, or a hint. */
  note: string | null;
  dateTime: string | null;
}

/** Everything the dashboard shows of a vendor, in words. */
export interface DashboardView {
  vendorId: string;
  title: string;
  stage: Stage;
  card: KycCard;
  milestones: MilestoneView[];
  rejection: { reason: string | null; flagged: string[] } | null;
  basic: Row[];
  categories: string[];
  address: Row[];
  location: Coordinates | null;
  hours: Row[];
  /** Null without a kyc object; empty when there is nothing in it. */
  kyc: SecretRow[] | null;
  documents: DocumentView[];
  canStart: boolean;
}

/** What a view depends on besides the vendor: where links resolve, and how the reader writes dates. */
export interface Reader {
  /** Origin of the API: its document links may be relative to it. */
  origin: string;
  locale?: string;
  timeZone?: string;
}

/** Turns a vendor and its progress, either with anything missing, into what the dashboard shows. */
export function dashboardView(
  read: Vendor,
  progress: ApplicationProgress | null,
  reader: Reader,
): DashboardView {
  const vendor = withReadableStatus(read);
  const stage = vendorStage(vendor, progress);
  return {
    vendorId: vendor.id,
    title: readable(vendor.name) ?? dashboardWords.untitled,
    stage,
    card: kycCard(vendor, stage, progress),
    milestones: milestoneViews(vendor, stage, reader),
    rejection:
      stage === 'rejected'
        ? {
            reason: readable(vendor.rejectionReason),
            flagged: vendor.flagged.flatMap((item) => flaggedLabel(item) ?? []),
          }
        : null,
    basic: basicRows(vendor),
    categories: vendor.categories.map((category) => categoryChoices[category].name),
    address: addressRows(vendor),
    location: vendor.location,
    hours: hoursRows(vendor),
    kyc: vendor.kyc === null ? null : kycRows(vendor.kyc, reader),
    documents: vendor.documents.map((document) => documentView(document, reader)),
    canStart: isNotStartedOrNeedsAction(vendor.status),
  };
}

/** A status that is only a program's word for nothing is no status. */
function withReadableStatus(vendor: Vendor): Vendor {
  const kyc = vendor.kyc && { ...vendor.kyc, status: readable(vendor.kyc.status) };
  return { ...vendor, status: readable(vendor.status), kyc };
}

function cardKind(status: string, stage: Stage): KycCardKind {
  const tone = kycTone(status);
  if (tone === 'green') return 'approved';
  if (tone === 'red') return 'rejected';
  if (isNotStartedOrNeedsAction(status)) return 'incomplete';
  if (vendorState(status) !== 'under-review') return 'other';
  return stage === 'in-progress' || stage === 'not-started' ? 'unfinished' : 'under-review';
}

function kycCard(vendor: Vendor, stage: Stage, progress: ApplicationProgress | null): KycCard {
  const status = shownKycStatus(vendor, stage, progress);
  const kind = cardKind(status, stage);
  const words = kycCardWords[kind];
  const badge = kind === 'other' ? statusWords(status) : words.badge;
  return { tone: kycTone(status), ...words, badge, action: cardAction(vendor, stage) };
}

function cardAction(vendor: Vendor, stage: Stage): Action | null {
  switch (stage) {
    case 'approved':
      return { label: dashboardWords.openApp, href: brand.vendorAppStoreUrl, external: true };
    case 'rejected':
      return { label: dashboardWords.resubmitKyc, href: resubmitHref(vendor), external: false };
    case 'not-started':
    case 'in-progress':
      return { label: dashboardWords.completeKyc, href: resumeHref(vendor), external: false };
    case 'under-review':
      return null;
  }
}

function milestoneViews(vendor: Vendor, stage: Stage, reader: Reader): MilestoneView[] {
  return milestones(vendor, stage).map(({ id, state, at }) => {
    const date = formatDate(at, reader.locale, reader.timeZone);
    const label = (id === 'decided' && decisionWords[stage]) || milestoneWords[id];
    // What lies behind needs no explanation of how long it takes.
    const hint = state === 'done' ? null : milestoneHints[id];
    // While a review runs, how long it takes says more than when it began, which the milestone before it shows.
    const dated = state === 'done' ? date : null;
    return { id, state, label, note: dated ?? hint, dateTime: dated === null ? null : machineDate(at) };
  });
}

const phoneRow = (label: string, phone: string | null): Row => {
  const text = readable(phone);
  return { label, value: text === null ? null : displayPhone(text) };
};

function basicRows(vendor: Vendor): Row[] {
  return [
    { label: dashboardWords.owner, value: readable(vendor.ownerName) },
    { label: dashboardWords.email, value: readable(vendor.email) },
    phoneRow(dashboardWords.phone, vendor.phone),
    phoneRow(dashboardWords.supportPhone, vendor.supportPhone),
  ];
}

function addressRows(vendor: Vendor): Row[] {
  const second = readable(vendor.addressLine2);
  const { location } = vendor;
  return [
    { label: dashboardWords.address, value: readable(vendor.addressLine1) },
    ...(second === null ? [] : [{ label: dashboardWords.addressSecond, value: second }]),
    { label: dashboardWords.city, value: readable(vendor.city) },
    { label: dashboardWords.pincode, value: readable(vendor.pincode) },
    { label: dashboardWords.state, value: readable(vendor.state) },
    { label: dashboardWords.coordinates, value: location === null ? null : formatCoordinates(location) },
  ];
}

function hoursRows({ timings }: Vendor): Row[] {
  if (timings === null) return [{ label: dashboardWords.openingHours, value: null }];
  const single = (timings.dayWise ?? []).filter(({ day }) => timings.openDays.includes(day));
  return [
    { label: dashboardWords.openingHours, value: describeTimes(timings) },
    { label: dashboardWords.openDays, value: describeDays(timings.openDays) },
    ...single.map((times) => ({ label: dayNames[times.day] ?? '', value: describeTimes(times) })),
  ];
}

function kycRows(kyc: NonNullable<Vendor['kyc']>, reader: Reader): SecretRow[] {
  const plain = (label: string, value: string | null): SecretRow => ({
    label,
    value: readable(value),
    masked: null,
  });
  const secret = (label: string, value: string | null, mask: (text: string) => string): SecretRow => {
    const text = readable(value);
    const masked = text === null ? null : mask(text);
    // A server that masks already leaves nothing to reveal.
    const isHidden = text !== null && /^[A-Z0-9]+$/i.test(text) && !/^X{3}/i.test(text) && masked !== text;
    return { label, value: text, masked: isHidden ? masked : null };
  };
  const date = (value: string | null) => formatDate(value, reader.locale, reader.timeZone);
  return [
    secret(fieldLabels.panNumber, kyc.panNumber, maskPan),
    plain(fieldLabels.panHolderName, kyc.panHolderName),
    plain(fieldLabels.gstNumber, kyc.gstNumber),
    plain(fieldLabels.drugLicenseNumber, kyc.drugLicenseNumber),
    plain(fieldLabels.fssaiNumber, kyc.fssaiNumber),
    plain(fieldLabels.accreditation, kyc.accreditation),
    secret(fieldLabels.bankAccount, kyc.bankAccount, maskAccount),
    plain(fieldLabels.accountHolderName, kyc.accountHolderName),
    plain(fieldLabels.ifsc, kyc.ifsc),
    plain(dashboardWords.kycSubmitted, date(kyc.submittedAt)),
    plain(dashboardWords.kycVerified, date(kyc.verificationDate)),
  ].filter(({ value }) => value !== null);
}
