import { latinDigits } from '#lib/domain/digits.ts';

/**
 * A number in digits of 0 to 9, without what groups it: spaces, hyphens, and what Unicode calls general punctuation, where other dashes are and the
 * invisible marks of direction that are copied along with a contact.
 */
export const ungrouped = (typed: string): string => latinDigits(typed).replace(/[\s\u200B-\u206F-]/g, '');
