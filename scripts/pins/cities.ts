import type { IndianPlace } from '../map/places.ts';

/** A post office as GeoNames' postal extract has it; several share a PIN code. */
interface PostOffice {
  pin: string;
  state: string;
  district: string;
  /** Sub-district: in the country, the town the office's village belongs to. */
  part: string;
  lat: number;
  lng: number;
}

/** Reads GeoNames' tab-separated postal extract of India; lines that are not of its form are left out. */
export function postOffices(text: string): PostOffice[] {
  return text.split('\n').flatMap((line): PostOffice[] => {
    const [country, pin = '', , state = '', , district = '', , part = '', , lat, lng] = line.split('\t');
    if (country !== 'IN' || !/^[1-9]\d{5}$/.test(pin)) return [];
    return [{ pin, state, district, part, lat: Number(lat), lng: Number(lng) }];
  });
}

/**
 * Where a city is larger than a district or its post offices are named after its quarters, India Post gives the city
 * sorting districts of its own, which are the PIN's first digits.
 */
const ownBeginnings: Record<string, string> = {
  '110': 'Delhi',
  '380': 'Ahmedabad',
  '4000': 'Mumbai',
  '4001': 'Mumbai',
  '4006': 'Thane',
  '4007': 'Navi Mumbai',
  '411': 'Pune',
  '500': 'Hyderabad',
  '560': 'Bengaluru',
  '600': 'Chennai',
  '700': 'Kolkata',
};

/** Names that the gazetteer has in their new form and the directory of post offices in the old one. */
const newNames: Record<string, string> = {
  Allahabad: 'Prayagraj',
  Bangalore: 'Bengaluru',
  Belgaum: 'Belagavi',
  Bellary: 'Ballari',
  Gulbarga: 'Kalaburagi',
  Gurgaon: 'Gurugram',
  Hubli: 'Hubballi',
  Mangalore: 'Mangaluru',
  Mysore: 'Mysuru',
  Pondicherry: 'Puducherry',
  Shimoga: 'Shivamogga',
  Trivandrum: 'Thiruvananthapuram',
  Tumkur: 'Tumakuru',
};

/** Further than this from its post offices, a place of the same name is another place. */
const nearKm = 25;

/**
 * The city of every PIN code of which it is certain enough to be filled in: the one whose own beginning it has, else the
 * sub-district of most of its post offices where a town of that name is near them. Others have none: an empty field is
 * better than a wrong one.
 */
export function citiesByPin(
  offices: readonly PostOffice[],
  places: readonly IndianPlace[],
): Map<string, string> {
  const byName = new Map<string, IndianPlace[]>();
  for (const place of places) byName.set(place.name, [...(byName.get(place.name) ?? []), place]);
  const byPin = new Map<string, PostOffice[]>();
  for (const office of offices) byPin.set(office.pin, [...(byPin.get(office.pin) ?? []), office]);

  const cities = new Map<string, string>();
  for (const pin of [...byPin.keys()].toSorted()) {
    const city = cityOf(pin, byPin.get(pin) ?? [], byName);
    if (city !== null) cities.set(pin, city);
  }
  return cities;
}

function cityOf(
  pin: string,
  offices: readonly PostOffice[],
  places: ReadonlyMap<string, readonly IndianPlace[]>,
): string | null {
  const own = ownBeginnings[pin.slice(0, 3)] ?? ownBeginnings[pin.slice(0, 4)];
  if (own !== undefined) return own;
  const name = mostOf(offices.map((office) => townName(office.part)));
  const isTown = (places.get(name ?? '') ?? []).some((place) =>
    offices.some((office) => kilometres(place, office) <= nearKm),
  );
  return isTown ? name : null;
}

/** `Coimbatore South` and `Pune City` are parts of a town; the town is what is asked. */
function townName(name: string): string {
  const town = name
    .replace(/\s*\(.*$/, '')
    .replace(
      /\s+(?:North|South|East|West|Central|City|Town|Urban|Rural|Sadar|Taluka?|Tehsil|Kty\.?|H\.?O\.?)$/i,
      '',
    )
    .trim();
  return newNames[town] ?? town;
}

/** What more than half of them are; null where nothing is. */
function mostOf(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [name, count] of counts) if (name !== '' && count * 2 > names.length) return name;
  return null;
}

function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const perDegree = 111.2;
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * perDegree;
}

/**
 * The static files by their path below the site: one for each of India Post's zones, which are the first digit of a PIN code.
 * Under a city the other five digits of its PIN codes, `60001-60004 60007` for 560001 to 560004 and 560007.
 */
export function pinFiles(cities: ReadonlyMap<string, string>): Map<string, string> {
  const zones = new Map<string, Map<string, number[]>>();
  for (const [pin, city] of [...cities].toSorted()) {
    const zone = zones.get(pin.slice(0, 1)) ?? new Map<string, number[]>();
    zones.set(pin.slice(0, 1), zone.set(city, [...(zone.get(city) ?? []), Number(pin.slice(1))]));
  }
  return new Map(
    [...zones].map(([zone, byCity]) => {
      const packed = [...byCity].map(
        ([city, pins]) => `${JSON.stringify(city)}:${JSON.stringify(runs(pins))}`,
      );
      // One city a line, so that a new release of the data can be read in a diff.
      return [`pins/${zone}.json`, `{\n${packed.join(',\n')}\n}\n`];
    }),
  );
}

function runs(numbers: readonly number[]): string {
  const packed: string[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const first = numbers[at] ?? 0;
    let last = first;
    while (numbers[at + 1] === last + 1) {
      last += 1;
      at += 1;
    }
    packed.push(last > first ? `${padded(first)}-${padded(last)}` : padded(first));
  }
  return packed.join(' ');
}

const padded = (number: number): string => String(number).padStart(5, '0');
