import { useEffect } from 'react';
import type { StepId } from '#lib/domain/steps.ts';
import type { Steps } from '#lib/stores/application/flow.ts';
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

/** The step itself. Without a vendor there is only the first. */
export function StepBody({ flow }: { flow: Steps }) {
  const { step, category, application } = flow;
  const isFirstForm = application === null;
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    const preload = (): void => void idle(preloadAfter[step]);
    if (!isFirstForm) return preload();
    // On a slow link nothing competes with the first form: its next step is fetched once it is being filled in.
    document.addEventListener('input', preload, { once: true });
    return () => document.removeEventListener('input', preload);
  }, [step, isFirstForm]);

  if (application === null) return <infoPart.Part category={category} />;
  const known = { ...flow, application };
  switch (step) {
    case 'vendor-info': {
      const { id, info, needsPhoneProof } = application;
      return <savedInfoPart.Part category={category} id={id} info={info} needsPhoneProof={needsPhoneProof} />;
    }
    case 'kyc-documents':
      return <kyc.Part flow={known} />;
    case 'documents':
      return <documents.Part flow={known} />;
    case 'contract':
      return <contract.Part flow={known} />;
  }
}
