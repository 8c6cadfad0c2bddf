import path from 'node:path';

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

const portalRoots = [
  'src/islands/dashboard/Dashboard.island.tsx',
  'src/islands/legacy/LegacyWizard.island.tsx',
  'src/islands/onboarding/Onboarding.island.tsx',
  'src/islands/profile/Profile.island.tsx',
  'src/islands/start/StartRegistration.island.tsx',
];
const onboardingRoot = 'src/islands/onboarding/Onboarding.island.tsx';
const vendorRoot = 'src/islands/vendor/VendorEntry.island.tsx';
const loginDialog = 'src/islands/auth/LoginDialog.tsx';
/** The form a new application begins with. */
const firstForm = 'src/islands/onboarding/VendorInfoStep.tsx';

/**
 * Few files instead of many: on a slow link each one may cost a round trip, and small ones compress badly. No page gets
 * code it did not load before, but for a few lines of `base`. First what /vendor shows before anybody has signed in:
 * `base` is what the portal or an application's page loads at once too, `form` what an application's first form needs as
 * well, `dialog` the rest. Then `portal`, what every page of the portal loads at once, with all that speaks to the API,
 * and `flow` and `shared`, the rest of what an application's page loads at once, parted by whether other pages come to
 * need it. Everything else is left to the bundler.
 */
export function chunkGroups(root: string): Group[] {
  const known = new Map<string, ReadonlySet<string>>();
  /** The module with all it imports; with `later` also what that loads by `import()`. */
  const loadedWith = (file: string, context: Context, later = false): ReadonlySet<string> => {
    const key = `${file} ${later}`;
    const found = known.get(key) ?? closure(path.join(root, file), context, later);
    known.set(key, found);
    return found;
  };
  const inPortal = (id: string, context: Context): boolean =>
    portalRoots.every((file) => loadedWith(file, context).has(id));
  const inFlow = (id: string, context: Context): boolean =>
    loadedWith(onboardingRoot, context).has(id) && !id.endsWith('.island.tsx');
  const inEntry = (id: string, context: Context): boolean => loadedWith(vendorRoot, context).has(id);
  const otherRoots = [vendorRoot, ...portalRoots.filter((file) => file !== onboardingRoot)];

  return [
    {
      name: (id, context) =>
        inEntry(id, context) && (inPortal(id, context) || loadedWith(onboardingRoot, context).has(id))
          ? 'base'
          : null,
      priority: 5,
    },
    {
      name: (id, context) =>
        inEntry(id, context) && loadedWith(firstForm, context, true).has(id) ? 'form' : null,
      priority: 4,
    },
    { name: (id, context) => (loadedWith(loginDialog, context).has(id) ? 'dialog' : null), priority: 3 },
    { name: (id, context) => (inPortal(id, context) ? 'portal' : null), priority: 2 },
    {
      name: (id, context) =>
        inFlow(id, context) && otherRoots.some((file) => loadedWith(file, context, true).has(id))
          ? 'shared'
          : null,
      priority: 1,
    },
    { name: (id, context) => (inFlow(id, context) ? 'flow' : null), priority: 0 },
  ];
}

function closure(entry: string, context: Context, later: boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const module = context.getModuleInfo(id);
    module?.importedIds.forEach(visit);
    if (later) module?.dynamicallyImportedIds.forEach(visit);
  };
  visit(entry);
  return found;
}
