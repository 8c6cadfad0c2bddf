import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReportsTo } from '#lib/words/law/privacy.ts';
import { storedEntries } from '#lib/domain/storedEntries.ts';
import { listedLocales, locales, type LocaleId } from '#lib/locales.ts';
import type { Operator } from '#site/operator.ts';
import { namedOperator, unnamedOperator } from './support/operators.ts';

/**
 * The privacy notice, the list of what the browser keeps, and the pages on grievances and accessibility exist in
 * every language: section 5(3) of the DPDP Act 2023 gives people the choice.
 */

const translated = listedLocales.filter((id) => locales[id].words !== 'en');
const files = ['accessibility', 'grievance', 'lawPages', 'privacy', 'storage'] as const;
const builds: readonly (readonly [hosts: readonly string[], reports: ReportsTo])[] = [
  [[], null],
  [['⟨map⟩'], null],
  [[], 'own-site'],
  [['⟨map⟩'], { host: '⟨reports⟩' }],
];

afterEach(() => {
  for (const file of files) vi.doUnmock(`#lib/words/${file}.ts`);
  vi.resetModules();
});

/** Returns the law texts in a language, as its build has them. */
async function lawIn(id: LocaleId, particulars: Operator = namedOperator) {
  vi.resetModules();
  const { words } = locales[id];
  if (words !== 'en')
    for (const file of files)
      vi.doMock(`#lib/words/${file}.ts`, () => import(`../src/lib/words/${words}/${file}.ts`));
  const { privacyText } = await import('#lib/words/law/privacy.ts');
  const { accessibilityText } = await import('#lib/words/law/accessibility.ts');
  const { grievanceText } = await import('#lib/words/law/grievance.ts');
  const { storedItems } = await import('#lib/words/law/storage.ts');
  return {
    privacy: builds.map(([hosts, reports]) => privacyText(particulars, hosts, reports)),
    grievance: grievanceText(particulars),
    accessibility: accessibilityText(particulars),
    stored: storedItems(storedEntries),
  };
}

/** Returns the link targets, operator's details and numbers in a text, without their order. */
function marksIn(text: string): string {
  return (text.match(/\]\(\w+\)|⟨\w+⟩|\d+/g) ?? []).toSorted().join(' ');
}

/** Returns the structure of a text: its ids and lists, and the marks in the place of each sentence. */
function structureOf(text: unknown): unknown {
  const isKept = (key: string): boolean => key === 'id';
  return JSON.parse(
    JSON.stringify(text, (key, value: unknown) =>
      typeof value === 'string' && !isKept(key) ? marksIn(value) : value,
    ),
  );
}

/** Returns the visible sentences of a text, without ids, link targets and names in the code. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\]\(\w+\)/g, '')];
  if (value === null || typeof value !== 'object') return [];
  const hidden = 'isCode' in value ? ['id', 'title'] : ['id'];
  return Object.entries(value).flatMap(([key, part]) => (hidden.includes(key) ? [] : sentencesOf(part)));
}

describe.each(translated)('The law pages in %s', (id) => {
  test('have the structure, links, numbers and operator’s details of the English ones', async () => {
    const english = await lawIn('en');
    const own = await lawIn(id);
    expect(own.stored.map(({ title }) => title)).toEqual(english.stored.map(({ title }) => title));
    expect(structureOf(own)).toEqual(structureOf(english));
  });

  test('leave no sentence in English and none empty', async () => {
    const english = sentencesOf(await lawIn('en'));
    const own = sentencesOf(await lawIn(id));
    expect(own).toHaveLength(english.length);
    const isSame = (text: string, at: number): boolean => text === english[at] && !/^⟨\w+⟩$/.test(text);
    expect(own.filter((text, at) => text.trim() === '' || isSame(text, at))).toEqual([]);
  });

  test('consist of at least 70 % letters of the language’s script', async () => {
    const script = new RegExp(`\\p{Script=${new Intl.Locale(locales[id].tag).maximize().script}}`, 'u');
    const { privacy, grievance, accessibility, stored } = await lawIn(id, unnamedOperator);
    for (const text of [privacy[0], grievance, accessibility, stored]) {
      const letters = sentencesOf(text)
        .join(' ')
        .match(/[\p{L}\p{M}]/gu);
      const own = letters?.filter((letter) => script.test(letter)) ?? [];
      expect(own.length / (letters?.length ?? 0)).toBeGreaterThanOrEqual(0.7);
    }
  });

  test('name the button that clears the stored data by its label', async () => {
    const { appErrorWords } = (await import(`../src/lib/words/${locales[id].words}/app.ts`)) as {
      appErrorWords: { clear: string };
    };
    const { privacy, stored } = await lawIn(id);
    const browser = privacy[0]?.sections.find((section) => section.id === 'browser');
    expect(browser?.paragraphs?.at(-1)).toContain(appErrorWords.clear);
    const language = stored.find(({ title }) => title === 'language');
    expect(language?.lines.at(-1)?.[1]).toContain(appErrorWords.clear);
  });

  test('keep what is seen by whom without the companies that are not named', async () => {
    const { privacy } = await lawIn(id, unnamedOperator);
    const { completeText } = await import('#lib/words/law/text.ts');
    const kinds = privacy.flatMap((text) => completeText(text).sections.flatMap(({ items }) => items ?? []));
    expect(kinds.length).toBeGreaterThan(30);
    expect(kinds.filter(({ lines }) => lines.length < 3)).toEqual([]);
  });

  test('mark a missing detail of the operator in the language', async () => {
    const { lawWords } = (await import(`../src/lib/words/${locales[id].words}/lawPages.ts`)) as {
      lawWords: { toBeCompleted: string };
    };
    const { privacy, grievance } = await lawIn(id, unnamedOperator);
    expect(JSON.stringify(privacy[0])).toContain(lawWords.toBeCompleted);
    expect(grievance.sections[0]?.items?.[0]?.title).toBe(lawWords.toBeCompleted);
  });
});
