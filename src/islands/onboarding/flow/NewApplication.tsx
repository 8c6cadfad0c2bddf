import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { useIsHydrated } from '#islands/shell/page/useIsHydrated.ts';
import { onboardingWords } from '#lib/words/onboarding.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { noStepsCompleted } from '#lib/domain/application/steps.ts';
import { $hasMoved } from '#lib/stores/application/flow/onboardingRoute.ts';
import { acceptCopy, dropCopy, infoCopyName, isOffered } from '#lib/stores/session/recovery.ts';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { VendorInfoStep } from '#islands/onboarding/info/VendorInfoStep.tsx';

/** A new application: its first step, before a vendor exists. */
export function NewApplication({ category }: { category: CategoryId }) {
  const step = 'vendor-info';
  const copy = infoCopyName(category);
  // A form that was delivered with the document has no copy to offer.
  const isHydrated = useIsHydrated();
  const [isAsked, setIsAsked] = useState(() => isHydrated && isOffered(copy));
  const answer = (act: (form: string) => void) => () => {
    act(copy);
    setIsAsked(false);
    // The pressed button is gone, so the heading of the step takes focus.
    $hasMoved.set(true);
  };
  return (
    <ApplicationSteps flow={{ category, application: null, step, completed: noStepsCompleted }}>
      {isAsked ? (
        <div className="slip mt-3 p-5" role="status">
          <p>{onboardingWords.offered}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button kind="next" onClick={answer(acceptCopy)}>
              {onboardingWords.continueWith}
            </Button>
            <Button onClick={answer(dropCopy)}>{onboardingWords.startEmpty}</Button>
          </div>
        </div>
      ) : (
        <VendorInfoStep category={category} />
      )}
    </ApplicationSteps>
  );
}
