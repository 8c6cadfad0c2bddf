import * as limits from '#lib/limits.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'Location on the map',
  searchLabel: 'Find the place',
  /** Beside the label: why the place matters. */
  searchWhy: 'Riders go to the pin',
  searchPlaceholder: 'Search location...',
  searchHelp: `Town or area, ${limits.mapSearchMinChars} letters or more.`,
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
  /** Where the pin is, where no search has named it. */
  near: (town: string): string => `Near ${town}`,
  pinned: 'Pin on the map',
  /** The search found a town, and the pin is in its middle. */
  townCentre: (town: string): string => `This is the middle of ${town}, not your door.`,
  moveToDoor: 'Please move the pin to your door.',
  streetsLost: 'The street map did not load. You can use this simple map.',
} as const;
