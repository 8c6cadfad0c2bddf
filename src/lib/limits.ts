const documentMaxMb = 5;
const legacyDocumentMaxMb = 10;
const reviewMaxHours = 48;

/** Business constants and limits of the product (specification section 9). Units are in the names. */
export const limits = {
  otpLength: 6,
  otpResendSeconds: 30,
  loginTokenSeconds: 3600,
  refreshTokenSeconds: 900,
  storedTokenFallbackSeconds: 3600,
  /** Request-time margin: a token this close to its expiry is refreshed before use. */
  refreshMarginMs: 60_000,
  startupRefreshMarginMs: 30_000,
  sessionCheckMs: 30_000,
  expiryWarningMs: 5 * 60_000,
  authRedirectDelayMs: 100,
  /** How long a page that was asked for without a session is remembered, to open it after signing in. */
  askedPageMs: 30 * 60_000,
  /** How long 'Authentication Required' can be read before the vendor is led home. */
  authNoticeMs: 2000,
  /** How long a notice that leads to another page can be read. */
  noticeMs: 1500,
  /** How long 'Registration submitted' can be read before the vendor is led home. */
  legacyNoticeMs: 2500,
  autosaveDelayMs: 2000,
  mapSearchDelayMs: 350,
  mapSearchMinChars: 3,
  mapSearchResults: 5,
  /** From the permission on. */
  geolocationTimeoutMs: 6000,
  /** Where nobody tells when the permission was given: time for the permission prompt, and for the position. */
  geolocationUnknownGrantMs: 60_000,
  mapZoom: 15,
  mapZoomWithoutLocation: 4,
  /** How long the style and the first tiles of a map with streets may take; then the bundled map takes over. */
  streetMapMs: 4000,
  defaultMapCenter: { lat: 20.59, lng: 78.96 },
  coordinateDecimals: 6,
  documentMaxMb,
  documentMaxBytes: documentMaxMb * 1024 * 1024,
  legacyDocumentMaxMb,
  legacyDocumentMaxBytes: legacyDocumentMaxMb * 1024 * 1024,
  /** Every photo is made this small, and encoded until it has at most so many bytes. */
  photoLongestSidePx: 2048,
  photoTargetBytes: 600_000,
  /** Photographed pages in one PDF. */
  pagesPerDocument: 20,
  minimumOrderDefault: 200,
  deliveryRadiusDefaultKm: 8,
  deliveryRadiusMaxKm: 15,
  /** From and to, for sentences with the unit in their own language. */
  reviewHoursRange: `24-${reviewMaxHours}`,
  reviewMaxHours,
  settlementDays: 7,
  vendorStaleMs: 30_000,
  progressStaleMs: 15_000,
  resumableStaleMs: 15_000,
  currentVendorStaleMs: 30_000,
  fetchRetries: 3,
  retryBaseMs: 1000,
  retryCapMs: 30_000,
  unusedCacheMs: 5 * 60_000,
  requestTimeoutMs: 30_000,
  /** An upload gives up when no byte moved for this long; on 2G the whole may take minutes. */
  uploadStallMs: 60_000,
  refreshTimeoutMs: 15_000,
  refreshLockWaitMs: 20_000,
  /** How long a refresh stays announced to other tabs, which may see the tokens it wrote a little late. */
  refreshMarkMs: 2000,
  /** How often, and without an announcement how long, a tab looks for the tokens another one is about to write. */
  refreshPollMs: 10,
  refreshRaceMs: 250,
  toastMs: 4000,
  toastsVisible: 3,
  /** How old notifications may be that one page hands over to the next. */
  toastHandOverMs: 30_000,
  welcomeToastMs: 6000,
  tooltipDelayMs: 700,
  applicationSearchAbove: 3,
  /** How many applications of a longer list are drawn at first, and with each scroll to its end. */
  applicationRows: 30,
} as const;
