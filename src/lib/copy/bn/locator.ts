import type { Words } from '#lib/translation.ts';
import type * as english from '../en/locator.ts';

/** Words of the small map that only shows where a vendor is. */
export const locatorWords = {
  inside: (coordinates: string): string => `ভারতীয় উপমহাদেশের ম্যাপ, ${coordinates}-এ পিন`,
  outside: (coordinates: string): string => `ভারতীয় উপমহাদেশের ম্যাপ; ${coordinates} এর বাইরে`,
} satisfies Words<typeof english.locatorWords>;
