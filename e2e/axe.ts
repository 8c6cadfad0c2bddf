import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { axeFindings, axeOptions } from '../tests/support/axeFindings.ts';
import { wideParts } from './boxes.ts';

export interface AccessOptions {
  /** A part of the page, as a selector. Other tests check the rest of the page. */
  within?: string;
  /** Rules of axe that are off by default. */
  also?: readonly string[];
  /** The only rules to run, when all others ran before. */
  only?: readonly string[];
}

/** The shortened script of axe, half as long as the other one. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that axe finds nothing, and that nothing is wider than the window. */
export async function expectAccessible(
  page: Page,
  { within, also, only }: AccessOptions = {},
): Promise<void> {
  await settled(page);
  // Each document gets the script once, and only violations leave the page: the script and a list of all passes
  // are hundreds of kilobytes each, and sending them took most of the time.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([context, run]) => {
      const own = (globalThis as unknown as { axe: typeof axe }).axe;
      return (await own.run(context ?? document, run)).violations;
    },
    [within, axeOptions(also, only)] as const,
  );
  expect(axeFindings({ violations })).toEqual([]);
  expect(await wideParts(page)).toEqual([]);
}

/**
 * Waits until fades have ended, since contrast cannot be measured before. Endless and scroll-driven animations
 * go on.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ timeline, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return timeline === document.timeline && typeof endTime === 'number' && endTime < 10_000;
    });
    // A cancelled animation has ended too.
    return Promise.allSettled(passing.map((animation) => animation.finished));
  });
}
