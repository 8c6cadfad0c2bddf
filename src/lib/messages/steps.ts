import { categoryWords } from '#lib/copy/category.ts';
import { progressWords, stepWords } from '#lib/copy/progress.ts';
import { defaultCategory, type CategoryId } from '#lib/domain/category.ts';
import type { StepId } from '#lib/domain/steps.ts';
import type { Unsent } from '#lib/domain/unsent.ts';

/** Returns the title and subtitle of a step. The title of the documents depends on the category. */
export function stepHeading(step: StepId, category: CategoryId): { title: string; subtitle: string } {
  return step === 'documents'
    ? { title: categoryWords[category].documents, ...stepWords.documents }
    : stepWords[step];
}

/** Returns the line before the status of an application that is not sent; null once it is sent. */
export function unsentMessage(unsent: Unsent, category: CategoryId | null): string | null {
  if (unsent === null) return null;
  if (unsent === 'unknown') return progressWords.notSent;
  return progressWords.notSentNext(stepHeading(unsent, category ?? defaultCategory).title);
}
