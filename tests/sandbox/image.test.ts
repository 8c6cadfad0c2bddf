import path from 'node:path';
import { expect, test } from 'vitest';
import { readSource, textOf } from '../sources.ts';

/** The COPY lines of the image that runs the sandbox; those of the stage that installs packages come before. */
const copied = [
  ...(
    textOf('sandbox/Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  ).matchAll(/^COPY .*? (\S+)$/gm),
];
const targets = copied.map(([line, target = '']) => (target === './' ? (line.split(' ')[1] ?? '') : target));

/** Follows the imports of a file as Node does. Returns the files of this repository, and the packages. */
function needed(file: string, files = new Set<string>(), packages = new Set<string>()) {
  if (files.has(file)) return { files, packages };
  files.add(file);
  const { text, imports } = readSource(file);
  for (const { typeOnly, target, specifier } of imports) {
    if (typeOnly || specifier.startsWith('node:')) continue;
    if (target === null) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
    else needed(target, files, packages);
  }
  for (const [, read = ''] of text.matchAll(/new URL\([`'](\.[^`'$]*)[^,]*, import\.meta\.url\)/g))
    files.add(path.posix.join(path.posix.dirname(file), read));
  return { files, packages };
}

test('the image has every file and package that the sandbox imports or reads', () => {
  const { files, packages } = needed('sandbox/server.ts');
  expect(files).toContain('public/pins/');
  const missing = ['package.json', ...files].filter(
    (file) => !targets.some((target) => file === target || file.startsWith(`${target}/`)),
  );
  expect(missing).toEqual([]);
  const given = targets.filter((target) => target.startsWith('node_modules/'));
  expect(given).toEqual([...packages].sort().map((name) => `node_modules/${name}`));
});

test('the packages of the image need no further packages', () => {
  const dependent = targets
    .filter((target) => target.startsWith('node_modules/'))
    .filter((name) => 'dependencies' in (JSON.parse(textOf(`${name}/package.json`)) as object));
  expect(dependent).toEqual([]);
});

test('git and docker ignore the same files', () => {
  const ignored = (file: string) => textOf(file).trim().replaceAll('/\n', '\n').split('\n').sort();
  expect(ignored('.dockerignore')).toEqual(['.git', ...ignored('.gitignore')].sort());
});
