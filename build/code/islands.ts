import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The one table of source files that the build must know by name: islands, and the parts they load with
 * `import()`. When you move or rename such a file, change it here too; a path that does not exist stops the
 * build. Paths are relative to the project.
 */
const islandsFolder = 'src/islands';

/** Islands of the portal's pages, which load with their page (`client:load`). */
export const portalIslands = {
  dashboard: `${islandsFolder}/dashboard/Dashboard.island.tsx`,
  legacy: `${islandsFolder}/legacy/LegacyWizard.island.tsx`,
  onboarding: `${islandsFolder}/onboarding/Onboarding.island.tsx`,
  profile: `${islandsFolder}/profile/Profile.island.tsx`,
  start: `${islandsFolder}/start/StartRegistration.island.tsx`,
} as const;

/**
 * Islands of the static pages. No client directive loads them: a page names the file in `data-lazy`, and the
 * inline script of the frame imports it at the first tap, or once the page has loaded. `speaksToApi` is true
 * where the page's policy must allow API calls and a style sheet.
 */
export const lazyIslands = {
  banner: { file: `${islandsFolder}/banner/Banner.island.tsx`, speaksToApi: false },
  faq: { file: `${islandsFolder}/faq/Faq.island.tsx`, speaksToApi: false },
  signOut: { file: `${islandsFolder}/shell/SignOut.island.tsx`, speaksToApi: false },
  vendor: { file: `${islandsFolder}/vendor/VendorEntry.island.tsx`, speaksToApi: true },
  yourData: { file: `${islandsFolder}/yourData/YourData.island.tsx`, speaksToApi: true },
  /** Not an island, but imported in the same way, when a visitor picks another language in the portal. */
  language: { file: 'src/lib/stores/application/flow/languageSwitch.ts', speaksToApi: false },
} as const;

/** The attributes of a page that name files for later: after the page has loaded, or at a tap. */
export const lazyAttributes = /data-(?:lazy|language|react)="[^"]*"/g;

/** React in a page's source, as the development server names it. A build puts the address of React's file there. */
export const reactInSource = '/@id/react-dom/client';

/**
 * The script that every document imports a while after it has loaded. It registers the service worker, and says when
 * the network is gone. Its built file is named after the build, so that a document names its build.
 */
export const offlineScript = `${islandsFolder}/shell/offline.ts`;

/** Scripts that a page names beside its island. They run without React, and their files come before the island's. */
export const pageScripts = {
  dashboardFirstView: `${islandsFolder}/dashboard/firstView/firstView.ts`,
} as const;

/** Parts that an island imports when it needs them. */
export const parts = {
  /** Sends the forms of the sign-in screens. */
  auth: 'src/lib/stores/session/signIn/auth.ts',
  loginDialog: `${islandsFolder}/auth/LoginDialog.tsx`,
  flow: `${islandsFolder}/onboarding/flow/Flow.tsx`,
  newApplication: `${islandsFolder}/onboarding/flow/NewApplication.tsx`,
  protectedFlow: `${islandsFolder}/onboarding/flow/ProtectedFlow.tsx`,
  sessionStart: `${islandsFolder}/shell/session/SessionStart.tsx`,
  infoRules: `${islandsFolder}/onboarding/info/infoRules.ts`,
  vendorCode: 'src/lib/stores/application/info/vendorCode.ts',
  vendorInfoSaved: `${islandsFolder}/onboarding/info/VendorInfoSaved.tsx`,
  kyc: `${islandsFolder}/onboarding/kyc/KycStep.tsx`,
  documents: `${islandsFolder}/onboarding/documents/DocumentsStep.tsx`,
  contract: `${islandsFolder}/onboarding/contract/ContractStep.tsx`,
  map: `${islandsFolder}/onboarding/map/mapView.ts`,
} as const;

/** Parts by the built files of the pages that need them. */
export type PageRules = readonly (readonly [pages: RegExp, parts: readonly string[]])[];

/**
 * Parts that a page's island requests as soon as it runs or at the first press, by the page's built file. A
 * page whose document has the first form requests the code that renders it. The other pages of an application
 * are for signed-in vendors: they request the session, the reader of applications, and the step in the
 * address.
 */
export const askedForAtOnce: PageRules = [
  [/^register\/start\//, [parts.auth]],
  [/mx-onboarding\/(?:step1\/)?index\.html$/, [parts.newApplication]],
  [/^register\/(?!start\/)\w+\//, [parts.newApplication, parts.protectedFlow, parts.sessionStart]],
  [/mx-onboarding\/step[2-9]\/index\.html$/, [parts.sessionStart, parts.flow]],
  [/mx-onboarding\/step2\/index\.html$/, [parts.kyc]],
  [/mx-onboarding\/step3\/index\.html$/, [parts.documents]],
  [/mx-onboarding\/step4\/index\.html$/, [parts.contract]],
];

/**
 * Parts that a page imports at a press or a key, and that it needs without a network too: to check what is typed, and
 * to say that the network is gone. The worker keeps them with the page.
 */
export const neededOffline: PageRules = [
  [/mx-onboarding\/(?:step1\/)?index\.html$/, [parts.infoRules, parts.vendorCode]],
  [/^vendor\/index\.html$/, [lazyIslands.vendor.file, parts.loginDialog, parts.auth]],
];

/** Throws when a file of the table does not exist. */
export function requireSources(root: string): void {
  const lazy = Object.values(lazyIslands).map(({ file }) => file);
  const files = [offlineScript, ...lazy, ...Object.values({ ...portalIslands, ...pageScripts, ...parts })];
  const missing = files.filter((file) => !existsSync(path.join(root, file)));
  if (missing.length > 0)
    throw new Error(`build/code/islands.ts names files that do not exist: ${missing.join(', ')}`);
}
