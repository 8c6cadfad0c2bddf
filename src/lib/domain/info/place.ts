import type { BoundingBox, Coordinates } from '#lib/domain/info/coordinates.ts';
import { asRecord, readText } from '#lib/domain/reply/parse.ts';
import { z } from '#lib/domain/z.ts';

/** The area of place searches: mainland India with the Andaman, Nicobar and Lakshadweep islands. */
export const indiaViewbox: BoundingBox = [68.1, 6.5, 97.5, 37.1];

/** A search result. */
export interface Place {
  name: string;
  at: Coordinates;
  /** The town's name if the result is a whole town, with its centre in `at`; absent for a street or a door. */
  town?: string;
  /** The town and the PIN code of the place, where the geocoder knows them. */
  city?: string;
  pincode?: string;
}

/** The address of a door, as far as the geocoder knows it. */
export interface Door extends Pick<Place, 'city' | 'pincode'> {
  street: string | null;
}

/** Nominatim's names for areas with many doors, in `addresstype` or in the `type` of its class `place`. */
const areaTypes = new Set(
  (
    'city town village hamlet suburb neighbourhood quarter municipality borough city_district district county ' +
    'state_district state region postcode administrative'
  ).split(' '),
);

/** Geocoders send degrees as text; numbers are accepted as well. An empty text is invalid. */
const degrees = (limit: number) =>
  z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((value) =>
        typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value,
      ),
    ),
    z.number().check(z.gte(-limit), z.lte(limit)),
  );

/** Returns the first of these parts that the address has. */
function partOf(address: unknown, ...names: readonly string[]): string | undefined {
  const parts = new Map(typeof address === 'object' && address !== null ? Object.entries(address) : []);
  return names.map((name) => readText(parts.get(name))).find((text) => text !== null) ?? undefined;
}

/** Returns the town and the PIN code of an address, as far as it names them. */
function townOf(address: unknown): Pick<Place, 'city' | 'pincode'> {
  const city = partOf(address, 'city', 'town', 'village');
  const pincode = partOf(address, 'postcode')?.replace(/\s/g, '');
  return {
    ...(city === undefined ? {} : { city }),
    ...(pincode !== undefined && /^[1-9]\d{5}$/.test(pincode) ? { pincode } : {}),
  };
}

/** One entry of a reply in Nominatim's format. */
const geocoderEntrySchema = z.pipe(
  z.object({
    display_name: z.string().check(z.trim(), z.minLength(1)),
    lat: degrees(90),
    lon: degrees(180),
    addresstype: z.optional(z.unknown()),
    type: z.optional(z.unknown()),
    address: z.optional(z.unknown()),
  }),
  z.transform(({ display_name: name, lat, lon: lng, addresstype, type, address }): Place => {
    const kind = typeof addresstype === 'string' ? addresstype : type;
    const isArea = typeof kind === 'string' && areaTypes.has(kind);
    return {
      name,
      at: { lat, lng },
      ...(isArea ? { town: name.replace(/,.*/s, '').trim() || name } : {}),
      ...townOf(address),
    };
  }),
);

/** Reads the address in a geocoder's reply to a reverse search. */
export function readDoor(reply: unknown): Door {
  const address = asRecord(asRecord(reply)?.address);
  const parts = [
    partOf(address, 'house_number'),
    partOf(address, 'road', 'pedestrian', 'footway'),
    partOf(address, 'neighbourhood', 'suburb'),
  ];
  const street = parts
    .filter(Boolean)
    .join(', ')
    .replace(/^(\d+\w*), /, '$1 ');
  return { street: parts[1] === undefined ? null : street, ...townOf(address) };
}

/**
 * Reads a geocoder's reply. Invalid entries are skipped, so that one does not hide the others; `null` means that the
 * whole reply cannot be read.
 */
export function readPlaces(reply: unknown): Place[] | null {
  if (!Array.isArray(reply)) return null;
  const places = reply.flatMap((entry: unknown) => {
    const read = geocoderEntrySchema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
  return reply.length > 0 && places.length === 0 ? null : places;
}
