import { unsentWords } from '#lib/words/slip.ts';
import { defaultCategory, type CategoryId } from '#lib/domain/category/category.ts';
import type { Unsent } from '#lib/domain/status/unsent.ts';
import { stepHeading } from '#lib/messages/steps.ts';

/** Returns the line before the status of an application that is not sent; null once it is sent. */
export function unsentMessage(unsent: Unsent, category: CategoryId | null): string | null {
  if (unsent === null) return null;
  if (unsent === 'unknown') return unsentWords.unknown;
  return unsentWords.next(stepHeading(unsent, category ?? defaultCategory).title);
}
