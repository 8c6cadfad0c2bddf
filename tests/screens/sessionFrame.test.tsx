import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { useAuth } from '#islands/shell/session/AuthProvider.tsx';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useProtected } from '#islands/shell/session/useProtected.ts';
import { useNavMark } from '#islands/shell/session/useSession.ts';
import { onTap as signOutOnStaticPage } from '#islands/shell/SignOut.island.tsx';
import { keyPrefix } from '#lib/brand.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { $session, $signInAgain, askToSignInAgain, setExpiringSoon } from '#lib/stores/session/session.ts';
import { unreadable } from './inks.ts';
import { enter, show, signOut } from './screen.tsx';
import { clearToasts, phoneField } from './signInForm.tsx';
import { Ready } from './specimens.tsx';
import { themeColour } from './themeColour.ts';

const to = vi.spyOn(navigation, 'to').mockReturnValue();
const replace = vi.spyOn(navigation, 'replace').mockReturnValue();
const { dataset } = document.documentElement;

beforeEach(() => {
  clearToasts();
  vi.clearAllMocks();
});
afterEach(() => $signInAgain.set(null));

/** Signs in a phone and shows a screen with its session. Returns the phone. */
async function enterScreen(screen = <Ready />, address = '/dashboard'): Promise<string> {
  const phone = await commands.newPhone();
  show(<IslandFrame>{screen}</IslandFrame>, address);
  enter({ entries: await commands.signIn(phone) });
  await expect.poll(() => $session.get().type).toBe('signed-in');
  return phone;
}

/** Adds the button of the navigation, which is static HTML. */
function addNav(): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset['signOut'] = '';
  button.innerHTML = '<span>Sign out</span>';
  document.body.append(button);
  onTestFinished(() => button.remove());
  return button;
}

const kept = (): string[] =>
  ['session', 'tokens', 'user'].filter((name) => localStorage.getItem(`${keyPrefix}${name}`) !== null);

test('Sign out in the navigation ends the session and leads home', async () => {
  const button = addNav();
  dataset['session'] = '';
  await enterScreen();
  await expect.element(page.getByText('Page')).toBeVisible();
  expect(kept()).toEqual(['session', 'tokens', 'user']);
  button.querySelector('span')?.click();
  expect(kept()).toEqual([]);
  expect($session.get()).toEqual({ type: 'signed-out', hasLeft: true });
  expect(to).toHaveBeenCalledExactlyOnceWith('/');
  expect(dataset['session']).toBeUndefined();
});

test('a press on Sign out before the script signs out once the script runs', async () => {
  const phone = await commands.newPhone();
  enter({ entries: await commands.signIn(phone) });
  dataset['signOutPressed'] = '';
  show(
    <IslandFrame>
      <Ready />
    </IslandFrame>,
  );
  await expect.poll(() => to.mock.calls).toEqual([['/']]);
  expect(kept()).toEqual([]);
  expect(dataset['signOutPressed']).toBeUndefined();
});

test('a press elsewhere signs nobody out', async () => {
  addNav();
  await enterScreen();
  await page.getByText('Page').click();
  expect(kept()).toEqual(['session', 'tokens', 'user']);
  expect(to).not.toHaveBeenCalled();
});

test('Sign out on a static page ends the session and leads home too', async () => {
  const phone = await commands.newPhone();
  enter({ entries: await commands.signIn(phone) });
  signOutOnStaticPage();
  expect(kept()).toEqual([]);
  expect(to).toHaveBeenCalledExactlyOnceWith('/');
});

function Field() {
  const [text, setText] = useState('');
  return <input aria-label="Typed" value={text} onChange={(event) => setText(event.target.value)} />;
}
const typed = page.getByRole('textbox', { name: 'Typed' });

test('hides one vendor’s typed text from the next vendor', async () => {
  await enterScreen(<Field />);
  await typed.fill('mine');
  enter({ entries: await commands.signIn(await commands.newPhone()) });
  await expect.element(typed).toHaveValue('');
});

test('keeps the typed text while the session gets new tokens', async () => {
  const phone = await enterScreen(<Field />);
  await typed.fill('mine');
  const { tokens } = await commands.signIn(phone);
  enter({ entries: { tokens } });
  await expect.element(typed).toHaveValue('mine');
});

function Phone() {
  return <output>{useAuth().phone ?? 'nobody'}</output>;
}

test('a screen follows the session from the vendor’s phone to sign-out', async () => {
  const phone = await enterScreen(<Phone />);
  await expect.element(page.getByText(`+91${phone}`)).toBeVisible();
  signOut();
  await expect.element(page.getByText('nobody')).toBeVisible();
});

const notice = page.getByText(
  'You will be signed out soon. Sign in again to continue. What you typed is still here.',
);
const again = page.getByRole('button', { name: 'Sign in again' });

test('announces the last minutes of a session and offers to sign in again', async () => {
  const phone = await enterScreen();
  await expect.element(notice).not.toBeInTheDocument();
  // The live region exists before its text, so that screen readers announce it.
  const place = [...document.querySelectorAll('[role="status"]')].find(
    ({ textContent }) => textContent === '',
  );
  expect(place).toBeDefined();
  setExpiringSoon(true);
  await expect.element(notice).toBeVisible();
  expect(place?.contains(notice.element()), 'the notice is in the region that announces it').toBe(true);
  // It stays in sight of a vendor who has scrolled.
  expect(getComputedStyle(place!).position).toBe('sticky');
  expect(getComputedStyle(place!.firstElementChild!).borderTopColor, 'its frame').toBe(
    themeColour('warning'),
  );
  expect(unreadable(place!)).toEqual([]);
  await again.click();
  await expect.element(page.getByRole('dialog', { name: 'Vendor Login' })).toBeVisible();
  await expect.element(phoneField).toHaveValue(phone);
});

test('removes the notice once the session is valid again', async () => {
  await enterScreen();
  setExpiringSoon(true);
  await expect.element(notice).toBeVisible();
  setExpiringSoon(false);
  await expect.element(notice).not.toBeInTheDocument();
});

test('shows no expiry notice to a visitor', async () => {
  show(
    <IslandFrame>
      <Ready />
    </IslandFrame>,
  );
  await expect.element(page.getByText('Page')).toBeVisible();
  setExpiringSoon(true);
  // The notice of a signed-in vendor would come in the same render as this toast.
  showToast({ tone: 'info', title: 'Saved' });
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('opens a dismissed dialog again at the next request', async () => {
  await enterScreen();
  for (const _ of [1, 2]) {
    askToSignInAgain();
    const dialog = page.getByRole('dialog', { name: 'Vendor Login' });
    await expect.element(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

function Protected() {
  return <output>{useProtected()}</output>;
}
const askedPage = (): unknown => JSON.parse(sessionStorage.getItem(`${keyPrefix}askedPage`) ?? 'null');

test.each([
  ['nobody is signed in', { type: 'signed-out', hasLeft: false }, '/', '/dashboard?vendorId=1'],
  ['the vendor signed out', { type: 'signed-out', hasLeft: true }, '/', null],
] as const)('a protected screen leads home when %s', async (_, state, home, asked) => {
  $session.set(state);
  show(<Protected />, '/dashboard?vendorId=1');
  await expect.poll(() => replace.mock.calls).toEqual([[home]]);
  if (asked === null) expect(askedPage()).toBeNull();
  else expect(askedPage()).toMatchObject({ path: asked, session: null });
});

test.each([
  [{ type: 'restoring', signedIn: null }, 'restoring'],
  [
    { type: 'expired', signedIn: { session: 's', phone: '+919812345670', userType: 'VENDOR', since: 1 } },
    'signed-out',
  ],
] as const)('a protected screen in the state %o does not navigate', async (state, stage) => {
  $session.set(state);
  show(<Protected />, '/dashboard');
  await expect.element(page.getByText(stage)).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

function Marked() {
  useNavMark();
  return <Ready />;
}

test('the mark in the navigation follows the session', async () => {
  await enterScreen(<Marked />);
  await expect.poll(() => dataset['session']).toBe('');
  setExpiringSoon(true);
  await expect.element(notice).toBeVisible();
  expect(dataset['session']).toBe('');
  signOut();
  await expect.poll(() => dataset['session']).toBeUndefined();
});
