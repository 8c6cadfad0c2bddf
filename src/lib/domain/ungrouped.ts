import { latinDigits } from '#lib/domain/digits.ts';

/**
 * Returns a number in digits 0 to 9 without grouping characters: spaces, hyphens, and Unicode's general punctuation,
 * which includes other dashes and the invisible direction marks in copied contacts.
 */
export const ungrouped = (typed: string): string => latinDigits(typed).replace(/[\s\u200B-\u206F-]/g, '');
