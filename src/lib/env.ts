import { base } from '#lib/base.ts';

/** Build-time settings. Only this file reads them. The defaults fit a site, API and geocoder on one origin. */
const settings: Record<string, string | undefined> = {
  // Each is written out, because the bundler replaces the expression with its value.
  geocoderUrl: import.meta.env?.PUBLIC_GEOCODER_URL,
  mapStyleUrl: import.meta.env?.PUBLIC_MAP_STYLE_URL,
  mapStyleDarkUrl: import.meta.env?.PUBLIC_MAP_STYLE_DARK_URL,
  consent: import.meta.env?.PUBLIC_CONSENT,
};

/**
 * The address of the API's `/api`, without a trailing slash: an origin, or the base of the site for the site's own.
 * `/` names the root of the site's own origin. Inline scripts import it by name, because they would include all of
 * `env`.
 */
export const apiBase: string = (import.meta.env?.PUBLIC_API_BASE?.trim() || base).replace(/\/$/, '');

/* @__NO_SIDE_EFFECTS__ */
const setting = (name: string, fallback: string): string => settings[name]?.trim() || fallback;

/** The MapLibre styles of a map for both colour schemes. */
interface MapStyles {
  light: string;
  dark: string;
}

/** The map that ships with the site: land and towns without streets. */
export const bundledMap: MapStyles = {
  light: `${base}/map/style.json`,
  dark: `${base}/map/style-dark.json`,
};

const mapStyleUrl = setting('mapStyleUrl', 'bundled');

export const env = {
  apiBase,
  /** A search endpoint in Nominatim's format. */
  geocoderUrl: setting('geocoderUrl', `${base}/geocode/search`),
  /** A street map of another host; null for the setting `bundled`. Without a dark style, the light one serves both. */
  streetMap:
    mapStyleUrl === 'bundled' || mapStyleUrl === bundledMap.light
      ? null
      : ({ light: mapStyleUrl, dark: setting('mapStyleDarkUrl', mapStyleUrl) } satisfies MapStyles),
  /** Whether every consent starts unticked. Otherwise WhatsApp updates start ticked, as specified. */
  isConsentOptIn: setting('consent', '') === 'opt-in',
} as const;

/**
 * Where reports are sent (`report.ts`): a URL or a path of the site; null for a build without reports. Code compares
 * it with null, so that the bundler removes reporting from such a build.
 */
export const reportUrl: string | null = import.meta.env?.PUBLIC_REPORT_URL || null;

/**
 * The only correct code in mock mode, shown on the sign-in screens; null in every other build. It is written beside
 * the condition so that the bundler removes it from production. It equals the sandbox's `testCode`.
 */
export const mockCode = import.meta.env?.PUBLIC_MOCK_MODE === 'true' ? '123456' : null;

/**
 * The API's address if the setting names one, else null. Code that only a foreign API needs compares it with null, so
 * that the bundler removes that code from other builds.
 */
export const apiElsewhere: string | null = import.meta.env?.PUBLIC_API_BASE || null;

/** Whether a page may read the API's `X-Request-Id`: on the own origin, or if the build says that it is exposed. */
export const isRequestIdReadable: boolean =
  !import.meta.env?.PUBLIC_API_BASE || import.meta.env?.PUBLIC_REQUEST_ID === 'exposed';

/** Whether the console explains unreadable replies. Otherwise the bundler removes the explanations. */
export const debugApi: boolean = import.meta.env?.PUBLIC_DEBUG_API === 'true';

/** The capabilities of this build's API, as written into the documents. A host may list others. */
export const apiCapabilities: string = import.meta.env?.PUBLIC_API_CAPABILITIES ?? '';
