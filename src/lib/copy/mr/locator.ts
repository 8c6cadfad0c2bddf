import type { Words } from '#lib/translation.ts';
import type * as english from '../en/locator.ts';

/** Words of the small map that only shows where a vendor is. */
export const locatorWords = {
  inside: (coordinates: string): string => `भारतीय उपखंडाचा नकाशा, पिन ${coordinates} वर`,
  outside: (coordinates: string): string => `भारतीय उपखंडाचा नकाशा; ${coordinates} त्याच्या बाहेर आहे`,
} satisfies Words<typeof english.locatorWords>;
