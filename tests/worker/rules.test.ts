import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  belongsTo,
  cachesToDelete,
  fileKind,
  filesOf,
  isFile,
  pageOf,
  pagesToKeep,
  pathOf,
  readList,
} from '../../src/worker/rules.ts';
import { buildId } from '../../build/buildId.ts';
import { dataId, factsOf } from '../../build/worker.ts';
import { textOf } from '../sources.ts';
import { list, site } from './builds.ts';

describe('A path', () => {
  test.each([
    ['/', ''],
    ['/vendor', 'vendor/'],
    ['/vendor/', 'vendor/'],
    ['/register/pharmacy', 'register/pharmacy/'],
    ['/register/ayurveda', 'register/'],
    ['/register/logo.png', null],
    ['/vendor/more', null],
    ['/hi/', null],
    ['/api/vendors/me', null],
    ['/files/7f3a.pdf', null],
    ['/sw.js', null],
  ])('%s is the page %j', (path, page) => {
    expect(pageOf(path, '/', site)).toBe(page);
  });

  test('is a page of its own language alone, below any folder of a host', () => {
    expect(pageOf('/shop/hi/vendor', '/shop/hi/', site)).toBe('vendor/');
    expect(pageOf('/shop/vendor', '/shop/hi/', site)).toBeNull();
    expect(pageOf('/vendor', '/shop/', site)).toBeNull();
  });

  test.each([
    ['/_astro/base.AbCdEf12.js', 'hashed'],
    ['/pins/5.json', 'data'],
    ['/map/land.geojson', 'data'],
    ['/favicon.svg', null],
    ['/build.json', null],
    ['/api/_astro/x', null],
  ])('%s is a file of the kind %j', (path, kind) => {
    expect(fileKind(path, '/', site)).toBe(kind);
    const hindi = { ...site, root: '../' };
    expect(fileKind(`/shop${path}`, '/shop/hi/', hindi)).toBe(kind);
  });

  test('is relative to the scope', () => {
    expect(pathOf('../_astro/a.js', '/shop/hi/')).toBe('/shop/_astro/a.js');
    expect(pathOf('', '/shop/hi/')).toBe('/shop/hi/');
  });
});

describe('The facts of a built worker', () => {
  const documents = ['index.html', 'vendor/index.html', 'register/index.html', '404.html'];
  const facts = factsOf('hi', documents);

  test('lead each path to its page, also with free parameters', () => {
    expect(facts.pages).toEqual(['', 'vendor/', 'register/']);
    expect(pageOf('/hi/register/ayurveda', '/hi/', facts)).toBe('register/');
    expect(pageOf('/hi/vendor', '/hi/', facts)).toBe('vendor/');
  });

  test('name every folder of lists and maps, at the root of the site', () => {
    const folders = readdirSync(new URL('../../public/', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.length).toBeGreaterThan(0);
    const kinds = folders.map((name) => [name, fileKind(`/${name}/a.json`, '/hi/', facts)]);
    expect(kinds).toEqual(folders.map((name) => [name, 'data']));
  });
});

describe('A deployment', () => {
  const files = ['_astro/a.js', 'index.html'];
  const id = buildId(files, ['<p>A']);
  test.each([
    ['a script', buildId(['_astro/b.js', 'index.html'], ['<p>A'])],
    ['only the text of a page', buildId(files, ['<p>B'])],
  ])('is another build when it changes %s', (_what, other) => {
    expect(other).not.toBe(id);
  });

  test('is the same build when it changes a file that no page is kept with', () => {
    expect(buildId([...files, 'icon-192.png'], ['<p>A'])).toBe(id);
  });

  test('replaces kept lists and maps when one of them or a colour of the map changes', () => {
    const copy = mkdtempSync(join(os.tmpdir(), 'data-'));
    const unnoticed: string[] = [];
    try {
      const write = (file: string, text: string): void => {
        mkdirSync(dirname(join(copy, file)), { recursive: true });
        writeFileSync(join(copy, file), text);
      };
      const theme = textOf('src/site/theme.css');
      const data = ['public/ifsc/banks.json', 'public/map/places.geojson', 'public/pins/5.json'];
      write('src/site/theme.css', theme);
      for (const file of data) write(file, '{}');
      let before = dataId(copy);
      const change = (file: string, text: string): void => {
        write(file, text);
        const now = dataId(copy);
        if (now === before) unnoticed.push(file);
        before = now;
      };
      for (const file of data) change(file, '[]');
      change('src/site/theme.css', theme.replaceAll(/(--color-base-200:) #\w+/g, '$1 #123456'));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
    expect(unnoticed).toEqual([]);
  });
});

describe('The list of a build', () => {
  test('is read whole or not at all', () => {
    expect(readList(list('a'))).toEqual(list('a'));
    for (const other of [null, 'page', {}, { ...list('a'), files: 'x' }, { ...list('a'), id: 1 }])
      expect(readList(other)).toBeNull();
  });

  test('keeps the visited pages that it has, with the page for a missing network', () => {
    expect(pagesToKeep(['', 'gone/'], list('a'), site.offline)).toEqual(['offline/', '']);
  });

  const onboarding = 'partner-with-us/new/mx-onboarding/step1/';
  test.each(['vendor/', 'dashboard/', 'register/start/', onboarding])('keeps the portal with %s', (page) => {
    expect(new Set(pagesToKeep([page], list('a'), site.offline))).toEqual(
      new Set(['offline/', 'vendor/', 'dashboard/', ...(page in list('a').pages ? [page] : [])]),
    );
  });

  test('names each file of its pages once', () => {
    expect(filesOf(['', 'vendor/'], list('a'))).toEqual([
      '_astro/a.js',
      '_astro/shared.js',
      '_astro/vendor.js',
    ]);
  });
});

test('a document belongs to the build whose script it imports', () => {
  expect(belongsTo('<script>import("/_astro/a.js")</script>', 'a')).toBe(true);
  expect(belongsTo('<script>import("/_astro/b.js")</script>', 'a')).toBe(false);
});

test('a page in the place of a file is no file', () => {
  const reply = (status: number, type: string) =>
    new Response('', { status, headers: { 'content-type': type } });
  expect(isFile(reply(200, 'text/javascript'))).toBe(true);
  expect(isFile(reply(200, 'text/html; charset=utf-8'))).toBe(false);
  expect(isFile(reply(404, 'text/javascript'))).toBe(false);
});

test('only this scope’s caches that are not kept are deleted', () => {
  const kept = ['n/2 / b', 'n/2 data y'];
  const others = ['n/2 /hi/ a', 'n/1 /hi/ a', 'n/shop / a', 'other'];
  const old = ['n/2 / a', 'n/1 / b', 'n/1 / state', 'n/2 data x', 'n/1 data y'];
  expect(cachesToDelete([...kept, ...others, ...old], '/', site, kept)).toEqual(old);
});
