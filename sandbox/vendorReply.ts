import { bankStatusOf } from '#sandbox/bankChecks.ts';
import { isoTime } from '#sandbox/clock.ts';
import type { Context } from '#sandbox/context.ts';
import { documentsOf, documentUrl } from '#sandbox/documents.ts';
import { completedSteps, isOpen, progressOf, statusOf } from '#sandbox/progress.ts';
import { isChanged } from '#sandbox/kyc.ts';
import type { VendorRecord } from '#sandbox/vendorRecord.ts';

/** Whether an open application shows KYC changes that were not submitted again. */
function isUnsent(vendor: VendorRecord): boolean {
  if (!isOpen(vendor) || vendor.kyc === null || vendor.kycDraft === null) return false;
  return isChanged(vendor.kyc, vendor.kycDraft);
}

function kycStatus(vendor: VendorRecord): string {
  if (vendor.kyc === null) return 'incomplete';
  return vendor.decision ?? 'submitted';
}

/** Returns KYC details as replies show them: with the setting `maskKyc`, only the ends of PAN and account number. */
function masked<Details extends object>({ settings }: Context, details: Details | null): Details | null {
  if (details === null || !settings.maskKyc) return details;
  const entries = Object.entries(details).map(([name, value]: [string, unknown]) => [
    name,
    /^(?:panNumber|bankAccount)$/.test(name) && typeof value === 'string'
      ? value.replace(/.(?=.{4})/g, 'X')
      : value,
  ]);
  return Object.fromEntries(entries) as Details;
}

/** Returns a vendor with every field of the API. */
export function vendorReply(context: Context, vendor: VendorRecord): Record<string, unknown> {
  const documents = documentsOf(context, vendor);
  const slots = documents.map((document) => document.slot);
  const { baseInfo, optional } = vendor;
  const { vendorName: name, coords, deliveryTimings: openingHours, ...texts } = baseInfo;
  const kyc = masked(context, context.profile.shownKyc(vendor).vendor);
  return {
    id: vendor.id,
    name,
    ...texts,
    addressLine2: optional.addressLine2 ?? null,
    state: optional.state ?? null,
    location: { latitude: coords.lat, longitude: coords.lng },
    openingHours,
    category: vendor.category,
    categories: [vendor.category],
    status: statusOf(vendor, slots),
    progress: progressOf(vendor, slots),
    phoneVerified: true,
    phoneVerifiedAt: isoTime(vendor.createdAt),
    kyc: kyc && {
      ...kyc,
      status: kycStatus(vendor),
      isDraft: isUnsent(vendor),
      submittedAt: isoTime(vendor.kycSubmittedAt),
      verificationDate: vendor.decision === 'approved' ? isoTime(vendor.decidedAt) : null,
    },
    consents: vendor.consents.map(({ id, version, acceptedAt }) => ({ id, version, acceptedAt })),
    contract: vendor.contract && {
      ...vendor.contract,
      contractId: vendor.contractId,
      submittedAt: isoTime(vendor.contractSubmittedAt),
    },
    baseInfo,
    documents: documents.map((document) => ({
      type: document.slot,
      key: document.key,
      uploadedAt: isoTime(document.uploaded_at),
      url: documentUrl(context, document.key),
    })),
    review: {
      reason: vendor.decisionReason,
      ...reviewItems(vendor),
      submittedAt: isoTime(vendor.submittedAt),
      decidedAt: isoTime(vendor.decidedAt),
    },
    createdAt: isoTime(vendor.createdAt),
    updatedAt: isoTime(vendor.updatedAt),
  };
}

/** Returns the application's progress with the data of its steps. */
export function progressReply(context: Context, vendor: VendorRecord): Record<string, unknown> {
  const slots = documentsOf(context, vendor).map((document) => document.slot);
  const steps = completedSteps(vendor, slots);
  const { entered, step: whole } = context.profile.shownKyc(vendor);
  const step = masked(context, whole);
  return {
    vendorId: vendor.id,
    applicationData: {
      category: vendor.category,
      status: {
        vendorStatus: statusOf(vendor, slots),
        phoneVerified: true,
        updatedAt: isoTime(vendor.updatedAt),
      },
      progress: progressOf(vendor, slots),
      step1: { completed: steps['vendor-info'], ...vendor.baseInfo },
      step2: {
        completed: steps['kyc-documents'],
        data: step && { ...step, idfyStatus: bankStatusOf(context, vendor.userId, entered ?? {}) },
      },
      step3: { completed: steps.documents, documents: slots },
      step4: { completed: steps.contract, ...vendor.contract },
    },
  };
}

/** Returns an entry of the list of applications. */
export function applicationReply(context: Context, vendor: VendorRecord): Record<string, unknown> {
  const slots = documentsOf(context, vendor).map((document) => document.slot);
  return {
    id: vendor.id,
    name: vendor.baseInfo.vendorName,
    city: vendor.baseInfo.city,
    category: vendor.category,
    categories: [vendor.category],
    status: statusOf(vendor, slots),
    progress: progressOf(vendor, slots),
    review: reviewItems(vendor),
    createdAt: isoTime(vendor.createdAt),
    updatedAt: isoTime(vendor.updatedAt),
  };
}

/** Returns the flagged items, those of them that were not sent again, and the reviewer's words about them. */
function reviewItems({ flagged, outstanding, items }: VendorRecord) {
  return { flagged, outstanding: outstanding.filter((item) => flagged.includes(item)), items };
}
