import { describe, expect, test } from 'vitest';
import { geocodeRoutes } from '#sandbox/routes/geocode.ts';
import { placeAt, searchPlaces } from '#sandbox/geocoder.ts';
import { indiaViewbox, readPlaces } from '#lib/domain/info/place.ts';

const names = (query: string): string[] => searchPlaces(query, { limit: 5 }).map((place) => place.name);

describe('the sandbox geocoder', () => {
  test.each([
    ['noida', 'Noida'],
    ['NOIDA', 'Noida'],
    ['beng', 'Bengaluru'],
    ['Mumbái', 'Mumbai'],
    ['greater noida', 'Greater Noida'],
    ['new delhi', 'New Delhi'],
    ['navi mumbai', 'Navi Mumbai'],
    ['Pūnch', 'Punch'],
    ['salem', 'Salem'],
    ['kota rajasthan', 'Kota'],
  ])('finds %j as %s', (query, name) => {
    expect(names(query)[0]).toBe(name);
  });

  test.each([
    ['Bangalore', 'Bengaluru'],
    ['Bombay', 'Mumbai'],
    ['Madras', 'Chennai'],
    ['Calcutta', 'Kolkata'],
    ['Gurgaon', 'Gurugram'],
    ['Poona', 'Pune'],
    ['Baroda', 'Vadodara'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Allahabad', 'Prayagraj'],
    ['Pondicherry', 'Puducherry'],
    ['Vizag', 'Visakhapatnam'],
    ['Calicut', 'Kozhikode'],
    ['Mysore', 'Mysuru'],
    ['Trichy', 'Tiruchirappalli'],
    ['Cochin', 'Kochi'],
  ])('knows %s as another name of %s', (query, name) => {
    expect(names(query)[0]).toBe(name);
  });

  test.each([
    ['sector 18 noida', 'Noida'],
    ['Shop No. 4, Main Road, Jaipur', 'Jaipur'],
    ['MG Road Bangalore', 'Bengaluru'],
    ['14/2 Anna Salai, Chennai 600002', 'Chennai'],
    ['Pune, Maharashtra, India', 'Pune'],
  ])('finds the town inside the address %j', (query, name) => {
    expect(names(query)[0]).toBe(name);
  });

  test('ranks names that begin with the query before names that contain it', () => {
    const begun = searchPlaces('pur', { limit: 400 }).map((place) => /\bpur/i.test(place.name));
    expect(begun[0]).toBe(true);
    expect(begun.indexOf(false)).toBeGreaterThan(begun.lastIndexOf(true));
  });

  test('distinguishes places of the same name by their state', () => {
    expect(searchPlaces('Chandigarh Tripura', { limit: 1 })[0]?.display_name).toContain('Tripura');
    expect(searchPlaces('Chandigarh', { limit: 1 })[0]?.lat).toMatch(/^30\./);
  });

  test.each(['', '   ', 'qqqqzzz', 'sector 18', '560001', '💊'])('returns nothing for %j', (query) => {
    expect(searchPlaces(query, { limit: 5 })).toEqual([]);
  });

  test('stays inside the viewbox when bounded, and else only prefers it', () => {
    const south: [number, number, number, number] = [74, 8, 81, 14];
    const bounded = searchPlaces('raj', { limit: 20, viewbox: south, bounded: true });
    expect(bounded.length).toBeGreaterThan(0);
    for (const place of bounded) expect(Number(place.lat)).toBeLessThanOrEqual(14);
    expect(searchPlaces('delhi', { limit: 3, viewbox: south, bounded: true })).toEqual([]);
    expect(searchPlaces('delhi', { limit: 3, viewbox: south })[0]?.name).toBe('Delhi');
  });
});

describe('GET /search', () => {
  const get = async (query: string): Promise<Record<string, unknown>[]> => {
    const response = await geocodeRoutes().request(`/search?${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>[];
  };

  test('replies in Nominatim’s format, with coordinates as text', async () => {
    const [place] = await get(
      `format=json&addressdetails=1&limit=5&q=noida&viewbox=${indiaViewbox}&bounded=1`,
    );
    expect(place).toMatchObject({
      display_name: 'Noida, Gautam Buddha Nagar, Uttar Pradesh, India',
      lat: '28.58',
      lon: '77.33',
      address: { city: 'Noida', state: 'Uttar Pradesh', country_code: 'in' },
    });
  });

  test('omits the address unless requested, and respects the limit', async () => {
    const places = await get('format=json&q=pur&limit=3');
    expect(places).toHaveLength(3);
    expect(places[0]).not.toHaveProperty('address');
  });

  test('replies to invalid parameters', async () => {
    expect(await get('')).toEqual([]);
    expect((await get('q=pune&limit=x&viewbox=1,2,3'))[0]).toMatchObject({ name: 'Pune' });
    expect(await get('q=pune&limit=-4')).toHaveLength(1);
    expect((await get('q=pune&viewbox=97.5,37.1,68.1,6.5&bounded=1'))[0]).toMatchObject({ name: 'Pune' });
  });

  test('can be read by the site', async () => {
    expect(readPlaces(await get('q=pune&limit=1'))).toEqual([
      { name: 'Pune, Maharashtra, India', town: 'Pune', at: { lat: 18.51957, lng: 73.85535 } },
    ]);
  });
});

test('names a street and the town at a position in India, and nothing elsewhere', () => {
  const found = placeAt({ lat: 12.97194, lng: 77.59369 });
  expect(found?.address).toMatchObject({
    city: 'Bengaluru',
    postcode: '560001',
    road: expect.any(String),
  });
  expect(placeAt({ lat: 12.97194, lng: 77.59369 })).toEqual(found);
  expect(placeAt({ lat: 0, lng: 0 })).toBeNull();
  expect(placeAt({ lat: Number.NaN, lng: 0 })).toBeNull();
});
