import path from 'node:path';
import { pageScripts, parts, portalIslands, requireSources, wakenedIslands } from './islands.ts';
import { reportAddress, reportSources } from './reports.ts';

/** What the bundler tells of a module. */
interface Context {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** A file of the build, and the modules that go into it. */
interface Group {
  name: (id: string, context: Context) => string | null;
  priority: number;
}

/** Everything a page or a part loads at once: its own module and all that this imports by statement. */
type Closure = (file: string, context: Context) => ReadonlySet<string>;

const { onboarding, legacy, dashboard, profile, start } = portalIslands;
const vendorRoot = wakenedIslands.vendor.file;
/** What an application's page loads until its first step can be filled in. */
const firstStep = [onboarding, parts.newApplication];
/** What comes once the first form is being filled in. */
const afterFirst = [parts.flow, parts.infoRules, parts.vendorCode];
const laterSteps = [parts.kyc, parts.documents, parts.contract];
/** What begins with the session. */
const signedIn = [dashboard, legacy, profile, parts.sessionStart];
/** The first view of the dashboard runs without React, and so must every file that it loads. */
const firstView = pageScripts.dashboardFirstView;
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;
/** Pages that are opened beside an application's. The older registration has a form too, and shares that below. */
const otherPages = [dashboard, profile, start];

/**
 * Few files instead of many: on a slow link each one may cost a round trip, and small ones compress badly. What uses React is
 * apart from what does not, so that the first view of the dashboard need not wait for it. A module goes
 * into the first of these that it fits:
 * - `report`: what is reported, in a build that reports;
 * - `react`: React, which every island needs;
 * - `maplibre`: the map's library, which is the same in every language;
 * - `base`: what /vendor needs before anybody has signed in, and the portal, an application's first step or the map too, without React;
 * - `frame`: the same that uses React;
 * - `dialog`: the rest of the sign-in dialog;
 * - `portal`: what every page of the portal needs at once, the little more that an application's page does, and what the first step
 *   shares with another page and uses React;
 * - `shared`: the rest of what the first step shares with another page;
 * - `choices`: the rest of the page where a registration starts, of which /vendor shows the categories too;
 * - `steps`: what the first step shares with a later one, with the flow or with the older registration;
 * - `info`: the rest of the first step, also where it is shown again once it is saved;
 * - `session`: what keeps a session, with the schemas; a new application is begun without it;
 * - `data`: what signs in and reads replies, which the flow and what sends the first form share with other pages;
 * - `flow`: the rest of the flow, which reads applications that exist, and of what sends the first form;
 * - `application`: the rest of the dashboard's first view: what reads an application, and says its standing;
 * - `details`: what else the later steps share with a page that shows an application;
 * - `guard`: what starts the session around a page for those who are signed in, and guards it;
 * - `later`: what the later steps share among themselves.
 * A group takes along what its modules import, unless a group before it has that: so the first step's come first.
 * Everything else is left to the bundler: a step, a dialog or the map is a file of its own.
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
    // Its index names all of it, also what /vendor has no use for.
    !/\/nanostores\/(?:deep-map|map)\/index\.js$/.test(id) &&
    (isOnEveryPortalPage(id, context) || isIn([...firstStep, parts.map], id, context));
  const isShared = (id: string, context: Context): boolean =>
    isIn(firstStep, id, context) && isIn(otherPages, id, context);

  const hasReports = reportAddress(root) !== null;
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
        isIn([parts.auth], id, context) || (isIn(afterFirst, id, context) && isIn(otherPages, id, context)),
    ],
    ['flow', (id, context) => isIn(afterFirst, id, context)],
    ['application', (id, context) => isIn([firstView], id, context)],
    ['details', (id, context) => isIn(laterSteps, id, context) && isIn(otherPages, id, context)],
    ['guard', (id, context) => isInEvery([dashboard, legacy, profile], id, context)],
    ['later', (id, context) => laterSteps.filter((file) => isIn([file], id, context)).length > 1],
  ];
  return rules.map(([name, fits], index) => ({
    // What a page names by itself runs there alone.
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
