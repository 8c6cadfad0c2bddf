import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ringLooks } from '../support/focusRing.ts';
import { ringlessIn } from './ringsOfScreen.ts';
import { show } from './screen.tsx';
import { OpenedDialog, specimens } from './specimens.tsx';

const rows = ringLooks.flatMap((look) =>
  Object.entries(specimens).map(([name, part]) => ({ look, name, part })),
);

test.each(rows)('$name: every control shows its focus ring in $look.name', async ({ look, part }) => {
  show(part);
  await expect.element(page.getByRole('main')).not.toBeEmptyDOMElement();
  expect(await ringlessIn(look)).toEqual([]);
});

test.each(ringLooks)('a dialog: every control shows its focus ring in $name', async (look) => {
  show(<OpenedDialog />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(await ringlessIn(look)).toEqual([]);
});

test.each([
  ['no ring at all', { outline: 'none', boxShadow: 'none' }, 'has no focus ring'],
  [
    'a ring as pale as the page',
    { outline: '3px solid #eee0c8', boxShadow: 'none' },
    'has a focus ring of 1.',
  ],
  ['a line of 1 px', { outline: '1px solid black', boxShadow: 'none' }, 'has no focus ring'],
])('the check reports %s', async (_, style, words) => {
  show(
    <>
      <button type="button">Other</button>
      <button type="button" id="bad" style={{ background: 'none' }}>
        Bad
      </button>
    </>,
  );
  const bad = page.getByRole('button', { name: 'Bad' });
  await expect.element(bad).toBeVisible();
  bad
    .element()
    .addEventListener('focus', ({ target }) => Object.assign((target as HTMLElement).style, style));
  expect(await ringlessIn(ringLooks[0])).toEqual([expect.stringContaining(`button “Bad” ${words}`)]);
});
