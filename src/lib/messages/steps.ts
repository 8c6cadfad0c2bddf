import { categoryWords, stepWords } from '#lib/words/category.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { StepId } from '#lib/domain/application/steps.ts';

/** Returns the title and subtitle of a step. The title of the documents depends on the category. */
export function stepHeading(step: StepId, category: CategoryId): { title: string; subtitle: string } {
  return step === 'documents'
    ? { title: categoryWords[category].documents, ...stepWords.documents }
    : stepWords[step];
}
