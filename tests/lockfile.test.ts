import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, readSource, root, textOf } from './sources.ts';

interface Locked {
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** The locked package a name means when imported from a place: the nearest node_modules that has it. */
function nearest(place: string, name: string): Locked | undefined {
  const found = packages[`${place ? `${place}/` : ''}node_modules/${name}`];
  if (found || place === '') return found;
  return nearest(place.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

// `npm install` on a machine whose registry lacks another platform's binary leaves that binary out of the lock
// file, and from then on `npm ci` refuses it. A developer who adds a dependency sees it here, not on a fresh clone.
test('the lock file holds the optional packages of every platform, so that npm ci accepts it', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => {
        const locked = nearest(place, name);
        return !locked || (/^\d/.test(range) && locked.version !== range);
      })
      .map(([name, range]) => `${place} wants ${name}@${range}`),
  );
  expect(missing).toEqual([]);
});

/**
 * Other platforms' binaries of these packages have no integrity yet: it is written by an `npm install` against a registry
 * that holds them. Anything installed on the machines of development and of the builds has one.
 */
const platformPackages = /\/(?:@astrojs\/compiler-binding|@oxlint\/binding|@tailwindcss\/oxide)-[a-z0-9-]+$/;

test('every locked package has an integrity, so that npm refuses one that was tampered with', () => {
  const isBuildMachine = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked): boolean =>
    os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
  const without = Object.entries(packages)
    .filter(([place, { integrity }]) => place !== '' && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
    .filter(([place, one]) => !one.optional || !platformPackages.test(place) || isBuildMachine(one));
  expect(without.map(([place]) => place)).toEqual([]);
});

test('every package that is imported is declared, not there by chance because another one wants it', () => {
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<string, object>;
  const declared = Object.keys({ ...dependencies, ...devDependencies }).map((name) =>
    name.replace(/^@types\//, ''),
  );
  const folders = ['bench', 'build', 'e2e', 'sandbox', 'scripts', 'src', 'tests'];
  const files = [
    ...filesIn(folders, /\.(?:ts|tsx|mjs|astro)$/),
    ...['astro.config.mjs', 'playwright.config.ts', 'vitest.config.ts', 'vitest.dist.config.ts'],
  ];
  const undeclared = files
    .flatMap((file) => readSource(file).imports)
    .filter(({ target, specifier }) => target === null && !/^(?:node|astro|virtual):/.test(specifier))
    .filter(({ specifier }) => !declared.includes(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''))
    .map(({ at, specifier }) => `${at} imports ${specifier}`);
  expect(undeclared).toEqual([]);
});
