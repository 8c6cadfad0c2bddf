import { categoryIds } from '#lib/domain/category.ts';
import { z } from '#lib/domain/z.ts';

/** A category as it travels. Apart from the categories, which screens name that check nothing. */
export const categorySchema = z.literal(categoryIds);
