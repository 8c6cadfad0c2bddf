import { z } from '#lib/domain/z.ts';

/**
 * Cities of one PIN code zone, packed by scripts/data/pins.ts. The key is the city; the value lists the last five
 * digits of its PIN codes, ascending, separated by spaces. `60001-60004` is a range of four.
 */
export const pinCitiesSchema = z.record(z.string(), z.string().check(z.regex(/^\d{5}(?:[- ]\d{5})*$/)));
export type PinCities = z.infer<typeof pinCitiesSchema>;

/**
 * Returns India Post's zone of a complete PIN code: its first digit, by which the list is split. Null for anything
 * else, including zone 9 (the army).
 */
export function pinZone(pin: string): string | null {
  return /^([1-8])\d{5}$/.exec(pin)?.[1] ?? null;
}

/** Returns the city of a PIN code from the list of its zone; null where the list is not certain. */
export function cityOfPin(pin: string, cities: PinCities): string | null {
  const end = pin.slice(1);
  const isIn = (run: string): boolean => {
    const [first, last = first] = run.split('-') as [first: string, last?: string];
    return first <= end && end <= last;
  };
  return Object.entries(cities).find(([, runs]) => runs.split(' ').some(isIn))?.[0] ?? null;
}
