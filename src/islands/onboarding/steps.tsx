import { useEffect } from 'react';
import type { CategoryId } from '#lib/domain/category.ts';
import { kycNames } from '#lib/domain/fieldNames.ts';
import type { KycForm } from '#lib/domain/kyc.ts';
import { localPhone } from '#lib/domain/phone.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import type { Correction } from '#lib/domain/resubmission.ts';
import type { StepId, StepsCompleted } from '#lib/domain/steps.ts';
import { readable } from '#lib/domain/text.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import type { VendorInfoForm } from '#lib/domain/vendorInfo.ts';
import { changeRoute } from '#lib/stores/application/onboardingRoute.ts';
import { lazyPart } from './lazyPart.tsx';

// Each step is loaded on its own: a vendor who resumes at the documents never pays for the forms before them, and the
// next step's code comes while the vendor fills in the one before.
const infoPart = lazyPart(() => import('./VendorInfoStep.tsx').then((module) => module.VendorInfoStep));
const savedInfoPart = lazyPart(() =>
  import('./VendorInfoSaved.tsx').then((module) => module.VendorInfoSaved),
);
const kyc = lazyPart(() => import('./KycStep.tsx').then((module) => module.KycStep));
const documents = lazyPart(() =>
  import('./documents/DocumentsStep.tsx').then((module) => module.DocumentsStep),
);
const contract = lazyPart(() => import('./contract/ContractStep.tsx').then((module) => module.ContractStep));

const preloadAfter: Record<StepId, () => void> = {
  'vendor-info': kyc.preload,
  'kyc-documents': documents.preload,
  documents: contract.preload,
  contract: () => undefined,
};

export interface StepBodyProps {
  step: StepId;
  category: CategoryId;
  vendor: Vendor | null;
  progress: ApplicationProgress | null;
  /** What the server has of the steps. */
  accepted: StepsCompleted;
  /** The same without what is changed since. */
  completed: StepsCompleted;
  /** What is to be corrected of a rejected application. */
  correction: Correction | null;
  onGo: (step: StepId) => void;
  onComplete: (step: StepId) => void;
  /** A document was uploaded: of a rejected application it may have been the last thing to be sent. */
  onUploaded: () => void;
  onSubmitted: () => void;
}

/** The step itself. Without a vendor there is only the first. */
export function StepBody(props: StepBodyProps) {
  const {
    step,
    category,
    vendor,
    progress,
    accepted,
    completed,
    correction,
    onGo,
    onComplete,
    onUploaded,
    onSubmitted,
  } = props;
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    idle(preloadAfter[step]);
  }, [step]);

  if (vendor === null) {
    return (
      <infoPart.Part
        category={category}
        onCreated={(vendorId) => changeRoute({ vendorId, step: 'kyc-documents' })}
      />
    );
  }
  switch (step) {
    case 'vendor-info':
      return <savedInfoPart.Part info={savedInfo(vendor, progress)} onNext={() => onGo('kyc-documents')} />;
    case 'kyc-documents':
      return (
        <kyc.Part
          vendorId={vendor.id}
          category={category}
          saved={savedKyc(vendor, progress)}
          isCompleted={accepted['kyc-documents'] && !vendor.hasKycDraft}
          isDraft={vendor.hasKycDraft}
          isReopened={!completed['kyc-documents'] && (accepted['kyc-documents'] || vendor.hasKycDraft)}
          correction={correction}
          onDone={() => onComplete('kyc-documents')}
          onBack={() => onGo('vendor-info')}
        />
      );
    case 'documents':
      return (
        <documents.Part
          vendorId={vendor.id}
          category={category}
          uploaded={uploadedDocuments(vendor, progress)}
          isCompleted={completed.documents}
          correction={correction}
          onUploaded={onUploaded}
          onDone={() => onComplete('documents')}
          onBack={() => onGo('kyc-documents')}
        />
      );
    case 'contract':
      return (
        <contract.Part
          vendorId={vendor.id}
          category={category}
          info={savedInfo(vendor, progress)}
          kyc={savedKyc(vendor, progress)}
          documents={uploadedDocuments(vendor, progress).map((document) => document.slot)}
          agreed={vendor}
          correction={correction}
          onChange={onGo}
          onDone={onSubmitted}
          onBack={() => onGo('documents')}
        />
      );
  }
}

/** Vendor information as the server has it: the vendor's own fields, else the progress's first step. */
export function savedInfo(vendor: Vendor, progress: ApplicationProgress | null): Partial<VendorInfoForm> {
  const step1 = progress?.vendorInfo ?? {};
  const info: Partial<VendorInfoForm> = { ...step1 };
  const texts = {
    vendorName: vendor.name,
    ownerName: vendor.ownerName,
    email: vendor.email,
    phone: vendor.phone,
    supportPhone: vendor.supportPhone,
    addressLine1: vendor.addressLine1,
    city: vendor.city,
    pincode: vendor.pincode,
  };
  for (const name of Object.keys(texts) as (keyof typeof texts)[]) {
    const value = readable(texts[name]) ?? readable(step1[name]);
    delete info[name];
    if (value) info[name] = name === 'phone' || name === 'supportPhone' ? `+91${localPhone(value)}` : value;
  }
  return {
    ...info,
    coords: vendor.location ?? step1.coords ?? null,
    ...(vendor.timings ? { deliveryTimings: vendor.timings } : {}),
  };
}

/** KYC details as the server has them, its newer progress before the vendor. */
export function savedKyc(vendor: Vendor, progress: ApplicationProgress | null): Partial<KycForm> {
  const saved: Partial<KycForm> = {};
  for (const name of kycNames) {
    const value = readable(progress?.kyc[name]) ?? readable(vendor.kyc?.[name]);
    if (value) saved[name] = value;
  }
  return saved;
}

/** Documents the server holds, by its list and by what its progress names beside it. */
export function uploadedDocuments(vendor: Vendor, progress: ApplicationProgress | null) {
  const listed = vendor.documents.map(({ type, uploadedAt, url }) => ({ slot: type, uploadedAt, url }));
  const known = new Set(listed.map((document) => document.slot));
  const others = (progress?.documents ?? []).filter((slot) => !known.has(slot));
  return [...listed, ...others.map((slot) => ({ slot, uploadedAt: null, url: null }))];
}
