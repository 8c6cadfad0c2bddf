import path from 'node:path';
import { filesIn, readSource } from '../../tests/sources.ts';

/**
 * Tests of rules, stores and the sandbox. Builds, rendered screens, drawings and generated runs take too long
 * for each mutant.
 */
const playable =
  /^tests\/(?!dist\.test|support\/|torture\/|ogImage|domain\/photoNotes|scripts\.test|islands\/|sandbox\/server).*\.test\.ts$/;

/**
 * Returns a function that lists the tests of a source file, the nearest first: those that import it, then
 * those that import its importers.
 */
export function relatedTests(): (file: string) => string[] {
  const importers = new Map<string, Set<string>>();
  for (const file of filesIn(['src', 'sandbox', 'tests'], /\.tsx?$/)) {
    for (const { target, typeOnly } of readSource(file).imports) {
      if (target === null || typeOnly) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return (file) => {
    const found: string[] = [];
    const seen = new Set([file]);
    for (let level: string[] = [file]; level.length > 0;) {
      const above = [...new Set(level.flatMap((one) => [...(importers.get(one) ?? [])]))].filter(
        (one) => !seen.has(one),
      );
      for (const one of above) seen.add(one);
      found.push(
        ...byLikeness(
          file,
          above.filter((one) => playable.test(one)),
        ),
      );
      level = above;
    }
    return found;
  };
}

/** Sorts the test with the file's name first. */
function byLikeness(file: string, tests: readonly string[]): string[] {
  const name = path.basename(file, '.ts');
  const rank = (test: string): number =>
    path.basename(test).startsWith(`${name}.`) ? 0 : test.includes('/sandbox/') ? 2 : 1;
  return tests.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
