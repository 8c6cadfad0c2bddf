import { describe, expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { streetMap } from '#site/map.ts';
import { operator } from '#site/operator.ts';
import { support } from '#site/support.ts';
import * as suffixes from '#site/textVersions.ts';
import { forkedFile, forks } from '../lab/fork/fork.ts';
import { listedLocales, spokenLocales } from '../src/lib/locales.ts';
import { filesIn, textOf } from './sources.ts';

/** The example in a text: its name, site, e-mail, stored keys, phone, street map and colours. */
const example = new RegExp(
  [
    /\bNuskha\b|नुस्ख़ा|\bnuskha(?:\.|\\\.|['"`])|\/srv\/nuskha/,
    /80 ?4718 ?2900|openfreemap/,
    /#(?:fffdf8|efe8d8|17271e|14503a|f4b223|2340a6|1d2b23|0f1813|f1ead9|9fd8b6|f6ba3a|adc1ff)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The release check knows the phone of the example. A test of the built site removes the drawn name from texts. */
const known = /has the phone of the example|^tests\/dist\.test\.ts:\d+: text\.replaceAll\('नुस्ख़ा'/;

const linesWith = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

/** A line that is only a comment. */
const comment = /:\d+: (?:\/\*|\*|\/\/|<!--)/;

describe('A fork with another name', () => {
  test('changes src/site and no other source of the product', () => {
    const sources = filesIn(['src', 'sandbox', 'build', 'scripts'], /\.(?:ts|tsx|mjs|astro|css)$/);
    const others = sources.filter((file) => !file.startsWith('src/site/'));
    expect(others.length).toBeGreaterThan(500);
    expect(linesWith(others, example).filter((line) => !comment.test(line) && !known.test(line))).toEqual([]);
  });

  test('passes all tests, because they and their recordings write nothing of the example', () => {
    const tests = filesIn(['tests', 'e2e', 'lab'], /\.(?:tsx?|txt)$/).filter(
      (file) => file !== 'tests/fork.test.ts',
    );
    expect(linesWith(tests, example).filter((line) => !known.test(line))).toEqual([]);
  });

  test('is made by `npm run test:fork`, which changes every kind of value in src/site', () => {
    const forkedFiles = (name: string, fork: Parameters<typeof forkedFile>[2]): string =>
      forkedFile(name, textOf(`src/site/${name}`), fork);
    const names = filesIn(['src/site'], /\.(?:ts|css)$/).map((file) => file.slice('src/site/'.length));
    const changed = names.filter(
      (name) => forkedFiles(name, forks.sehat) !== forkedFiles(name, forks.sanjeevani),
    );
    // Adopters complete operator and words, which upstream leaves empty.
    const others = ['operator.ts', 'words.ts'];
    for (const name of names) if (!others.includes(name)) expect(changed).toContain(name);
    // In a fork, which runs this test too, one of them is the fork itself.
    const own: string = brand.name;
    const fork = forks.sehat.name === own ? forks.dawa : forks.sehat;
    for (const name of names) expect(forkedFiles(name, fork), name).not.toContain(brand.name);
  });

  test('merges later versions, because they add no setting to a file that it changed', () => {
    expect({
      brand: Object.keys(brand),
      operator: Object.keys(operator),
      support: Object.keys(support),
      map: Object.keys(streetMap),
      textVersions: Object.keys(suffixes).toSorted(),
    }).toEqual({
      brand: [
        ...['name', 'storagePrefix', 'supportPhone', 'supportPhoneHref', 'supportEmail', 'supportEmailHref'],
        ...['vendorAppStoreUrl', 'siteUrl'],
      ],
      operator: [
        ...['legalName', 'registrationNumber', 'gstin', 'address', 'courts', 'grievanceOfficer'],
        ...['privacyContact', 'processors', 'retention'],
      ],
      support: ['hours', 'whatsApp'],
      map: ['light', 'dark', 'origins'],
      textVersions: ['partnerTermsSuffix', 'privacySuffix', 'termsSuffix'],
    });
  });

  test('may offer any languages with English among them', () => {
    expect(spokenLocales).toEqual(expect.arrayContaining([...listedLocales]));
    expect(listedLocales).toContain('en');
    expect(new Set(listedLocales).size).toBe(listedLocales.length);
  });

  test('may choose any prefix that is good for a key and for the name of a policy', () => {
    expect(brand.storagePrefix).toMatch(/^[a-zA-Z0-9-]+$/);
  });
});
