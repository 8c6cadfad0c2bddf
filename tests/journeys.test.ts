import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from './sources.ts';

const journeys = filesIn(['e2e'], /\.e2e\.ts$/).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The journeys with text that fits, each with what fits. */
const found = (pattern: RegExp) =>
  journeys.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));

test('journeys are looked at here', () => expect(journeys.length).toBeGreaterThan(20));

test('no journey waits for time: it waits for states, and moves the clock of the page', () => {
  expect(found(/\bwaitForTimeout\b|\bnetworkidle\b|\bsetTimeout\(/g)).toEqual([]);
  expect(found(/\{ timeout: \d[\d_]* \}/g)).toEqual([]);
});

test('no journey reads the words it expects from where the screen reads them', () => {
  expect(found(/from '#lib\/copy\/[^']*'/g)).toEqual([]);
});
