import type { CategoryId } from '#lib/domain/category.ts';
import { noStepsCompleted } from '#lib/domain/steps.ts';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { VendorInfoStep } from './VendorInfoStep.tsx';

/** A new application: its first step, of which nothing is known yet. */
export function NewApplication({ category }: { category: CategoryId }) {
  const step = 'vendor-info';
  return (
    <ApplicationSteps flow={{ category, application: null, step, completed: noStepsCompleted }}>
      <VendorInfoStep category={category} />
    </ApplicationSteps>
  );
}
