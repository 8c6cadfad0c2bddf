import { describe, expect, onTestFinished, test } from 'vitest';
import { commands, page, userEvent, type Locator } from 'vitest/browser';
import { categories } from '#lib/domain/category/category.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { StartRegistration } from '#islands/start/StartRegistration.island.tsx';
import { button, descriptionOf, dialog, field, firstStep, freshPage, kinds } from './firstStep.tsx';
import { tap } from './press.ts';
import { pointAway, setWindow, tablet } from './boxes.ts';
import { answer as answerCall } from './network.ts';
import { enter, openOnce, show } from './screen.tsx';
import '../../src/styles/start.css';
import { expectRecorded } from './recorded.ts';
import { themeColour } from './themeColour.ts';

const choices = page.getByRole('region', { name: 'What do you want to register?' });
const card = page.getByRole('region', { name: 'Phone verification' });
/** The buttons that open the choice, with their names for the title. */
const openers = (first: string): [string, () => Locator][] => [
  [first, () => button(first)],
  ...offeredIds.map((id, index): [string, () => Locator] => [kinds[id].name, () => choice(index)]),
];
const choice = (index: number) => choices.getByRole('button').nth(index);

async function open(): Promise<void> {
  freshPage();
  show(<StartRegistration />, '/register/start');
  // The page’s own script sets this mark, and so does the session of an earlier test.
  delete document.documentElement.dataset.session;
  await expect.element(choices).toBeVisible();
}

async function openSignedIn(): Promise<string> {
  const vendor = await commands.seed('created');
  enter(vendor);
  await open();
  await expect.element(page.getByText('Phone verified')).toBeVisible();
  return vendor.phone;
}

test('a pointer marks an open category, on the page and in the dialog', async () => {
  await openSignedIn();
  const edge = (element: Element): string => getComputedStyle(element).borderTopColor;
  const marks = async (part: Locator): Promise<void> => {
    await pointAway();
    await expect.poll(() => edge(part.element())).not.toBe(themeColour('primary'));
    await userEvent.hover(part);
    await expect.poll(() => edge(part.element())).toBe(themeColour('primary'));
  };
  await marks(choice(0));
  await choice(0).click();
  await marks(dialog().getByRole('link').first());
  await expectRecorded('start', 'choice of the service', { boxes: true, offers: true });
});

test('tells a visitor at every category to verify the phone first', async () => {
  await open();
  await expect.element(page.getByText('Verify your phone to choose')).toBeVisible();
  await setWindow(tablet);
  const [left, right] = [card, choices].map((part) => part.element().getBoundingClientRect());
  expect(left?.right, 'both parts stand side by side on a tablet').toBeLessThan(right?.left ?? 0);
  const all = choices.getByRole('button').elements();
  expect(all.map(({ textContent }) => textContent)).toEqual(
    offeredIds.map((id) => kinds[id].name + kinds[id].needs),
  );
  const pictures = all.map((each) => each.querySelector('svg')?.innerHTML);
  const icons = new Set(offeredIds.map((id) => categories[id].icon));
  expect(new Set(pictures).size, 'different pictures').toBe(icons.size);
  for (const each of all) {
    expect(descriptionOf(each)).toBe('Verify your phone to choose');
    expect(
      (each as HTMLButtonElement).disabled,
      'the category is disabled, so the keyboard cannot reach its hint',
    ).toBe(false);
  }
  await expect.element(card.getByText('Mock mode: the code is always 123456.')).toBeVisible();
  await expect.element(button('Send OTP')).toBeDisabled();
  await expect.element(page.getByText('Phone verified')).not.toBeInTheDocument();
  await expectRecorded('start', 'of a visitor', { boxes: true, offers: true });
});

test('a stored session shows a placeholder over the form until it is known', async () => {
  await open();
  const isSeen = (selector: string): boolean | undefined =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
  const seen = (): (boolean | undefined)[] => ['[name=phone]', '.session-pending'].map(isSeen);
  expect(seen()).toEqual([true, false]);
  // The page removes the mark once it knows that nobody is signed in.
  const seenWithMark = (): unknown => ((document.documentElement.dataset.session = ''), seen());
  await expect.poll(seenWithMark).toEqual([false, true]);
  expect(document.querySelector('.session-pending[role="status"]')?.textContent).toBe('Loading…');
  delete document.documentElement.dataset.session;
});

test('dims the categories until the phone is verified', async () => {
  await open();
  const sign = (): string | undefined => choice(0).element().querySelector(':scope > svg')?.innerHTML;
  const dimmed = getComputedStyle(choice(0).element()).backgroundColor;
  const lock = sign();
  // The shackle of a lock.
  expect(lock).toContain('M7 11V7');
  enter(await commands.seed('created'));
  await expect.element(page.getByText('Choose one to start.')).toBeVisible();
  expect(getComputedStyle(choice(0).element()).backgroundColor).not.toBe(dimmed);
  expect(sign()).not.toBe(lock);
});

describe('A visitor', () => {
  openOnce(open);

  test.each(openers('Sign in to continue'))(
    'a visitor’s press on %s opens the sign-in dialog and then returns',
    async (_, opener) => {
      await userEvent.click(opener().element());
      await expect.element(dialog()).toHaveAccessibleName('Vendor Login');
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(opener()).toHaveFocus();
    },
  );
});

test('signing in by the dialog leads to the choice of a category', async () => {
  await open();
  tap(choice(0));
  await expect.element(dialog()).toBeVisible();
  await dialog()
    .getByRole('textbox', { name: 'Phone number' })
    .fill(await commands.newPhone());
  tap(dialog().getByRole('button', { name: 'Send OTP' }));
  await dialog().getByRole('textbox', { name: '6-digit code' }).fill('123456');
  await expect.element(dialog()).toHaveAccessibleName('Select the service you want to register for');
});

test('announces and focuses the verified phone', async () => {
  const phone = await commands.newPhone();
  await open();
  await field('phone').fill(phone);
  await expect.element(button('Send OTP')).toBeEnabled();
  tap(button('Send OTP'));
  await expect.element(field('code')).toHaveFocus();
  await field('code').fill('123456');
  const said = page.getByText('Phone verified');
  await expect.element(said).toBeVisible();
  expect(document.activeElement?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    `Phone verifiedYou are signed in as +91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
  );
  await expect.element(page.getByRole('status').filter({ hasText: 'Verified' }).first()).toBeVisible();
  await expect.element(page.getByText('Choose one to start.')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(field('phone')).not.toBeInTheDocument();
  // The bar offers the dashboard.
  await expect.poll(() => document.documentElement.dataset.session).toBe('');
  const next = getComputedStyle(button('Choose a category').element());
  expect(next.backgroundColor, 'the colour of the next action').toBe(themeColour('accent'));
});

test('says in the words of the page that no code was sent', async () => {
  await open();
  await field('phone').fill(await commands.newPhone());
  answerCall(/\/auth\/send-otp$/, { status: 422 });
  tap(button('Send OTP'));
  await expect.element(field('phone')).toHaveAttribute('aria-invalid', 'true');
  expect(descriptionOf(field('phone').element())).toBe('Unable to send OTP. Please try again.');
});

test('shows a signed-in vendor the phone without moving the focus', async () => {
  const phone = await openSignedIn();
  expect(card.element().textContent?.replaceAll('\u00a0', ' ')).toContain(
    `You are signed in as +91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
  );
  expect(document.activeElement).toBe(document.body);
  expect(descriptionOf(choices.getByRole('button').last().element())).toBe('Choose one to start.');
  await expectRecorded('start', 'of a vendor', { boxes: true, offers: true });
  await expect.element(field('phone')).not.toBeInTheDocument();
});

describe('A vendor', () => {
  openOnce(openSignedIn);

  test.each(openers('Choose a category'))('a vendor’s press on %s offers the services', async (_, opener) => {
    await userEvent.click(opener().element());
    await expect.element(dialog()).toHaveAccessibleName('Select the service you want to register for');
    const links = dialog().getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(offeredIds.map(firstStep));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });
});

const earlyMarkup = `<div><form><select name="country"><option value="IN" selected>India</option><option value="GB">UK</option>
  </select><input name="phone"><button type="submit">Send</button></form><form><input name="code"><button type="submit">Verify</button></form>
  <button id="a" type="button">A</button><button id="b" type="button"><i>B</i></button></div>`;
let runs = 0;

interface EarlyPage {
  island: HTMLElement;
  input: (name: string) => HTMLInputElement;
  send: HTMLButtonElement;
  bodies: unknown[];
}

/** Opens the start page’s document with its script, before the island has its own code. */
async function openEarly(filledIn = '', isFocused = false): Promise<EarlyPage> {
  const holder = document.createElement('div');
  holder.innerHTML = earlyMarkup;
  const island = holder.firstElementChild as HTMLElement;
  document.body.append(holder);
  const input = (name: string) => island.querySelector(`[name=${name}]`) as HTMLInputElement;
  input('phone').value = filledIn;
  if (isFocused) input('phone').focus();
  const script = document.createElement('script');
  holder.append(script);
  const real = globalThis.fetch;
  const bodies: unknown[] = [];
  globalThis.fetch = (url, init) => {
    if (!String(url).includes('/api/auth/send-otp')) return real(url, init);
    bodies.push(JSON.parse(String(init?.body)));
    return Promise.resolve(Response.json({}));
  };
  globalThis.earlyCode = undefined;
  onTestFinished(() => {
    globalThis.fetch = real;
    globalThis.earlyCode = undefined;
    holder.remove();
    Reflect.deleteProperty(document, 'currentScript');
  });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  runs += 1;
  await import(/* @vite-ignore */ `/src/preboot/earlySignIn.inline.ts?run=${runs}`);
  return { island, input, send: island.querySelector('[type=submit]') as HTMLButtonElement, bodies };
}

function typeEarly(control: HTMLInputElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

test('before hydration, a typed phone enables Send OTP and autofill is cleared', async () => {
  const { input, send } = await openEarly('9999999999');
  expect(input('phone').value).toBe('');
  expect(send.disabled, 'Send OTP is disabled without a phone').toBe(true);
  typeEarly(input('phone'), '98');
  expect(send.disabled, 'Send OTP is disabled with a phone').toBe(false);
  typeEarly(input('phone'), ' ');
  expect(send.disabled, 'Send OTP is disabled with a space').toBe(true);
});

test('before hydration, the field in which the visitor already types keeps its text', async () => {
  const { input, send } = await openEarly('98765', true);
  expect(input('phone').value).toBe('98765');
  expect(send.disabled, 'Send OTP is disabled with a typed phone').toBe(false);
});

test('before hydration, Verify requests no code', async () => {
  const { island, input, send, bodies } = await openEarly();
  typeEarly(input('phone'), '9876543210');
  island.querySelectorAll('form')[1]?.requestSubmit();
  expect(bodies).toEqual([]);
  expect(send.hasAttribute('aria-busy'), 'Send OTP is busy').toBe(false);
});

test('before hydration, Send OTP requests one code for each phone', async () => {
  const { input, send, bodies } = await openEarly();
  typeEarly(input('phone'), '98765 43210');
  send.click();
  expect(send.getAttribute('aria-busy')).toBe('true');
  send.click();
  expect(bodies).toEqual([{ phone: '+919876543210', userType: 'VENDOR' }]);
  expect(globalThis.earlyCode?.phone).toBe('+919876543210');
});

test.each([
  ['phone', '9876543211'],
  ['country', 'GB'],
])('another %s cancels the early press, but a typed code does not', async (name, value) => {
  const { input, send } = await openEarly();
  typeEarly(input('phone'), '9876543210');
  send.click();
  typeEarly(input('code'), '1');
  expect(send.hasAttribute('aria-busy'), 'Send OTP is busy while its press waits').toBe(true);
  typeEarly(input(name), value);
  expect(send.hasAttribute('aria-busy'), 'Send OTP is busy after the change').toBe(false);
});

test('requests the code with the dial code of another country', async () => {
  const { input, send, bodies } = await openEarly();
  typeEarly(input('country'), 'GB');
  typeEarly(input('phone'), '2079460000');
  send.click();
  expect(bodies).toEqual([{ phone: '+442079460000', userType: 'VENDOR' }]);
});

test('repeats the last of two early presses after hydration', async () => {
  const { island } = await openEarly();
  const pressed: string[] = [];
  const [a, b] = ['a', 'b'].map((id) => island.querySelector(`#${id}`) as HTMLButtonElement);
  a?.click();
  b?.querySelector('i')?.click();
  expect([a, b].map((each) => each?.hasAttribute('aria-busy'))).toEqual([false, true]);
  for (const each of [a, b]) each?.addEventListener('click', () => pressed.push(each.id));
  document.documentElement.dataset.form = 'taken';
  island.dispatchEvent(new Event('astro:hydrate'));
  expect(pressed).toEqual(['b']);
  expect(b?.hasAttribute('aria-busy'), 'the second button is still busy').toBe(false);
});

test('the page’s script does not repeat an early Send OTP', async () => {
  const { island, input, send, bodies } = await openEarly();
  typeEarly(input('phone'), '9876543210');
  send.click();
  document.documentElement.dataset.form = 'taken';
  island.dispatchEvent(new Event('astro:hydrate'));
  expect(bodies).toHaveLength(1);
  expect(send.getAttribute('aria-busy')).toBe('true');
});

test('the page’s script requests nothing after hydration', async () => {
  const { island, input, bodies } = await openEarly();
  typeEarly(input('phone'), '9876543210');
  document.documentElement.dataset.form = 'taken';
  island.addEventListener('submit', (event) => event.preventDefault());
  island.querySelector('form')?.requestSubmit();
  expect(bodies).toEqual([]);
});
