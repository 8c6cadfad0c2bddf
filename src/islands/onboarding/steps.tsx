import { useEffect } from 'react';
import type { Application } from '#lib/domain/application.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { StepId, StepsCompleted } from '#lib/domain/steps.ts';
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
  application: Application | null;
  /** What the server has of the steps. */
  accepted: StepsCompleted;
  /** The same without what is changed since. */
  completed: StepsCompleted;
  onGo: (step: StepId) => void;
  onComplete: (step: StepId) => void;
  /** A document was uploaded: of a rejected application it may have been the last thing to be sent. */
  onUploaded: () => void;
  onSubmitted: () => void;
}

/** The step itself. Without a vendor there is only the first. */
export function StepBody(props: StepBodyProps) {
  const { step, category, application, accepted, completed, onGo, onComplete, onUploaded, onSubmitted } =
    props;
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    idle(preloadAfter[step]);
  }, [step]);

  if (application === null) {
    return (
      <infoPart.Part
        category={category}
        onCreated={(vendorId) => changeRoute({ vendorId, step: 'kyc-documents' })}
      />
    );
  }
  const { id: vendorId, vendor, info, kyc: saved, documents: held, correction } = application;
  const isDraft = vendor.kyc?.isDraft ?? false;
  switch (step) {
    case 'vendor-info':
      return <savedInfoPart.Part info={info} onNext={() => onGo('kyc-documents')} />;
    case 'kyc-documents':
      return (
        <kyc.Part
          vendorId={vendorId}
          category={category}
          saved={saved}
          isCompleted={accepted['kyc-documents'] && !isDraft}
          isDraft={isDraft}
          isReopened={!completed['kyc-documents'] && (accepted['kyc-documents'] || isDraft)}
          correction={correction}
          onDone={() => onComplete('kyc-documents')}
          onBack={() => onGo('vendor-info')}
        />
      );
    case 'documents':
      return (
        <documents.Part
          vendorId={vendorId}
          category={category}
          uploaded={held}
          askedAt={application.askedAt}
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
          vendorId={vendorId}
          category={category}
          info={info}
          kyc={saved}
          documents={held.map(({ type }) => type)}
          agreed={vendor}
          correction={correction}
          onChange={onGo}
          onDone={onSubmitted}
          onBack={() => onGo('documents')}
        />
      );
  }
}
