import type { Words } from '#lib/translation.ts';
import type * as english from '../en/locator.ts';

/** Words of the small map that only shows where a vendor is. */
export const locatorWords = {
  inside: (coordinates: string): string => `भारतीय उपमहाद्वीप का नक्शा, पिन ${coordinates} पर`,
  outside: (coordinates: string): string => `भारतीय उपमहाद्वीप का नक्शा; ${coordinates} इससे बाहर है`,
} satisfies Words<typeof english.locatorWords>;
