import { bankStatusOf } from '#sandbox/bankChecks.ts';
import { isoTime } from '#sandbox/clock.ts';
import type { Context } from '#sandbox/context.ts';
import { documentsOf, documentUrl } from '#sandbox/documents.ts';
import { completedSteps, isOpen, progressOf, statusOf } from '#sandbox/progress.ts';
import { enteredKyc, isChanged, type KycDraft } from '#sandbox/kyc.ts';
import type { VendorRecord } from '#sandbox/vendors.ts';

/** What the vendor last entered: the draft over the submission while the application is open, else the submission. */
function kycData(vendor: VendorRecord): KycDraft | null {
  return enteredKyc(vendor.kyc, isOpen(vendor) ? vendor.kycDraft : null);
}

/** Whether what is shown of the KYC was changed after it was submitted, without being submitted again. */
function isUnsent(vendor: VendorRecord): boolean {
  if (!isOpen(vendor) || vendor.kyc === null || vendor.kycDraft === null) return false;
  return isChanged(vendor.kyc, vendor.kycDraft);
}

function kycStatus(vendor: VendorRecord): string {
  if (vendor.kyc === null) return 'incomplete';
  return vendor.decision ?? 'submitted';
}

/** A vendor with every field of the contract. */
export function vendorReply(context: Context, vendor: VendorRecord): Record<string, unknown> {
  const documents = documentsOf(context, vendor);
  const slots = documents.map((document) => document.slot);
  const { baseInfo, optional } = vendor;
  const { vendorName: name, coords, deliveryTimings: openingHours, ...texts } = baseInfo;
  const data = kycData(vendor);
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
    kyc: data && {
      ...data,
      status: kycStatus(vendor),
      isDraft: isUnsent(vendor),
      submittedAt: isoTime(vendor.kycSubmittedAt),
      verificationDate: vendor.decision === 'approved' ? isoTime(vendor.decidedAt) : null,
    },
    consents: vendor.consents,
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

/** The application's progress with the data of its steps. */
export function progressReply(context: Context, vendor: VendorRecord): Record<string, unknown> {
  const slots = documentsOf(context, vendor).map((document) => document.slot);
  const steps = completedSteps(vendor, slots);
  const data = kycData(vendor);
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
        data: data && {
          ...data,
          bankHolderName: data.panHolderName ?? null,
          idfyStatus: bankStatusOf(context, vendor.userId, data),
        },
      },
      step3: { completed: steps.documents, documents: slots },
      step4: { completed: steps.contract, ...vendor.contract },
    },
  };
}

/** An entry of the list of applications. */
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

/** What a reviewer flagged, and what of it was not sent again. */
function reviewItems({ flagged, outstanding }: VendorRecord): { flagged: string[]; outstanding: string[] } {
  return { flagged, outstanding: outstanding.filter((item) => flagged.includes(item)) };
}
