import { loadPinCities } from '#lib/api/data/pinCities.ts';
import { cityOfPin, pinZone, type PinCities } from '#lib/domain/info/pinCity.ts';

/** Zones by name, cached for the life of the page. A failed zone is requested again with the next PIN code. */
const zones = new Map<string, Promise<PinCities>>();

/**
 * Returns the city of a PIN code from one zone of the bundled list. Null if the code is incomplete, the list is
 * not certain, or it fails to load: the city is only a help.
 */
export async function findPinCity(pin: string): Promise<string | null> {
  const zone = pinZone(pin);
  if (zone === null) return null;
  const loading = zones.get(zone) ?? loadPinCities(zone);
  zones.set(zone, loading);
  try {
    return cityOfPin(pin, await loading);
  } catch {
    zones.delete(zone);
    return null;
  }
}
