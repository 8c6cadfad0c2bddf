import { z } from '#lib/domain/z.ts';

/**
 * Cities of one zone's PIN codes, packed by scripts/build-pins.ts: under a city's name the last five digits of its PIN codes
 * in ascending order and parted by blanks, `60001-60004` for four in a row.
 */
export const pinCitiesSchema = z.record(z.string(), z.string().check(z.regex(/^\d{5}(?:[- ]\d{5})*$/)));
export type PinCities = z.infer<typeof pinCitiesSchema>;

/** India Post's zone of a whole PIN code, its first digit, by which the list is split; null for anything else, and for the army's 9. */
export function pinZone(pin: string): string | null {
  return /^([1-8])\d{5}$/.exec(pin)?.[1] ?? null;
}

/** The city of a PIN code, by the list of its zone; null where the list is not certain. */
export function cityOfPin(pin: string, cities: PinCities): string | null {
  const end = pin.slice(1);
  const isIn = (run: string): boolean => {
    const [first, last = first] = run.split('-') as [first: string, last?: string];
    return first <= end && end <= last;
  };
  return Object.entries(cities).find(([, runs]) => runs.split(' ').some(isIn))?.[0] ?? null;
}
