import { expect, test } from 'vitest';
import { columns, keyTerms } from './keyTerms.ts';
import { wordAt } from './wordAt.ts';

test.each(columns)('the key messages in %s have the same meaning as in English', async (language) => {
  const rows = keyTerms.filter((row) => row.language === language);
  expect(rows.length).toBeGreaterThanOrEqual(60);
  const wrong: string[] = [];
  for (const { key, has, hasNot } of rows) {
    const text = (await wordAt(language, key)).normalize('NFC');
    const missing = has.filter((term) => !text.includes(term)).map((term) => `${term} is missing`);
    const surplus = hasNot.filter((term) => text.includes(term)).map((term) => `${term} says something else`);
    wrong.push(...[...missing, ...surplus].map((problem) => `${language} ${key}: ${problem} in “${text}”`));
  }
  expect(wrong).toEqual([]);
});
