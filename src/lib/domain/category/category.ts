import { categoryRows, type CategoryRules } from '#site/categories.ts';

export type CategoryId = keyof typeof categoryRows;
export const categoryIds = Object.keys(categoryRows) as unknown as readonly [CategoryId, ...CategoryId[]];

/** The upload slots for licences. */
export type LicenceSlot = (typeof categoryRows)[CategoryId]['licenceSlot'];

export const categories: Record<CategoryId, CategoryRules & { licenceSlot: LicenceSlot }> = categoryRows;

export const defaultCategory: CategoryId = 'pharmacy';

/** Parses a category in any spelling of a server or URL (`LABS`, `lab`, ` Pharmacy `); null if unknown. */
export function parseCategory(value: unknown): CategoryId | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  return categoryIds.find((id) => id === text || categories[id].synonyms.includes(text)) ?? null;
}
