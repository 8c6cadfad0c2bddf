import { categoryWords } from '#lib/words/category.ts';
import { wrongCategoryToast } from '#lib/words/flow.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';

/** Returns the toast for an application opened on another category's page; `own` is its category. */
export function wrongCategoryMessage(own: CategoryId): ReturnType<typeof wrongCategoryToast> {
  return wrongCategoryToast({ id: own, name: categoryWords[own].name });
}
