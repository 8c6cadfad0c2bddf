import { afterEach, beforeEach, expect, test } from 'vitest';
import * as boot from '../../src/components/Boot.astro?script';
import * as typedPhone from '../../src/components/TypedPhone.astro?script';
import { drawn } from './firstStep.tsx';
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
  ['nobody', { session: null, phone: null, userType: null }, false],
  ['a phone that is no text', { ...valid, phone: 98 }, false],
  ['a part that is missing', { session: 's1', phone: '+919876543210' }, false],
  ['what is damaged', '{', false],
])('a page that finds %s stored marks it, or not', async (_, stored, isMarked) => {
  localStorage.setItem('nuskha.session', typeof stored === 'string' ? stored : JSON.stringify(stored));
  const { run, html } = await openPage();
  run(boot);
  expect('session' in html.dataset).toBe(isMarked);
});

test.each(['storage', 'pageshow'])('the mark of a session follows the event %s', async (event) => {
  const { run, html, window } = await openPage();
  run(boot);
  expect('session' in html.dataset).toBe(false);
  window.localStorage.setItem('nuskha.session', sessionOf('+919876543210'));
  window.dispatchEvent(new window.Event(event));
  expect('session' in html.dataset).toBe(true);
  window.localStorage.removeItem('nuskha.session');
  window.dispatchEvent(new window.Event(event));
  expect('session' in html.dataset).toBe(false);
});

const bar = `<div class="bar-end"><a id="old">Old</a></div><p><a hreflang="hi" lang="hi" href="/hi/" data-offer="हिन्दी में">
  हिन्दी</a> <a hreflang="ta" lang="ta" href="/ta/" data-offer="தமிழில்">தமிழ்</a></p>`;
const offer = ({ document }: ScriptPage) =>
  document.querySelector('.bar-end')?.firstElementChild?.textContent;

test.each([
  ['chosen before', '"ta"', 'தமிழில்'],
  ['of the browser, which has no other', null, 'Old'],
])('a page offers the language that was %s', async (_, chosen, words) => {
  if (chosen) localStorage.setItem('nuskha.language', chosen);
  const page = await openPage('', bar);
  page.run(boot);
  page.window.dispatchEvent(new page.window.Event('DOMContentLoaded'));
  expect(offer(page)).toBe(words);
});

test('a language is kept as the choice, and the query goes along', async () => {
  const page = await openPage('?serviceType=labs', bar);
  page.run(boot);
  const link = page.document.querySelector('[hreflang=ta]') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(link.getAttribute('href')).toMatch(/\/ta\/\?serviceType=labs$/);
  expect(localStorage.getItem('nuskha.language')).toBe('"ta"');
});

const wakes = 'data:text/javascript,export const wake = (island) => { island.dataset.woken = island.id; }';
const islands = `<div id="first" data-wake="${wakes}"><b>A</b></div><div id="second" data-wake="${wakes}"><b>B</b></div>
  <div id="gone" data-wake="data:text/javascript,throw 1"><b>C</b></div>`;

test('the first tap into the second island wakes that one alone, once', async () => {
  const { run, document } = await openPage('', islands);
  run(boot);
  const [first, second] = ['first', 'second'].map((id) => document.getElementById(id) as HTMLElement);
  second?.querySelector('b')?.click();
  await expect.poll(() => second?.dataset.woken).toBe('second');
  expect(second?.dataset.wake).toBe('');
  expect(first?.dataset.woken).toBeUndefined();
  delete second?.dataset.woken;
  second?.querySelector('b')?.click();
  await drawn();
  expect(second?.dataset.woken).toBeUndefined();
});

test('an island whose script is lost is marked', async () => {
  const { run, document } = await openPage('', islands);
  run(boot);
  const gone = document.getElementById('gone') as HTMLElement;
  gone.querySelector('b')?.click();
  await expect.poll(() => gone.dataset.lost).toBe('');
});

test('a dismissed banner stays away for the visit', async () => {
  const markup = '<div data-wake=""><button data-dismiss>×</button><i>Text</i></div>';
  const page = await openPage('', markup);
  page.run(boot);
  page.document.querySelector('i')?.click();
  expect('quiet' in page.html.dataset).toBe(false);
  page.document.querySelector('button')?.click();
  expect('quiet' in page.html.dataset).toBe(true);
  const next = await openPage('', markup);
  next.run(boot);
  expect('quiet' in next.html.dataset).toBe(true);
});

test.each([
  [40, false, false],
  [41, true, false],
  [100, true, false],
  [101, true, true],
])('scrolled by %d px, the banner is past: %s, the bar is a pill: %s', async (top, isPast, isFar) => {
  const { run, html, window } = await openPage();
  window.CSS.supports = () => false;
  run(boot);
  Object.defineProperty(window, 'scrollY', { value: top });
  window.dispatchEvent(new window.Event('scroll'));
  expect(['past' in html.dataset, 'far' in html.dataset]).toEqual([isPast, isFar]);
});

const kept = 'nuskha.typedPhone';
const phoneForm = `<div class="entry"><form><select name="country"><option value="IN" selected>India (+91)</option>
  <option value="GB">United Kingdom (+44)</option></select><input name="phone"><button type="submit">Send</button></form>
  <button class="action">Open</button></div><a hreflang="hi" href="/hi/">हिन्दी</a><dialog><form><input name="phone"></form></dialog>`;

interface PhonePage extends ScriptPage {
  phone: HTMLInputElement;
  dialog: HTMLDialogElement;
  pressed: string[];
  /** Chooses the other language; returns whether the page was left. */
  chooseLanguage: () => boolean;
}

/** A page that asks for a phone, with its script behind the form. */
async function openPhonePage(): Promise<PhonePage> {
  const page = await openPage('', phoneForm);
  const { document, window } = page;
  const pressed: string[] = [];
  document.addEventListener('submit', (event) => event.preventDefault());
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.textContent));
  page.run(
    typedPhone,
    {},
    {
      parent: document.querySelector('.entry') as Element,
      data: {
        language: 'data:text/javascript,export const follow = () => { document.body.dataset.followed = 1; }',
      },
    },
  );
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
      (document.querySelector('[hreflang]') as HTMLElement).click();
      return isLeft;
    },
  };
}

const storedPhone = () =>
  JSON.parse(sessionStorage.getItem(kept) ?? 'null') as Record<string, unknown> | null;

test('a typed phone is kept on the way to another language', async () => {
  const { phone, chooseLanguage } = await openPhonePage();
  typeInto(phone, '98765');
  expect(chooseLanguage()).toBe(true);
  expect(storedPhone()).toMatchObject({ typed: '98765', at: expect.any(Number) });
});

test('a phone of another country is kept with its code', async () => {
  const { phone, document, chooseLanguage } = await openPhonePage();
  (document.querySelector('select') as HTMLSelectElement).value = 'GB';
  typeInto(phone, '20 7946');
  chooseLanguage();
  expect(storedPhone()?.typed).toBe('+4420 7946');
});

test('where nothing is typed nothing is kept', async () => {
  const { chooseLanguage } = await openPhonePage();
  expect(chooseLanguage()).toBe(true);
  expect(storedPhone()).toBeNull();
});

test('what is typed in an open dialog is kept, and not what lies under it', async () => {
  const { phone, dialog, chooseLanguage } = await openPhonePage();
  typeInto(phone, '11111');
  dialog.show();
  typeInto(dialog.querySelector('input') as HTMLInputElement, '22222');
  chooseLanguage();
  expect(storedPhone()?.typed).toBe('22222');
});

test('a code that was sent to the phone goes along', async () => {
  const { dialog, window, chooseLanguage } = await openPhonePage();
  dialog.show();
  typeInto(dialog.querySelector('input') as HTMLInputElement, '9876543210');
  Object.assign(window, { sentCode: { phone: '+919876543210', otpId: 'o1' } });
  chooseLanguage();
  expect(storedPhone()?.sent).toEqual({ phone: '+919876543210', otpId: 'o1' });
});

test('a form that sends a first code takes none along', async () => {
  const { phone, window, chooseLanguage } = await openPhonePage();
  typeInto(phone, '9876543210');
  Object.assign(window, { sentCode: { phone: '+919876543210', otpId: 'o1' } });
  chooseLanguage();
  expect(storedPhone()?.sent).toBe(false);
});

test('where nothing can be stored the page stays and says so', async () => {
  const { phone, html, window, document, chooseLanguage } = await openPhonePage();
  typeInto(phone, '98765');
  Object.defineProperty(window, 'sessionStorage', { get: () => null });
  expect(chooseLanguage()).toBe(false);
  expect('unkept' in html.dataset).toBe(true);
  await expect.poll(() => document.body.dataset.followed).toBe('1');
});

test.each([
  ['the form is opened with it', { typed: '98765' }, 0, '98765', ['Open']],
  ['a minute later it is not', { typed: '98765' }, 60_000, '', []],
  ['the sending goes on', { typed: '98765', sent: { phone: '+9198765', otpId: 'o1' } }, 0, '98765', ['Send']],
])('in the other language %s', async (_, typed, age, value, buttons) => {
  sessionStorage.setItem(kept, JSON.stringify({ ...typed, at: Date.now() - age }));
  const { phone, pressed } = await openPhonePage();
  expect(phone.value).toBe(value);
  expect(pressed).toEqual(buttons);
  expect(sessionStorage.getItem(kept), 'it is taken once').toBeNull();
});

test('a code that was sent before is the answer to the next sending', async () => {
  const sent = { phone: '+919876543210', otpId: 'o1' };
  sessionStorage.setItem(kept, JSON.stringify({ typed: '9876543210', sent, at: Date.now() }));
  const { window } = await openPhonePage();
  const { earlyCode } = window as unknown as { earlyCode: { phone: string; reply: Promise<unknown> } };
  expect(earlyCode.phone).toBe('+919876543210');
  expect(await earlyCode.reply).toEqual({ status: 200, text: '{"otpId":"o1"}' });
});
