const documentMaxMb = 5;
const legacyDocumentMaxMb = 10;
const reviewMaxHours = 48;

// Inline scripts import these by name, because they would include all of `limits`.
/** A token this close to its expiry is refreshed while the page is open, and the vendor is told if that fails. */
export const expiryWarningMs = 5 * 60_000;
/** How long the page that was requested without a session is remembered, to open it after sign-in. */
export const askedPageMs = 30 * 60_000;
/** How long a visitor's recovery copy is kept without a session. */
export const visitorCopyMs = 12 * 60 * 60_000;

/** Business constants and limits (specification section 9). The names contain the units. */
export const limits = {
  otpLength: 6,
  otpResendSeconds: 30,
  loginTokenSeconds: 3600,
  refreshTokenSeconds: 900,
  storedTokenFallbackSeconds: 3600,
  /** A token this close to its expiry is refreshed before a request. */
  refreshMarginMs: 60_000,
  startupRefreshMarginMs: 30_000,
  sessionCheckMs: 30_000,
  expiryWarningMs,
  authRedirectDelayMs: 100,
  askedPageMs,
  visitorCopyMs,
  /** How long 'Authentication Required' is shown before the vendor is sent home. */
  authNoticeMs: 2000,
  /** How long a notice is shown before it leads to another page. */
  noticeMs: 1500,
  /** How long 'Registration submitted' is shown before the vendor is sent home. */
  legacyNoticeMs: 2500,
  autosaveDelayMs: 2000,
  mapSearchDelayMs: 350,
  mapSearchMinChars: 3,
  mapSearchResults: 5,
  /** Counted from the permission. */
  geolocationTimeoutMs: 6000,
  /** For browsers that do not report the permission: time for the prompt and the position together. */
  geolocationUnknownGrantMs: 60_000,
  mapZoom: 15,
  mapZoomWithoutLocation: 4,
  /** The most time for a street map's style and first tiles; then the bundled map replaces it. */
  streetMapMs: 4000,
  defaultMapCenter: { lat: 20.59, lng: 78.96 },
  coordinateDecimals: 6,
  documentMaxMb,
  documentMaxBytes: documentMaxMb * 1024 * 1024,
  legacyDocumentMaxMb,
  legacyDocumentMaxBytes: legacyDocumentMaxMb * 1024 * 1024,
  /** The target size of every photo. */
  photoLongestSidePx: 2048,
  photoTargetBytes: 600_000,
  /** The most photographed pages in one PDF. */
  pagesPerDocument: 20,
  minimumOrderDefault: 200,
  deliveryRadiusDefaultKm: 8,
  deliveryRadiusMaxKm: 15,
  /** A range for sentences that name the unit in their own language. */
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
  /** How often the state of a payment by UPI is asked for. */
  upiPollMs: 3000,
  /** How long lost answers about a payment are asked for again. */
  upiWaitMs: 10 * 60_000,
  /** A call that only spares typing. After this time, the vendor types. */
  helpTimeoutMs: 10_000,
  /** An upload is aborted when no byte moved for this long. On 2G the whole upload may take minutes. */
  uploadStallMs: 60_000,
  refreshTimeoutMs: 15_000,
  refreshLockWaitMs: 20_000,
  /** How long a refresh stays announced to other tabs, which may see its tokens slightly late. */
  refreshMarkMs: 2000,
  /** How often a tab looks for tokens that another tab is writing, and for how long without an announcement. */
  refreshPollMs: 10,
  refreshRaceMs: 250,
  toastMs: 4000,
  toastsVisible: 3,
  /** The largest age of a notification that one page passes to the next. */
  toastHandOverMs: 30_000,
  welcomeToastMs: 6000,
  tooltipDelayMs: 700,
  applicationSearchAbove: 3,
  /** How many applications of a long list are rendered at first, and on each scroll to its end. */
  applicationRows: 30,
} as const;
