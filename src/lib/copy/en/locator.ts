/** Words of the small map that only shows where a vendor is. */
export const locatorWords = {
  inside: (coordinates: string): string => `Map of the Indian subcontinent with a pin at ${coordinates}`,
  outside: (coordinates: string): string => `Map of the Indian subcontinent; ${coordinates} lies outside it`,
} as const;
