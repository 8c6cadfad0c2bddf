import { pinCitiesSchema, type PinCities } from '#lib/domain/info/pinCity.ts';
import { readList } from '#lib/api/reply/lists.ts';

/**
 * Loads the cities of one PIN code zone; `zone` is the first digit of a PIN code.
 * @throws {Error} when they cannot be loaded.
 */
export async function loadPinCities(zone: string): Promise<PinCities> {
  return pinCitiesSchema.parse(await readList(`pins/${zone}`));
}
