import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityTree } from './accessibilityTree.ts';
import { pointAway } from './boxes.ts';
import { answerCalls, button, watchCalls } from './firstStep.tsx';
import { chosen, options, search, showPicker, sources } from './picker.tsx';
import { wear } from './sheets.ts';

test('searches from three letters on and announces the number of places', async () => {
  const calls = watchCalls('/geocode/search');
  await showPicker();
  await search.fill('My');
  await expect.element(search).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByText('Town or area, 3 letters or more.')).toBeVisible();
  await search.fill('Mysuru');
  await expect.element(options.first()).toBeVisible();
  await expect.element(search).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox', { name: 'Places found' });
  expect(search.element().getAttribute('aria-controls')).toBe(list.element().id);
  expect(getComputedStyle(list.element()).backgroundColor, 'nothing below shines through').not.toBe(
    'rgba(0, 0, 0, 0)',
  );
  const said = (): string | undefined =>
    document.querySelector('output.map-search-status')?.textContent ?? undefined;
  const found = (): string => {
    const count = options.elements().length;
    return count === 1 ? '1 place found' : `${count} places found`;
  };
  expect(said()).toBe(found());
  expect(calls.bodies).toHaveLength(1);
  await search.fill('Salem');
  await expect.element(options.nth(1)).toBeVisible();
  await expect.poll(said).toBe(found());
});

test('says that it is searching', async () => {
  const calls = watchCalls('/geocode/search', { held: true });
  await showPicker();
  await search.fill('Mysuru');
  await expect.element(page.getByText('Searching…')).toBeVisible();
  expect(document.querySelector('output.map-search-status')?.textContent).toBe('Searching…');
  expect(await accessibilityTree()).toContain('status “Searching…” live');
  await expect.element(search).toHaveAttribute('aria-expanded', 'false');
  await calls.go();
});

test('a press on the second place chooses the second place', async () => {
  await showPicker();
  await search.fill('Salem');
  await expect.element(options.nth(1)).toBeVisible();
  const name = options.nth(1).element().textContent ?? '';
  expect(name).not.toBe(options.first().element().textContent);
  await options.nth(1).click();
  await expect.element(search).toHaveValue(name);
  await expect.element(search).toHaveFocus();
  await expect.poll(chosen).toContain(`Chosen place: ${name}`);
  await expect.element(options.first()).not.toBeInTheDocument();
  expect(sources).toEqual(['search']);
});

const activeOption = () =>
  document.getElementById(search.element().getAttribute('aria-activedescendant') ?? '');
const at = (index: number) => options.nth(index).element();

test.each([
  ['{ArrowDown}{ArrowDown}', 1],
  ['{ArrowDown}{ArrowDown}{ArrowUp}', 0],
  ['{ArrowUp}', -1],
])('the keys %s lead to place %d of the list', async (keys, index) => {
  wear('onboarding');
  await showPicker();
  await search.fill('Salem');
  await expect.element(options.nth(1)).toBeVisible();
  expect(activeOption()).toBeNull();
  await userEvent.keyboard(keys);
  const wanted = at(index < 0 ? options.elements().length + index : index);
  await expect.poll(activeOption).toBe(wanted);
  expect(options.elements().filter((each) => each.getAttribute('aria-selected') === 'true')).toEqual([
    wanted,
  ]);
  // A place under the pointer has the ground of this one, but not its bar.
  expect(options.elements().filter((each) => getComputedStyle(each).boxShadow !== 'none')).toEqual([wanted]);
  const name = wanted.textContent ?? '';
  await userEvent.keyboard('{Enter}');
  await expect.poll(chosen).toContain(name);
  expect(sources).toEqual(['search']);
});

test('Enter takes the first place and does not send the form', async () => {
  await showPicker();
  await search.fill('Salem');
  await expect.element(options.nth(1)).toBeVisible();
  const name = at(0).textContent ?? '';
  await userEvent.keyboard('{Enter}');
  await expect.poll(chosen).toContain(name);
  await userEvent.keyboard('{Enter}');
  expect(sources).toEqual(['search']);
});

test('Enter in an input method ends the word and takes no place', async () => {
  await showPicker();
  await search.fill('Salem');
  await expect.element(options.first()).toBeVisible();
  const enter = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
  search.element().dispatchEvent(new KeyboardEvent('keydown', enter));
  expect(sources).toEqual([]);
  await expect.element(options.first()).toBeVisible();
});

test('the mark leaves with the places that it was on', async () => {
  await showPicker();
  await search.fill('Salem');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(activeOption).toBe(at(0));
  await search.fill('Mysuru');
  await expect.poll(() => options.first().query()?.textContent).toContain('Mysuru');
  expect(activeOption()).toBeNull();
});

test('the list lies over the map, and a press on the lens reaches the box', async () => {
  wear('onboarding');
  await showPicker();
  const lens = document.querySelector('.map-search svg')?.getBoundingClientRect() ?? new DOMRect();
  expect(document.elementFromPoint(lens.x + lens.width / 2, lens.y + lens.height / 2)).toBe(search.element());
  await search.fill('Salem');
  await expect.element(options.nth(1)).toBeVisible();
  const list = page.getByRole('listbox', { name: 'Places found' }).element();
  const heights = options.elements().map((each) => each.getBoundingClientRect().height);
  expect(heights.filter((height) => height < 44)).toEqual([]);
  const { x, width, top, bottom } = list.getBoundingClientRect();
  expect(top, 'the list covers no part of the box').toBeGreaterThanOrEqual(
    search.element().getBoundingClientRect().bottom,
  );
  const covering = document.elementFromPoint(x + width / 2, bottom - 4);
  expect(list.contains(covering), 'the list lies over the map').toBe(true);
  const grounds = (): string[] => options.elements().map((each) => getComputedStyle(each).backgroundColor);
  await pointAway();
  await expect.poll(() => new Set(grounds()).size).toBe(1);
  await userEvent.hover(options.nth(1));
  await expect
    .poll(() => grounds().indexOf(grounds()[1] ?? ''), { message: 'the place under the pointer' })
    .toBe(1);
});

test('Escape closes the list, then empties the box, and then leaves the dialog', async () => {
  const escapes: string[] = [];
  const hear = (event: KeyboardEvent): void => void escapes.push(event.key);
  document.addEventListener('keydown', hear);
  onTestFinished(() => document.removeEventListener('keydown', hear));
  await showPicker();
  await search.fill('Salem');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(options.first()).not.toBeInTheDocument();
  await expect.element(search).toHaveValue('Salem');
  await userEvent.keyboard('{Escape}');
  await expect.element(search).toHaveValue('');
  expect(escapes).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(escapes).toEqual(['Escape']);
});

test('leaving the box closes the list', async () => {
  await showPicker();
  await search.fill('Salem');
  await expect.element(options.first()).toBeVisible();
  await page.getByText('Riders go to the pin').click();
  await expect.element(options.first()).not.toBeInTheDocument();
});

test('a search without results suggests what to do', async () => {
  await showPicker();
  await search.fill('Qwxzv');
  await expect
    .element(
      page.getByText('No place found for “Qwxzv”. Try the name of the town, or place the pin on the map.'),
    )
    .toBeVisible();
});

test('a failed search can be repeated by its button and by Enter', async () => {
  const calls: string[] = [];
  answerCalls('/geocode/search', () => {
    calls.push('asked');
    return new Response('', { status: 500 });
  });
  await showPicker();
  await search.fill('Mysuru');
  const said = page.getByText('The search did not work.', { exact: false });
  await expect.element(said).toBeVisible();
  expect(await accessibilityTree()).toContain('status “The search did not work. Try again” live');
  await button('Try again').click();
  await expect.poll(() => calls.length).toBe(2);
  await expect.element(said).toBeVisible();
  await userEvent.click(search.element());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls.length).toBe(3);
  expect(sources).toEqual([]);
});

test('late results of an earlier search do not replace newer ones', async () => {
  const late = watchCalls('q=Salem', { held: true });
  await showPicker();
  await search.fill('Salem');
  await expect.poll(() => late.bodies.length).toBe(1);
  await search.fill('Mysuru');
  await expect.poll(() => options.first().query()?.textContent).toContain('Mysuru');
  await late.go();
  expect(at(0).textContent).toContain('Mysuru');
});

test('offers the typed address as a search', async () => {
  wear('onboarding');
  await showPicker({ hint: ' 14 MG Road, Bengaluru ' });
  const offer = button('Search “14 MG Road, Bengaluru”');
  expect(offer.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(getComputedStyle(offer.element()).textDecorationLine, 'a button among words').toBe('underline');
  await expect.element(page.getByText('Town or area, 3 letters or more.')).not.toBeInTheDocument();
  await offer.click();
  await expect.element(search).toHaveValue('14 MG Road, Bengaluru');
  await expect.element(search).toHaveFocus();
  await expect.element(options.first()).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

test('the focus ring of the box cuts no text', async () => {
  wear('onboarding');
  await showPicker();
  const { top } = search.element().getBoundingClientRect();
  for (const words of ['Find the place', 'Riders go to the pin'])
    expect(
      page.getByText(words, { exact: true }).element().getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(top - 4);
});
