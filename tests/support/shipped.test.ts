/** Compares the build with the features of the supported browsers. Runs after the build, like dist.test.ts. */
import { expect, test } from 'vitest';
import { built, builtFiles, elementsOf } from '../../scripts/built-site.ts';
import { listedLocales, locales } from '../../src/lib/locales.ts';
import { exceptions } from './exceptions.ts';
import type { Lack } from './lack.ts';
import { lacksOfMarkup } from './markup.ts';
import { lacksOfScript } from './scripts.ts';
import { lacksOfStyles } from './styles.ts';

// The trees of the other languages have the same code with other texts.
const translated = listedLocales
  .map((id) => `${locales[id].prefix}/`.slice(1))
  .filter((folder) => folder !== '');
const files = (ending: string): string[] =>
  builtFiles(ending).filter((file) => !translated.some((folder) => file.startsWith(folder)));
const pages = files('.html').map((file) => elementsOf(built(file).toString()));
const textsOf = (tag: string): string[] =>
  pages.flatMap((elements) =>
    elements
      .filter((element) => element.tag === tag && !/json|plain/.test(element.attributes['type'] ?? ''))
      .map(({ text }) => text),
  );
const sheets = new Set([...files('.css').map((file) => built(file).toString()), ...textsOf('style')]);
const scripts = new Set([...files('.js').map((file) => built(file).toString()), ...textsOf('script')]);

const isExcepted = (feature: string, exception: string): boolean =>
  exception.endsWith('/*') ? feature.startsWith(exception.slice(0, -1)) : feature === exception;
const used = new Set<string>();

/** Returns one line for each feature that is not a known, harmless exception. */
function unexpected(lacks: readonly Lack[]): string[] {
  const lines = lacks.flatMap(({ feature, missing, at }) => {
    const known = exceptions.find((one) => isExcepted(feature, one.feature));
    if (known) used.add(known.feature);
    return known ? [] : [[feature, `${feature} is not in ${missing.join(', ')}: ${at}`] as const];
  });
  return [...new Map(lines).values()];
}

test('every supported browser knows every shipped style or has a fallback', () => {
  expect(unexpected([...sheets].flatMap(lacksOfStyles))).toEqual([]);
});

test('every supported browser knows every shipped script feature, or the script checks', () => {
  expect(unexpected([...scripts].flatMap((code) => lacksOfScript(code)))).toEqual([]);
});

test('every supported browser knows the elements and attributes of the pages', () => {
  expect(unexpected(pages.flatMap(lacksOfMarkup))).toEqual([]);
});

test('every exception is still shipped', () => {
  expect(exceptions.map(({ feature }) => feature).filter((feature) => !used.has(feature))).toEqual([]);
});
