import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { brand, drawnName } from '#lib/brand.ts';
import { listedLocales } from '#lib/locales.ts';
import { forkedFile, forks } from '../lab/fork/fork.ts';
import { releaseReport } from '../scripts/build.ts';
import { faultsIn, leftovers, takenOver } from '../scripts/leftovers.ts';
import { filesIn, root, textOf } from './sources.ts';

const place = 'src/site/x.ts';

describe('A line of src/site that a release refuses', () => {
  test.each([
    ['has an example address', `siteUrl: 'https://site.example',`],
    ['has an example address', `supportEmail: 'help@site.example',`],
    ['has an example address', `api: "https://site.example/api",`],
    ['has an example address', `app: 'https://play.google.com/store/apps/details?id=example.site.vendor',`],
    ['has the phone of the example', `supportPhone: '+91 80 4718 2900',`],
    ['has the phone of the example', `supportPhoneHref: 'tel:+918047182900',`],
    ['has the phone of the example', `whatsApp: '918047182900',`],
    ['is marked as an example', `light: 'https://maps.test/style.json', // example`],
    ['is marked as an example', `hours: { openTime: '09:00', closeTime: '19:00' }, // example`],
    ['is marked as an example', '--color-primary: #123456; /* example */'],
    ['is not completed', 'legalName: null,'],
    ['is not completed', `grievanceOfficer: { name: 'A. Rao', phone: null },`],
    ['is not completed', `courts: ' ',`],
    ['is not completed', `courts: 'to be completed by the owner',`],
  ])('%s: %s', (fault, line) => {
    expect(faultsIn(place, `first\n  ${line}\nlast`)).toEqual([`${place}:2 ${fault}: ${line}`]);
  });

  test.each([
    `siteUrl: 'https://examples.test',`,
    `supportPhone: '+91 22 6123 4500',`,
    'whatsApp: null,',
    'gstin: string | null;',
    ' * such as help@site.example',
    '// example.example',
  ])('is not %s', (line) => {
    expect(faultsIn(place, line)).toEqual([]);
  });
});

describe('A site that took over parts of the example', () => {
  const own = { 'site.siteWords.footer.address': '1 High Street' };
  const site = {
    name: 'Medi Post',
    drawnName: 'Medi Post',
    languages: ['en', 'hi'],
    words: { en: own, hi: own },
  };

  test('is refused with the drawing of another name', () => {
    expect(takenOver(site)).toEqual([]);
    const [line, ...others] = takenOver({ ...site, drawnName: 'Other' });
    expect(line).toMatch(/^src\/site\/brand\.ts:\d+ draws Other, not Medi Post$/);
    expect(others).toEqual([]);
  });

  test('is refused with the street address of the example in one language', () => {
    expect(takenOver({ ...site, words: { en: own } })).toEqual([
      expect.stringMatching(/^src\/lib\/words\/hi\/site\.ts:[1-9]\d* is the address of the example\./),
    ]);
  });
});

test('every fork of the lab can be released', () => {
  for (const fork of Object.values(forks))
    for (const file of filesIn(['src/site'], /\.(?:ts|css)$/))
      expect(faultsIn(file, forkedFile(file.slice('src/site/'.length), textOf(file), fork)), file).toEqual(
        [],
      );
});

// A fork has removed these marks.
const isExample = textOf('src/site/brand.ts').includes('// example');
test.runIf(isExample)('a site keeps name, prefix, drawings and main colours by removing their marks', () => {
  const marked = leftovers(true).filter((line) => line.includes('is marked as an example'));
  for (const part of [
    'const storagePrefix',
    'name: ',
    'export const nameDrawn',
    'line: ',
    '--color-primary: ',
  ])
    expect(marked.join('\n')).toContain(`is marked as an example: ${part}`);
});

test('the map of src/site does not matter to a build with a map of its own', () => {
  const ofMap = leftovers(false).filter((line) => line.startsWith('src/site/map.ts:'));
  expect(leftovers(true)).toEqual(leftovers(false).filter((line) => !ofMap.includes(line)));
});

test('this site names what its drawing draws', () => {
  const words = Object.fromEntries(listedLocales.map((id) => [id, { 'site.siteWords.footer.address': 'x' }]));
  expect(takenOver({ name: brand.name, drawnName, languages: listedLocales, words })).toEqual([]);
});

test('a build for a host without a way to the API stops before it builds', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    // A build of this language would fail as well, with another message.
    env: { ...process.env, HOST: 'github-pages', LOCALES: 'none', IGNORE_ENV_FILES: 'yes' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\s*GitHub Pages: cannot pass \/api on/);
});

test('missing details cause a warning in a build and stop a release', () => {
  const missing = ['src/site/operator.ts:29 a', 'src/site/brand.ts:18 b'];
  const build = releaseReport(false, missing, undefined);
  expect(build.errors).toEqual([]);
  expect(build.warnings.join()).toContain('src/site/operator.ts:29 a\n  src/site/brand.ts:18 b');
  const release = releaseReport(true, missing, 'opt-in');
  expect(release.errors.join()).toContain('src/site/operator.ts:29 a\n  src/site/brand.ts:18 b');
  expect(release.warnings).toEqual([]);
});

test('a complete release warns only of an unset PUBLIC_CONSENT', () => {
  expect(releaseReport(false, [], undefined)).toEqual({ errors: [], warnings: [] });
  expect(releaseReport(true, [], 'opt-in')).toEqual({ errors: [], warnings: [] });
  const { errors, warnings } = releaseReport(true, [], undefined);
  expect(errors).toEqual([]);
  expect(warnings.join()).toContain('PUBLIC_CONSENT');
});
