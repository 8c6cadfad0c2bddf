/**
 * Build-time settings. Every one is read here and nowhere else; the defaults serve a site, its API and its
 * geocoder from one origin.
 */
const settings: Record<string, string | undefined> = {
  // Spelt out one by one: the bundler replaces each expression by its value.
  apiBase: import.meta.env?.PUBLIC_API_BASE,
  geocoderUrl: import.meta.env?.PUBLIC_GEOCODER_URL,
  mapStyleUrl: import.meta.env?.PUBLIC_MAP_STYLE_URL,
  mapStyleDarkUrl: import.meta.env?.PUBLIC_MAP_STYLE_DARK_URL,
  consent: import.meta.env?.PUBLIC_CONSENT,
};

const setting = (name: string, fallback: string): string => settings[name]?.trim() || fallback;

/** MapLibre styles of one map for both colour schemes. */
interface MapStyles {
  light: string;
  dark: string;
}

/** The map that ships with the site: land and towns without streets, from the site's own files. */
export const bundledMap: MapStyles = { light: '/map/style.json', dark: '/map/style-dark.json' };

const mapStyleUrl = setting('mapStyleUrl', 'bundled');

export const env = {
  /** Origin that serves the API's `/api`, without a trailing slash; empty is the site's own. */
  apiBase: setting('apiBase', '').replace(/\/$/, ''),
  /** A Nominatim-shaped search endpoint. */
  geocoderUrl: setting('geocoderUrl', '/geocode/search'),
  /**
   * A map with streets, of another host; null where the setting is `bundled`. A style without a dark variant of its own is
   * used in both schemes.
   */
  streetMap:
    mapStyleUrl === 'bundled' || mapStyleUrl === bundledMap.light
      ? null
      : ({ light: mapStyleUrl, dark: setting('mapStyleDarkUrl', mapStyleUrl) } satisfies MapStyles),
  /** Whether every consent starts unticked. Otherwise WhatsApp updates start ticked, as the specification has them. */
  isConsentOptIn: setting('consent', '') === 'opt-in',
} as const;

/**
 * Where the site's reports go (`report.ts`): an address, or a path of the site's own. Null in a build without reports. It is
 * compared with null wherever something is reported, because the bundler then leaves that out of a build without them.
 */
export const reportUrl: string | null = import.meta.env?.PUBLIC_REPORT_URL || null;

/**
 * The one code that is right in mock mode, which the sign-in screens then tell of; null in every other build. It is spelt
 * here, beside the condition, because the bundler then leaves it out of a production bundle. The sandbox's `testCode` is
 * the same.
 */
export const mockCode = import.meta.env?.PUBLIC_MOCK_MODE === 'true' ? '123456' : null;
