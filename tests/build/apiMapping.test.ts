import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { endpoints } from '#lib/api/schema/endpoints.ts';
import { apiNames, apiPaths } from '#site/api.ts';
import { apiMapping, namePlaces, renaming, withMapping } from '../../build/code/apiMapping.ts';
import { filesIn, textOf } from '../sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = filesIn(['src/lib', 'src/preboot'], /\.ts$/);
const changed = (paths: Record<string, string>, names: Record<string, string>): string[] =>
  files.filter((file) => withMapping(`/site/${file}`, textOf(file), paths, names) !== textOf(file));

test('a site without differences changes no file, so it has no code for them', () => {
  expect(changed({}, {})).toEqual([]);
});

test('a path is replaced where calls are named, for every call', () => {
  for (const { path: own } of Object.values(endpoints)) {
    const to = `/v2${own}`;
    const named = changed({ [own]: to }, {});
    expect(named, own).not.toEqual([]);
    for (const file of named)
      expect(withMapping(`/site/${file}`, textOf(file), { [own]: to }, {}), own).toContain(
        JSON.stringify(to),
      );
  }
});

test('a path without the placeholders of its call stops the build', () => {
  const file = '/site/src/preboot/earlyPaths.ts';
  expect(() => withMapping(file, '', { '/api/vendors/:id': '/v2/shops' }, {})).toThrow(
    `'/v2/shops' needs the placeholders of '/api/vendors/:id'`,
  );
});

test('names are replaced at three places, each of which is there once', () => {
  for (const { file, text } of namePlaces) expect(textOf(file).split(text), file).toHaveLength(2);
  expect(changed({}, { phone: 'mobile' }).sort()).toEqual(namePlaces.map(({ file }) => file).sort());
});

test('a body is sent with the names of the API, at any depth', () => {
  const replacer = new Function(`return ${renaming({ phone: 'mobile', city: 'town' })}`)() as (
    key: string,
    value: unknown,
  ) => unknown;
  const body = { phone: '1', list: [{ city: 'Pune' }], constructor: null, left: undefined };
  expect(JSON.parse(JSON.stringify(body, replacer))).toEqual({
    mobile: '1',
    list: [{ town: 'Pune' }],
    constructor: null,
  });
});

test('a built reader reads a reply with the names of the API, and its own', async () => {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [apiMapping({}, { vendorName: 'shop_title' })],
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(root, 'src/lib/domain/reply/replyParts.ts'), formats: ['es'] },
    },
  });
  const [{ output: chunks }] = output as unknown as [{ output: [{ code: string }] }];
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(chunks[0].code)}`
  )) as {
    parseJson: (text: string) => { vendorName?: string; ownerName?: string };
  };
  expect(module.parseJson('{"shop_title":"A"}').vendorName).toBe('A');
  expect(module.parseJson('{"owner_name":"B"}').ownerName).toBe('B');
});

test('src/site/api.ts names calls of the product, with their placeholders', () => {
  const own: readonly string[] = Object.values(endpoints).map(({ path: each }) => each);
  for (const each of Object.keys(apiPaths)) expect(own).toContain(each);
  expect(() => changed(apiPaths, apiNames)).not.toThrow();
});
