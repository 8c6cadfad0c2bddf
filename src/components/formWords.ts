import { categoryWords } from '#lib/words/category.ts';
import { beforeWords, onboardingWords } from '#lib/words/onboarding.ts';
import { categories, categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import { stepIds, stepNumber } from '#lib/domain/application/steps.ts';
import { stepHeading } from '#lib/messages/steps.ts';

/** Returns all texts of the first form that may name its category. */
function textsOf(category: CategoryId): string[] {
  return [
    categoryWords[category].register,
    beforeWords.time(categories[category].applicationMinutes),
    beforeWords.photographed(categoryWords[category].needs),
    ...stepIds.flatMap((step) => {
      const { title, subtitle } = stepHeading(step, category);
      return [title, subtitle, onboardingWords.stepName(stepNumber(step), title, false)];
    }),
  ];
}

/**
 * Returns, by category, the texts of the first form that differ between categories, one a line and in the same
 * order. `formReady.inline.ts` reads them from the attributes of its script.
 */
export function formWords(): Record<CategoryId, string> {
  const texts = categoryIds.map(textsOf);
  const differs = (_text: string, at: number): boolean => new Set(texts.map((each) => each[at])).size > 1;
  return Object.fromEntries(
    categoryIds.map((category) => [category, textsOf(category).filter(differs).join('\n')]),
  ) as Record<CategoryId, string>;
}
