import { z } from '#lib/domain/z.ts';
import { parseCategory, type CategoryId } from '#lib/domain/category.ts';
import { clockPattern } from '#lib/domain/clock.ts';
import type { DeliveryTimings } from '#lib/domain/hours.ts';
import type { Coordinates } from '#lib/domain/place.ts';
import { looseText } from '#lib/domain/text.ts';

/** A document as the server lists it. */
export interface VendorDocument {
  type: string;
  uploadedAt: string | null;
  url: string | null;
}

/** KYC details as the server knows them; an autosaved draft fills some of them. */
export interface VendorKyc {
  status: string | null;
  submittedAt: string | null;
  verificationDate: string | null;
  panNumber: string | null;
  panHolderName: string | null;
  gstNumber: string | null;
  drugLicenseNumber: string | null;
  fssaiNumber: string | null;
  accreditation: string | null;
  bankAccount: string | null;
  accountHolderName: string | null;
  ifsc: string | null;
}

/** One shape for a vendor, whatever the reply wraps, renames or leaves out. */
export interface Vendor {
  id: string;
  name: string | null;
  ownerName: string | null;
  email: string | null;
  phone: string | null;
  supportPhone: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  pincode: string | null;
  state: string | null;
  location: Coordinates | null;
  timings: DeliveryTimings | null;
  categories: CategoryId[];
  status: string | null;
  phoneVerified: boolean;
  kyc: VendorKyc | null;
  /** The KYC details were changed after they were submitted, and the change was not submitted. */
  hasKycDraft: boolean;
  contractAccepted: boolean;
  /** A lab's delivery terms as it agreed to them. */
  minimumOrder: number | null;
  deliveryRadius: number | null;
  documents: VendorDocument[];
  /** Optional extras of a rejection: the reviewer's words and the fields or slots to change. */
  rejectionReason: string | null;
  flagged: string[];
  /** What of it was not sent again yet; null when the reply does not say. */
  outstanding: string[] | null;
  submittedAt: string | null;
  decidedAt: string | null;
}

const record = z.record(z.string(), z.unknown());
type Loose = Record<string, unknown>;

/** The value as an object, or null: arrays and everything else are not one. */
export function asRecord(value: unknown): Loose | null {
  const result = record.safeParse(value);
  return result.success ? result.data : null;
}

const text = (value: unknown): string | null => looseText.parse(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Numbers and numeric strings; null otherwise. Zero is a number. */
export function looseNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** `location{latitude,longitude}` or `coords{lat,lng}`; null unless both are on the globe. */
export function readCoordinates(value: unknown): Coordinates | null {
  const place = asRecord(value);
  if (place === null) return null;
  const lat = looseNumber(place.latitude ?? place.lat);
  const lng = looseNumber(place.longitude ?? place.lng);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { lat, lng };
}

const isTime = (time: unknown): time is string => typeof time === 'string' && clockPattern.test(time);
const isTypedTime = (time: unknown): time is string => time === '' || isTime(time);

/** `openingHours` or `deliveryTimings`; null unless both times are there. */
export function readTimings(value: unknown): DeliveryTimings | null {
  return timingsOf(value, isTime);
}

/** Hours as they were typed: a time may be empty still. */
export function readTypedTimings(value: unknown): DeliveryTimings | null {
  return timingsOf(value, isTypedTime);
}

function timingsOf(value: unknown, fits: (time: unknown) => time is string): DeliveryTimings | null {
  const hours = asRecord(value);
  if (hours === null) return null;
  if (!fits(hours.openTime) || !fits(hours.closeTime)) return null;
  const isDay = (day: unknown): day is number =>
    typeof day === 'number' && Number.isInteger(day) && day >= 0 && day <= 6;
  const dayWise = list(hours.dayWise).flatMap((entry) => {
    const one = asRecord(entry);
    return one !== null && isDay(one.day) && fits(one.openTime) && fits(one.closeTime)
      ? [{ day: one.day, openTime: one.openTime, closeTime: one.closeTime }]
      : [];
  });
  return {
    openTime: hours.openTime,
    closeTime: hours.closeTime,
    openDays: list(hours.openDays).filter(isDay),
    ...(dayWise.length > 0 ? { dayWise } : {}),
  };
}

function readCategories(vendor: Loose): CategoryId[] {
  const named = [...list(vendor.categories), vendor.category].map(parseCategory);
  return [...new Set(named.filter((category) => category !== null))];
}

function readKyc(value: unknown): VendorKyc | null {
  const kyc = asRecord(value);
  if (kyc === null) return null;
  return {
    status: text(kyc.status),
    submittedAt: text(kyc.submittedAt),
    verificationDate: text(kyc.verificationDate),
    panNumber: text(kyc.panNumber),
    // `bankHolderName` is the PAN holder's other name in the contract, never the account holder's.
    panHolderName: text(kyc.panHolderName) ?? text(kyc.bankHolderName),
    gstNumber: text(kyc.gstNumber),
    drugLicenseNumber: text(kyc.drugLicenseNumber),
    fssaiNumber: text(kyc.fssaiNumber),
    accreditation: text(kyc.accreditation),
    bankAccount: text(kyc.bankAccount),
    accountHolderName: text(kyc.accountHolderName),
    ifsc: text(kyc.ifsc),
  };
}

/** Whether the KYC object says anything beyond its status. */
export function hasAnyKycField(kyc: VendorKyc | null): boolean {
  return kyc !== null && Object.entries(kyc).some(([name, value]) => name !== 'status' && value !== null);
}

function readDocuments(value: unknown): VendorDocument[] {
  return list(value).flatMap((entry) => {
    const document = asRecord(entry);
    const type = text(document?.type);
    return document === null || type === null
      ? []
      : [{ type, uploadedAt: text(document.uploadedAt), url: text(document.url) }];
  });
}

/** Reads a vendor; null when it has no id. Fields missing at the top are taken from `baseInfo`. */
function readVendor(raw: Loose): Vendor | null {
  const id = text(raw.id) ?? text(raw.vendorId) ?? text(raw._id);
  if (id === null) return null;
  const base = asRecord(raw.baseInfo) ?? {};
  const either = (name: string): string | null => text(raw[name]) ?? text(base[name]);
  const review = asRecord(raw.review) ?? {};
  const contract = asRecord(raw.contract);
  const texts = (value: unknown): string[] => list(value).flatMap((item) => text(item) ?? []);
  return {
    id,
    name: text(raw.name) ?? text(raw.vendorName) ?? text(base.vendorName),
    ownerName: either('ownerName'),
    email: either('email'),
    phone: either('phone'),
    supportPhone: either('supportPhone'),
    addressLine1: either('addressLine1'),
    addressLine2: either('addressLine2'),
    city: either('city'),
    pincode: either('pincode'),
    state: either('state'),
    location: readCoordinates(raw.location) ?? readCoordinates(base.coords),
    timings: readTimings(raw.openingHours) ?? readTimings(base.deliveryTimings),
    categories: readCategories(raw),
    status: text(raw.status),
    phoneVerified: raw.phoneVerified === true || text(raw.phoneVerifiedAt) !== null,
    kyc: readKyc(raw.kyc),
    hasKycDraft: asRecord(raw.kyc)?.isDraft === true,
    contractAccepted: contract?.termsAccepted === true,
    minimumOrder: looseNumber(contract?.minimumOrder),
    deliveryRadius: looseNumber(contract?.deliveryRadius),
    documents: readDocuments(raw.documents),
    rejectionReason: text(review.reason),
    flagged: texts(review.flagged),
    outstanding: Array.isArray(review.outstanding) ? texts(review.outstanding) : null,
    submittedAt: text(review.submittedAt) ?? text(contract?.submittedAt),
    decidedAt: text(review.decidedAt),
  };
}

/**
 * A vendor's reply: bare, or under `vendor`, or under `data` (and `data.vendor`). A vendor without an id is
 * `null`, which callers report as 'Vendor not found'.
 */
export const vendorReplySchema = z.pipe(
  record,
  z.transform((reply): Vendor | null => {
    const outer = asRecord(reply.data) ?? reply;
    return readVendor(asRecord(outer.vendor) ?? outer);
  }),
);

/** The category the vendor's application belongs to; null when the server names none we know. */
export function vendorCategory(vendor: Pick<Vendor, 'categories'>): CategoryId | null {
  return vendor.categories[0] ?? null;
}
