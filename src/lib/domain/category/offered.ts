import { categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import { offered } from '#site/offered.ts';

/** The categories of new applications, in display order. A file of its own: no first step needs the list. */
export const offeredIds: readonly [CategoryId, ...CategoryId[]] = offered ?? categoryIds;
