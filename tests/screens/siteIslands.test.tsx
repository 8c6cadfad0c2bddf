import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Banner, onTap as startBanner } from '#islands/banner/Banner.island.tsx';
import { Faq, onTap as startFaq } from '#islands/faq/Faq.island.tsx';
import { show } from './screen.tsx';

const banner = page.getByRole('complementary', { name: 'Announcement' });
const close = page.getByRole('button', { name: 'Close announcement' });

test('the banner announces what is coming, and its button closes it', async () => {
  show(<Banner />);
  await expect.element(banner).toHaveTextContent('Stay tuned! Something exciting is coming soon.');
  // The document's script closes it by this mark, also on the pages that follow.
  await expect.element(close).toHaveAttribute('data-dismiss');
  await close.click();
  await expect.element(banner).not.toBeInTheDocument();
});

test.each([
  ['hides on scrolling', true],
  ['stays', false],
])('a banner that %s has the right class', async (_, hideOnScroll) => {
  show(<Banner hideOnScroll={hideOnScroll} />);
  await expect.element(banner).toBeVisible();
  expect(banner.element().classList.contains('banner-hides')).toBe(hideOnScroll);
});

test('a banner hides on scrolling by default', async () => {
  show(<Banner />);
  await expect.element(banner).toHaveClass('banner-hides');
});

/** Adds the markup of an island to the page, as its document delivers it. */
function deliver(markup: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

test('the script takes over a delivered banner, which then closes', async () => {
  const container = deliver(renderToString(<Banner />));
  startBanner(container);
  await expect
    .poll(() => {
      container.querySelector('button')?.click();
      return container.childElementCount;
    })
    .toBe(0);
});

const questions = [
  'How does the AI prescription analysis work?',
  'Is my prescription secure?',
  'How fast is delivery?',
  'Can you deliver refrigerated items?',
  'Can I order OTC items without a prescription?',
  'Which insurance do you accept?',
  'Can I transfer a prescription from another pharmacy?',
];
const open = (): string[] =>
  [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
const press = (question: string) => page.getByText(question).click();

test('lists seven questions, all of them closed', async () => {
  show(<Faq />);
  await expect.element(page.getByText('Is my prescription secure?')).toBeVisible();
  const asked = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(asked).toEqual(questions);
  expect(open()).toEqual([]);
});

test('a press opens an answer and closes the last one; a second press closes it', async () => {
  show(<Faq />);
  for (const question of ['How fast is delivery?', 'Which insurance do you accept?']) {
    await press(question);
    await expect.poll(open).toEqual([question]);
  }
  await expect
    .element(
      page.getByText(
        'Most major plans, including Medicare and Medicaid. You see what is covered before you pay.',
      ),
    )
    .toBeVisible();
  await press('Which insurance do you accept?');
  await expect.poll(open).toEqual([]);
});

test('keeps one answer open at a time without the browser’s help', async () => {
  show(<Faq initial={1} />);
  await expect.poll(open).toEqual(['Is my prescription secure?']);
  for (const each of document.querySelectorAll('details')) each.removeAttribute('name');
  await press('How fast is delivery?');
  await expect.poll(open).toEqual(['How fast is delivery?']);
});

/** Resolves when React has marked the element as its own. */
const untilTakenOver = (container: Element): Promise<void> =>
  expect
    .poll(() => Object.keys(container.firstElementChild ?? {}).some((key) => key.startsWith('__reactProps')))
    .toBe(true);

test.each([
  ['none', null, []],
  ['the third', 2, ['How fast is delivery?']],
])('takes over delivered questions of which %s is open', async (_, initial, expected) => {
  const container = deliver(renderToString(<Faq />));
  if (initial !== null) container.children[initial]?.setAttribute('open', '');
  startFaq(container);
  await expect.poll(open).toEqual(expected);
  await untilTakenOver(container);
  // Without the `name` attribute, the script must close the other answer.
  for (const each of container.children) each.removeAttribute('name');
  await press('Is my prescription secure?');
  await expect.poll(open).toEqual(['Is my prescription secure?']);
});
