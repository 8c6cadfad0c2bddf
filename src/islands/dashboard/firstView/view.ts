import type { Row } from '#islands/vendorPages/parts.tsx';
import { flaggedLabel } from '#islands/slip/documentLabel.ts';
import { kycDetails, type KycDetail } from '#islands/slip/kycDetails.ts';
import { categoryWords } from '#lib/words/category.ts';
import { slipView, type SlipView } from '#islands/slip/slipView.ts';
import { dashboardLabelWords, dashboardWords } from '#lib/words/dashboard.ts';
import { fieldLabelWords } from '#lib/words/fields.ts';
import type { Application } from '#lib/domain/application/application.ts';
import type { Moment } from '#lib/domain/moment.ts';
import { defaultCategory, type CategoryId } from '#lib/domain/category/category.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { kycNames } from '#lib/domain/kyc/kycFields.ts';
import {
  addressRows as addressFields,
  infoFieldRows,
  shownInfo,
  type InfoTextName,
} from '#lib/domain/info/infoFields.ts';
import { formatCoordinates } from '#lib/domain/info/coordinates.ts';
import { daysMessage, timesMessage } from '#lib/messages/hours.ts';
import { dayName } from '#lib/names.ts';
import { stepOfItem } from '#lib/domain/application/correction.ts';
import type { ReviewItem } from '#lib/domain/review/reviewItems.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import { renewalsOf, type Renewal } from '#lib/domain/kyc/renewals.ts';
import { isUnfinished, type ApplicationState } from '#lib/domain/status/applicationState.ts';
import { isNotStartedOrNeedsAction } from '#lib/domain/status/status.ts';
import type { Vendor, VendorKyc } from '#lib/domain/vendor.ts';
import { paths } from '#lib/paths.ts';
import { cardView, titleOf, type KycCardView } from './cardView.ts';
import { documentView, type DocumentView } from './documentView.ts';

/** Everything the dashboard shows about a vendor, in words. */
export interface DashboardView {
  vendorId: string;
  title: string;
  applicationState: ApplicationState;
  card: KycCardView;
  slip: SlipView;
  rejection: { reason: string | null; flagged: string[]; said: Map<string, ReviewItem> } | null;
  /** The reviewer's remarks on the items that are still to be sent, by their step. */
  rings: Partial<Record<StepId, ReviewItem[]>>;
  basic: Row[];
  categories: string[];
  address: Row[];
  /** Opens the place in the reader's map app; null when no place is known. */
  mapHref: string | null;
  /** Null without a `kyc` object; empty when it holds nothing. */
  kyc: KycDetail[] | null;
  /** The dates on licences to remind the vendor of. */
  renewals: Renewal[];
  documents: DocumentView[];
  canStart: boolean;
  /** The category, if the application may be deleted because it was never submitted; else null. */
  deletable: { category: CategoryId } | null;
}

/** The reader's settings for a view: where links resolve, and how dates are written. */
export interface Reader {
  /** The origin of the API. Its document links may be relative to it. */
  origin: string;
  locale?: string;
  timeZone?: string;
}

/** Turns an application into what the dashboard shows. Any part of the application may be missing. */
export function dashboardView(application: Application, reader: Reader): DashboardView {
  const { vendor, applicationState } = application;
  return {
    vendorId: vendor.id,
    title: titleOf(application),
    applicationState,
    card: cardView(application, reader),
    slip: slipView(application, undefined, reader),
    rejection:
      applicationState === 'rejected'
        ? {
            reason: vendor.rejectionReason,
            flagged: vendor.flagged.flatMap((item) => flaggedLabel(item) ?? []),
            said: new Map(vendor.reviewItems.map((said) => [flaggedLabel(said.item) ?? '', said])),
          }
        : null,
    rings: ringsOf(application),
    basic: [
      ...infoRows(
        vendor,
        infoFieldRows.filter(({ group }) => group !== 'place'),
      ),
      ...(vendor.categories.length === 0 ? [{ label: dashboardWords.categories, value: null }] : []),
    ],
    categories: vendor.categories.map((category) => categoryWords[category].name),
    address: [...addressRows(vendor), ...hoursRows(vendor)],
    mapHref: vendor.location === null ? null : paths.mapApp(vendor.location),
    kyc: vendor.kyc === null ? null : kycRows(vendor.kyc, reader),
    renewals: application.category === null ? [] : renewalsOf(application.category, application.kyc),
    documents: application.documents.map((document) =>
      documentView(document, reader, application.correction?.outstanding.includes(document.type) ?? false),
    ),
    deletable: isUnfinished(applicationState) ? { category: application.category ?? defaultCategory } : null,
    canStart: applicationState === 'rejected' || isNotStartedOrNeedsAction(vendor.status),
  };
}

function ringsOf({ category, correction, vendor }: Application): DashboardView['rings'] {
  const rings: DashboardView['rings'] = {};
  for (const said of vendor.reviewItems) {
    const step = category && stepOfItem(category, said.item);
    if (step && correction?.outstanding.includes(said.item)) (rings[step] ??= []).push(said);
  }
  return rings;
}

/** Rows for the text fields of the first step, without the business's name, which is the page's title. */
function infoRows(vendor: Vendor, rows: readonly { name: InfoTextName }[]): Row[] {
  return rows.flatMap(({ name }) => {
    if (name === 'vendorName') return [];
    const value = vendor[name] === null ? null : shownInfo(name, vendor[name]);
    return [{ label: dashboardLabelWords[name] ?? fieldLabelWords[name], value }];
  });
}

function addressRows(vendor: Vendor): Row[] {
  const { location, addressLine2: second } = vendor;
  const [first, ...others] = infoRows(vendor, addressFields);
  return [
    ...(first ? [first] : []),
    ...(second === null ? [] : [{ label: dashboardWords.addressSecond, value: second }]),
    ...others,
    { label: dashboardWords.state, value: vendor.state },
    { label: dashboardWords.coordinates, value: location === null ? null : formatCoordinates(location) },
  ];
}

function hoursRows({ timings }: Vendor): Row[] {
  if (timings === null) return [{ label: dashboardWords.openingHours, value: null }];
  const single = (timings.dayWise ?? []).filter(({ day }) => timings.openDays.includes(day));
  return [
    { label: dashboardWords.openingHours, value: timesMessage(timings) },
    { label: dashboardWords.openDays, value: daysMessage(timings.openDays) },
    ...single.map((times) => ({ label: dayName(times.day), value: timesMessage(times) })),
  ];
}

function kycRows({ details, ...kyc }: VendorKyc, reader: Reader): KycDetail[] {
  const date = (label: string, moment: Moment | null): KycDetail => ({
    label,
    value: formatDate(moment, reader.locale, reader.timeZone),
    masked: null,
  });
  return [
    ...kycDetails(details, kycNames, reader.locale),
    date(dashboardWords.kycSubmitted, kyc.submittedAt),
    date(dashboardWords.kycVerified, kyc.verificationDate),
  ].filter(({ value }) => value !== null);
}
