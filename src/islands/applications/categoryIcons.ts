import type { IconName } from '#islands/ui/Icon.tsx';
import type { CategoryId } from '#lib/domain/category.ts';

/** The mark of each kind of business. */
export const categoryIcons: Record<CategoryId, IconName> = {
  pharmacy: 'pill',
  supplements: 'leaf',
  labs: 'flask',
};
