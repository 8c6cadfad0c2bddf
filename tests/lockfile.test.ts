import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

interface Locked {
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
// file, and from then on `npm ci` refuses it. Whoever adds a dependency sees it here, not on a fresh clone.
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
