import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { VendorSession } from '#islands/vendor/VendorSession.tsx';
import { Frame } from '#islands/shell/Frame.tsx';
import { keyPrefix } from '#lib/brand.ts';
import { restoreDrafts } from '#lib/stores/application/draft.ts';
import { refreshApplications } from '#lib/stores/application/vendorEntry.ts';
import { onTap, start, VendorEntry } from '#islands/vendor/VendorEntry.island.tsx';
import { $signInWanted } from '#islands/vendor/signInWanted.ts';
import * as limits from '#lib/limits.ts';
import { clearFaults } from '../../e2e/controls.ts';
import { answer, delivered, enterAccount, fail, watchNavigation } from './vendorPages.tsx';
import { drawn, enter, sandbox, show, signOut } from './screen.tsx';
import { answer as answerCall, hold, holdTimers } from './network.ts';
import { expectRecorded } from './recorded.ts';
import { tap } from './press.ts';

/** The list of the vendor’s applications. */
const resumable = /\/applications\/resumable$/;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = page.getByRole('heading', { level: 2, name: 'Your applications' });

function showPanel(justSignedIn = false): void {
  show(
    <Frame>
      <VendorSession justSignedIn={justSignedIn} />
    </Frame>,
    '/vendor',
  );
}

async function panelOf(...applications: Record<string, unknown>[]): Promise<string[]> {
  const visited = watchNavigation();
  answerCall(resumable, { status: 200, body: applications });
  await enterAccount();
  showPanel();
  await expect.element(button('View Dashboard')).toBeVisible();
  return visited;
}

/** Returns the names of the ways on. */
const waysOn = () =>
  page
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    .filter((name) => name !== 'Sign out');

const resumeLab = '/partner-with-us/new/mx-onboarding/step1?serviceType=labs&vendorId=p1&continue=true';
const one = { id: 'p1', name: 'Asha Labs', category: 'labs' };

test.each([
  ['incomplete', 'Continue', resumeLab, 'Not sent yet.Incomplete'],
  ['documents_uploaded', 'Continue', resumeLab, 'Not sent yet. Next: Partner contractUnder Review'],
  ['rejected', 'Resubmit KYC', resumeLab, 'Rejected'],
  ['submitted', 'View Dashboard', '/dashboard?vendorId=p1', 'Under Review'],
  ['approved', 'View Dashboard', '/dashboard?vendorId=p1', 'Approved'],
])('the only application, %s: %s opens it', async (status, word, address, said) => {
  const visited = await panelOf({ ...one, status });
  await expect.element(button(word)).toBeVisible();
  const others = ['View Dashboard', 'Start New Registration'].filter((name) => name !== word);
  expect(waysOn()).toEqual([word, ...others]);
  await expect.element(page.getByRole('listitem')).toHaveTextContent(`Asha Labs${said}Labs`);
  // The other screens differ only in these words.
  if (/incomplete|rejected|submitted/.test(status))
    await expectRecorded('vendor', `one application, ${status}`, { boxes: status === 'incomplete' });
  expect(visited).toEqual([]);
  tap(button(word));
  await expect.poll(() => visited).toEqual([address]);
});

test('View Dashboard beside the main button opens the dashboard of the only shop', async () => {
  const visited = await panelOf({ ...one, status: 'incomplete' });
  await button('View Dashboard').click();
  expect(visited).toEqual(['/dashboard?vendorId=p1']);
});

const two = [
  { ...one, status: 'incomplete' },
  { id: 'p2', name: 'Bina Medicals', category: 'pharmacy', status: 'incomplete' },
];

test.each([
  ['one shop', two.slice(0, 1)],
  ['two shops', two],
])('the rows of %s have no button beside the ways on', async (_, shops) => {
  await panelOf(...shops);
  const row = page.getByRole('listitem').filter({ hasText: 'Asha Labs' });
  await expect.element(row.getByText('Not sent yet.')).toBeVisible();
  expect(row.getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('button', { name: /^(Resume|Delete)/ }).elements()).toEqual([]);
});

test('with two shops, View Dashboard names none and Continue opens the list', async () => {
  const visited = await panelOf(...two);
  tap(button('View Dashboard'));
  expect(visited).toEqual(['/dashboard']);
  await button('Continue').click();
  const list = page.getByRole('dialog', { name: 'Your Applications' });
  await expect.element(list.getByText('2 applications found')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button('Continue')).toHaveFocus();
});

test('an emptied list offers a new application, which asks for the category', async () => {
  await panelOf(...two);
  tap(button('Continue'));
  const list = page.getByRole('dialog', { name: 'Your Applications' });
  await clearFaults(sandbox);
  await answer({ applications: [] });
  tap(list.getByRole('button', { name: 'Refresh' }));
  await list.getByRole('button', { name: 'Start New Application' }).click();
  await expect.element(page.getByRole('dialog', { name: /^Select the service/ })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.poll(waysOn).toEqual(['Start New Registration', 'View Dashboard']);
});

test.each([3, 4])(
  'with %s shops the panel shows three, and Continue opens the list of all',
  async (count) => {
    await panelOf(
      ...Array.from({ length: count }, (_, index) => ({ id: `n${index}`, name: `Shop ${index}` })),
    );
    await expect.element(button('Continue')).toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(3);
    if (count === 4) await expectRecorded('vendor', 'several applications', { boxes: true });
    tap(button('Continue'));
    await expect.element(page.getByText(`${count} applications found`)).toBeVisible();
  },
);

test('a panel without applications says so and starts a new registration', async () => {
  const visited = await panelOf();
  const text = 'No application yet. There are four short steps. You can stop at any time and resume later.';
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(button('Start New Registration')).toBeVisible();
  expect(waysOn()).toEqual(['Start New Registration', 'View Dashboard']);
  await expectRecorded('vendor', 'without applications');
  await button('Start New Registration').click();
  const dialog = page.getByRole('dialog', { name: 'Select the service you want to register for' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(button('Start New Registration')).toHaveFocus();
  expect(visited).toEqual([]);
});

test('Start New Registration beside Continue asks for the category', async () => {
  const visited = await panelOf({ ...one, status: 'incomplete' });
  tap(button('Start New Registration'));
  await expect.element(page.getByRole('dialog', { name: /^Select the service/ })).toBeVisible();
  expect(visited).toEqual([]);
});

test('an approved KYC without an application leads to the dashboard', async () => {
  await answer({ vendor: { id: 'p9', status: 'approved' } });
  const visited = await panelOf();
  expect(waysOn()).toEqual(['View Dashboard', 'Start New Registration']);
  tap(button('View Dashboard'));
  await expect.poll(() => visited).toEqual(['/dashboard']);
});

/** Stores a draft of a lab, as an earlier visit of this phone did. */
function keepDraft(phone: string, vendorId: string | null = 'd1'): void {
  const draft = { category: 'labs', vendorId, step: 'documents', phone, phoneVerified: true };
  const stored = { labs: { ...draft, updatedAt: Date.now() } };
  localStorage.setItem(`${keyPrefix}onboarding`, JSON.stringify(stored));
  restoreDrafts();
}

test.each([
  ['the own one', true, 'd1'],
  ['one of another phone', false, 'd1'],
  ['one without a vendor', true, null],
])('offers to resume a draft of this browser, or not: %s', async (_, isOwn, vendorId) => {
  const phone = await commands.newPhone();
  const visited = watchNavigation();
  await answer({ applications: [] });
  enter({ entries: await commands.signIn(phone) });
  keepDraft(isOwn ? `+91${phone}` : '+919000000009', vendorId);
  showPanel();
  const resume = button('Resume');
  const words = 'You started a registration in this browser: Labs';
  if (!isOwn || vendorId === null) {
    await expect.element(button('Start New Registration')).toBeVisible();
    expect(page.getByText(words).elements()).toEqual([]);
    return expect(resume.elements()).toEqual([]);
  }
  await expect.element(page.getByText(words)).toBeVisible();
  await resume.click();
  await expect
    .poll(() => visited)
    .toEqual(['/partner-with-us/new/mx-onboarding/step1?serviceType=labs&vendorId=d1']);
});

test('a draft of this browser is not offered beside the vendor’s applications', async () => {
  const phone = await commands.newPhone();
  await answer({ applications: [{ ...one, status: 'submitted' }] });
  enter({ entries: await commands.signIn(phone) });
  keepDraft(`+91${phone}`);
  showPanel();
  await expect.element(button('View Dashboard')).toBeVisible();
  expect(waysOn()).toEqual(['View Dashboard', 'Start New Registration']);
});

test('a draft of this browser resumes beside an approved vendor’s dashboard', async () => {
  const phone = await commands.newPhone();
  const visited = watchNavigation();
  await answer({ vendor: { id: 'p9', status: 'approved' }, applications: [] });
  enter({ entries: await commands.signIn(phone) });
  keepDraft(`+91${phone}`);
  showPanel();
  await expect.element(button('Resume')).toBeVisible();
  expect(waysOn()).toEqual(['View Dashboard', 'Resume', 'Start New Registration']);
  tap(button('Resume'));
  const address = '/partner-with-us/new/mx-onboarding/step1?serviceType=labs&vendorId=d1';
  expect(visited).toEqual([address]);
});

test('shows that the list is loading or failed, and Try again loads it', async () => {
  const body = { message: 'Not now.' };
  await fail({ endpoint: 'applications', action: 'status', status: 403, body });
  let release = hold(resumable, 1);
  await enterAccount();
  showPanel();
  await expect.element(page.getByText('Loading your applications…')).toBeInTheDocument();
  expect(waysOn()).toEqual([]);
  release();
  await expect.element(page.getByRole('alert').getByText(/Not now\./)).toBeVisible();
  await expect.element(page.getByText('Loading your applications…')).not.toBeInTheDocument();
  release = hold(resumable, 1);
  await button('Try again').click();
  await expect.element(button('Try again')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(button('Try again')).not.toHaveAttribute('aria-busy');
  await expect.element(button('Try again')).toHaveFocus();
  await clearFaults(sandbox);
  await answer({ applications: [{ ...one, status: 'incomplete' }] });
  tap(button('Try again'));
  await expect.element(button('Continue')).toBeVisible();
});

test('a refresh that fails keeps the applications beside its reason', async () => {
  await panelOf({ ...one, status: 'incomplete' });
  await expect.element(button('Continue')).toBeVisible();
  await clearFaults(sandbox);
  await fail({
    endpoint: 'applications',
    action: 'status',
    status: 403,
    body: { message: 'Not now.' },
  });
  refreshApplications();
  await expect.element(page.getByRole('alert').getByText(/Not now\./)).toBeVisible();
  await expect.element(page.getByText(one.name, { exact: true })).toBeVisible();
});

test('the main button is busy while it looks ahead, and a double press opens one page', async () => {
  holdTimers(limits.retryBaseMs);
  await fail({ endpoint: 'currentVendor', action: 'status', status: 503, times: 1 });
  const vendor = { id: 'p9', status: 'approved' };
  await fail({ endpoint: 'currentVendor', action: 'body', body: vendor });
  const visited = await panelOf();
  const main = button('Start New Registration');
  await expect.element(main).toBeVisible();
  const release = hold(/\/vendors\/me$/);
  await main.dblClick();
  await expect.element(main).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(() => visited).toEqual(['/dashboard']);
  await expect.element(main).not.toHaveAttribute('aria-busy');
  expect(visited).toEqual(['/dashboard']);
});

test('reports a next page that cannot be determined and enables the button again', async () => {
  await fail({ endpoint: 'currentVendor', action: 'status', status: 503 });
  const visited = await panelOf();
  const main = button('Start New Registration');
  tap(main);
  const told = page.getByRole('alert').filter({ hasText: 'We could not load your applications' });
  const text = 'Our service is temporarily unavailable. Please try again later.';
  await expect.element(told.getByText(text)).toBeVisible();
  await expect.element(main).not.toHaveAttribute('aria-busy');
  expect(visited).toEqual([]);
  await clearFaults(sandbox);
  // The toast is over the button on this small screen.
  tap(main);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('shows the signed-in phone, and Sign out ends its session', async () => {
  const visited = watchNavigation();
  const phone = await commands.newPhone();
  await answer({ applications: [] });
  enter({ entries: await commands.signIn(phone) });
  showPanel();
  await expect.element(page.getByText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)).toBeVisible();
  await button('Sign out').click();
  await expect.element(heading).not.toBeInTheDocument();
  expect(localStorage.getItem(`${keyPrefix}session`)).toBeNull();
  expect(visited).toEqual(['/']);
});

test('signing out in another tab removes the panel', async () => {
  await panelOf({ ...one, status: 'incomplete' });
  await expect.element(page.getByText('Asha Labs')).toBeVisible();
  signOut();
  await expect.element(page.getByText('Asha Labs')).not.toBeInTheDocument();
});

test('focuses the heading right after sign-in and leads on', async () => {
  const visited = watchNavigation();
  await answer({ applications: [{ ...one, status: 'incomplete' }] });
  await enterAccount();
  showPanel(true);
  await expect.element(heading).toHaveFocus();
  await expect.poll(() => visited).toEqual([resumeLab]);
});

test('opening the page moves no focus and leads nowhere', async () => {
  const visited = await panelOf({ ...one, status: 'incomplete' });
  expect(document.activeElement).toBe(document.body);
  expect(visited).toEqual([]);
});

const signInButton = page.getByRole('button', { name: 'Sign In with Phone' });
const loginDialog = page.getByRole('dialog', { name: 'Vendor Login' });

beforeEach(() => $signInWanted.set(false));
afterEach(() => {
  $signInWanted.set(false);
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
});

const showEntry = (): void => show(<VendorEntry />, '/vendor');

/** Makes the next style sheet fail to load. */
function loseStyle(): void {
  const { append } = document.head;
  vi.spyOn(document.head, 'append').mockImplementationOnce((link) => {
    append.call(document.head, link);
    (link as HTMLElement).dispatchEvent(new Event('error'));
  });
}

test('the button opens the sign-in dialog, and Escape returns the focus to it', async () => {
  showEntry();
  await signInButton.click();
  await expect.element(loginDialog).toBeVisible();
  expect(heading.elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(loginDialog).not.toBeInTheDocument();
  await expect.element(signInButton).toHaveFocus();
});

test('opens nothing before a press on the button', async () => {
  showEntry();
  await expect.poll(() => document.querySelector('link[data-loaded]')).not.toBeNull();
  await expect.element(signInButton).not.toHaveAttribute('aria-busy');
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('the button is busy until the dialog is loaded', async () => {
  // The style sheet never arrives.
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  showEntry();
  await signInButton.click();
  const opening = page.getByRole('button', { name: 'Opening…' });
  await expect.element(opening).toHaveAttribute('aria-busy', 'true');
});

test('fills the phone field with digits typed before the dialog opened', async () => {
  showEntry();
  await expect.poll(() => document.querySelector('.early-phone')).not.toBeNull();
  document.querySelector<HTMLInputElement>('.early-phone')?.focus();
  await userEvent.keyboard('98765');
  await signInButton.click();
  await expect.element(loginDialog.getByRole('textbox', { name: /phone/i })).toHaveValue('98765');
  await expect.poll(() => document.querySelector('.early-phone')).toBeNull();
});

test('returns the focus to the button, even from the early phone field', async () => {
  showEntry();
  await expect.poll(() => document.querySelector('.early-phone')).not.toBeNull();
  document.querySelector<HTMLInputElement>('.early-phone')?.focus();
  $signInWanted.set(true);
  await expect.element(loginDialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(signInButton).toHaveFocus();
});

test('reports a dialog that failed to load, and Try again loads it', async () => {
  loseStyle();
  showEntry();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('We could not load this')).toBeVisible();
  await expect
    .element(alert.getByText(/Please check your internet connection and try again\./))
    .toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await signInButton.click();
  await expect.element(loginDialog).toBeVisible();
});

test('a press on the button also retries after a failure', async () => {
  loseStyle();
  showEntry();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await signInButton.click();
  await expect.element(loginDialog).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('We could not load this')).not.toBeInTheDocument();
});

test('shows a signed-in vendor the panel in place of the button', async () => {
  const visited = watchNavigation();
  await answer({ applications: [{ id: 'e1', name: 'Asha Labs', status: 'incomplete' }] });
  await enterAccount();
  showEntry();
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('Asha Labs')).toBeVisible();
  await expect.element(signInButton).not.toBeInTheDocument();
  expect(document.documentElement.dataset.session).toBe('');
  expect(document.activeElement).toBe(document.body);
  expect(visited).toEqual([]);
  signOut();
  await expect.element(signInButton).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
  expect(document.documentElement.dataset.session).toBeUndefined();
});

test('signing in in another tab shows the panel without leaving the page', async () => {
  const visited = watchNavigation();
  showEntry();
  await expect.element(signInButton).toBeVisible();
  await answer({ applications: [{ id: 'e1', name: 'Asha Labs', status: 'incomplete' }] });
  await enterAccount();
  await expect.element(heading).toBeVisible();
  await expect.element(signInButton).not.toBeInTheDocument();
  expect(visited).toEqual([]);
});

/** Shows the entry and signs a new vendor in through its dialog. */
async function signInHere(): Promise<void> {
  const phone = await commands.newPhone();
  showEntry();
  await signInButton.click();
  await loginDialog.getByRole('textbox', { name: /phone/i }).fill(phone);
  await loginDialog.getByRole('button', { name: 'Send OTP' }).click();
  await loginDialog.getByRole('textbox', { name: /code/i }).fill('123456');
}

test('signing in leads to the panel and focuses its heading', async () => {
  await signInHere();
  await expect.element(heading).toBeVisible();
  await expect.element(signInButton).not.toBeInTheDocument();
  const choice = page.getByRole('dialog', { name: 'Select the service you want to register for' });
  await expect.element(choice).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(heading).toHaveFocus();
});

test('the next sign-in in another tab stays on the page', async () => {
  const visited = watchNavigation();
  await signInHere();
  const choice = page.getByRole('dialog', { name: 'Select the service you want to register for' });
  await expect.element(choice).toBeVisible();
  signOut();
  await expect.element(signInButton).toBeVisible();
  await answer({ applications: [{ id: 'e1', name: 'Asha Labs', status: 'incomplete' }] });
  await enterAccount();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await drawn();
  await expect.element(heading).not.toHaveFocus();
  expect(visited.filter((path) => path !== '/')).toEqual([]);
});

test('the delivered button starts once, and the tap that started it opens the dialog', async () => {
  const slot = delivered(<VendorEntry />);
  slot.dataset.lazy = '/entry.js';
  document.body.append(slot);
  onTap(slot);
  await expect.element(loginDialog).toBeVisible();
  expect(slot.dataset.lazy).toBeUndefined();
  start(slot);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  slot.remove();
});
