import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Frame } from '#islands/shell/Frame.tsx';
import { forgetFailureMs, lazyPart } from '#islands/shell/lazyPart.tsx';
import { usePageTitle } from '#islands/shell/page/usePageTitle.ts';
import { useKeepDroppedFiles } from '#islands/ui/form/useKeepDroppedFiles.ts';
import { brand, keyPrefix } from '#lib/brand.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $storageProblem } from '#lib/stores/browser/storage.ts';
import { useAuth } from '#islands/shell/session/AuthProvider.tsx';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useProtected } from '#islands/shell/session/useProtected.ts';
import { useNavMark } from '#islands/shell/session/useSession.ts';
import { onTap as signOutOnStaticPage } from '#islands/shell/SignOut.island.tsx';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { $session, $signInAgain, askToSignInAgain, setExpiringSoon } from '#lib/stores/session/session.ts';
import { holdTimers } from './network.ts';
import { enter, leave, show, signOut } from './screen.tsx';
import { clearToasts, phoneField } from './signInForm.tsx';
import { Ready } from './specimens.tsx';
import { expectRecorded } from './recorded.ts';
import { unreadable } from './inks.ts';
import { themeColour } from './themeColour.ts';

const framed = (
  <Frame>
    <Ready />
  </Frame>
);
const reload = vi.spyOn(navigation, 'reload').mockReturnValue();
const confirm = vi.spyOn(window, 'confirm');
const alert = vi.spyOn(window, 'alert').mockReturnValue();
const to = vi.spyOn(navigation, 'to').mockReturnValue();
const replace = vi.spyOn(navigation, 'replace').mockReturnValue();
const { dataset } = document.documentElement;

beforeEach(() => {
  clearToasts();
  vi.clearAllMocks();
});
afterEach(() => {
  $storageProblem.set(null);
  $signInAgain.set(null);
});

/** Adds a button of the page around, which is static HTML. */
function addButton(mark: 'clearData' | 'signOut', words: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset[mark] = '';
  button.innerHTML = `<span>${words}</span>`;
  document.body.append(button);
  onTestFinished(() => button.remove());
  return button;
}

const addFoot = (): HTMLButtonElement => addButton('clearData', 'Clear App Data');

const ask =
  'Clear everything saved in this browser? You will be signed out, and you will lose what you typed but did not send. What you sent stays with us.';

test.each([
  ['clears, confirms and reloads after Yes', true],
  ['does nothing after No', false],
])('Clear App Data in the footer asks first, and %s', async (_, isYes) => {
  confirm.mockReturnValue(isYes);
  const registered = vi.spyOn(navigator.serviceWorker, 'getRegistrations');
  onTestFinished(() => registered.mockRestore());
  const button = addFoot();
  show(framed);
  await expect.element(page.getByText('Page')).toBeVisible();
  localStorage.setItem(`${keyPrefix}onboarding`, '{}');
  button.querySelector('span')?.click();
  await expect.poll(() => confirm.mock.calls).toEqual([[ask]]);
  expect(registered).toHaveBeenCalledTimes(isYes ? 1 : 0);
  await expect
    .poll(() => alert.mock.calls)
    .toEqual(isYes ? [['App data cleared successfully. The page will now reload.']] : []);
  expect(reload).toHaveBeenCalledTimes(isYes ? 1 : 0);
  expect(localStorage.getItem(`${keyPrefix}onboarding`)).toBe(isYes ? null : '{}');
});

test('Clear App Data reports a refusal of the browser and stays on the page', async () => {
  confirm.mockReturnValue(true);
  const button = addFoot();
  show(framed);
  await expect.element(page.getByText('Page')).toBeVisible();
  localStorage.setItem(`${keyPrefix}onboarding`, '{}');
  const refused = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  try {
    button.click();
    await expect
      .poll(() => alert.mock.calls)
      .toEqual([['Failed to clear data. Please try manually clearing your browser storage.']]);
    expect(reload).not.toHaveBeenCalled();
  } finally {
    refused.mockRestore();
  }
});

test('Clear App Data tells the service worker of every language of this site', async () => {
  confirm.mockReturnValue(true);
  const told = vi.fn<(scope: string) => void>();
  const worker = (scope: string) => ({ scope, active: { postMessage: () => told(scope) } });
  const { origin } = location;
  const scopes = [`${origin}/`, `${origin}/hi/`, 'https://other.example/'];
  const registered = vi
    .spyOn(navigator.serviceWorker, 'getRegistrations')
    .mockResolvedValue(scopes.map(worker) as unknown as ServiceWorkerRegistration[]);
  onTestFinished(() => registered.mockRestore());
  const button = addFoot();
  show(framed);
  await expect.element(page.getByText('Page')).toBeVisible();
  button.click();
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
  expect(told.mock.calls.flat()).toEqual([`${origin}/`, `${origin}/hi/`]);
});

test('Clear App Data works in a browser that refuses service workers', async () => {
  confirm.mockReturnValue(true);
  const registered = vi
    .spyOn(navigator.serviceWorker, 'getRegistrations')
    .mockRejectedValue(new DOMException('Refused', 'SecurityError'));
  onTestFinished(() => registered.mockRestore());
  const button = addFoot();
  show(framed);
  await expect.element(page.getByText('Page')).toBeVisible();
  button.click();
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
});

test('Clear App Data confirms before the lost session leads the page away', async () => {
  confirm.mockReturnValue(true);
  const { promise, resolve } = Promise.withResolvers<ServiceWorkerRegistration[]>();
  const registered = vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockReturnValue(promise);
  onTestFinished(() => registered.mockRestore());
  const button = addFoot();
  show(framed);
  await expect.element(page.getByText('Page')).toBeVisible();
  localStorage.setItem(`${keyPrefix}onboarding`, '{}');
  button.click();
  await expect.poll(() => registered.mock.calls).toHaveLength(1);
  expect(localStorage.getItem(`${keyPrefix}onboarding`)).toBe('{}');
  resolve([]);
  await expect.poll(() => alert.mock.calls).toHaveLength(1);
  expect(localStorage.getItem(`${keyPrefix}onboarding`)).toBeNull();
});

test('a press on Clear App Data before the script asks once the script runs', async () => {
  confirm.mockReturnValue(false);
  dataset['clearDataPressed'] = '';
  show(framed);
  await expect.poll(() => confirm.mock.calls).toHaveLength(1);
  expect(dataset['clearDataPressed']).toBeUndefined();
});

test('a press elsewhere does not ask', async () => {
  addFoot();
  show(framed);
  await page.getByText('Page').click();
  expect(confirm).not.toHaveBeenCalled();
});

test.each([
  ['blocked', 'Your browser is not saving data'],
  ['full', 'Your browser’s storage is full'],
] as const)('reports that the storage is %s, and its consequence', async (problem, title) => {
  show(framed);
  $storageProblem.set(problem);
  const told = page.getByRole('status').filter({ hasText: title });
  await expect
    .element(told)
    .toHaveTextContent(`${title}You can continue. If you close this page, you must sign in again.`);
});

test('reports the removal of damaged entries', async () => {
  show(framed);
  await expect.element(page.getByText('Page')).toBeVisible();
  dispatchEvent(new CustomEvent('storageCorruption', { detail: ['user'] }));
  await expect
    .element(page.getByRole('status').filter({ hasText: 'We removed damaged data' }))
    .toHaveTextContent(
      'We removed damaged dataWe could not read the data saved in this browser. You may need to sign in again.',
    );
});

test('shows the toasts of the previous page once', async () => {
  const toasts = [{ tone: 'success', title: 'Logged in', description: 'Welcome Asha', leftMs: 3000 }];
  sessionStorage.setItem(`${keyPrefix}toasts`, JSON.stringify({ at: Date.now(), toasts }));
  show(framed);
  await expect.element(page.getByText('Welcome Asha')).toBeVisible();
  expect(sessionStorage.getItem(`${keyPrefix}toasts`)).toBeNull();
});

/** A component that throws while `fails` is true. */
const part = { fails: true };
function Part() {
  if (part.fails) throw new Error('broken');
  return <p>Whole</p>;
}
const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' });

function showBroken(): void {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  part.fails = true;
  show(
    <Frame>
      <Part />
    </Frame>,
  );
}

test('replaces a failed component with an explanation and three actions', async () => {
  showBroken();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
  for (const text of [
    'Application Error: This might be caused by corrupted browser data or a temporary issue.',
    'Clear App Data removes all saved data, and you may need to log in again.',
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  const names = screen
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Try Again', 'Reload Page', 'Clear App Data']);
  await expectRecorded('parts', 'the error screen');
});

test('Try Again only renders the component again', async () => {
  showBroken();
  await expect.element(screen).toBeVisible();
  part.fails = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('Whole')).toBeVisible();
  dispatchEvent(new PopStateEvent('popstate'));
  expect([reload, alert].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('Reload Page reloads the page and clears nothing', async () => {
  showBroken();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  expect([reload, alert].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('Clear App Data on the error screen clears and reloads the page', async () => {
  showBroken();
  await page.getByRole('button', { name: 'Clear App Data' }).click();
  expect(alert).toHaveBeenCalledExactlyOnceWith('App data cleared successfully. The page will now reload.');
  expect(reload).toHaveBeenCalledOnce();
});

test('Back on the error screen reloads the page', async () => {
  showBroken();
  await expect.element(screen).toBeVisible();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledOnce();
});

test('requests a lazy part three times, and again after Try Again', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  let lost = 3;
  const fetchPart = vi.fn<() => Promise<() => React.JSX.Element>>(async () => {
    if (lost-- > 0) throw new TypeError('Failed to fetch');
    return () => <p>Here</p>;
  });
  const { Part: Lazy } = lazyPart(fetchPart, <p>Loading…</p>);
  show(
    <Frame>
      <Lazy />
    </Frame>,
  );
  await expect.element(screen).toBeVisible();
  expect(fetchPart).toHaveBeenCalledTimes(3);
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Try Again' }).click();
      return fetchPart.mock.calls.length;
    })
    .toBe(4);
  await expect.element(page.getByText('Here')).toBeVisible();
});

test('requests a lost part again once the network is back', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  let isLost = true;
  const { Part: Lazy } = lazyPart(async () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return () => <p>Here</p>;
  });
  const forget = holdTimers(forgetFailureMs);
  show(
    <Frame>
      <Lazy />
    </Frame>,
  );
  await expect.element(screen).toBeVisible();
  isLost = false;
  // The vendor is offline for longer than a failure is kept.
  forget();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Here')).toBeVisible();
  await expect.element(screen).not.toBeInTheDocument();
});

test('shows a placeholder while a part loads, and a loaded part at once', async () => {
  const { promise, resolve } = Promise.withResolvers<() => React.JSX.Element>();
  const { Part: Lazy, load } = lazyPart(() => promise, <p>Loading…</p>);
  show(<Lazy />);
  await expect.element(page.getByText('Loading…')).toBeVisible();
  resolve(() => <p>Here</p>);
  await expect.element(page.getByText('Here')).toBeVisible();
  await load();
  leave();
  show(<Lazy />);
  await expect.element(page.getByText('Here')).toBeVisible();
});

function Titled() {
  const [isShown, setShown] = useState(true);
  return (
    <button type="button" onClick={() => setShown(false)}>
      {isShown && <Shop />}
    </button>
  );
}
function Shop() {
  usePageTitle('Sanjeevani Medicals', 'Dashboard');
  return 'Close';
}

test('a screen sets the title of the tab and restores it when it leaves', async () => {
  document.title = `Dashboard · ${brand.name}`;
  show(<Titled />);
  await expect.poll(() => document.title).toBe(`Sanjeevani Medicals · Dashboard · ${brand.name}`);
  await page.getByRole('button').click();
  await expect.poll(() => document.title).toBe(`Dashboard · ${brand.name}`);
});

test('a file dropped beside a slot does not replace the page', async () => {
  function Screen() {
    useKeepDroppedFiles();
    return <Ready />;
  }
  show(<Screen />);
  await expect.element(page.getByText('Page')).toBeVisible();
  const isKept = (fill: (data: DataTransfer) => unknown, type: string): boolean => {
    const dataTransfer = new DataTransfer();
    fill(dataTransfer);
    return !document.body.dispatchEvent(
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
    );
  };
  for (const type of ['dragover', 'drop']) {
    expect(isKept((data) => data.items.add(new File(['x'], 'a.pdf')), type)).toBe(true);
    expect(isKept((data) => data.setData('text/plain', 'x'), type)).toBe(false);
  }
});

/** Signs in a phone and shows a screen with its session. Returns the phone. */
async function enterScreen(content = <Ready />, address = '/dashboard'): Promise<string> {
  const phone = await commands.newPhone();
  show(<IslandFrame>{content}</IslandFrame>, address);
  enter({ entries: await commands.signIn(phone) });
  await expect.poll(() => $session.get().type).toBe('signed-in');
  return phone;
}

const addNav = (): HTMLButtonElement => addButton('signOut', 'Sign out');
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
