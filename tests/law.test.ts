import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { grievanceText } from '#lib/copy/law/grievance.ts';
import { partnerTermsText } from '#lib/copy/law/partnerTerms.ts';
import { privacyText } from '#lib/copy/law/privacy.ts';
import { keptUntil, storedItems } from '#lib/copy/law/storage.ts';
import { termsText } from '#lib/copy/law/terms.ts';
import { given, linked, toBeCompleted } from '#lib/copy/law/text.ts';
import { siteWords } from '#lib/copy/site.ts';
import { storedWords } from '#lib/copy/storage.ts';
import { categories, categoryIds } from '#lib/domain/category.ts';
import { textVersions, type LawTextId } from '#lib/domain/consents.ts';
import { storedEntries } from '#lib/domain/storedEntries.ts';
import { limits } from '#lib/limits.ts';
import { owner } from '#site/operator.ts';
import { pagesAt, publicPages } from '#lib/publicPages.ts';
import { deviceNames, entryNames, extraNames, tabNames } from '#lib/stores/browser/storage.ts';
import { footerColumns } from '../src/components/footerLinks.ts';
import { textOf } from './sources.ts';

const rates = categoryIds.map((id) => [id, categories[id].commissionPercent] as const);
const texts: Record<LawTextId, unknown> = {
  privacy: [
    privacyText(owner, []),
    privacyText(owner, ['maps.example']),
    privacyText(owner, [], 'own-site'),
    privacyText(owner, ['maps.example'], { host: 'reports.example' }),
  ],
  terms: termsText(owner),
  'partner-terms': partnerTermsText(owner, rates),
};

/** Returns a text without the details of its owner, which may change without a new version. */
function wording(text: unknown): string {
  const particulars = Object.values({ ...owner, ...owner.grievanceOfficer, ...owner.privacyContact });
  const names = [...particulars, ...Object.values(owner.processors), ...Object.values(brand)];
  return names
    .filter((name) => typeof name === 'string' && name !== '')
    .sort((one, other) => String(other).length - String(one).length)
    .reduce<string>((words, name) => words.replaceAll(String(name), toBeCompleted), JSON.stringify(text));
}

describe('A text that vendors agree to', () => {
  // After a change of a text, give it a new version in domain/consents.ts (the day it takes effect) and
  // update its mark here.
  const marks: Record<LawTextId, string> = {
    privacy: '2026-11-21 b057b8729b6d',
    terms: '2026-11-21 66941029dae5',
    'partner-terms': '2026-11-21 2681a988a0ae',
  };

  test.each(Object.keys(marks) as LawTextId[])('%s still has the wording of its version', (id) => {
    const digest = createHash('sha256').update(wording(texts[id])).digest('hex');
    expect(`${textVersions[id]} ${digest.slice(0, 12)}`).toBe(marks[id]);
  });

  test('states the commission and the settlement that the rules set', () => {
    const text = JSON.stringify(partnerTermsText(owner, rates));
    expect(text).toContain('pharmacy 15%, supplements 15%, labs 12%');
    expect(text).toContain(`within ${limits.settlementDays} business days`);
    expect(text).toContain(`1 to ${limits.deliveryRadiusMaxKm} km`);
  });

  test('marks a missing detail in one way and shows a given one unchanged', () => {
    expect([given(null), given(' '), given('Bengaluru')]).toEqual([
      toBeCompleted,
      toBeCompleted,
      'Bengaluru',
    ]);
    expect(JSON.stringify(grievanceText(owner))).toContain(toBeCompleted);
    expect(JSON.stringify(grievanceText({ ...owner, address: '1 High Street' }))).toContain('1 High Street');
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

describe('The grievance page', () => {
  test('names the officer’s five details and the two periods of the rules of 2020', () => {
    const { sections } = grievanceText(owner);
    const labels = sections[0]?.items?.[0]?.lines.map(([label]) => label);
    expect(labels).toEqual(['Designation', 'Phone', 'E-mail', 'Address']);
    const text = JSON.stringify(sections);
    for (const part of ['48 hours', 'one month', 'rule 4(5)']) expect(text).toContain(part);
  });
});

describe('The privacy notice', () => {
  test('describes the reports and their recipient where a build sends them', () => {
    const [silent, own, foreign] = [null, 'own-site', { host: 'reports.example' }].map((reports) =>
      JSON.stringify(privacyText(owner, [], reports as Parameters<typeof privacyText>[2])),
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
    const items = privacyText(owner, []).sections.find(({ id }) => id === 'data')?.items ?? [];
    expect(items.length).toBeGreaterThan(5);
    for (const { title, lines } of items) {
      expect(
        lines.map(([label]) => label),
        title,
      ).toEqual(['Why', 'Kept', 'Seen by']);
    }
  });

  test('names the foreign hosts that a build is set up to call', () => {
    expect(JSON.stringify(privacyText(owner, []))).toContain('loads nothing from anybody else');
    const text = JSON.stringify(privacyText(owner, ['maps.example']));
    expect(text).toContain('maps.example');
    expect(text).not.toContain('nothing from anybody else');
  });

  test('lists every entry that the code can store, like the table in docs/storage.md', () => {
    const named = storedEntries.flatMap(({ names }) => names);
    expect(
      [...entryNames, ...extraNames, ...deviceNames, ...tabNames].filter((name) => !named.includes(name)),
    ).toEqual([]);
    expect(storedItems(storedEntries).map(({ title }) => title)).toEqual(
      storedEntries.map(({ names }) => names.join(', ')),
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
    const links = footerColumns.flatMap((column) => column.links);
    const leading = links.flatMap(({ label, path }) => (path ? [[label, path]] : []));
    expect(leading).toEqual(
      [...pagesAt('company'), ...pagesAt('help')].map((name) => [
        siteWords.footer.links[name],
        publicPages[name],
      ]),
    );
    for (const legal of ['/partner-terms', '/terms', '/privacy', '/grievance'])
      expect(leading.map(([, path]) => path)).toContain(legal);
    const others = links.filter(({ path }) => !path).map(({ label }) => label);
    expect(others).toEqual([
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
