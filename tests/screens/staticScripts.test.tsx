import { afterEach, beforeEach, expect, test } from 'vitest';
import { script as boot } from '#preboot/boot.inline.ts?script';
import { script as landing } from '#preboot/landing.inline.ts?script';
import { script as portal } from '#preboot/portal.inline.ts?script';
import { script as site } from '#preboot/site.inline.ts?script';
import { script as typedPhone } from '#preboot/typedPhone.inline.ts?script';
import { script as vendorEntry } from '#preboot/vendorEntry.inline.ts?script';
import { script as yourData } from '#preboot/yourData.inline.ts?script';
import { keyPrefix } from '#lib/brand.ts';
import { drawn } from './screen.tsx';
import { openPage, sessionOf, typeInto, type ScriptPage } from './scriptPage.ts';

function clear(): void {
  localStorage.clear();
  sessionStorage.clear();
}
beforeEach(clear);
afterEach(clear);

const valid = { session: 's1', phone: '+919876543210', userType: 'VENDOR' };
test.each([
  ['a session', valid, true],
  ['a session without a phone', { ...valid, phone: null, userType: null }, true],
  ['an empty session', { session: null, phone: null, userType: null }, false],
  ['a phone that is no string', { ...valid, phone: 98 }, false],
  ['an incomplete session', { session: 's1', phone: '+919876543210' }, false],
  ['a damaged entry', '{', false],
])('decides by the stored entry whether to mark the page: %s', async (_, stored, isMarked) => {
  localStorage.setItem(`${keyPrefix}session`, typeof stored === 'string' ? stored : JSON.stringify(stored));
  const { run, html } = await openPage();
  run(boot);
  expect('session' in html.dataset).toBe(isMarked);
});

test.each(['storage', 'pageshow'])('the session mark follows the event %s', async (event) => {
  const { run, html, window } = await openPage();
  run(boot);
  expect('session' in html.dataset, 'the page counts as signed in').toBe(false);
  window.localStorage.setItem(`${keyPrefix}session`, sessionOf('+919876543210'));
  window.dispatchEvent(new window.Event(event));
  expect('session' in html.dataset, 'the page counts as signed in').toBe(true);
  window.localStorage.removeItem(`${keyPrefix}session`);
  window.dispatchEvent(new window.Event(event));
  expect('session' in html.dataset, 'the page still counts as signed in').toBe(false);
});

const minute = 60_000;
test.each([
  ['the dashboard', { path: '/dashboard', at: -minute }, [true, false]],
  ['the profile', { path: '/profile?print=1', at: -minute }, [true, true]],
  ['a page over half an hour ago', { path: '/dashboard', at: -31 * minute }, [false, false]],
  ['a page without a path', { at: -minute }, [true, false]],
  ['no page', null, [false, false]],
])('marks that a visitor without a session asked for %s', async (_, asked, marks) => {
  if (asked)
    sessionStorage.setItem(`${keyPrefix}askedPage`, JSON.stringify({ ...asked, at: Date.now() + asked.at }));
  const { run, html } = await openPage();
  run(landing);
  expect(['data-asked', 'data-asked-profile'].map((name) => html.hasAttribute(name))).toEqual(marks);
});

test('the note about a sign-in goes when the page comes back after it', async () => {
  const asked = { path: '/profile', at: Date.now() };
  sessionStorage.setItem(`${keyPrefix}askedPage`, JSON.stringify(asked));
  const { run, html, window } = await openPage();
  run(landing);
  expect(html.hasAttribute('data-asked'), 'the note is shown').toBe(true);
  sessionStorage.removeItem(`${keyPrefix}askedPage`);
  window.dispatchEvent(new window.Event('pageshow'));
  expect(html.getAttributeNames().filter((name) => name.startsWith('data-asked'))).toEqual([]);
});

const bar = `<div class="bar-end"><a id="old">Old</a></div><p><a lang="hi" href="/hi/">हिन्दी</a> <a lang="ta" href="/ta/">தமிழ்</a></p>`;
const offer = ({ document }: ScriptPage) =>
  document.querySelector('.bar-end')?.firstElementChild?.textContent;

test.each([
  ['a stored choice', '"ta"', 'hi-IN', 'தமிழ்'],
  ['no choice and a browser in Hindi', null, 'hi-IN', 'हिन्दी'],
  ['no choice and a browser in English', null, 'en-IN', 'Old'],
])('offers the right language: %s', async (_, chosen, language, words) => {
  if (chosen) localStorage.setItem(`${keyPrefix}language`, chosen);
  const page = await openPage('', bar);
  Object.defineProperty(page.window.navigator, 'language', { value: language });
  page.run(boot);
  page.window.dispatchEvent(new page.window.Event('DOMContentLoaded'));
  expect(offer(page)).toBe(words);
});

/** Runs the script in a page with or without a network, and holds its timers. Returns them by their length. */
async function openHeld(isOnline: boolean): Promise<ScriptPage & { timers: Map<number, () => void> }> {
  const page = await openPage();
  const timers = new Map<number, () => void>();
  Object.assign(page.window, { setTimeout: (act: () => void, ms: number) => void timers.set(ms, act) });
  Object.defineProperty(page.window.navigator, 'onLine', { value: isOnline, configurable: true });
  page.run(boot);
  page.window.dispatchEvent(new page.window.Event('DOMContentLoaded'));
  return { ...page, timers };
}
const lost = ({ document }: ScriptPage) => document.querySelector<HTMLElement>('body > [role="status"]');

test('a page that opens without a network says so at once', async () => {
  const page = await openHeld(false);
  expect([...page.timers.keys()]).toEqual([0]);
  page.timers.get(0)?.();
  await expect.poll(() => lost(page)?.textContent).toMatch(/^You are offline/);
});

test('an open page loads the line about the network late, or when the network goes', async () => {
  const page = await openHeld(true);
  expect([...page.timers.keys()]).toEqual([6000]);
  expect(lost(page)).toBeNull();
  Object.defineProperty(page.window.navigator, 'onLine', { value: false, configurable: true });
  page.window.dispatchEvent(new page.window.Event('offline'));
  await expect.poll(() => lost(page)?.textContent).toMatch(/^You are offline/);
});

test('a press on a language stores the choice and keeps the query', async () => {
  const page = await openPage('?serviceType=labs', bar);
  page.run(boot);
  const link = page.document.querySelector('a[lang=ta]') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(link.getAttribute('href')).toMatch(/\/ta\/\?serviceType=labs$/);
  expect(localStorage.getItem(`${keyPrefix}language`)).toBe('"ta"');
});

test.each([
  ['in this page', {}, true],
  ['in another tab with Ctrl', { ctrlKey: true }, false],
  ['in another tab with Command', { metaKey: true }, false],
  ['in another window with Shift', { shiftKey: true }, false],
])('the portal opens the same step in another language %s', async (_, keys, isHere) => {
  const { run, document, window } = await openPage('', '<a lang="hi" href="/hi/">हिन्दी</a>');
  document.body.dataset.language =
    'data:text/javascript,export const follow = (link) => { link.dataset.followed = link.pathname; }';
  run(portal);
  let isKept = false;
  window.addEventListener('click', (event) => {
    isKept = event.defaultPrevented;
    event.preventDefault();
  });
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  expect(link.pathname).toBe('/hi/map/style.json');
  expect(isKept).toBe(isHere);
  if (isHere) await expect.poll(() => link.dataset.followed).toBe('/hi/map/style.json');
});

test('the portal opens the same step in English at its address without a prefix', async () => {
  const { run, document, window } = await openPage('', '<a lang="en" href="/">English</a>');
  run(portal);
  window.addEventListener('click', (event) => event.preventDefault());
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(link.pathname).toBe('/map/style.json');
});

test('the portal says so if the script that opens another language is lost', async () => {
  const markup = '<a lang="hi" href="/hi/">हिन्दी</a><p id="island-failed" hidden></p>';
  const { run, document } = await openPage('', markup);
  document.body.dataset.language = 'data:text/javascript,throw 1';
  run(portal);
  document.querySelector('a')?.click();
  await expect.poll(() => document.querySelector('p')?.hidden).toBe(false);
});

test('an island of the portal that lost its script gives way to the words about it', async () => {
  const { run, document, window } = await openPage('', '<p id="island-failed" hidden></p><div>Loading</div>');
  run(portal);
  const island = document.querySelector('div') as HTMLElement;
  island.dispatchEvent(new window.Event('astro:hydration-error', { bubbles: true }));
  expect([island.hidden, document.querySelector('p')?.hidden]).toEqual([true, false]);
});

test.each([
  ['Sign out', 'data-sign-out', ['signOutPressed']],
  ['Clear App Data', 'data-clear-data', ['clearDataPressed']],
  ['another button', 'data-other', []],
])('the portal notes a press on %s for the island that is still loading', async (_, name, flags) => {
  const { run, document, html } = await openPage('', `<button ${name}><span>Press</span></button>`);
  run(portal);
  document.querySelector('span')?.click();
  expect(Object.keys(html.dataset).filter((flag) => flag.endsWith('Pressed'))).toEqual(flags);
});

test.each([
  ['at once for a signed-in visitor', { session: true, saveData: true }, true, false],
  ['once the page has loaded', { session: false, saveData: false }, false, true],
  ['not before a tap if data saving is on', { session: false, saveData: true }, false, false],
])('the sign-in of /vendor loads %s', async (_, { session, saveData }, isAtOnce, isLater) => {
  const start = 'data:text/javascript,export const start = (slot) => { slot.dataset.started = 1; }';
  const react = 'data:text/javascript,document.body.dataset.react = 1';
  const markup = `<div data-lazy="${start}" data-react="${react}"></div>`;
  const { run, document, html, window } = await openPage('', markup);
  if (session) html.dataset.session = '';
  Object.defineProperty(window.navigator, 'connection', { value: { saveData } });
  let isPlanned = false;
  window.requestAnimationFrame = (draw) => (draw(0), 0);
  window.setTimeout = (() => void (isPlanned = true)) as unknown as typeof setTimeout;
  run(vendorEntry);
  window.dispatchEvent(new window.Event('load'));
  expect(isPlanned).toBe(isLater);
  if (!isAtOnce) return;
  await expect.poll(() => document.querySelector('div')?.dataset.started).toBe('1');
  await expect
    .poll(() => document.body.dataset.react, { message: 'React, which the page requests' })
    .toBe('1');
});

test('the sign-in of /vendor that a tap has started is neither started again nor lost', async () => {
  const { run, document, html } = await openPage('', '<div data-lazy=""></div>');
  html.dataset.session = '';
  run(vendorEntry);
  await drawn();
  expect(document.querySelector('div')?.dataset.lost).toBeUndefined();
});

test('the sign-in of /vendor is marked if its script is lost', async () => {
  const { run, document, html } = await openPage('', '<div data-lazy="data:text/javascript,throw 1"></div>');
  html.dataset.session = '';
  run(vendorEntry);
  await expect.poll(() => document.querySelector('div')?.dataset.lost).toBe('');
});

test('a tap on the button of /vendor moves the keyboard to its field at once', async () => {
  const markup = '<button class="action">Sign in</button><p>Text</p><input class="early-phone">';
  const { run, document, html } = await openPage('', `<div data-lazy="">${markup}</div>`);
  html.dataset.session = '';
  run(vendorEntry);
  const [slot, button, field] = ['div', 'button', 'input'].map(
    (name) => document.querySelector(name) as HTMLElement,
  );
  document.querySelector('p')?.click();
  expect(document.activeElement).toBe(document.body);
  button?.click();
  expect(slot?.dataset.pressed).toBe('');
  expect(document.activeElement).toBe(field);
});

test.each([
  ['starts', 'export const start = (slot) => { slot.dataset.started = 1; }', [false, true]],
  ['gives way to the words about it if its script is lost', 'throw 1', [true, false]],
])('the island of /your-data %s', async (_, code, hidden) => {
  const { run, document } = await openPage('', '<div></div>');
  run(yourData, { island: `data:text/javascript,${code}` });
  const words = document.createElement('p');
  words.hidden = true;
  document.body.append(words);
  const slot = document.querySelector('div') as HTMLElement;
  await expect.poll(() => slot.hidden || slot.dataset.started === '1').toBe(true);
  await expect.poll(() => [slot.hidden, words.hidden]).toEqual(hidden);
});

const lazy = 'data:text/javascript,export const onTap = (island) => { island.dataset.started = island.id; }';
const islands = `<div id="first" data-lazy="${lazy}"><b>A</b></div><div id="second" data-lazy="${lazy}"><b>B</b></div>
  <div id="gone" data-lazy="data:text/javascript,throw 1"><b>C</b></div>`;

test('the first tap in a lazy island starts only that island, once', async () => {
  const { run, document } = await openPage('', islands);
  run(site);
  const [first, second] = ['first', 'second'].map((id) => document.getElementById(id) as HTMLElement);
  second?.querySelector('b')?.click();
  await expect.poll(() => second?.dataset.started).toBe('second');
  expect(second?.dataset.lazy).toBe('');
  expect(first?.dataset.started).toBeUndefined();
  delete second?.dataset.started;
  second?.querySelector('b')?.click();
  await drawn();
  expect(second?.dataset.started).toBeUndefined();
});

test('marks an island whose script is lost', async () => {
  const { run, document } = await openPage('', islands);
  run(site);
  const gone = document.getElementById('gone') as HTMLElement;
  gone.querySelector('b')?.click();
  await expect.poll(() => gone.dataset.lost).toBe('');
});

test('a dismissed banner stays away during the visit', async () => {
  const markup = '<div data-lazy=""><button data-dismiss>×</button><i>Text</i></div>';
  const page = await openPage('', markup);
  page.run(site);
  page.document.querySelector('i')?.click();
  expect('quiet' in page.html.dataset, 'the banner went at another press').toBe(false);
  page.document.querySelector('button')?.click();
  expect('quiet' in page.html.dataset, 'the banner is dismissed').toBe(true);
  const next = await openPage('', markup);
  next.run(site);
  expect('quiet' in next.html.dataset, 'the banner stays away on the next page').toBe(true);
});

test('scrolling hides the banner after 40 px, and makes the bar a pill after 100 px', async () => {
  const { run, html, window } = await openPage();
  window.CSS.supports = () => false;
  run(site);
  for (const [top, isPast, isFar] of [
    [40, false, false],
    [41, true, false],
    [100, true, false],
    [101, true, true],
  ]) {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new window.Event('scroll'));
    expect(['past' in html.dataset, 'far' in html.dataset], `scrolled by ${top} px`).toEqual([isPast, isFar]);
  }
});

const kept = `${keyPrefix}typedPhone`;
const phoneForm = `<div class="entry"><form><select name="country"><option value="IN" selected>India (+91)</option>
  <option value="GB">United Kingdom (+44)</option></select><input name="phone"><button type="submit">Send</button></form>
  <button class="action">Open</button></div><a lang="hi" href="/hi/">हिन्दी</a><dialog><form><input name="phone"></form></dialog>`;

interface PhonePage extends ScriptPage {
  phone: HTMLInputElement;
  dialog: HTMLDialogElement;
  pressed: string[];
  /** Follows the link to the other language. Returns whether the browser would leave the page. */
  chooseLanguage: () => boolean;
}

/** Opens a page that asks for a phone, with its script after the form. */
async function openPhonePage(): Promise<PhonePage> {
  const page = await openPage('', phoneForm);
  const { document, window } = page;
  const pressed: string[] = [];
  document.addEventListener('submit', (event) => event.preventDefault());
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.textContent));
  const language = 'data:text/javascript,export const follow = () => { document.body.dataset.followed = 1; }';
  page.run(typedPhone, { language }, document.querySelector('.entry') as Element);
  let isLeft = false;
  window.addEventListener('click', (event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  });
  return {
    ...page,
    phone: document.querySelector('.entry [name=phone]') as HTMLInputElement,
    dialog: document.querySelector('dialog') as HTMLDialogElement,
    pressed,
    chooseLanguage: () => {
      (document.querySelector('a[lang]') as HTMLElement).click();
      return isLeft;
    },
  };
}

const storedPhone = () =>
  JSON.parse(sessionStorage.getItem(kept) ?? 'null') as Record<string, unknown> | null;

test('keeps a typed phone on the way to another language', async () => {
  const { phone, chooseLanguage } = await openPhonePage();
  typeInto(phone, '98765');
  expect(chooseLanguage(), 'the page leaves for the other language').toBe(true);
  expect(storedPhone()).toMatchObject({ typed: '98765', at: expect.any(Number) });
});

test('keeps a phone of another country with its dial code', async () => {
  const { phone, document, chooseLanguage } = await openPhonePage();
  (document.querySelector('select') as HTMLSelectElement).value = 'GB';
  typeInto(phone, '20 7946');
  chooseLanguage();
  expect(storedPhone()?.typed).toBe('+4420 7946');
});

test('keeps nothing if nothing was typed', async () => {
  const { chooseLanguage } = await openPhonePage();
  expect(chooseLanguage(), 'the page leaves for the other language').toBe(true);
  expect(storedPhone()).toBeNull();
});

test('keeps the text of an open dialog instead of the page below', async () => {
  const { phone, dialog, chooseLanguage } = await openPhonePage();
  typeInto(phone, '11111');
  dialog.show();
  typeInto(dialog.querySelector('input') as HTMLInputElement, '22222');
  chooseLanguage();
  expect(storedPhone()?.typed).toBe('22222');
});

test('keeps a code that was sent to the phone', async () => {
  const { dialog, window, chooseLanguage } = await openPhonePage();
  dialog.show();
  typeInto(dialog.querySelector('input') as HTMLInputElement, '9876543210');
  Object.assign(window, { sentCode: { phone: '+919876543210', otpId: 'o1' } });
  chooseLanguage();
  expect(storedPhone()?.sent).toEqual({ phone: '+919876543210', otpId: 'o1' });
});

test('a form that sends a first code keeps no other code', async () => {
  const { phone, window, chooseLanguage } = await openPhonePage();
  typeInto(phone, '9876543210');
  Object.assign(window, { sentCode: { phone: '+919876543210', otpId: 'o1' } });
  chooseLanguage();
  expect(storedPhone()?.sent, 'the kept phone counts as sent').toBe(false);
});

test.each([
  ['has no storage', null],
  ['forgets every write', new Proxy({}, { set: () => true })],
])('the page stays and says so if the browser %s, until it stores again', async (_, broken) => {
  const { phone, html, window, document, chooseLanguage } = await openPhonePage();
  typeInto(phone, '98765');
  const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor;
  Object.defineProperty(window, 'sessionStorage', { get: () => broken, configurable: true });
  expect(chooseLanguage(), 'the page leaves without its text').toBe(false);
  expect('unkept' in html.dataset, 'the page says that it cannot keep the text').toBe(true);
  await expect.poll(() => document.body.dataset.followed).toBe('1');
  Object.defineProperty(window, 'sessionStorage', storage);
  expect(chooseLanguage()).toBe(true);
  expect('unkept' in html.dataset).toBe(false);
});

test.each([
  ['the form opens with the typed phone', { typed: '98765' }, 0, '98765', ['Open']],
  ['the phone is gone after a minute', { typed: '98765' }, 60_000, '', []],
  [
    'the form continues with the sent code',
    { typed: '98765', sent: { phone: '+9198765', otpId: 'o1' } },
    0,
    '98765',
    ['Send'],
  ],
])('in the other language %s', async (_, typed, age, value, buttons) => {
  sessionStorage.setItem(kept, JSON.stringify({ ...typed, at: Date.now() - age }));
  const { phone, pressed } = await openPhonePage();
  expect(phone.value).toBe(value);
  expect(pressed).toEqual(buttons);
  expect(sessionStorage.getItem(kept), 'the page takes it once').toBeNull();
});

test('the code that was sent before answers the next request', async () => {
  const sent = { phone: '+919876543210', otpId: 'o1' };
  sessionStorage.setItem(kept, JSON.stringify({ typed: '9876543210', sent, at: Date.now() }));
  const { window } = await openPhonePage();
  const { earlyCode } = window as unknown as { earlyCode: { phone: string; reply: Promise<unknown> } };
  expect(earlyCode.phone).toBe('+919876543210');
  expect(await earlyCode.reply).toEqual({ status: 200, text: '{"otpId":"o1"}' });
});
