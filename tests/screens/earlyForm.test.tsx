import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { script as formCheck } from '#preboot/formCheck.inline.ts?script';
import { script as formReady } from '#preboot/formReady.inline.ts?script';
import { keyPrefix } from '#lib/brand.ts';
import { formWords } from '../../src/components/formWords.ts';
import { drawn, show } from './screen.tsx';
import { openPage, sessionOf, typeInto, type ScriptPage } from './scriptPage.ts';
import { wear } from './sheets.ts';

const hour = 3_600_000;
const categories = 'pharmacy supplements labs';
const copyName = (category: string): string => `${keyPrefix}recovery.vendorInfo.${category}`;
const session = `${keyPrefix}session`;

function clear(): void {
  localStorage.clear();
  sessionStorage.clear();
}
beforeEach(clear);
afterEach(clear);

/** Returns the form that the page shows before its first paint, and whether its words belong to another category. */
async function checked(query: string) {
  const page = await openPage(query);
  page.run(formCheck, { built: 'pharmacy', categories });
  return { form: page.html.dataset.form, isLate: 'wordsLate' in page.html.dataset };
}

test.each([
  ['?serviceType=pharmacy', 'pharmacy', false],
  ['?serviceType=%20LABS%20', 'labs', true],
  ['?serviceType=labs&vendorId=', 'labs', true],
  ['?serviceType=labs&continue=false', 'labs', true],
  ['?serviceType=bakery', undefined, false],
  ['', undefined, false],
  ['?serviceType=labs&vendorId=v1', undefined, false],
  ['?serviceType=labs&continue=true', undefined, false],
])('the address “%s” shows the form of %s', async (query, form, isLate) => {
  expect(await checked(query)).toEqual({ form, isLate });
});

test.each([
  ['a visitor’s copy of an hour ago', { owner: null, at: Date.now() - hour }, 'labs', undefined],
  ['a visitor’s copy of yesterday', { owner: null, at: Date.now() - 24 * hour }, 'labs', 'labs'],
  ['a visitor’s copy without a time', { owner: null }, 'labs', undefined],
  ['a vendor’s copy of any age', { owner: '+919876543210', at: Date.now() - 24 * hour }, 'labs', undefined],
  ['a copy of another category', { owner: null, at: Date.now() }, 'pharmacy', 'labs'],
])('decides by the stored copy whether to show the form: %s', async (_, copy, category, form) => {
  localStorage.setItem(copyName(category), JSON.stringify({ ...copy, values: {} }));
  expect((await checked('?serviceType=labs')).form).toBe(form);
});

test.each([
  ['with a session', true, 'labs'],
  ['without a session', false, undefined],
])('a page for signed-in vendors decides whether to show its form %s', async (_, isSignedIn, form) => {
  const page = await openPage('?serviceType=pharmacy');
  if (isSignedIn) page.html.dataset.session = '';
  page.run(formCheck, { built: 'labs', registration: 'labs', categories });
  expect(page.html.dataset.form).toBe(form);
});

const names = [
  'vendorName',
  'ownerName',
  'email',
  'phone',
  'supportPhone',
  'addressLine1',
  'pincode',
  'city',
];
const markup = `<div id="island"><div class="form-unknown">Loading</div><div class="form-delivered">
  <h1>Register your pharmacy</h1><p>3. Pharmacy documents</p><p>Vendor information</p>
  <form>${names.map((name) => `<input id="${name}" name="${name}">`).join('')}
  <button type="button"><i>Locate</i></button><button type="button">Other</button><button type="submit">Next</button></form></div></div>`;

interface FormPage extends ScriptPage {
  island: HTMLElement;
  field: (name: string) => HTMLInputElement;
  button: (index: number) => HTMLButtonElement;
}

/** Opens the document of the first step with the form of a category, before the form has its own code. */
async function openForm(category: string | null = 'labs'): Promise<FormPage> {
  const page = await openPage('', markup);
  if (category !== null) {
    page.html.dataset.form = category;
    page.html.dataset.wordsLate = '';
  }
  page.run(formReady, { names: names.join(' '), built: 'pharmacy', ...formWords() });
  return {
    ...page,
    island: page.document.querySelector('#island') as HTMLElement,
    field: (name) => page.document.getElementById(name) as HTMLInputElement,
    button: (index) => page.document.querySelectorAll('button')[index] as HTMLButtonElement,
  };
}

const storedCopy = (category = 'labs') =>
  JSON.parse(localStorage.getItem(copyName(category)) ?? 'null') as {
    owner: unknown;
    at: number;
    values: object;
  } | null;

test.each([
  ['labs', ['Register your lab', '3. Lab documents', 'Vendor information']],
  ['supplements', ['Register your store', '3. Store documents', 'Vendor information']],
  ['pharmacy', ['Register your pharmacy', '3. Pharmacy documents', 'Vendor information']],
])('the form gets the words of %s', async (category, words) => {
  const { document, html } = await openForm(category);
  expect([...document.querySelectorAll('h1, p')].map(({ textContent }) => textContent)).toEqual(words);
  expect('wordsLate' in html.dataset, 'the words are marked as late').toBe(false);
});

test.each([
  ['the form', { form: 'labs' }, [false, true]],
  ['only room for a form that waits for its words', { form: 'labs', wordsLate: '' }, [false, false]],
  ['the placeholder', {}, [true, false]],
])('before the script, the page shows %s', async (_, flags, seen) => {
  wear('onboarding');
  const { dataset } = document.documentElement;
  delete dataset.form;
  Object.assign(dataset, flags);
  onTestFinished(() => ['form', 'wordsLate'].forEach((flag) => delete dataset[flag]));
  const parts = ['form-unknown', 'form-delivered'];
  show(parts.map((part) => <p key={part} className={part} />));
  await expect.poll(() => document.querySelectorAll('#main > p').length).toBe(2);
  const look = parts.map((part) =>
    document.querySelector(`.${part}`)?.checkVisibility({ visibilityProperty: true }),
  );
  expect(look).toEqual(seen);
});

test('a form for another visitor starts anew', async () => {
  const { island } = await openForm(null);
  expect('rerender' in island.dataset, 'the form is marked for a new start').toBe(true);
  expect(island.innerHTML).toBe('<div class="form-unknown">Loading</div>');
});

test.each([
  ['a visitor', null],
  ['a signed-in vendor', '+919876543210'],
])('stores the text that %s types before the script, with its owner', async (_, phone) => {
  if (phone) localStorage.setItem(session, sessionOf(phone));
  const { field, html } = await openForm();
  typeInto(field('vendorName'), 'Asha Labs');
  typeInto(field('city'), 'Pune');
  const copy = storedCopy();
  expect(copy?.owner).toBe(phone);
  expect(copy?.values).toEqual({
    ...Object.fromEntries(names.map((name) => [name, ''])),
    vendorName: 'Asha Labs',
    city: 'Pune',
  });
  expect(sessionStorage.getItem(copyName('labs')), 'this tab knows the copy as its own').toBe(
    String(copy?.at),
  );
  expect(Math.abs(Date.now() - (copy?.at ?? 0))).toBeLessThan(60_000);
  expect(storedCopy('pharmacy')).toBeNull();
  expect('unkept' in html.dataset, 'the text is marked as not kept').toBe(false);
});

test('the vendor who is signed in while typing owns the text', async () => {
  const { field, window } = await openForm();
  typeInto(field('city'), 'Pune');
  window.localStorage.setItem(session, sessionOf('+919876543210'));
  typeInto(field('city'), 'Goa');
  expect(storedCopy()?.owner).toBe('+919876543210');
});

test.each([
  [
    'refuses',
    (): never => {
      throw new Error('Blocked');
    },
  ],
  ['drops', (): object => new Proxy({}, { set: () => true })],
])('marks text that storage %s until storage works again', async (_, get) => {
  const { field, window, html } = await openForm();
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  Object.defineProperty(window, 'localStorage', { get, configurable: true });
  typeInto(field('city'), 'Pune');
  expect('unkept' in html.dataset, 'the text is marked as not kept').toBe(true);
  Object.defineProperty(window, 'localStorage', storage);
  typeInto(field('city'), 'Pune');
  expect('unkept' in html.dataset, 'the text is still marked as not kept').toBe(false);
});

test('Next before the script stays on the page and is recorded', async () => {
  const { document, window, button } = await openForm();
  const event = new window.Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented, 'the page stays').toBe(true);
  expect(button(2).getAttribute('aria-busy')).toBe('true');
});

test.each([
  [0, [true, false, false]],
  [1, [false, true, false]],
])('records only button %d when it is pressed before the script', async (index, busy) => {
  const { button, document } = await openForm();
  (button(index).firstElementChild ?? button(index)).dispatchEvent(new Event('click', { bubbles: true }));
  const noted = [...document.querySelectorAll('button')].map((each) => each.hasAttribute('aria-busy'));
  expect(noted).toEqual(busy);
});

test('the page’s script stops once the form has its own code', async () => {
  const { html, field, document, window, button, reloads } = await openForm();
  html.dataset.form = 'taken';
  typeInto(field('city'), 'Pune');
  expect(storedCopy()).toBeNull();
  const event = new window.Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented, 'the old script stops the form').toBe(false);
  button(0).dispatchEvent(new Event('click', { bubbles: true }));
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
  localStorage.setItem(session, sessionOf('+919999999999'));
  window.dispatchEvent(new window.StorageEvent('storage', { key: session }));
  await drawn();
  expect(reloads()).toBe(0);
  // Nothing in this script would show the page again.
  window.dispatchEvent(new window.PageTransitionEvent('pagehide', { persisted: true }));
  expect(html.style.visibility).toBe('');
});

test.each([
  ['signs in another vendor', () => localStorage.setItem(session, sessionOf('+919999999999')), session],
  ['signs out', () => localStorage.removeItem(session), session],
  ['clears the storage', () => localStorage.clear(), null],
])('removes a vendor’s text when another tab %s', async (_, act, key) => {
  localStorage.setItem(session, sessionOf('+919876543210'));
  const { field, window, reloads } = await openForm();
  const city = field('city');
  typeInto(city, 'Pune');
  act();
  window.dispatchEvent(new window.StorageEvent('storage', { key }));
  expect(city.value).toBe('');
  await expect.poll(reloads).toBeGreaterThan(0);
});

test('removes a visitor’s text when another tab clears the storage', async () => {
  const { field, window, reloads } = await openForm();
  const city = field('city');
  typeInto(city, 'Pune');
  window.dispatchEvent(new window.StorageEvent('storage', { key: null }));
  expect(city.value).toBe('');
  await expect.poll(reloads).toBeGreaterThan(0);
});

test('keeps the text when other entries change', async () => {
  localStorage.setItem(session, sessionOf('+919876543210'));
  const { field, window, reloads } = await openForm();
  typeInto(field('city'), 'Pune');
  window.dispatchEvent(new window.StorageEvent('storage', { key: `${keyPrefix}tokens` }));
  await drawn();
  expect(field('city').value).toBe('Pune');
  expect(reloads()).toBe(0);
});

test.each([
  ['the same vendor is signed in', '+919876543210', ''],
  ['another vendor is signed in', '+919999999999', 'hidden'],
])('shows or hides a page from the back-forward cache when %s', async (_, phone, visibility) => {
  localStorage.setItem(session, sessionOf('+919876543210'));
  const { window, html, field } = await openForm();
  const city = field('city');
  typeInto(city, 'Pune');
  window.dispatchEvent(new window.PageTransitionEvent('pagehide', { persisted: true }));
  expect(html.style.visibility).toBe('hidden');
  window.localStorage.setItem(session, sessionOf(phone));
  window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true }));
  expect(html.style.visibility).toBe(visibility);
  expect(city.value).toBe(visibility === '' ? 'Pune' : '');
});

test('does not hide a page that is left for good', async () => {
  const { window, html } = await openForm();
  window.dispatchEvent(new window.PageTransitionEvent('pagehide', { persisted: false }));
  expect(html.style.visibility).toBe('');
});
