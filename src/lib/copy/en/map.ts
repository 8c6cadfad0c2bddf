import type { CompassPoint } from '#lib/domain/coordinates.ts';
import { limits } from '#lib/limits.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'Location on the map',
  searchLabel: 'Find the place',
  searchPlaceholder: 'Search location...',
  searchHelp: `Name of the town or area, at least ${limits.mapSearchMinChars} letters.`,
  searching: 'Searching…',
  searchHint: (hint: string): string => `Search “${hint}”`,
  searchEmpty: (query: string): string =>
    `No place found for “${query}”. Try the name of the town, or place the pin on the map.`,
  searchFailed: 'The search did not work.',
  searchRetry: 'Try again',
  searchFound: (count: number): string => (count === 1 ? '1 place found' : `${count} places found`),
  results: 'Places found',
  locate: 'I’m at my shop: use my location',
  locating: 'Finding your location…',
  locateFailed: 'We could not find your location. Search for your area, or tap the map.',
  chosen: 'Chosen place',
  none: 'No place chosen yet. Use your location, search, or tap the map.',
  showMap: 'Show map',
  showMapWhy: 'The map needs more data. Search and your location work without it.',
  loading: 'Loading map…',
  failed: 'Failed to initialize MapLibre map',
  failedHelp: 'You can still use your location or search.',
  retry: 'Retry',
  locked: 'Location locked',
  dropPin: 'Put the pin in the middle',
  near: 'Nearest known places',
} as const;

/** Short, as on every map: the lines stand in a corner of one. */
const compassWords: Record<CompassPoint, string> = {
  n: 'N',
  ne: 'NE',
  e: 'E',
  se: 'SE',
  s: 'S',
  sw: 'SW',
  w: 'W',
  nw: 'NW',
};

/** How far and which way, as a person says it: metres when near, then tenths, then whole kilometres. */
export function distanceWords(km: number, direction: CompassPoint): string {
  if (km < 0.1) return 'here';
  const far =
    km < 0.95 ? `${Math.round(km * 10) * 100} m` : km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
  return `${far} ${compassWords[direction]}`;
}
