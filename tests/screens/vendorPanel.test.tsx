import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { VendorSession } from '#islands/vendor/VendorSession.tsx';
import { Frame } from '#islands/shell/Frame.tsx';
import { keyPrefix } from '#lib/brand.ts';
import { restoreDrafts } from '#lib/stores/application/draft.ts';
import { refreshApplications } from '#lib/stores/application/vendorEntry.ts';
import * as limits from '#lib/limits.ts';
import { clearFaults } from '../../e2e/controls.ts';
import { answer as answerCall, hold, holdTimers } from './network.ts';
import { answer, enterAccount, fail, watchNavigation } from './vendorPages.tsx';
import { enter, sandbox, show, signOut } from './screen.tsx';
import { expectRecorded } from './recorded.ts';
import { tap } from './tap.ts';

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
