/**
 * Business constants and limits (specification section 9). The names contain the units. Import them as a namespace
 * (`import * as limits`): the bundler then writes each number where it is used.
 */

export const otpLength = 6;
export const otpResendSeconds = 30;
export const loginTokenSeconds = 3600;
export const refreshTokenSeconds = 900;
export const storedTokenFallbackSeconds = 3600;
/** A token this close to its expiry is refreshed before a request. */
export const refreshMarginMs = 60_000;
export const startupRefreshMarginMs = 30_000;
export const sessionCheckMs = 30_000;
/** A token this close to its expiry is refreshed while the page is open, and the vendor is told if that fails. */
export const expiryWarningMs = 5 * 60_000;
export const authRedirectDelayMs = 100;
/** How long the page that was requested without a session is remembered, to open it after sign-in. */
export const askedPageMs = 30 * 60_000;
/** How long a visitor's recovery copy is kept without a session. */
export const visitorCopyMs = 12 * 60 * 60_000;
/** How long 'Authentication Required' is shown before the vendor is sent home. */
export const authNoticeMs = 2000;
/** How long a notice is shown before it leads to another page. */
export const noticeMs = 1500;
/** How long 'Registration submitted' is shown before the vendor is sent home. */
export const legacyNoticeMs = 2500;
export const autosaveDelayMs = 2000;
export const mapSearchDelayMs = 350;
export const mapSearchMinChars = 3;
export const mapSearchResults = 5;
/** Counted from the permission. */
export const geolocationTimeoutMs = 6000;
/** For browsers that do not report the permission: time for the prompt and the position together. */
export const geolocationUnknownGrantMs = 60_000;
export const mapZoom = 15;
export const mapZoomWithoutLocation = 4;
/** The most time for a street map's style and first tiles; then the bundled map replaces it. */
export const streetMapMs = 4000;
export const defaultMapCenter = { lat: 20.59, lng: 78.96 } as const;
export const coordinateDecimals = 6;
export const documentMaxMb = 5;
export const documentMaxBytes = documentMaxMb * 1024 * 1024;
export const legacyDocumentMaxMb = 10;
export const legacyDocumentMaxBytes = legacyDocumentMaxMb * 1024 * 1024;
/** The target size of every photo. */
export const photoLongestSidePx = 2048;
export const photoTargetBytes = 600_000;
/** The most photographed pages in one PDF. */
export const pagesPerDocument = 20;
/** How long a saved file keeps its address. Some browsers read the file after the click has returned. */
export const savedFileMs = 60_000;
/** How long a file that waits to be sent is kept for a killed tab. */
export const keptFilesMs = 30 * 60_000;
/** Days before a licence's date for its note and its reminder. */
export const renewalNoteDays = 30;
export const minimumOrderDefault = 200;
export const deliveryRadiusDefaultKm = 8;
export const deliveryRadiusMaxKm = 15;
export const reviewMaxHours = 48;
/** A range for sentences that name the unit in their own language. */
export const reviewHoursRange = `24-${reviewMaxHours}`;
export const settlementDays = 7;
export const vendorStaleMs = 30_000;
export const progressStaleMs = 15_000;
export const resumableStaleMs = 15_000;
export const currentVendorStaleMs = 30_000;
export const fetchRetries = 3;
export const retryBaseMs = 1000;
export const retryCapMs = 30_000;
export const unusedCacheMs = 5 * 60_000;
export const requestTimeoutMs = 30_000;
/** How often the state of a payment by UPI is asked for. */
export const upiPollMs = 3000;
/** How long lost answers about a payment are asked for again. */
export const upiWaitMs = 10 * 60_000;
/** A call that only spares typing. After this time, the vendor types. */
export const helpTimeoutMs = 10_000;
/** An upload is aborted when no byte moved for this long. On 2G the whole upload may take minutes. */
export const uploadStallMs = 60_000;
export const refreshTimeoutMs = 15_000;
export const refreshLockWaitMs = 20_000;
/** How long a refresh stays announced to other tabs, which may see its tokens slightly late. */
export const refreshMarkMs = 2000;
/** How often a tab looks for tokens that another tab is writing, and for how long without an announcement. */
export const refreshPollMs = 10;
export const refreshRaceMs = 250;
export const toastMs = 4000;
export const toastsVisible = 3;
/** The largest age of a notification that one page passes to the next. */
export const toastHandOverMs = 30_000;
export const welcomeToastMs = 6000;
export const tooltipDelayMs = 700;
export const applicationSearchAbove = 3;
/** How many applications of a long list are rendered at first, and on each scroll to its end. */
export const applicationRows = 30;
