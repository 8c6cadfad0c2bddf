import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ringLooks } from '../support/focusRing.ts';
import { ringlessIn } from './ringsOfScreen.ts';
import { show } from './screen.tsx';

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
