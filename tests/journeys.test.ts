import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from './sources.ts';

const journeys = filesIn(['e2e'], /\.e2e\.ts$/).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const found = (pattern: RegExp) =>
  journeys.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));

test('the journeys are found', () => expect(journeys.length).toBeGreaterThan(20));

test('no journey waits for time instead of a state or the page’s clock', () => {
  expect(found(/\bwaitForTimeout\b|\bnetworkidle\b|\bsetTimeout\(/g)).toEqual([]);
  expect(found(/\{ timeout: \d[\d_]* \}/g)).toEqual([]);
});

test('no journey is left out', () => {
  expect(found(/\btest\.(?:skip|only|fixme)\b/g)).toEqual([]);
});

test('no journey imports its expected words from the copy', () => {
  expect(found(/from '#lib\/copy\/[^']*'/g)).toEqual([]);
});
