import { categoryWords } from '#lib/copy/category.ts';
import { stepWords } from '#lib/copy/onboarding.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { StepId } from '#lib/domain/steps.ts';

/** Title and subtitle of a step. The documents' title is the category's own. */
export function stepHeading(step: StepId, category: CategoryId): { title: string; subtitle: string } {
  return step === 'documents'
    ? { title: categoryWords[category].documents, ...stepWords.documents }
    : stepWords[step];
}
