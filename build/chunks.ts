import path from 'node:path';
import { pageScripts, parts, portalIslands, requireSources, lazyIslands } from './islands.ts';
import { reportAddress, reportSources } from './reports.ts';

/** The bundler's view of a module. */
interface Context {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** One output file, with the test for the modules that go into it. */
interface Group {
  name: (id: string, context: Context) => string | null;
  priority: number;
}

/** Returns everything that a page or part loads at once: its own module and all its static imports. */
type Closure = (file: string, context: Context) => ReadonlySet<string>;

const { onboarding, legacy, dashboard, profile, start } = portalIslands;
const vendorRoot = lazyIslands.vendor.file;
/** Loads before the first step can be filled in. */
const firstStep = [onboarding, parts.newApplication];
/** Loads while the first form is being filled in. */
const afterFirst = [parts.flow, parts.infoRules, parts.vendorCode];
const laterSteps = [parts.kyc, parts.documents, parts.contract];
/** These islands and parts need the session at once. */
const signedIn = [dashboard, legacy, profile, parts.sessionStart];
/** No file of the dashboard's first view may import React. */
const firstView = pageScripts.dashboardFirstView;
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;
/**
 * Pages that are opened beside an application's. The older registration has a form too; its shared code is in
 * `steps`.
 */
const otherPages = [dashboard, profile, start];

/**
 * Returns the rules that put modules into files. There are few files, because on a slow link each one may
 * cost a round trip, and small files compress badly. Code that uses React is kept apart from other code, so
 * that the first view of the dashboard need not wait for React. A module goes into the first group that it
 * fits:
 * - `report`: the reports, in a build that has them;
 * - `react`: React, which every island needs;
 * - `maplibre`: the map library, which is the same in every language;
 * - `base`: without React; /vendor needs it before anybody signs in, and so does the portal, the first step
 *   or the map;
 * - `frame`: the same for code that uses React;
 * - `dialog`: the rest of the sign-in dialog;
 * - `portal`: code that every page of the portal needs at once, the rest of an application's page, and the
 *   code with React that the first step shares with another page;
 * - `shared`: the rest of what the first step shares with another page;
 * - `choices`: the rest of the page where a registration starts (/vendor shows its categories too);
 * - `steps`: code that the first step shares with a later one, with the flow or with the older registration;
 * - `info`: the rest of the first step, which is also shown after it is saved;
 * - `session`: the session and its schemas, which a new application does not need;
 * - `data`: the readers of replies, shared by the dashboard's first view, the flow and the code that sends
 *   the first form;
 * - `auth`: the rest of signing in;
 * - `flow`: the rest of the flow, which reads existing applications, and of the code that sends the first
 *   form;
 * - `application`: the rest of the dashboard's first view, which reads an application and describes its
 *   state;
 * - `details`: the rest of what the later steps share with a page that shows an application;
 * - `guard`: starts the session around a page for signed-in vendors, and guards the page;
 * - `later`: the rest of what the later steps share among themselves.
 *
 * A group also takes what its modules import, unless an earlier group has it. The groups of the first step
 * therefore come first. The bundler places everything else: a step, a dialog or the map is a file of its own.
 */
export function chunkGroups(root: string): Group[] {
  requireSources(root);
  const known = new Map<string, ReadonlySet<string>>();
  const loadedWith: Closure = (file, context) => {
    const found = known.get(file) ?? closure(path.resolve(root, file), context);
    known.set(file, found);
    return found;
  };
  const isIn = (files: readonly string[], id: string, context: Context): boolean =>
    files.some((file) => loadedWith(file, context).has(id));
  const isInEvery = (files: readonly string[], id: string, context: Context): boolean =>
    files.every((file) => loadedWith(file, context).has(id));
  const isOnEveryPortalPage = (id: string, context: Context): boolean =>
    isInEvery(Object.values(portalIslands), id, context);

  const entries = Object.values(pageScripts).map((file) => path.resolve(root, file));
  const isEntry = (id: string): boolean => id.endsWith('.island.tsx') || entries.includes(id);
  const usesReact = (id: string, context: Context): boolean =>
    [...loadedWith(id, context)].some((loaded) => react.test(loaded));
  const isForVendor = (id: string, context: Context): boolean =>
    isIn([vendorRoot], id, context) &&
    // The package's index imports these files, but /vendor does not use them.
    !/\/nanostores\/(?:deep-map|map)\/index\.js$/.test(id) &&
    (isOnEveryPortalPage(id, context) || isIn([...firstStep, parts.map], id, context));
  const isShared = (id: string, context: Context): boolean =>
    isIn(firstStep, id, context) && isIn(otherPages, id, context);

  const hasReports = reportAddress() !== null;
  const rules: readonly (readonly [name: string, fits: (id: string, context: Context) => boolean])[] = [
    ['report', (id) => hasReports && reportSources.test(id)],
    ['react', (id) => react.test(id)],
    ['maplibre', (id) => /\/node_modules\/maplibre-gl\//.test(id)],
    [
      'base',
      (id, context) =>
        id.includes('rolldown/runtime') ||
        (!usesReact(id, context) && (isForVendor(id, context) || isOnEveryPortalPage(id, context))),
    ],
    ['frame', isForVendor],
    ['dialog', (id, context) => isIn([parts.loginDialog], id, context)],
    [
      'portal',
      (id, context) =>
        isOnEveryPortalPage(id, context) ||
        isIn([onboarding], id, context) ||
        (isShared(id, context) && usesReact(id, context)),
    ],
    ['shared', isShared],
    ['choices', (id, context) => isIn([start], id, context)],
    [
      'steps',
      (id, context) =>
        isIn([parts.newApplication], id, context) && isIn([legacy, parts.flow, ...laterSteps], id, context),
    ],
    ['info', (id, context) => isIn([parts.newApplication], id, context)],
    ['session', (id, context) => isInEvery(signedIn, id, context) && !usesReact(id, context)],
    [
      'data',
      (id, context) =>
        isIn([firstView], id, context) && (isIn([parts.auth], id, context) || isIn(afterFirst, id, context)),
    ],
    ['auth', (id, context) => isIn([parts.auth], id, context)],
    ['flow', (id, context) => isIn(afterFirst, id, context)],
    ['application', (id, context) => isIn([firstView], id, context)],
    ['details', (id, context) => isIn(laterSteps, id, context) && isIn(otherPages, id, context)],
    ['guard', (id, context) => isInEvery([dashboard, legacy, profile], id, context)],
    ['later', (id, context) => laterSteps.filter((file) => isIn([file], id, context)).length > 1],
  ];
  return rules.map(([name, fits], index) => ({
    // An entry stays in its own file.
    name: (id, context) => (!isEntry(id) && fits(id, context) ? name : null),
    priority: rules.length - index,
  }));
}

function closure(entry: string, context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(entry);
  return found;
}
