import { Hono } from 'hono';
import { placeAt, searchPlaces, type SearchOptions } from '../geocoder.ts';

const defaultLimit = 10;
const maxLimit = 40;

/** Reads two opposite corners in any order, as Nominatim does. */
function readViewbox(text: string | undefined): SearchOptions['viewbox'] {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [x1 = Number.NaN, y1 = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** The place search of the site's map, with the reply formats of Nominatim's `/search` and `/reverse`. */
export function geocodeRoutes(): Hono {
  const app = new Hono();
  app.get('/reverse', (c) => {
    const { lat, lon } = c.req.query();
    const place = placeAt({ lat: Number(lat), lng: Number(lon) });
    return c.json(place ?? { error: 'Unable to geocode' });
  });
  return app.get('/search', (c) => {
    const { q = '', limit, viewbox, bounded, addressdetails } = c.req.query();
    const asked = Math.trunc(Number(limit ?? defaultLimit));
    const places = searchPlaces(q, {
      limit: Number.isFinite(asked) ? Math.max(1, Math.min(maxLimit, asked)) : defaultLimit,
      viewbox: readViewbox(viewbox),
      bounded: bounded === '1' || bounded === 'true',
    });
    c.header('Cache-Control', 'public, max-age=3600');
    return c.json(
      addressdetails === '1' ? places : places.map((place) => ({ ...place, address: undefined })),
    );
  });
}
