import path from 'node:path';
import { describe, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { hosts } from '../../build/hosts/hosts.ts';
import { built } from '../../scripts/built-site.ts';
import { expectSameLines } from '../support/expectSameLines.ts';
import { brandSigns, hasOurPages } from '../support/ourSite.ts';
import { isRecording, readRecording, writeRecording } from '../support/recording.ts';
import { pages, prefixes, type Page } from './site.ts';

/**
 * What browsers, search engines and hosts read of the build, besides the words of the pages. `RECORD=yes npm run test:dist`
 * writes the recordings anew; read the difference.
 */
const folder = path.join(import.meta.dirname, '..', 'recorded', 'build');

const site = { base: '', pages: pages.map(({ file }) => file), prefixes, apiOrigin: 'https://api.example' };

/** The colours of the theme in the order in which the texts name them. */
const colours: string[] = [];
const signOf = (colour: string): string => {
  if (!colours.includes(colour)) colours.push(colour);
  return `‹colour ${colours.indexOf(colour) + 1}›`;
};

/** Gives signs to the brand, its colours and to what every change of the code changes: hashes, and the number of the build. */
const lasting = (text: string): string =>
  brandSigns
    .reduce((result, [own, sign]) => result.replaceAll(own, sign), text)
    .replaceAll(new URL(brand.siteUrl).host, '‹host›')
    .replaceAll(brand.storagePrefix, '‹prefix›')
    .replaceAll(/#[\da-f]{6}\b/g, signOf)
    .replaceAll(/(?<='sha256-)[\w+/=]+/g, '‹hash›')
    .replaceAll(/(?<=\/_astro\/)[\w.-]+/g, '‹file›')
    .replaceAll(/(?<=data-build=)[\w-]+/g, '‹build›');

/** Returns the elements that a visitor does not see. The scripts that a page preloads have a test of their own. */
function headOf({ file, html, elements }: Page): string {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const lines = elements
    .slice(0, elements.findIndex(({ tag }) => tag === 'body') + 1)
    .filter(({ attributes }) => attributes['rel'] !== 'modulepreload')
    .map(({ tag, attributes }) =>
      [
        tag,
        ...Object.entries(attributes).map(([name, value]) => (value === '' ? name : `${name}=${value}`)),
        ...(tag === 'title' ? [title] : []),
      ].join(' '),
    );
  return [file, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

const inEnglish = pages.filter(({ prefix }) => prefix === '');
const inHindi = pages.filter(({ file }) => /^hi\/(?:index|vendor\/index|dashboard\/index)\.html$/.test(file));

const texts: readonly (readonly [name: string, text: string])[] = [
  ['heads.txt', [...inEnglish, ...inHindi].map(headOf).join('')],
  ['manifest.txt', JSON.stringify(JSON.parse(built('manifest.webmanifest').toString()), null, 2)],
  ['robots.txt', built('robots.txt').toString()],
  ...Object.entries(hosts).flatMap(([host, files]) =>
    Object.entries(files(site)).map(
      ([file, text]) => [`${host}.${file.replace(/^[._]/, '')}.txt`, text] as const,
    ),
  ),
];

describe.skipIf(!hasOurPages)('The build is as recorded', () => {
  test.each(texts.map(([name, text]) => [name, lasting(text)]))('%s', (name, now) => {
    const file = path.join(folder, name);
    if (isRecording) writeRecording(file, now);
    expectSameLines(now, readRecording(file), `tests/recorded/build/${name}`);
  });
});
