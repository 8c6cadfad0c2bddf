import { brand } from '#lib/brand.ts';

/** Returns the name under which the browser stores an entry. */
export const keyOf = (name: string): string => `${brand.storagePrefix}.${name}`;
