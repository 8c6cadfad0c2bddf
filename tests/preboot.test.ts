import { describe, expect, test } from 'vitest';
import { flags, globals, marks } from '#preboot/handover.ts';
import { filesIn, textOf } from './sources.ts';

const handover = 'src/preboot/handover.ts';
const files = filesIn(['src', 'build'], /\.(ts|tsx|astro|css)$/).filter((file) => file !== handover);
/** The texts of the files without comments, which may name anything. */
const texts = new Map(
  files.map((file) => [file, textOf(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const),
);
const filesWith = (pattern: RegExp): string[] =>
  [...texts].flatMap(([file, text]) => (pattern.test(text) ? file : [])).sort();
const named = ({ setBy, readBy }: { setBy: readonly string[]; readBy: readonly string[] }): string[] =>
  [...new Set([...setBy, ...readBy])].sort();
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (name: string): string => name.replace(/-./g, ([, letter = '']) => letter.toUpperCase());
/** Matches the uses of an attribute in markup, style and script. */
const attribute = (name: string): string =>
  `(?<![\\w-])data-${kebab(name)}(?![\\w-])|dataset(?:\\.|\\[')${name}\\b`;

describe('the handover between inline scripts and the app', () => {
  test.each(Object.entries(flags))('the flag %s is used by the files in its row', (name, row) => {
    const uses = `(?:flags|pageFlags\\(\\))\\.${name}\\b|mark\\('${name}'`;
    expect(filesWith(new RegExp(`${attribute(name)}|${uses}`))).toEqual(named(row));
  });

  test.each(Object.entries(marks))('the mark %s is used by the files in its row', (name, row) => {
    expect(filesWith(new RegExp(attribute(name)))).toEqual(named(row));
  });

  test.each(Object.entries(globals))('the global %s is used by the files in its row', (name, row) => {
    expect(filesWith(new RegExp(`globalThis\\.${name}\\b`))).toEqual(named(row));
  });

  test('style sheets read no attribute that nothing sets', () => {
    const markup = [...texts].filter(([file]) => /\.(?:tsx|astro)$/.test(file)).map(([, text]) => text);
    const isSet = (name: string): boolean =>
      camel(name) in flags || camel(name) in marks || markup.some((text) => text.includes(`data-${name}`));
    const read = [...texts]
      .filter(([file]) => file.endsWith('.css'))
      .flatMap(([file, text]) => [...text.matchAll(/\[data-([\w-]+)/g)].map(([, name = '']) => [file, name]));
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter(([, name = '']) => !isSet(name))).toEqual([]);
  });

  test('style sheets read nothing but flags on the page itself', () => {
    const onPage = /(?:html|:root)(?:\[|:not\(\[|:is\(\[)(?:[^\s{]|, )+/g;
    const read = [...texts]
      .filter(([file]) => file.endsWith('.css'))
      .flatMap(([, text]) => (text.match(onPage) ?? []).join().match(/\[data-[\w-]+/g) ?? []);
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((name) => !(camel(name.slice('[data-'.length)) in flags))).toEqual([]);
  });
});
