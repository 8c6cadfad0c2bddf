import { loadPinCities } from '#lib/api/pinCities.ts';
import { cityOfPin, pinZone, type PinCities } from '#lib/domain/pinCity.ts';

/** Kept for the life of the page; what failed is asked for again with the next PIN code. */
const zones = new Map<string, Promise<PinCities>>();

/**
 * The city of a PIN code by the bundled list, of which it loads one zone; null while the code is not whole, where the list is not
 * certain, and where it can't be had: it is only a help.
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
