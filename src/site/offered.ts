import type { CategoryId } from '#lib/domain/category/category.ts';

/**
 * The kinds of business that are offered to new vendors, in display order, such as `['pharmacy', 'labs']`; null for all. The
 * first is the form's default. A kind that is left out keeps its row in `categories.ts`, so that its earlier applications
 * can be read and finished.
 */
export const offered: readonly [CategoryId, ...CategoryId[]] | null = null;
