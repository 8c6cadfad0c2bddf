import { categoryIds } from '#lib/domain/category/category.ts';
import { z } from '#lib/domain/z.ts';

/** A category in a body. It is not in `category.ts`, because screens that validate nothing load that file. */
export const categorySchema = z.literal(categoryIds);
