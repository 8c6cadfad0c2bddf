import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { accessibilityText } from '#lib/words/law/accessibility.ts';
import { grievanceText } from '#lib/words/law/grievance.ts';
import { partnerTermsText } from '#lib/words/law/partnerTerms.ts';
import { privacyText } from '#lib/words/law/privacy.ts';
import { keptUntil, storedItems } from '#lib/words/law/storage.ts';
import { termsText } from '#lib/words/law/terms.ts';
import { completeText, given, linked, toBeCompleted, type LawText } from '#lib/words/law/text.ts';
import { siteWords } from '#lib/words/site.ts';
import { storedWords } from '#lib/words/storage.ts';
import { categories, categoryIds } from '#lib/domain/category/category.ts';
import { textVersions, type LawTextId } from '#lib/domain/contract/consents.ts';
import { storedEntries } from '#lib/domain/storedEntries.ts';
import * as limits from '#lib/limits.ts';
import { partnerTermsSuffix, privacySuffix, termsSuffix } from '#site/textVersions.ts';
import { pagesAt, publicPages } from '#lib/publicPages.ts';
import { deviceNames, entryNames, extraNames, tabNames } from '#lib/stores/browser/storage.ts';
import { calledHosts } from '../src/pages/_law/calledHosts.ts';
import { footerColumns, footerPlaceholders } from '../src/components/footerLinks.ts';
import { textOf } from './sources.ts';
import { namedOperator, unnamedOperator as operator } from './support/operators.ts';

/** The wording is the same with the commission of every site. */
const sampleRates = [
  ['pharmacy', 15],
  ['supplements', 15],
  ['labs', 12],
] as const;
/** The summary at the top of a page is no part of the terms, but one of the notice. */
const withoutSummary = (text: LawText): object =>
  Object.fromEntries(Object.entries(text).filter(([part]) => part !== 'short'));
const withSummary = ({ short, ...text }: LawText): object => ({ ...text, intro: [...text.intro, short] });
const texts: Record<LawTextId, unknown> = {
  privacy: [
    privacyText(operator, []),
    privacyText(operator, ['maps.example']),
    privacyText(operator, [], 'own-site'),
    privacyText(operator, ['maps.example'], { host: 'reports.example' }),
  ].map(withSummary),
  terms: withoutSummary(termsText(operator)),
  'partner-terms': withoutSummary(partnerTermsText(operator, sampleRates)),
};

/** Returns a text without the names of the brand, which may change without a new version. */
function wording(text: unknown): string {
  return Object.values(brand)
    .sort((one, other) => other.length - one.length)
    .reduce((words, name) => words.replaceAll(name, toBeCompleted), JSON.stringify(text));
}

describe('A text that vendors agree to', () => {
  // After a change of a text, give it a new version in domain/contract/consents.ts (the day it takes effect) and
  // update its mark here. A site's own suffix is no part of it.
  const marks: Record<LawTextId, string> = {
    privacy: '2026-11-23 911baf128b47',
    terms: '2026-11-21 66941029dae5',
    'partner-terms': '2026-11-21 2681a988a0ae',
  };

  test.each(Object.keys(marks) as LawTextId[])('%s still has the wording of its version', (id) => {
    const digest = createHash('sha256').update(wording(texts[id])).digest('hex');
    expect(`${textVersions[id].slice(0, 10)} ${digest.slice(0, 12)}`).toBe(marks[id]);
  });

  test.each([
    ['privacy', privacySuffix],
    ['terms', termsSuffix],
    ['partner-terms', partnerTermsSuffix],
  ] as const)('%s has the suffix of this site in its version', (id, suffix) => {
    expect(textVersions[id]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d${suffix}$`));
  });

  test('states the commission and the settlement that the rules set', () => {
    const rates = categoryIds.map((id) => [id, categories[id].commissionPercent] as const);
    const text = JSON.stringify(partnerTermsText(operator, rates));
    expect(text).toContain(rates.map(([id, percent]) => `${id} ${percent}%`).join(', '));
    expect(text).toContain(`within ${limits.settlementDays} business days`);
    expect(text).toContain(`1 to ${limits.deliveryRadiusMaxKm} km`);
  });

  test('marks a missing detail in one way and shows a given one unchanged', () => {
    expect([given(null), given(' '), given('Bengaluru')]).toEqual([
      toBeCompleted,
      toBeCompleted,
      'Bengaluru',
    ]);
    expect(JSON.stringify(grievanceText(operator))).toContain(toBeCompleted);
    expect(JSON.stringify(grievanceText({ ...operator, address: '1 High Street' }))).toContain(
      '1 High Street',
    );
  });
});

describe('A link of a law page', () => {
  test('leads from the words in brackets to a page', () => {
    expect(linked('See the [notice].', 'privacy')).toBe('See the [notice](privacy).');
  });

  test.each(['No link', 'A [half link', '[Two] [links]', 'No words: []'])('is missing in %s', (text) => {
    expect(() => linked(text, 'privacy')).toThrow('needs one link');
  });
});

describe('A law page of an unnamed operator', () => {
  const pagesOf = (of: typeof operator): LawText[] => [
    privacyText(of, []),
    termsText(of),
    partnerTermsText(of, sampleRates),
    grievanceText(of),
    accessibilityText(of),
  ];

  test('shows no mark of a missing detail, and every clause of a contract', () => {
    for (const text of pagesOf(operator)) {
      expect(JSON.stringify(text)).toContain(toBeCompleted);
      expect(JSON.stringify(completeText(text))).not.toContain(toBeCompleted);
    }
    const contract = partnerTermsText(operator, sampleRates);
    const counts = ({ sections }: LawText) => sections.map(({ paragraphs }) => paragraphs?.length);
    expect(counts(completeText(contract))).toEqual(counts(contract));
  });

  test('leaves out the sentence alone, or the detail in brackets', () => {
    const [privacy, , , grievance] = pagesOf(operator).map(completeText);
    const kinds = privacy?.sections.find(({ id }) => id === 'data')?.items ?? [];
    expect(kinds.map(({ lines }) => lines.length)).toEqual(kinds.map(() => 3));
    expect(JSON.stringify(kinds)).toContain('Our support team; the SMS company');
    expect(JSON.stringify(privacy)).toContain('It costs nothing. We reply within 30 days.');
    expect(grievance?.sections.map(({ title }) => title)).not.toContain('Company');
    expect(grievance?.sections[0]?.paragraphs).toEqual([expect.stringContaining(brand.supportPhone)]);
    expect(grievance?.sections[0]?.items).toEqual([]);
  });

  test('is whole once the operator is named', () => {
    const plain = (text: LawText): unknown[] => [
      text.intro,
      text.sections.map(({ title, paragraphs = [], points = [], items = [] }) => [
        title,
        paragraphs,
        points,
        items,
      ]),
    ];
    for (const text of pagesOf(namedOperator)) expect(plain(completeText(text))).toEqual(plain(text));
  });
});

describe('The grievance page', () => {
  test('names the officer’s five details and the two periods of the rules of 2020', () => {
    const { sections } = grievanceText(operator);
    const labels = sections[0]?.items?.[0]?.lines.map(([label]) => label);
    expect(labels).toEqual(['Designation', 'Phone', 'E-mail', 'Address']);
    const text = JSON.stringify(sections);
    for (const part of ['48 hours', 'one month', 'rule 4(5)']) expect(text).toContain(part);
  });

  test('has each detail of the officer beside its own label', () => {
    expect(grievanceText(namedOperator).sections[0]?.items).toEqual([
      {
        title: '⟨name⟩',
        lines: [
          ['Designation', '⟨designation⟩'],
          ['Phone', '⟨phone⟩'],
          ['E-mail', '⟨email⟩'],
          ['Address', '⟨address⟩'],
        ],
      },
    ]);
  });
});

describe('The privacy notice', () => {
  test('describes the reports and their recipient where a build sends them', () => {
    const [silent, own, foreign] = [null, 'own-site', { host: 'reports.example' }].map((reports) =>
      JSON.stringify(privacyText(operator, [], reports as Parameters<typeof privacyText>[2])),
    );
    expect(silent).toContain('no statistics');
    expect(silent).not.toContain('Reports:');
    for (const text of [own, foreign]) {
      expect(text).toContain('Reports: what failed, how quick a page was, how far a registration came');
      expect(text).not.toMatch(/no statistics|loads nothing from anybody/);
    }
    expect(own).not.toContain('reports.example');
    expect(foreign).toContain('reports.example, which receives the reports for us');
  });

  test('says why each kind of data is needed, how long it is kept and who sees it', () => {
    const items = privacyText(operator, []).sections.find(({ id }) => id === 'data')?.items ?? [];
    expect(items.length).toBeGreaterThan(5);
    for (const { title, lines } of items) {
      expect(
        lines.map(([label]) => label),
        title,
      ).toEqual(['Why', 'Kept', 'Seen by']);
    }
  });

  test('names the foreign hosts that a build is set up to call', () => {
    expect(JSON.stringify(privacyText(operator, []))).toContain('loads nothing from anybody else');
    const text = JSON.stringify(privacyText(operator, ['maps.example']));
    expect(text).toContain('maps.example');
    expect(text).not.toContain('nothing from anybody else');
  });

  test('names the hosts of the place search, the street map and its further origins', () => {
    const streetMap = { light: 'https://maps.example/day', dark: 'https://maps.example/night' };
    const called = {
      geocoderUrl: 'https://places.example/search',
      streetMap,
      mapOrigins: ['https://tiles.example'],
    };
    const hostsOf = (change: Partial<Parameters<typeof calledHosts>[0]>) =>
      calledHosts({ ...called, ...change }, 'https://site.test');
    expect(hostsOf({})).toEqual(['places.example', 'maps.example', 'tiles.example']);
    expect(hostsOf({ streetMap: null, geocoderUrl: '/geocode/search' })).toEqual([]);
  });

  test('lists every entry that the code can store, like the table in docs/storage.md', () => {
    const named = storedEntries.flatMap(({ names }) => names);
    expect(
      [...entryNames, ...extraNames, ...deviceNames, ...tabNames].filter((name) => !named.includes(name)),
    ).toEqual([]);
    expect(storedItems(storedEntries)).toMatchObject(
      storedEntries.map((entry) => ({
        title: entry.names.join(', '),
        lines: [
          ['Holds', storedWords[entry.id]],
          ['Kept until', keptUntil(entry)],
        ],
      })),
    );
    const rows = textOf('docs/storage.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(rows).toEqual(
      storedEntries.map((entry) => [
        entry.names.map((name) => `\`${name}\``).join(', '),
        storedWords[entry.id],
        keptUntil(entry),
      ]),
    );
  });
});

describe('The footer', () => {
  test('links to the existing pages and keeps the other entries as placeholders', () => {
    const leading = footerColumns.flatMap(({ links }) => links.map(({ label, path }) => [label, path]));
    expect(leading).toEqual(
      [...pagesAt('company'), ...pagesAt('help')].map((name) => [
        siteWords.footer.links[name],
        publicPages[name],
      ]),
    );
    for (const legal of ['/partner-terms', '/terms', '/privacy', '/grievance'])
      expect(leading.map(([, path]) => path)).toContain(legal);
    expect(footerPlaceholders).toEqual([
      'About us',
      'Careers',
      'Press',
      'Support',
      'Returns',
      'Instagram',
      'LinkedIn',
      'YouTube',
    ]);
  });
});
