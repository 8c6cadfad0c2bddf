/**
 * What the site may weigh and how long it may take: the one table that the tests of the build and the bench
 * hold it against. Bytes are brotli at quality 11, as a CDN sends them.
 *
 * A document has 10,000 bytes because a first TCP flight over TLS and HTTP/2 carries about 10,100: one byte
 * more costs a slow visitor another round trip.
 */
export const budgets = {
  /** A public page: document with its style, inline script and policy. */
  documentBytes: 10_000,
  /**
   * The limit in a script of which UTF-8 needs three bytes a letter: over the first flight, and so one round trip more on a cold
   * connection, about 0.4 s on the link below.
   */
  indicDocumentBytes: 11_000,
  /** The LCP of `/`, `/vendor` and the first step in such a script by the English one's. */
  indicLcpShare: 1.15,
  /** What the onboarding's first load may weigh more than in English for the same reason. */
  indicExtraBytes: 3000,
  /** The /vendor island until its dialog can be used; a hundred of it reads the digits of Indian scripts. */
  vendorIslandBytes: 80_100,
  /** The onboarding's first load: script and style, without the map and what else loads when needed. */
  onboardingBytes: 85_000,
  /** The limit until the first step's form has its own code: what checks and sends it comes while it is filled in. */
  firstStepBytes: 111_500,
  /** What the browser asks for until then, the document included. */
  firstStepRequests: 11,
  /** The dashboard until it shows the vendor's name and the KYC status: script, which has no React in it. */
  firstViewBytes: 41_500,
  /** What the browser asks for until then: the document, these files, and the two reads of the vendor. */
  firstViewRequests: 10,
  /** The document alone may go before the largest paint, and no script file before an interaction. */
  requestsBeforeLcp: 1,
  scriptBytesBeforeInteraction: 0,
  /** On a link of 400 kbps and 400 ms, with a processor four times slower. */
  scriptMs: 20,
  lcpMs: 2050,
  cls: 0.001,
  /** The landing page, whose drawing moves: all that the main thread does, and its largest paint. */
  landingTaskMs: 400,
  landingLcpMs: 1850,
  /** Step 1 from its address on: its first field, which is its largest paint too; then everything but the map. */
  firstFieldMs: 2300,
  firstStepMs: 4500,
  /** The dashboard of a signed-in vendor: name and status, with an API that takes 50 ms. */
  dashboardMs: 3000,
  /** The start page until its phone can be sent, the document included. */
  startBytes: 60_000,
  /** What 20 steps back and forth may leave in memory: what a browser's own caches vary by. */
  heapGrowthMb: 0.3,
  tbtMs: 50,
  /** From a finger on the banner's close button or a question to the frame that shows the change, on a page just painted. */
  tapMs: 100,
  lostTaps: 0,
  /** From a tap or a key on any screen of the portal to the next frame. */
  interactionMs: 100,
  /** The longest that the page's main thread runs without a break while a photo is made ready and sent. */
  photoTaskMs: 100,
  /** A whole pharmacy application on a phone of 360 by 640, papers at hand (`bench/effort.ts` says how it is counted). */
  screens: 10,
  keys: 150,
  taps: 28,
  /** Where the first field of a step is at the latest, and where the way in on `/vendor` ends: pixels from the top of that phone. */
  firstFieldAt: 260,
  entryAt: 640,
  /** Each of Lighthouse's four categories, on its mobile profile. */
  lighthouse: 100,
} as const;

/** The public pages that `documentBytes` holds for, with the file each is built to. */
export const publicPages = {
  '/': 'index.html',
  '/vendor': 'vendor/index.html',
  '/delivery': 'delivery/index.html',
  '/privacy': 'privacy/index.html',
  '/terms': 'terms/index.html',
  '/partner-terms': 'partner-terms/index.html',
  '/grievance': 'grievance/index.html',
  '/404': '404.html',
} as const;

/** The page an application starts on. */
export const onboardingPage = {
  path: '/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy',
  file: 'partner-with-us/new/mx-onboarding/step1/index.html',
} as const;

/** The dashboard, whose first view has a script of its own. */
export const dashboardFile = 'dashboard/index.html';
