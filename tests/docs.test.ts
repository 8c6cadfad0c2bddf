import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as limits from '#lib/limits.ts';
import { settingsSchema } from '#sandbox/settings.ts';
import { hosts } from '../build/hosts/hosts.ts';
import { budgets, limits as benchLimits } from '../scripts/budgets.ts';
import { filesIn, root, textOf } from './sources.ts';

const readme = textOf('README.md');
const architecture = textOf('docs/architecture.md');
const pages = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...filesIn(['docs', 'e2e', 'lab', 'src', 'tests'], /\.md$/),
];

/** Returns the unique matches of a pattern's first group, sorted. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();
}

/** Returns the addresses that a page links to. Code is left out, because brackets mean something else there. */
function linksOf(page: string): string[] {
  const prose = textOf(page)
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '');
  return found(prose, /\]\(([^)\s]+)\)/g);
}

/** Returns the anchors of a page's headings, as they follow `#`. */
function anchorsOf(page: string): string[] {
  return found(textOf(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

test('every npm script in the documents exists, and the README lists them all', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = (text: string) =>
    found(text, /\bnpm (?:run )?((?<=run )[a-z][\w:]*|start\b|test\b)/g).filter((name) => name !== '');
  expect(pages.flatMap((page) => named(textOf(page)).filter((name) => !(name in scripts)))).toEqual([]);
  expect(named(readme)).toEqual(Object.keys(scripts).sort());
});

test('every option of an npm script in the documents follows `--`', () => {
  const lost = pages.flatMap((page) =>
    found(textOf(page), /\b(npm run [\w:]+(?: (?!--)[^\s`]+)* --\w[\w-]*)/g),
  );
  expect(lost).toEqual([]);
});

test('the build settings match the table in the README', () => {
  const inCode = ['src/lib/env.ts', ...filesIn(['build'], /\.ts$/)].map(textOf).join('\n');
  const rows = found(readme, /^\| `(PUBLIC_[A-Z_]+)`/gm);
  expect(found(inCode, /\b(PUBLIC_[A-Z_]*[A-Z])\b/g)).toEqual(rows);
  expect(found(readme, /\b(PUBLIC_[A-Z_]*[A-Z])\b/g)).toEqual(rows);
});

test('the README and the page about hosting name every host', () => {
  for (const host of Object.keys(hosts)) {
    expect(readme).toContain(`\`${host}\``);
    expect(textOf('docs/hosting/README.md')).toMatch(new RegExp(`^\\| \`${host}\``, 'm'));
  }
});

test('the page of the sandbox names every setting, with the answers to choose from', () => {
  const [, settings = ''] = textOf('docs/sandbox.md').split('**Settings**');
  const [part = ''] = settings.split('\n## ');
  const missing = Object.entries(settingsSchema.shape).flatMap(([name, schema]) =>
    [name, ...('options' in schema ? schema.options : [])].filter((word) => !part.includes(`\`${word}\``)),
  );
  expect(missing).toEqual([]);
});

test('every relative link leads to an existing file and heading', () => {
  const broken = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? page : path.join(path.dirname(page), file);
        if (!existsSync(path.join(root, target))) return true;
        return anchor !== undefined && !anchorsOf(target).includes(anchor);
      })
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every file that the documents name in code exists', () => {
  const folders =
    '(?:src|lib|sandbox|build|scripts|tests|e2e|lab|docs|public|islands|styles|stores|domain|api|words|shell)';
  const named = (text: string) =>
    found(text, new RegExp(`[\`\\s](${folders}/[\\w./-]+\\.(?:tsx?|mjs|astro|css|json|svg|md))\\b`, 'g'));
  const missing = pages.flatMap((page) =>
    named(textOf(page))
      .filter((file) => !['', 'src', 'src/lib'].some((from) => existsSync(path.join(root, from, file))))
      .map((file) => `${page}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('every name in the glossary exists in the code', () => {
  const code = filesIn(['src', 'sandbox', 'tests'], /\.(?:tsx?|astro)$/)
    .map(textOf)
    .join('\n');
  // Examples that stand for many names.
  const examples = ['$name', 'X.island.tsx'];
  const names = found(textOf('docs/glossary.md'), /`([^`]+)`/g).filter(
    (name) => !name.includes('/') && !examples.includes(name),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !existsInCode(code, name))).toEqual([]);
});

/** Whether a name is in the code, or a file there has it. */
const existsInCode = (code: string, name: string): boolean =>
  /\.tsx?$/.test(name) ? code.includes(`/${name}'`) : new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code);

test('no source uses a name that another word of the glossary replaced', () => {
  const replaced = [
    'flowCourse',
    'flowMoves',
    'transportEarly',
    'endpointsEarly',
    'Standing',
    'standingOf',
    'profileStandingWords',
    'KycArrival',
    'kycArrival',
    'endingOnArrival',
    'accountOf',
    'readAccount',
    'switchAccount',
    'AccountPage',
    '$known',
    'knownWords',
    'knownFromGst',
    'KnownInfo',
    'fitting',
  ];
  const used = new RegExp(`(?<![\\w$])(?:${replaced.join('|').replaceAll('$', '\\$')})(?![\\w$])`);
  expect(filesIn(['src'], /\.(?:tsx?|astro)$/).filter((file) => used.test(textOf(file)))).toEqual([]);
});

test('the page about loading names exactly the byte budgets of the code', () => {
  const figures = (values: readonly number[]) =>
    [...new Set(values.map((value) => value.toLocaleString('en-US')))].sort();
  const [, section = ''] = textOf('docs/loading.md').split('## Budgets');
  // "About" is before the size of a TCP flight, which is no budget.
  const named = found(section, /(?<!about\s|[\d,])([\d,]+) (?:B|bytes)\b/g);
  const held = [budgets, ...Object.values(benchLimits)].flatMap((limited) =>
    Object.entries(limited).flatMap(([name, value]) => (/bytes/i.test(name) ? value : [])),
  );
  expect(named).toEqual(figures(held));
});

test('the budgets of time and the session’s figures match the code', () => {
  expect(textOf('docs/loading.md')).toContain(`${benchLimits.quietPage.lcpMs.toLocaleString('en-US')} ms`);
  expect(architecture).toContain(`run out within ${limits.startupRefreshMarginMs / 1000} s`);
  expect(architecture).toContain(`request time within ${limits.refreshMarginMs / 1000} s`);
  expect(architecture).toContain(`kept alive within ${limits.expiryWarningMs / 60_000} min`);
});
