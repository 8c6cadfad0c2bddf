import { readFileSync } from 'node:fs';
import { distanceKm, isCoordinates, type Coordinates } from '#lib/domain/info/coordinates.ts';
import { pinCitiesSchema } from '#lib/domain/info/pinCity.ts';
import { fnv1a } from '#lib/domain/hash.ts';
import { foldedWords, gazetteer, type GazetteerPlace } from './gazetteer.ts';

/** The part of a Nominatim entry that the sandbox sends. As in Nominatim, coordinates and boxes are text. */
interface GeocodedPlace {
  place_id: number;
  licence: string;
  lat: string;
  lon: string;
  class: 'place';
  type: 'city' | 'town' | 'village';
  importance: number;
  name: string;
  display_name: string;
  boundingbox: [south: string, north: string, west: string, east: string];
  address: Record<string, string>;
}

export interface SearchOptions {
  limit: number;
  viewbox?: [minLon: number, minLat: number, maxLon: number, maxLat: number] | undefined;
  /** Leaves out places outside the viewbox. Otherwise the places inside only rank higher. */
  bounded?: boolean | undefined;
}

/** Address words that name no town. A place loses no points for lacking them. */
const addressWords = new Set(
  (
    'sector sec phase block road rd street st lane gali marg nagar colony market bazaar near opposite opp behind ' +
    'main cross floor shop no plot house flat building tower complex area city town district dist village post ' +
    'po ps the and of at in new old east west north south'
  ).split(' '),
);

/**
 * Returns how well a word of the query fits one of a place's words: 1 for the whole word, less for its beginning,
 * least for its middle, and 0 for no match.
 */
function fit(word: string, words: string[]): number {
  let best = 0;
  for (const candidate of words) {
    if (candidate === word) return 1;
    if (word.length >= 2 && candidate.startsWith(word)) {
      best = Math.max(best, 0.6 + 0.3 * (word.length / candidate.length));
    } else if (word.length >= 3 && candidate.includes(word)) best = Math.max(best, 0.3);
  }
  return best;
}

function score(query: string[], place: GazetteerPlace): number {
  let total = 0;
  let named = 0;
  let unknown = 0;
  for (const word of query) {
    const usual = addressWords.has(word) || /\d/.test(word);
    const byName = fit(word, place.nameWords);
    const byArea = fit(word, place.areaWords);
    if (byName > 0) {
      // "Sector 18" must not find a village named Sector, so such words count little.
      named += byName * (usual ? 0.2 : 1);
      total += byName * (usual ? 0.2 : 1);
    } else if (byArea >= 0.6) total += 0.35 * byArea;
    else if (!usual) unknown += 1;
  }
  if (named < 0.25) return 0;
  // A query with the whole name beats a query with a part of it ("New Delhi" is not "Delhi"). Unknown words in
  // the query cost points.
  const name = foldedWords(place.name);
  const covered = Math.min(1, query.filter((word) => fit(word, place.nameWords) >= 0.6).length / name.length);
  const whole = name.length > 1 && ` ${query.join(' ')} `.includes(` ${name.join(' ')} `) ? 0.5 : 0;
  return total - 0.25 * unknown + 0.3 * covered + whole + (3 - place.rank) * 0.2;
}

const licence = 'Data © GeoNames (https://www.geonames.org/), CC BY 4.0';

/** Half the side of a place's bounding box in degrees, by its rank. */
const reach = [0.16, 0.16, 0.06, 0.02];

function answer(place: GazetteerPlace, importance: number): GeocodedPlace {
  const type = place.rank === 1 ? 'city' : place.rank === 2 ? 'town' : 'village';
  const parts = [place.name, place.district, place.state].filter(Boolean);
  const distinct = parts.filter((part, i) => parts.indexOf(part) === i);
  const half = reach[place.rank] ?? 0.02;
  const text = (value: number): string => value.toFixed(7);
  return {
    place_id: place.id,
    licence,
    lat: String(place.lat),
    lon: String(place.lng),
    class: 'place',
    type,
    importance,
    name: place.name,
    display_name: [...distinct, 'India'].join(', '),
    boundingbox: [
      text(place.lat - half),
      text(place.lat + half),
      text(place.lng - half),
      text(place.lng + half),
    ],
    address: {
      [type]: place.name,
      ...(place.district ? { state_district: place.district } : {}),
      ...(place.state ? { state: place.state } : {}),
      country: 'India',
      country_code: 'in',
    },
  };
}

/**
 * Finds Indian places by any of their names, in any case, with or without accents, whole or begun, alone or
 * inside an address. Returns the best match first, and no place if the query names none.
 */
export function searchPlaces(query: string, options: SearchOptions): GeocodedPlace[] {
  const words = foldedWords(query.slice(0, 200));
  if (words.length === 0 || options.limit <= 0) return [];
  const { viewbox } = options;
  const found: { place: GazetteerPlace; points: number }[] = [];
  for (const place of gazetteer()) {
    const inside =
      !viewbox ||
      (place.lng >= viewbox[0] &&
        place.lng <= viewbox[2] &&
        place.lat >= viewbox[1] &&
        place.lat <= viewbox[3]);
    if (options.bounded && !inside) continue;
    const points = score(words, place);
    if (points > 0) found.push({ place, points: points + (viewbox && inside ? 0.5 : 0) });
  }
  found.sort((a, b) => b.points - a.points || a.place.id - b.place.id);
  return found
    .slice(0, options.limit)
    .map(({ place, points }) => answer(place, Number(Math.min(1, points / (words.length + 1)).toFixed(3))));
}

/** Returns a PIN code of a city: the first one in the site's list. */
function pinOf(city: string): string | null {
  const zones = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const zone of zones) {
    const file = new URL(`../public/pins/${zone}.json`, import.meta.url);
    const cities = pinCitiesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (cities[city] !== undefined) return `${zone}${cities[city].slice(0, 5)}`;
  }
  return null;
}

const roads = ['Station Road', 'Gandhi Road', 'Nehru Marg', 'Temple Street', 'College Road', 'Market Road'];

/** Returns the simulated door at a position: a street, and the nearest known town within 50 km. Null if there is none. */
export function placeAt(at: Coordinates): GeocodedPlace | null {
  if (!isCoordinates(at)) return null;
  let nearest: GazetteerPlace | null = null;
  let least = 50;
  for (const place of gazetteer()) {
    const km = distanceKm(at, place);
    if (km < least) [nearest, least] = [place, km];
  }
  if (nearest === null) return null;
  const seed = fnv1a(`${at.lat.toFixed(3)},${at.lng.toFixed(3)}`) >>> 0;
  const found = answer(nearest, 1);
  const street = { house_number: String(1 + (seed % 180)), road: roads[(seed >>> 8) % roads.length] ?? '' };
  const postcode = pinOf(nearest.name);
  const address = { ...street, ...found.address, ...(postcode === null ? {} : { postcode }) };
  return { ...found, lat: String(at.lat), lon: String(at.lng), address };
}
