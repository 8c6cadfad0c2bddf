import { publicPages as listedPages, type PublicPage } from '../src/lib/publicPages.ts';

/**
 * The limits for the weight of the build, for its tests and for the bench. Bytes are brotli at quality 11, as a CDN sends
 * them.
 *
 * A document has less than 10,000 bytes, because a first TCP flight over TLS and HTTP/2 carries about 10,100.
 * One byte more costs a slow visitor another round trip.
 */
export const budgets = {
  /**
   * A public page: the document with its style, inline script and policy. More than one percent of the flight is left
   * for small changes. The name of a script alone, with its hash, changes the weight of a document by up to 70 bytes.
   */
  documentBytes: 9950,
  /**
   * The limit for a script whose letters take three bytes in UTF-8. It exceeds the first flight, so a cold
   * connection needs one more round trip, about 0.4 s on the bench's link.
   */
  indicDocumentBytes: 11_050,
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
} as const;

const { documentBytes, indicDocumentBytes, onboardingBytes } = budgets;
const cls = 0.001;
const publicPage = {
  documentBytes,
  requestsBeforeLcp: 1,
  lcpMs: 2050,
  cls,
  scrollCls: cls,
  tbtMs: 50,
  bannerMs: 100,
  lostTaps: 0,
};
/** A page that loads no script file before an interaction. */
const quietPage = { ...publicPage, scriptBytes: 0, scriptMs: 20 };
/** The LCP in a script whose letters take three bytes, relative to the English page. */
const indicOnboarding = { lcpShare: 1.15 };

/** The limits of the bench's rows. `lab/bench/report.ts` describes the figures. */
export const limits = {
  quietPage,
  /** The landing page, which has an animated drawing. */
  landing: { ...quietPage, lcpMs: 1850, taskMs: 400, faqMs: 100 },
  vendor: publicPage,
  onboarding: { cls, assetBytes: onboardingBytes },
  indicOnboarding,
  indicPage: { ...indicOnboarding, documentBytes: indicDocumentBytes },
  /** Step 1: its first field, which is also its largest paint; then everything but the map. */
  firstStep: { typableMs: 2300, lcpMs: 2300, usableMs: 4500, cls },
  /** The start page until a visitor can send a phone. */
  start: { bytesToUse: 60_000, cls },
  /** Name and status of a signed-in vendor, with an API that takes 50 ms. */
  dashboard: { usableMs: 3000 },
  /** 20 steps back and forth. The browser's own caches vary by this much. */
  memory: { heapGrowthMb: 0.3 },
  secondPublicPage: { lcpMs: 500, bytesBeforeLcp: 0 },
  secondFirstStep: { usableMs: 1200 },
  secondDashboard: { usableMs: 1800, lcpMs: 2500 },
  screen: { interactionMs: 100 },
  /** The screens that a new vendor types most into: Vendor Login, vendor information and KYC. */
  typing: { interactionMs: 80 },
  manyDocuments: { interactionMs: 100, documentNodes: 1500 },
  photo: { longestTaskMs: 100 },
  application: { screens: 9.5, keys: 140, taps: 28, firstFieldAt: 260 },
  helpedApplication: { keys: 100 },
  secondShop: { keys: 60, taps: 24 },
  correction: { keys: 0, taps: 3 },
  wayIn: { signInAt: 640, applicationsAt: 640 },
} as const;

/** The documents that `documentBytes` limits, with the file of each: the public pages and the 404. */
export const publicPages = {
  ...Object.fromEntries(
    Object.values(listedPages).map((page) => [page, `${page}/index.html`.replace(/^\/+/, '')]),
  ),
  '/404': '404.html',
} as Record<PublicPage | '/404', string>;

/** The page on which an application starts. */
export const onboardingPage = {
  path: '/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy',
  file: 'partner-with-us/new/mx-onboarding/step1/index.html',
} as const;

/** The dashboard, whose first view has a script of its own. */
export const dashboardFile = 'dashboard/index.html';
