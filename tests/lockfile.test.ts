import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn, root, textOf } from './sources.ts';

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

/** Returns the locked package for a name that is imported from a place: the one in the nearest node_modules. */
function nearest(place: string, name: string): Locked | undefined {
  const found = packages[`${place ? `${place}/` : ''}node_modules/${name}`];
  if (found || place === '') return found;
  return nearest(place.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

// On a machine whose registry lacks another platform's binary, `npm install` drops that binary from the lock
// file. From then on `npm ci` refuses the file. This test shows it to the developer before a fresh clone
// does.
test('the lock file has the optional packages of every platform', () => {
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
 * The binaries of these packages for other platforms have no integrity yet. An `npm install` against a
 * registry that has them writes it. Every package for the machines of development and builds has one.
 */
const platformPackages = /\/(?:@astrojs\/compiler-binding|@oxlint\/binding|@tailwindcss\/oxide)-[a-z0-9-]+$/;

test('every locked package has an integrity, so that npm detects tampering', () => {
  const isBuildMachine = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked): boolean =>
    os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
  const without = Object.entries(packages)
    .filter(([place, { integrity }]) => place !== '' && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
    .filter(([place, one]) => !one.optional || !platformPackages.test(place) || isBuildMachine(one));
  expect(without.map(([place]) => place)).toEqual([]);
});

test('every imported package is declared in package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<string, object>;
  const declared = Object.keys({ ...dependencies, ...devDependencies }).map((name) =>
    name.replace(/^@types\//, ''),
  );
  const folders = ['lab', 'build', 'e2e', 'sandbox', 'scripts', 'src', 'tests'];
  const files = [
    ...filesIn(folders, /\.(?:ts|tsx|mjs|astro)$/),
    ...['astro.config.mjs', 'playwright.config.ts', 'vitest.config.ts', 'vitest.dist.config.ts'],
  ];
  const undeclared = files
    // Unlike `readSource`, this only finds imports, in a seventh of the time.
    .flatMap((file) => ts.preProcessFile(textOf(file)).importedFiles.map(({ fileName }) => [file, fileName]))
    .filter(
      ([, name = '']) =>
        !/^(?:\.|#(?:site|lib|islands|preboot|sandbox)\/|(?:node|astro|virtual):)/.test(name),
    )
    .filter(([, name = '']) => !declared.includes(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''))
    .map((found) => found.join(' imports '));
  expect(undeclared).toEqual([]);
});
