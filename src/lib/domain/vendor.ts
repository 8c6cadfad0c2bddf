import { z } from '#lib/domain/z.ts';
import { parseCategory, type CategoryId } from '#lib/domain/category.ts';
import { readTimings } from '#lib/domain/timings.ts';
import type { DeliveryTimings } from '#lib/domain/hours.ts';
import { type Coordinates, readCoordinates } from '#lib/domain/coordinates.ts';
import { readMoment, type Moment } from '#lib/domain/moment.ts';
import { readKycExtras, type KycExtras } from '#lib/domain/kycExtras.ts';
import { infoTexts, type InfoTextName } from '#lib/domain/infoFields.ts';
import { kycNames, type KycName } from '#lib/domain/kycFields.ts';
import {
  asList,
  asRecord,
  readNumber,
  readText,
  readTexts,
  readVendorId,
  unwrapRecord,
  type Loose,
} from '#lib/domain/reading.ts';
import { readStatus, type Status } from '#lib/domain/status.ts';

/** A document as the server lists it. */
export interface VendorDocument {
  type: string;
  uploadedAt: Moment | null;
  url: string | null;
}

/** What a server keeps of the KYC step by name. A field that was emptied is '', one the reply does not name is absent. */
export type KycDetails = Partial<Record<KycName, string> & KycExtras>;

/** KYC details as the server knows them; an autosaved draft fills some of them. */
export interface VendorKyc {
  status: Status | null;
  submittedAt: Moment | null;
  verificationDate: Moment | null;
  details: KycDetails;
  /** The details were changed after they were submitted, and the change was not submitted. */
  isDraft: boolean;
}

/** One shape for a vendor, whatever the reply wraps, renames or leaves out. */
export interface Vendor extends Record<InfoTextName, string | null> {
  id: string;
  addressLine2: string | null;
  state: string | null;
  location: Coordinates | null;
  timings: DeliveryTimings | null;
  categories: CategoryId[];
  status: Status | null;
  phoneVerified: boolean;
  /** The server says that its phone was never proven, in contrast to saying nothing of it. */
  isPhoneUnproven: boolean;
  kyc: VendorKyc | null;
  contractAccepted: boolean;
  /** The contract's version that was accepted, and when; null where the reply does not say. */
  contractVersion: string | null;
  contractAcceptedAt: Moment | null;
  /** A lab's delivery terms as it agreed to them. */
  minimumOrder: number | null;
  deliveryRadius: number | null;
  documents: VendorDocument[];
  /** Optional extras of a rejection: the reviewer's words and the fields or slots to change. */
  rejectionReason: string | null;
  flagged: string[];
  /** What of it was not sent again yet; null when the reply does not say. */
  outstanding: string[] | null;
  submittedAt: Moment | null;
  decidedAt: Moment | null;
}

function readCategories(vendor: Loose): CategoryId[] {
  const named = [...asList(vendor.categories), vendor.category].map(parseCategory);
  return [...new Set(named.filter((category) => category !== null))];
}

/**
 * KYC fields of a reply. `bankHolderName` is the PAN holder's other name in the contract, never the account holder's. A
 * field that is there and empty was emptied by the vendor.
 */
export function readKycDetails(value: unknown): KycDetails {
  const source = asRecord(value) ?? {};
  const details: KycDetails = readKycExtras(source);
  for (const name of kycNames) {
    const text = readText(source[name]);
    if (text !== null) details[name] = text;
    else if (isEmptied(source[name])) details[name] = '';
  }
  const holder = readText(source.bankHolderName);
  if (!details.panHolderName && holder !== null) details.panHolderName = holder;
  return details;
}

const isEmptied = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

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

/** Whether the KYC object says anything beyond its status. */
export function hasAnyKycField(kyc: VendorKyc | null): boolean {
  if (kyc === null) return false;
  const { submittedAt, verificationDate, details } = kyc;
  const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return submittedAt !== null || verificationDate !== null || Object.values(details).some(isFilled);
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

/** Reads a vendor; null when it has no id. Fields missing at the top are taken from `baseInfo`. */
function readVendor(raw: Loose): Vendor | null {
  const id = readVendorId(raw);
  if (id === null) return null;
  const base = asRecord(raw.baseInfo) ?? {};
  const either = (name: string): string | null => readText(raw[name]) ?? readText(base[name]);
  const review = asRecord(raw.review) ?? {};
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
    flagged: readTexts(review.flagged),
    outstanding: Array.isArray(review.outstanding) ? readTexts(review.outstanding) : null,
    submittedAt: readMoment(review.submittedAt) ?? readMoment(contract?.submittedAt),
    decidedAt: readMoment(review.decidedAt),
  };
}

/**
 * A vendor's reply: bare, or under `vendor`, or under `data` (and `data.vendor`). A vendor without an id is
 * `null`, which callers report as 'Vendor not found'.
 */
export const vendorReplySchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((reply): Vendor | null => readVendor(unwrapRecord(reply, 'vendor'))),
);

/** The category the vendor's application belongs to; null when the server names none we know. */
export function vendorCategory(vendor: Pick<Vendor, 'categories'>): CategoryId | null {
  return vendor.categories[0] ?? null;
}
