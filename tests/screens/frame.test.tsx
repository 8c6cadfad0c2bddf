import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Frame } from '#islands/shell/Frame.tsx';
import { forgetFailureMs, lazyPart } from '#islands/shell/lazyPart.tsx';
import { usePageTitle } from '#islands/shell/page/usePageTitle.ts';
import { useKeepDroppedFiles } from '#islands/ui/form/useKeepDroppedFiles.ts';
import { brand, keyPrefix } from '#lib/brand.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $storageProblem } from '#lib/stores/browser/storage.ts';
import { holdTimers } from './network.ts';
import { leave, show } from './screen.tsx';
import { clearToasts } from './signInForm.tsx';
import { Ready } from './specimens.tsx';
import { expectRecorded } from './recorded.ts';

const framed = (
  <Frame>
    <Ready />
  </Frame>
);
const reload = vi.spyOn(navigation, 'reload').mockReturnValue();
const confirm = vi.spyOn(window, 'confirm');
const alert = vi.spyOn(window, 'alert').mockReturnValue();
const { dataset } = document.documentElement;

beforeEach(() => {
  clearToasts();
  vi.clearAllMocks();
});
afterEach(() => $storageProblem.set(null));

/** Adds the footer with its button, which is static HTML. */
function addFoot(): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset['clearData'] = '';
  button.innerHTML = '<span>Clear App Data</span>';
  document.body.append(button);
  onTestFinished(() => button.remove());
  return button;
}

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
