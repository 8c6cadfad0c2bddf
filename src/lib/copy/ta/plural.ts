import { pluralIn } from '#lib/plural.ts';

/** The form of a text for a number. */
export const plural = pluralIn('ta-IN');
