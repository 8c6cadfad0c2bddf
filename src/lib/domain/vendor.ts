import { parseCategory, type CategoryId } from '#lib/domain/category/category.ts';
import { readTimings } from '#lib/domain/info/timings.ts';
import type { DeliveryTimings } from '#lib/domain/info/hours.ts';
import { type Coordinates, readCoordinates } from '#lib/domain/info/coordinates.ts';
import { readMoment, type Moment } from '#lib/domain/moment.ts';
import { readKycDetails, type KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { infoTextNames, infoTexts, type InfoTextName } from '#lib/domain/info/infoFields.ts';
import { asList, asRecord, readNumber, readText, readTexts, type Loose } from '#lib/domain/reply/parse.ts';
import { partsOf, readVendorId, vendorIn } from '#lib/domain/reply/replyParts.ts';
import { Misfit, noVendorId, replySchema } from '#lib/domain/reply/replySchema.ts';
import { readReviewItems, withItems, type ReviewItem } from '#lib/domain/review/reviewItems.ts';
import { readStatus, type Status } from '#lib/domain/status/status.ts';

/** A document as the server lists it. */
export interface VendorDocument {
  type: string;
  uploadedAt: Moment | null;
  url: string | null;
}

/** KYC details on the server. An autosaved draft fills some of them. */
export interface VendorKyc {
  status: Status | null;
  submittedAt: Moment | null;
  verificationDate: Moment | null;
  details: KycDetails;
  /** The details were changed after their submission, and the change was not submitted. */
  isDraft: boolean;
}

/** A vendor in one shape, whatever the reply wraps, renames or omits. */
export interface Vendor extends Record<InfoTextName, string | null> {
  id: string;
  addressLine2: string | null;
  state: string | null;
  location: Coordinates | null;
  timings: DeliveryTimings | null;
  categories: CategoryId[];
  status: Status | null;
  phoneVerified: boolean;
  /** The server says that its phone was never proven. False if it says nothing. */
  isPhoneUnproven: boolean;
  kyc: VendorKyc | null;
  contractAccepted: boolean;
  /** The accepted version of the contract and the time; null if the reply does not say. */
  contractVersion: string | null;
  contractAcceptedAt: Moment | null;
  /** A lab's accepted delivery terms. */
  minimumOrder: number | null;
  deliveryRadius: number | null;
  documents: VendorDocument[];
  /** Optional parts of a rejection: the reviewer's words and the fields or slots to change. */
  rejectionReason: string | null;
  flagged: string[];
  /** The reviewer's words about single items; empty if the API has none. */
  reviewItems: ReviewItem[];
  /** Flagged items that were not sent again yet; null if the reply does not say. */
  outstanding: string[] | null;
  submittedAt: Moment | null;
  decidedAt: Moment | null;
}

function readCategories(vendor: Loose): CategoryId[] {
  const named = [...asList(vendor.categories), vendor.category].map(parseCategory);
  return [...new Set(named.filter((category) => category !== null))];
}

function readKyc(value: unknown): VendorKyc | null {
  const kyc = asRecord(value);
  return (
    kyc && {
      status: readStatus(kyc.status),
      submittedAt: readMoment(kyc.submittedAt),
      verificationDate: readMoment(kyc.verificationDate),
      details: readKycDetails(kyc),
      isDraft: kyc.isDraft === true,
    }
  );
}

/** Whether the KYC object contains anything beyond its status. */
export function hasAnyKycField(kyc: VendorKyc | null): boolean {
  if (kyc === null) return false;
  const { submittedAt, verificationDate, details } = kyc;
  const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return submittedAt !== null || verificationDate !== null || Object.values(details).some(isFilled);
}

/** Returns when the application, or else its KYC, was submitted. */
export function sentAt({ submittedAt, kyc }: Vendor): Moment | null {
  return submittedAt ?? kyc?.submittedAt ?? null;
}

function readDocuments(value: unknown): VendorDocument[] {
  return asList(value).flatMap((entry) => {
    const document = asRecord(entry);
    const type = readText(document?.type);
    return document === null || type === null
      ? []
      : [{ type, uploadedAt: readMoment(document.uploadedAt), url: readText(document.url) }];
  });
}

/** Reads a vendor. Missing top-level fields come from `baseInfo`. */
function readVendor(raw: Loose, id: string): Vendor {
  const base = asRecord(raw.baseInfo) ?? {};
  const either = (name: string): string | null => readText(raw[name]) ?? readText(base[name]);
  const review = asRecord(raw.review) ?? {};
  const reviewItems = readReviewItems(review.items);
  const contract = asRecord(raw.contract);
  return {
    id,
    ...infoTexts(either),
    vendorName: readText(raw.name) ?? either('vendorName'),
    addressLine2: either('addressLine2'),
    state: either('state'),
    location: readCoordinates(raw.location) ?? readCoordinates(base.coords),
    timings: readTimings(raw.openingHours) ?? readTimings(base.deliveryTimings),
    categories: readCategories(raw),
    status: readStatus(raw.status),
    phoneVerified: raw.phoneVerified === true || readText(raw.phoneVerifiedAt) !== null,
    isPhoneUnproven: raw.phoneVerified === false && readText(raw.phoneVerifiedAt) === null,
    kyc: readKyc(raw.kyc),
    contractAccepted: contract?.termsAccepted === true,
    contractVersion: readText(contract?.contractVersion),
    contractAcceptedAt:
      readMoment(asRecord(asList(contract?.consents)[0])?.acceptedAt) ?? readMoment(contract?.submittedAt),
    minimumOrder: readNumber(contract?.minimumOrder),
    deliveryRadius: readNumber(contract?.deliveryRadius),
    documents: readDocuments(raw.documents),
    rejectionReason: readText(review.reason),
    flagged: withItems(readTexts(review.flagged), reviewItems),
    reviewItems,
    outstanding: Array.isArray(review.outstanding) ? readTexts(review.outstanding) : null,
    submittedAt: readMoment(review.submittedAt) ?? readMoment(contract?.submittedAt),
    decidedAt: readMoment(review.decidedAt),
  };
}

/** Whether an object without an id is still a vendor: it contains one, or has a vendor's field. */
const isVendor = (part: Loose): boolean =>
  asRecord(part.vendor) !== null ||
  [...infoTextNames, 'baseInfo', 'kyc'].some((name) => part[name] !== undefined);

/**
 * A vendor's reply: bare, or under `vendor` or other wrappers in any order. A vendor without an id, or no vendor, is
 * an error: neither means that the vendor does not exist.
 */
export const vendorReplySchema = replySchema((reply): Vendor | Misfit => {
  const raw = vendorIn(reply);
  const id = raw && readVendorId(raw);
  if (raw !== null && id !== null) return readVendor(raw, id);
  return partsOf(reply, ['vendor']).some(isVendor) ? noVendorId : new Misfit('vendor', 'an object');
});

/** Returns the category of the vendor's application; null if the server names none that we know. */
export function vendorCategory(vendor: Pick<Vendor, 'categories'>): CategoryId | null {
  return vendor.categories[0] ?? null;
}
