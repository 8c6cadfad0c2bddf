import type { CategoryId } from '#lib/domain/category/category.ts';

/** The application that an address names. */
export interface ApplicationAddress {
  category: CategoryId | null;
  vendorId: string | null;
  /** Resume mode. */
  isContinue: boolean;
}

/**
 * Reads the query of an address. `registration` is the category of a /register page. The other pages have a
 * `serviceType`, which is case-insensitive and exactly one of `categories`. The list is a parameter, because an
 * inline script gets the ids alone.
 */
export function readApplicationAddress(
  search: string,
  registration: CategoryId | null | undefined,
  categories: readonly CategoryId[],
): ApplicationAddress {
  const query = new URLSearchParams(search);
  const named = query.get('serviceType')?.trim().toLowerCase();
  return {
    category: registration ?? categories.find((id) => id === named) ?? null,
    vendorId: query.get('vendorId') || null,
    isContinue: query.get('continue') === 'true',
  };
}

/** Returns the category, if an address names a new application; null for any other address. */
export function newCategory({ category, vendorId, isContinue }: ApplicationAddress): CategoryId | null {
  return vendorId === null && !isContinue ? category : null;
}
