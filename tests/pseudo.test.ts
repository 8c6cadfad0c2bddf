import { expect, test } from 'vitest';
import { pseudoWords } from '../build/words/pseudo.ts';
import { listedLocales, pseudoLocale } from '../src/lib/locales.ts';
import { wordFiles, wordsIn } from '../scripts/words/folders.ts';
import { shownTexts } from '../scripts/words/leaves.ts';

test('accents, lengthens and brackets a text, but not terms, escapes or code', () => {
  const code =
    "export const words = { sent: 'OTP sent\\u00a0here', of: (day: Day) => `Sent on ${day}.` } as const;";
  expect(pseudoWords('x.ts', code)).toBe(
    "export const words = { sent: '⟦OTP šééñţ\\u00a0ĥééŕéé⟧', of: (day: Day) => `⟦Šééñţ ööñ ${day}.⟧` } as const;",
  );
});

test('gives a text within a template its own brackets', () => {
  const code = "const files = (count: number) => `${count === 1 ? 'one file' : 'files'} chosen`;";
  expect(pseudoWords('x.ts', code)).toBe(
    "const files = (count: number) => `⟦${count === 1 ? '⟦ööñéé ƒîîļéé⟧' : '⟦ƒîîļééš⟧'} çĥööšééñ⟧`;",
  );
});

test('accents every English word and makes it about 40 % longer', () => {
  const sizes = wordFiles('en').flatMap((file) => {
    const before = shownTexts(file, wordsIn('en', file));
    const after = shownTexts(file, pseudoWords(file, wordsIn('en', file)));
    expect(after, file).toHaveLength(before.length);
    return before.map(({ text }, index) => [text.length, after[index]?.text.length ?? 0] as const);
  });
  const [plain, accented] = sizes.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  expect(accented / plain).toBeGreaterThan(1.3);
  expect(accented / plain).toBeLessThan(1.5);
});

test('is in no build for visitors', () => {
  expect(listedLocales).not.toContain(pseudoLocale);
});
