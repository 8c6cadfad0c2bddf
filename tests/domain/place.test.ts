import { describe, expect, test } from 'vitest';
import {
  distanceKm,
  formatCoordinates,
  isCoordinates,
  roundCoordinates,
} from '#lib/domain/info/coordinates.ts';
import { readDoor, readPlaces } from '#lib/domain/info/place.ts';

describe('The door of a pin', () => {
  test.each([
    [{ house_number: '12', road: 'MG Road', suburb: 'Ashok Nagar' }, '12 MG Road, Ashok Nagar'],
    [{ house_number: '4B', pedestrian: 'Church Street' }, '4B Church Street'],
    [{ road: 'MG Road' }, 'MG Road'],
    [{ house_number: '12', suburb: 'Ashok Nagar' }, null],
    [{ suburb: 'Ashok Nagar' }, null],
  ])('%j has the street %j', (address, street) => {
    expect(readDoor({ address }).street).toBe(street);
  });
});

describe('coordinates', () => {
  test('may be zero', () => {
    expect(isCoordinates({ lat: 0, lng: 0 })).toBe(true);
    expect(formatCoordinates({ lat: 0, lng: -0.0000001 })).toBe('0.000000, 0.000000');
  });

  test.each([null, undefined, { lat: Number.NaN, lng: 1 }, { lat: 90.1, lng: 0 }, { lat: 0, lng: -180.5 }])(
    'are not %j',
    (value) => {
      expect(isCoordinates(value)).toBe(false);
    },
  );

  test('may be at the poles or on the date line', () => {
    expect(
      [
        { lat: 90, lng: 180 },
        { lat: -90, lng: -180 },
      ].map(isCoordinates),
    ).toEqual([true, true]);
  });

  test('have six decimals when shown and stored', () => {
    expect(formatCoordinates({ lat: -33.8688, lng: -70.65 })).toBe('-33.868800, -70.650000');
    expect(formatCoordinates({ lat: 28.5355161, lng: 77.3910268 })).toBe('28.535516, 77.391027');
    expect(roundCoordinates({ lat: 28.5355161, lng: 77.3910268 })).toEqual({
      lat: 28.535516,
      lng: 77.391027,
    });
  });

  test('wrap a longitude beyond 180 degrees', () => {
    expect(roundCoordinates({ lat: 20, lng: 438.96 })).toEqual({ lat: 20, lng: 78.96 });
    expect(roundCoordinates({ lat: 20, lng: -281.04 })).toEqual({ lat: 20, lng: 78.96 });
    expect(roundCoordinates({ lat: 91, lng: 180 })).toEqual({ lat: 90, lng: 180 });
  });

  test('have a distance in kilometres', () => {
    const [delhi, mumbai] = [
      { lat: 28.65, lng: 77.23 },
      { lat: 19.07, lng: 72.88 },
    ];
    expect(distanceKm(delhi, mumbai)).toBeCloseTo(1151, -1);
  });
});

describe("a geocoder's reply", () => {
  const entry = { display_name: 'Pune, India', lat: '18.52', lon: '73.86' };

  test('has degrees as text', () => {
    expect(readPlaces([entry])).toEqual([{ name: 'Pune, India', at: { lat: 18.52, lng: 73.86 } }]);
  });

  test.each([
    ['a town', { type: 'city' }],
    ['an area', { type: 'administrative' }],
    ['a PIN code', { type: 'postcode' }],
    ['an area by its address', { type: 'residential', addresstype: 'suburb' }],
    ['a town with a space after its name', { type: 'city', display_name: 'Pune , Maharashtra, India' }],
  ])('names %s as a whole town', (_what, kind) => {
    expect(readPlaces([{ ...entry, ...kind }])?.[0]).toMatchObject({ town: 'Pune' });
  });

  test.each([
    ['a shop', { type: 'pharmacy', addresstype: 'amenity' }],
    ['a hall, whatever its type', { type: 'town', addresstype: 'building' }],
    ['a house', { type: 'house' }],
    ['a road', { type: 'residential', addresstype: 'road' }],
    ['what is not told', { type: 7 }],
  ])('does not treat %s as a town', (_what, kind) => {
    expect(readPlaces([{ ...entry, ...kind }])?.[0]).not.toHaveProperty('town');
  });

  test('may contain zero', () => {
    expect(readPlaces([{ ...entry, lat: '0', lon: 0 }])?.[0]?.at).toEqual({ lat: 0, lng: 0 });
  });

  test('may have a sign and spaces around its degrees', () => {
    expect(readPlaces([{ ...entry, lat: ' -33.86 ', lon: '+151' }])?.[0]?.at).toEqual({
      lat: -33.86,
      lng: 151,
    });
  });

  test('skips only invalid entries', () => {
    const odd = [
      { ...entry, lat: '' },
      { ...entry, lat: '18.52x' },
      { ...entry, lat: '0x12' },
      { ...entry, lat: '1e1' },
      { ...entry, lon: '200' },
      { ...entry, lat: null },
      { ...entry, display_name: ' ' },
      null,
      'Pune',
    ];
    expect(readPlaces([...odd, entry])).toHaveLength(1);
    expect(readPlaces(odd)).toBeNull();
  });

  test('may be empty, but must be a list', () => {
    expect(readPlaces([])).toEqual([]);
    expect(readPlaces({ error: 'no' })).toBeNull();
    expect(readPlaces('<html>')).toBeNull();
  });
});
