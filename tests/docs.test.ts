import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { limits } from '#lib/limits.ts';
import { budgets } from '../scripts/budgets.ts';
import { filesIn, root, textOf } from './sources.ts';

const readme = textOf('README.md');
const architecture = textOf('docs/architecture.md');
const pages = ['README.md', 'CHANGELOG.md', ...filesIn(['docs'], /\.md$/)];

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

test('the build settings match the table in the README', () => {
  const inCode = ['src/lib/env.ts', ...filesIn(['build'], /\.ts$/)].map(textOf).join('\n');
  const rows = found(readme, /^\| `(PUBLIC_[A-Z_]+)`/gm);
  expect(found(inCode, /\b(PUBLIC_[A-Z_]*[A-Z])\b/g)).toEqual(rows);
  expect(found(readme, /\b(PUBLIC_[A-Z_]*[A-Z])\b/g)).toEqual(rows);
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
    '(?:src|lib|sandbox|build|scripts|tests|e2e|lab|docs|public|islands|styles|stores|domain|api|copy|shell)';
  const named = (text: string) =>
    found(text, new RegExp(`[\`\\s](${folders}/[\\w./-]+\\.(?:tsx?|mjs|astro|css|json|svg|md))\\b`, 'g'));
  const missing = pages.flatMap((page) =>
    named(textOf(page))
      .filter((file) => !['', 'src', 'src/lib'].some((from) => existsSync(path.join(root, from, file))))
      .map((file) => `${page}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('the budgets and the session’s figures match the code', () => {
  const figure = (value: number) => value.toLocaleString('en-US');
  const { documentBytes, vendorIslandBytes, onboardingBytes, lcpMs } = budgets;
  for (const value of [documentBytes, vendorIslandBytes, onboardingBytes, lcpMs]) {
    expect(textOf('docs/loading.md')).toContain(figure(value));
  }
  expect(architecture).toContain(`run out within ${limits.startupRefreshMarginMs / 1000} s`);
  expect(architecture).toContain(`request time within ${limits.refreshMarginMs / 1000} s`);
  expect(architecture).toContain(`kept alive within ${limits.expiryWarningMs / 60_000} min`);
});
