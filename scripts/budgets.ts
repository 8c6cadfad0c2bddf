import { publicPages as listedPages, type PublicPage } from '../src/lib/publicPages.ts';

/**
 * The limits for the site's weight and speed, as one table for the tests of the build and for the bench.
 * Bytes are brotli at quality 11, as a CDN sends them.
 *
 * A document has less than 10,000 bytes, because a first TCP flight over TLS and HTTP/2 carries about 10,100.
 * One byte more costs a slow visitor another round trip.
 */
export const budgets = {
  /**
   * A public page: the document with its style, inline script and policy. One percent of the flight is left
   * for small changes.
   */
  documentBytes: 9900,
  /**
   * The limit for a script whose letters take three bytes in UTF-8. It exceeds the first flight, so a cold
   * connection needs one more round trip, about 0.4 s on the link below.
   */
  indicDocumentBytes: 10_950,
  /** The LCP of `/`, `/vendor` and the first step in such a script, relative to the English page. */
  indicLcpShare: 1.15,
  /** The weight that such a script may add to the first load of the onboarding. */
  indicExtraBytes: 3000,
  /** The /vendor island until its dialog can be used. A hundred of these bytes read the digits of Indian scripts. */
  vendorIslandBytes: 80_100,
  /** The onboarding's first load: script and style, without the map and other code that loads when needed. */
  onboardingBytes: 85_000,
  /**
   * The limit until the code of the first step's form is there. The code that checks and sends the form comes
   * later.
   */
  firstStepBytes: 111_500,
  /** Requests of the browser until then, the document included. */
  firstStepRequests: 11,
  /** The dashboard until it shows the vendor's name and the KYC status. Its script has no React. */
  firstViewBytes: 37_200,
  /** Requests of the browser until then: the document, these files, and the two reads of the vendor. */
  firstViewRequests: 9,
  /** The service worker of one language. A browser downloads it again with every deployment that changes pages. */
  workerBytes: 2500,
  /** The document is the only request before the largest paint, and no script file comes before an interaction. */
  requestsBeforeLcp: 1,
  scriptBytesBeforeInteraction: 0,
  /** On a link of 400 kbps and 400 ms, with a processor four times slower. */
  scriptMs: 20,
  lcpMs: 2050,
  cls: 0.001,
  /** The landing page, which has an animated drawing: the time of the main thread, and the largest paint. */
  landingTaskMs: 400,
  landingLcpMs: 1850,
  /** Step 1 from the navigation on: its first field, which is also its largest paint; then everything but the map. */
  firstFieldMs: 2300,
  firstStepMs: 4500,
  /** The dashboard of a signed-in vendor: name and status, with an API that takes 50 ms. */
  dashboardMs: 3000,
  /** The start page until a visitor can send a phone, the document included. */
  startBytes: 60_000,
  /** The growth of memory after 20 steps back and forth. The browser's own caches vary by this much. */
  heapGrowthMb: 0.3,
  /**
   * A second visit, answered by the service worker: the largest paint of `/` and `/vendor`, and the bytes before it; step 1
   * until it is usable; the dashboard's name and status, with an API that takes 50 ms, and its largest paint.
   */
  secondVisitLcpMs: 500,
  secondVisitBytes: 0,
  secondStepMs: 1200,
  secondDashboardMs: 1800,
  secondDashboardLcpMs: 2500,
  /** Elements and texts of a dashboard with 200 documents. */
  documentNodes: 1500,
  tbtMs: 50,
  vendorTbtMs: 30,
  /**
   * From a touch on the banner's close button or on a question to the frame that shows the change, on a page
   * just painted.
   */
  tapMs: 100,
  lostTaps: 0,
  /** From a tap or a key on any screen of the portal to the next frame. */
  interactionMs: 100,
  /** The same on the screens that a new vendor types most into: Vendor Login, vendor information and KYC. */
  typingInteractionMs: 80,
  /** The longest task of the page's main thread while a photo is prepared and sent. */
  photoTaskMs: 100,
  /**
   * A whole pharmacy application on a phone of 360 by 640, with the papers at hand. `lab/bench/effort.ts` defines
   * the count. Then one with the help of the GST register and UPI, a second shop, and a document that is corrected.
   */
  screens: 9.5,
  keys: 140,
  taps: 28,
  helpedKeys: 100,
  secondShopKeys: 60,
  secondShopTaps: 24,
  correctionTaps: 3,
  /**
   * The largest distances from the top of that phone, in pixels: the first field of a step, and the end of
   * the buttons on `/vendor`.
   */
  firstFieldAt: 260,
  entryAt: 640,
} as const;

const fileOf = (page: string): string => (page === '/' ? 'index.html' : `${page.slice(1)}/index.html`);

/** The documents that `documentBytes` limits, with the file of each: the public pages and the 404. */
export const publicPages = {
  ...Object.fromEntries(Object.values(listedPages).map((page) => [page, fileOf(page)])),
  '/404': '404.html',
} as Record<PublicPage | '/404', string>;

/** The page on which an application starts. */
export const onboardingPage = {
  path: '/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy',
  file: 'partner-with-us/new/mx-onboarding/step1/index.html',
} as const;

/** The dashboard, whose first view has a script of its own. */
export const dashboardFile = 'dashboard/index.html';
