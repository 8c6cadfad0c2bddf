import { useEffect } from 'react';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { offers } from '#lib/capabilities.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import type { Steps } from '#lib/stores/application/flow/flow.ts';
import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import { loadWords } from '#lib/words/app.ts';
import answersCss from '../../../styles/answers.css?url';
import { FormSkeleton } from './FlowSkeleton.tsx';
import { whenIdle } from './whenIdle.ts';

const waiting = (
  <div role="status" aria-label={loadWords.loading}>
    <FormSkeleton />
  </div>
);
// Each step is a separate chunk, so a vendor who resumes at the documents does not load the earlier forms.
// The next step is preloaded while the vendor fills in the current one.
const savedInfoPart = lazyPart(
  () => import('#islands/onboarding/info/VendorInfoSaved.tsx').then((module) => module.VendorInfoSaved),
  waiting,
);
const kyc = lazyPart(
  () => import('#islands/onboarding/kyc/KycStep.tsx').then((module) => module.KycStep),
  waiting,
);
const documents = lazyPart(
  () => import('#islands/onboarding/documents/DocumentsStep.tsx').then((module) => module.DocumentsStep),
  waiting,
);
const contract = lazyPart(async () => {
  const [{ ContractStep }] = await Promise.all([
    import('#islands/onboarding/contract/ContractStep.tsx'),
    loadStylesheet(answersCss),
  ]);
  return ContractStep;
}, waiting);

/** Preloads the step after the first one of a new application. */
export const preloadSecond = kyc.preload;

const preloadAfter: Record<StepId, () => void> = {
  'vendor-info': kyc.preload,
  'kyc-documents': documents.preload,
  documents: contract.preload,
  contract: () => undefined,
};

/**
 * The open step. Without a vendor there is only the first step: the address changes, and `NewApplication`
 * renders it.
 */
export function StepBody({ flow }: { flow: Steps }) {
  const { category, step, application } = flow;
  useEffect(() => whenIdle(preloadAfter[step]), [step]);

  if (application === null) return waiting;
  const known = { ...flow, application };
  switch (step) {
    case 'vendor-info': {
      const { id, info } = application;
      const needsPhoneProof = application.needsPhoneProof && offers('phoneProof');
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
