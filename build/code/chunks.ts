import path from 'node:path';
import { pageScripts, parts, portalIslands, requireSources, lazyIslands } from './islands.ts';
import { reached } from './reached.ts';
import { reportAddress, reportSources } from '../reports.ts';

/** The bundler's view of modules. */
interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** One output file or two, with the test for the modules that go into them. */
interface Group {
  name: (id: string, context: Context) => string | null;
  /** The number of entries and parts that must load a module. */
  minShareCount: number;
}

const { onboarding, dashboard, profile, start } = portalIslands;
const { newApplication, loginDialog, auth, sessionStart, protectedFlow } = parts;
const laterSteps = [parts.kyc, parts.documents, parts.contract, parts.vendorCode, parts.infoRules];
const vendor = lazyIslands.vendor.file;
const firstView = pageScripts.dashboardFirstView;

/** Whether the files load a module with their static imports. */
type Loads = (...files: readonly string[]) => boolean;

/** The libraries that are a file of their own, because they are the same in every language. */
const libraries = {
  react: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  maplibre: /\/node_modules\/maplibre-gl\//,
};

/** Modules of nanostores that only its query library uses. Their package has one entry, so every page imports them. */
const queryStores = /\/node_modules\/nanostores\/(?:map|deep-map|task)\//;

/**
 * The files of shared code, in the order in which a new vendor loads them. A module goes into the first one
 * that it fits.
 */
const sharedCode: Readonly<Record<string, (by: Loads) => boolean>> = {
  /** Also on /vendor or in the first view of the dashboard. */
  base: (by) => (by(onboarding, newApplication) && by(vendor)) || (by(onboarding) && by(firstView)),
  /** The island of the onboarding. */
  portal: (by) => by(onboarding),
  /** Code that the first step shares with another page, or with signing in. */
  shared: (by) => by(newApplication) && by(start, auth, dashboard, profile),
  /** The whole rest of the first step. */
  form: (by) => by(newApplication),
  signIn: (by) => by(loginDialog),
  session: (by) => by(auth, sessionStart, protectedFlow),
  /** The reader of applications, for the first view of the dashboard. */
  application: (by) => by(firstView),
  /** Code that the later steps share with a page that shows an application; then the rest of their shared code. */
  details: (by) => by(...laterSteps) && by(dashboard, profile),
  later: (by) => by(...laterSteps),
};

/**
 * Returns the groups of code that several pages and parts share. There are few files, because on a slow link
 * each one may cost a round trip, and small files compress badly. Each group is up to two files: the code that
 * the first view of the dashboard loads, and the code of screens. The first view therefore never waits for
 * React. The bundler places everything else: a step, a dialog or the map is a file of its own.
 *
 * A group also takes what its modules import, unless an earlier group has it.
 */
export function chunkGroups(root: string): (Group & { priority: number })[] {
  requireSources(root);
  const known = new Map<string, ReadonlySet<string>>();
  const loadedBy = (file: string, context: Context): ReadonlySet<string> => {
    const found = known.get(file) ?? closure(path.resolve(root, file), context);
    known.set(file, found);
    return found;
  };
  const entries = Object.values(pageScripts).map((file) => path.resolve(root, file));
  const isEntry = (id: string): boolean => id.endsWith('.island.tsx') || entries.includes(id);

  const own = { ...(reportAddress() === null ? {} : { report: reportSources }), ...libraries };
  const groups: Group[] = [
    ...Object.entries(own).map(([name, files]) => ({
      name: (id: string) => (files.test(id) ? name : null),
      minShareCount: 1,
    })),
    ...Object.entries(sharedCode).map(([name, fits]) => ({
      name: (id: string, context: Context) => {
        const by: Loads = (...files) => files.some((file) => loadedBy(file, context).has(id));
        // An entry stays in its own file.
        if (isEntry(id) || !(queryStores.test(id) ? name === 'application' : fits(by))) return null;
        return by(firstView) ? name : `${name}-screen`;
      },
      // The first step is one file, because a further one costs it more than the later steps save.
      minShareCount: name === 'form' || name === 'base' ? 1 : 2,
    })),
  ];
  return groups.map((group, index) => ({ ...group, priority: 100 - index }));
}

/** Returns everything that a page or part loads at once: its own module and all its static imports. */
function closure(entry: string, context: Context): ReadonlySet<string> {
  return reached([entry], (id) => context.getModuleInfo(id)?.importedIds ?? []);
}
