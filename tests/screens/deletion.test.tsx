import { describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { ApplicationsDialog } from '#islands/applications/ApplicationsDialog.tsx';
import { call } from '#lib/api/client.ts';
import { setCapabilities } from '#lib/capabilities.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { callsTo, hold } from './network.ts';
import {
  callsOf,
  dashboardOf,
  fail,
  lab,
  showDashboard,
  showFramed,
  watchNavigation,
} from './vendorPages.tsx';
import { drawn, enter, hearFromTab, openOnce, signOut } from './screen.tsx';
import { expectRecorded } from './recorded.ts';
import { tap } from './press.ts';

const ask = page.getByRole('dialog', { name: 'Delete this application?' });
const opener = page.getByRole('button', { name: 'Delete this application' });
const confirm = ask.getByRole('button', { name: 'Delete', exact: true });
const deletions = async (id: string) =>
  (await callsOf('DELETE', `/api/vendors/${id}`)).map(({ status }) => status);

/** Shows the dashboard of a new shop. */
async function showShop(): Promise<string> {
  const vendor = await commands.seed('created', { category: 'labs', info: { vendorName: 'Asha Labs' } });
  enter(vendor);
  showDashboard(`/dashboard?vendorId=${vendor.id}`);
  await expect.element(opener).toBeVisible();
  return vendor.id;
}

/** Opens the deletion question on the dashboard of a new shop. */
async function askFirst(): Promise<string> {
  const id = await showShop();
  tap(opener);
  await expect.element(ask).toBeVisible();
  return id;
}

test('the question names the shop, its category and what is deleted', async () => {
  await showShop();
  await opener.click();
  await expect.element(ask.getByText('Asha Labs (Labs)')).toBeVisible();
  const goes =
    'Everything you entered and every document you uploaded for it is deleted. You cannot undo this.';
  await expect.element(ask.getByText(goes)).toBeVisible();
  await expectRecorded('dashboard', 'question before deletion', { boxes: true });
});

describe('The question', () => {
  let id: string;
  openOnce(async () => (id = await showShop()));

  test.each([
    ['Keep it', () => ask.getByRole('button', { name: 'Keep it' }).click()],
    ['Close', () => ask.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s keeps the application and returns the focus', async (_, keep) => {
    const visited = watchNavigation();
    await opener.click();
    await expect.element(ask).toBeVisible();
    await keep();
    await expect.element(ask).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(await deletions(id)).toEqual([]);
    expect(visited).toEqual([]);
  });
});

test('a double press deletes once, confirms it and opens the own dashboard', async () => {
  const visited = watchNavigation();
  const id = await askFirst();
  const release = hold(new RegExp(`/api/vendors/${id}$`));
  await confirm.dblClick();
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
  await expect.element(ask.getByRole('button', { name: 'Keep it' })).toBeDisabled();
  release();
  const told = page.getByRole('status').filter({ hasText: 'Application deleted' });
  await expect.element(told.getByText('Everything you entered and uploaded for it is gone.')).toBeVisible();
  expect(visited).toEqual(['/dashboard']);
  expect(await deletions(id)).toEqual([200]);
  await expect.element(ask).not.toBeInTheDocument();
});

test('a refused deletion shows its reason and can be repeated', async () => {
  const visited = watchNavigation();
  const id = await askFirst();
  const body = { message: 'This application is being read.' };
  await fail({ endpoint: 'deleteVendor', action: 'status', status: 409, body, times: 1 });
  await confirm.click();
  const told = page.getByRole('alert').filter({ hasText: 'The application could not be deleted' });
  await expect.element(told.getByText('This application is being read.')).toBeVisible();
  await expect.element(ask).toBeVisible();
  expect(visited).toEqual([]);
  await expect.element(confirm).not.toHaveAttribute('aria-busy');
  tap(confirm);
  await expect.poll(() => visited).toEqual(['/dashboard']);
  expect(await deletions(id)).toEqual([409, 200]);
});

test('a sign-out during a deletion is not told as a failure', async () => {
  hold(new RegExp(`/api/vendors/${await askFirst()}$`));
  tap(confirm);
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
  signOut();
  await expect.element(ask).not.toBeInTheDocument();
  await drawn();
  expect($toasts.get().map(({ title }) => title)).not.toContain('The application could not be deleted');
});

test('an API without the call offers no deletion', async () => {
  setCapabilities('');
  await dashboardOf({ vendor: { ...lab, status: 'incomplete' } });
  await expect.element(page.getByRole('region', { name: 'Uploaded Documents' })).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
});

const list = page.getByRole('dialog', { name: 'Your Applications' });

/** Opens the list of a vendor with two shops. */
async function openList() {
  const first = await commands.seed('created', { info: { vendorName: 'First Medicals' } });
  const second = await commands.seed('created', {
    of: first.phone,
    category: 'labs',
    info: { vendorName: 'Second Labs' },
  });
  enter(second);
  showFramed(<ApplicationsDialog open onClose={() => undefined} onStartNew={() => undefined} />, '/vendor');
  await expect.element(list.getByText('2 applications found')).toBeVisible();
  return { first, second };
}

test('an open list loses the shop that another tab deletes', async () => {
  const { second } = await openList();
  await call('deleteVendor', { id: second.id });
  hearFromTab('application-deleted', second.id);
  await expect.element(list.getByText('1 application found')).toBeVisible();
  await expect.element(list.getByText('Second Labs')).not.toBeInTheDocument();
});

test('the second shop’s button in a list deletes only the second shop', async () => {
  const { first, second } = await openList();
  await list.getByRole('button', { name: 'Delete Second Labs' }).click();
  await expect.element(ask.getByText('Second Labs (Labs)')).toBeVisible();
  await ask.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(list.getByRole('button', { name: 'Delete Second Labs' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await confirm.click();
  await expect.element(list.getByText('1 application found')).toBeVisible();
  await expect.element(list.getByText('First Medicals')).toBeVisible();
  await expect.element(list.getByRole('region', { name: 'Applications' })).toHaveFocus();
  expect([await deletions(first.id), await deletions(second.id)]).toEqual([[], [200]]);
});

const others = page.getByRole('region', { name: 'Your other applications' });

test('the names of shops in Urdu begin at their own end on the dashboard', async () => {
  const name = 'نور فارمیسی';
  await dashboardOf({
    vendor: { ...lab, name, status: 'submitted' },
    applications: [{ id: 'o1', name, status: 'incomplete' }],
  });
  await expect.element(others).toBeVisible();
  const names = page.getByText(name, { exact: true }).elements();
  expect(new Set(names.map((each) => getComputedStyle(each).direction))).toEqual(new Set(['rtl']));
});

test('the dashboard lists the other shops, each with its next action', async () => {
  await dashboardOf({
    vendor: { ...lab, status: 'submitted' },
    applications: [
      { id: 'o1', name: 'First', category: 'supplements', status: 'incomplete' },
      { id: lab.id, name: 'Asha Labs', status: 'submitted' },
      { id: 'o2', name: 'Second', category: 'labs', status: 'approved' },
      { id: 'o3', category: 'pharmacy', status: 'rejected' },
    ],
  });
  await expect.element(others).toBeVisible();
  const items = others.getByRole('listitem').elements();
  expect(items.map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent))).toEqual([
    ['First', 'Not sent yet.', 'SupplementsIncomplete'],
    ['Second', 'LabsApproved'],
    ['Unnamed application', 'PharmacyRejected'],
  ]);
  const links = items.map((item) => item.querySelector('a'));
  expect(links.map((link) => [link?.getAttribute('aria-label'), link?.getAttribute('href')])).toEqual([
    [
      'Resume: First',
      '/partner-with-us/new/mx-onboarding/step1?serviceType=supplements&vendorId=o1&continue=true',
    ],
    ['View Dashboard: Second', '/dashboard?vendorId=o2'],
    ['View Dashboard: Unnamed application', '/dashboard?vendorId=o3'],
  ]);
  const tones = items.map((item) => item.querySelector('[data-tone]')?.getAttribute('data-tone'));
  expect(tones).toEqual(['gray', 'green', 'red']);
  await expectRecorded('dashboard', 'with other applications', { boxes: true });
});

test.each([
  ['only the shop on screen', [{ id: 'same' }]],
  ['no shop', []],
])('a list with %s shows no other applications', async (_, applications) => {
  await dashboardOf({ vendor: { ...lab, id: 'same' }, applications });
  await expect.element(page.getByRole('region', { name: 'Uploaded Documents' })).toBeVisible();
  await expect.poll(() => callsTo(/\/resumable$/).length).toBeGreaterThan(0);
  await expect.element(others).not.toBeInTheDocument();
});

test('a phone without an application sees the next step and its other applications', async () => {
  await fail({ endpoint: 'currentVendor', action: 'status', status: 404 });
  await dashboardOf({ applications: [{ id: 'o1', name: 'First' }] });
  await expect.element(page.getByRole('heading', { level: 1, name: 'No application yet' })).toBeVisible();
  const text = 'Register a pharmacy, a supplement store or a lab. You will see its progress here.';
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Start New Registration' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Your application' }).getByRole('listitem').elements();
  expect(steps.map((step) => step.textContent)).toEqual([
    '1Vendor information (to come)',
    '2KYC & business details (to come)',
    '3Pharmacy documents (to come)',
    '4Partner contract (to come)',
  ]);
  await expect.element(others.getByText('First')).toBeVisible();
  await expectRecorded('dashboard', 'without an application');
});
