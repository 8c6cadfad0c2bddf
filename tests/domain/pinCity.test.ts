import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cityOfPin, pinCitiesSchema, pinZone } from '#lib/domain/info/pinCity.ts';
import { citiesByPin, pinFiles, postOffices } from '../../scripts/data/pins.ts';

const folder = new URL('../../public/pins/', import.meta.url);
const committed = (zone: string) =>
  pinCitiesSchema.parse(JSON.parse(readFileSync(new URL(`${zone}.json`, folder), 'utf8')));
const cityOf = (pin: string): string | null => {
  const zone = pinZone(pin);
  return zone === null ? null : cityOfPin(pin, committed(zone));
};

describe('The city of a PIN code', () => {
  test.each([
    ['110001', 'Delhi'],
    ['302001', 'Jaipur'],
    ['380009', 'Ahmedabad'],
    ['400050', 'Mumbai'],
    ['400601', 'Thane'],
    ['411001', 'Pune'],
    ['482001', 'Jabalpur'],
    ['500081', 'Hyderabad'],
    ['524201', null],
    ['560001', 'Bengaluru'],
    ['576101', 'Udupi'],
    ['600096', 'Chennai'],
    ['641001', 'Coimbatore'],
    ['682008', 'Kochi'],
    ['700091', 'Kolkata'],
  ])('%s is %s', (pin, city) => {
    expect(cityOf(pin)).toBe(city);
  });

  test('requires a complete PIN code', () => {
    expect(['56000', '5600011', '060001', '56000a', ''].map(pinZone)).toEqual([null, null, null, null, null]);
    expect(pinZone('900056'), 'the army’s own have no city').toBeNull();
  });
});

test('a list in another format is refused', () => {
  const isList = (runs: unknown) => pinCitiesSchema.safeParse({ Pune: runs }).success;
  expect(['11001', '11001 11003', '11001-11004 11006'].map(isList)).toEqual([true, true, true]);
  for (const runs of ['', '1101', ' 11001', 'x11001', '11001,11003', '11001-', 11001])
    expect(isList(runs), String(runs)).toBe(false);
});

describe('The files of the list', () => {
  test('exist for each zone, none larger than 12 kB', () => {
    expect(readdirSync(folder).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((zone) => `${zone}.json`));
    for (const name of readdirSync(folder))
      expect(readFileSync(new URL(name, folder)).length).toBeLessThan(12_000);
  });

  test('contain every known PIN code, each under one city', () => {
    let count = 0;
    for (const zone of readdirSync(folder)) {
      const cities = committed(zone.slice(0, 1));
      const seen = new Set<string>();
      for (const run of Object.values(cities).flatMap((runs) => runs.split(' '))) {
        const [first = '', last = first] = run.split('-');
        for (let end = Number(first); end <= Number(last); end += 1) {
          const pin = zone.slice(0, 1) + String(end).padStart(5, '0');
          expect(seen.has(pin), pin).toBe(false);
          seen.add(pin);
        }
      }
      count += seen.size;
    }
    expect(count).toBeGreaterThan(8000);
  });
});

describe('The generator of the list', () => {
  const place = { state: '', district: '', lat: 10, lng: 77, rank: 3 as const };
  const line = (pin: string, district: string, part: string, at = '10\t77'): string =>
    `IN\t${pin}\tOffice\tState\t01\t${district}\t001\t${part}\t\t${at}\t4`;
  const cities = (lines: string[], ...names: string[]) =>
    Object.fromEntries(
      citiesByPin(
        postOffices(lines.join('\n')),
        names.map((name) => ({ ...place, name })),
      ),
    );

  test('maps part of a town to the town under its current name', () => {
    const lines = [line('641001', 'Coimbatore', 'Coimbatore South'), line('570001', 'Mysore', 'Mysore')];
    expect(cities(lines, 'Coimbatore', 'Mysuru')).toEqual({ '641001': 'Coimbatore', '570001': 'Mysuru' });
  });

  test('leaves out a name without a town near its post offices', () => {
    expect(cities([line('571231', 'Kodagu', 'Nowhere')], 'Somvarpet')).toEqual({});
    expect(cities([line('571231', 'Kodagu', 'Somvarpet', '12\t77')], 'Somvarpet')).toEqual({});
  });

  test('leaves out a PIN code whose post offices disagree', () => {
    const lines = ['Aluva', 'Paravur'].map((part) => line('683101', 'Ernakulam', part));
    expect(cities(lines, 'Aluva', 'Paravur')).toEqual({});
  });

  test('packs consecutive PIN codes as a range', () => {
    const known = new Map(['560001', '560002', '560003', '560007'].map((pin) => [pin, 'Bengaluru']));
    const text = pinFiles(known).get('pins/5.json') ?? '';
    expect(JSON.parse(text)).toEqual({ Bengaluru: '60001-60003 60007' });
  });
});
