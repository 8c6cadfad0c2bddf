import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from './sources.ts';

const journeys = filesIn(['e2e'], /\.e2e\.ts$/).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Returns the text of each journey of a file. */
const testsIn = (text: string): string[] => text.split(/^(?= *test\()/m).slice(1);
const titleOf = (journey: string): string => journey.split('\n', 1)[0]?.trim() ?? '';

/** The linter's rules for `e2e` cannot see these words inside options. */
test('no journey waits for a quiet network or for a time of its own', () => {
  expect(journeys.length).toBeGreaterThan(20);
  const found = journeys.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnetworkidle\b|\{ timeout: \d[\d_]* \}/g)].map(([match]) => `${path}: ${match}`),
  );
  expect(found).toEqual([]);
});

/** The scripts of a clock can outlast their journey in the window that the next one reuses, and fail there. */
test('a journey that sets the clock opens a window of its own', () => {
  const shared = journeys.flatMap(({ path, text }) =>
    testsIn(text)
      .filter((each) => /\bpage\.clock\.install\(/.test(each) && !each.includes('newVisitor()'))
      .map((each) => `${path}: ${titleOf(each)}`),
  );
  expect(shared).toEqual([]);
});

/** A failure names the step around it, so that nobody has to read the journey to learn which fact is wrong. */
test('every file of journeys has steps, and so has each journey with five facts', () => {
  const facts = (text: string): number => (text.match(/\bexpect(?:\.poll)?\(/g) ?? []).length;
  const steps = (text: string): number => (text.match(/\btest\.step\(/g) ?? []).length;
  const files = journeys.filter(({ text }) => steps(text) === 0).map(({ path }) => path);
  const long = journeys.flatMap(({ path, text }) =>
    testsIn(text)
      .filter((each) => facts(each) >= 5 && steps(each) === 0)
      .map((each) => `${path}: ${titleOf(each)}`),
  );
  expect([...files, ...long]).toEqual([]);
});
