import { pinCitiesSchema, type PinCities } from '#lib/domain/pinCity.ts';
import { readList } from './lists.ts';

/**
 * The cities of one zone's PIN codes; `zone` is their first digit.
 * @throws {Error} when they can't be had.
 */
export async function loadPinCities(zone: string): Promise<PinCities> {
  return pinCitiesSchema.parse(await readList(`pins/${zone}`));
}
