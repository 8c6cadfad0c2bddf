import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApplicationsDialog } from '#islands/applications/ApplicationsDialog.tsx';
import { keyPrefix } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import { clearFaults } from '../../e2e/controls.ts';
import { brokenReferences, resize } from './boxes.ts';
import { iconOf } from './icons.ts';
import { answer, enterAccount, fail, loseReplies, showFramed, watchNavigation } from './vendorPages.tsx';
import { drawn, openOnce, sandbox } from './screen.tsx';
import { answer as answerCall, hold, holdTimers } from './network.ts';
import { expectRecorded } from './recorded.ts';
import { tap } from './press.ts';

const list = page.getByRole('dialog', { name: 'Your Applications' });
const calls = '/api/vendors/applications/resumable';

function showList() {
  const handlers = { onClose: vi.fn<() => void>(), onStartNew: vi.fn<() => void>() };
  showFramed(<ApplicationsDialog open {...handlers} />, '/vendor');
  return handlers;
}

const toggle = list.getByRole('button', { name: 'Search applications' });
const search = list.getByRole('searchbox', { name: 'Search by name, city, category or status' });
const closeSearch = list.getByRole('button', { name: 'Close search' });
const rows = () => list.getByRole('listitem').elements();

/** Shows the list with these applications. */
async function listOf(...applications: Record<string, unknown>[]) {
  answerCall(/\/resumable$/, { status: 200, body: applications });
  await enterAccount();
  const handlers = showList();
  await expect.poll(() => list.getByText(/applications? found/).elements().length).toBe(1);
  return handlers;
}

const states: readonly [
  status: string | null,
  more: { percent?: number; outstanding?: string[]; kyc?: string },
  tone: string,
  badge: string,
  action: string,
  deletes: boolean,
][] = [
  ['incomplete', {}, 'gray', 'Incomplete', 'Resume', true],
  ['in-progress', {}, 'yellow', 'In progress', 'Resume', true],
  ['kyc_submitted', {}, 'yellow', 'Under Review', 'Resume', true],
  ['documents_uploaded', {}, 'yellow', 'Under Review', 'Resume', true],
  ['contract_submitted', {}, 'yellow', 'Under Review', 'View Dashboard', false],
  ['submitted', {}, 'yellow', 'Under Review', 'View Dashboard', false],
  ['PENDING', {}, 'yellow', 'Pending', 'View Dashboard', false],
  ['in_review', {}, 'yellow', 'Under Review', 'View Dashboard', false],
  ['documents_uploaded', { percent: 100 }, 'green', 'Under Review', 'View Dashboard', false],
  ['contract_submitted', { percent: 75 }, 'yellow', 'Under Review', 'Resume', true],
  ['completed', {}, 'green', 'Completed', 'Resume', true],
  ['Approved', {}, 'green', 'Approved', 'View Dashboard', false],
  ['active', { percent: 100 }, 'green', 'Approved', 'View Dashboard', false],
  ['rejected', { percent: 100 }, 'red', 'Rejected', 'Resubmit KYC', false],
  ['rejected', { outstanding: ['gst'] }, 'red', 'Rejected', 'Fix 1 item', false],
  ['rejected', { outstanding: ['gst', 'cheque'] }, 'red', 'Rejected', 'Fix 2 items', false],
  ['rejected', { outstanding: [] }, 'red', 'Rejected', 'Resubmit KYC', false],
  ['approved', { kyc: 'rejected' }, 'red', 'Rejected', 'Resubmit KYC', false],
  ['on_hold', {}, 'gray', 'On hold', 'Resume', true],
  [null, {}, 'gray', 'Incomplete', 'Resume', true],
];

describe('A list of all states', () => {
  const nameOf = (index: number): string => `Shop ${index} Labs`;
  openOnce(() =>
    listOf(
      ...states.map(([status, { percent, outstanding, kyc }], index) => ({
        id: `a${index}`,
        name: nameOf(index),
        status,
        progress: { completionPercent: percent },
        kyc: { status: kyc },
        ...(outstanding ? { review: { outstanding } } : {}),
      })),
    ),
  );

  test.each(states.map((state, index) => [index, ...state] as const))(
    'shows badge and actions of application %d with status %s and %j',
    async (index, _status, _more, tone, badge, action, deletes) => {
      const name = nameOf(index);
      const row = list.getByRole('listitem').nth(index);
      await expect.element(row.getByText(name)).toBeVisible();
      const shown = row.getByText(badge, { exact: true });
      await expect.element(shown).toBeVisible();
      await expect.element(shown).toHaveAttribute('data-tone', tone);
      await expect.element(row.getByRole('button', { name: `${action}: ${name}` })).toHaveTextContent(action);
      expect(row.getByRole('button', { name: `Delete ${name}` }).elements()).toHaveLength(deletes ? 1 : 0);
    },
  );
});

test('shows name, category, city, percentage and last change in a row', async () => {
  await listOf(
    {
      id: 'a1',
      name: 'Asha',
      categories: ['labs'],
      category: 'pharmacy',
      city: 'Pune',
      progress: { completionPercent: 49.6 },
      createdAt: '2026-11-01T12:00:00Z',
      updatedAt: '2026-11-21T12:00:00Z',
    },
    { id: 'a2', name: null, category: 'SUPPLEMENTS', createdAt: '2026-11-01T12:00:00Z' },
    { id: 'a3', status: 'rejected', progress: { completionPercent: 75 } },
  );
  expect(rows().map((row) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent))).toEqual([
    ['Asha', 'Not sent yet.', 'IncompleteLabs, Pune', '50% completeLast updated 21 Nov 2026'],
    ['Unnamed application', 'Not sent yet.', 'IncompleteSupplements', 'Last updated 1 Nov 2026'],
    ['Unnamed application', 'RejectedPharmacy', ''],
  ]);
  expect(rows()[0]?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21T12:00:00.000Z');
  await expectRecorded('vendor', 'list of applications', { boxes: true });
});

const progresses = [
  ['incomplete', { completionPercent: 25 }, 'Not sent yet. Next: KYC & business details'],
  ['incomplete', { completionPercent: 50 }, 'Not sent yet.'],
  ['kyc_submitted', {}, 'Not sent yet. Next: Lab documents'],
  ['documents_uploaded', {}, 'Not sent yet. Next: Partner contract'],
  ['documents_uploaded', { nextStep: 2 }, 'Not sent yet. Next: KYC & business details'],
  ['contract_submitted', { completionPercent: 75 }, 'Not sent yet.'],
  ['submitted', {}, null],
  ['approved', {}, null],
  ['rejected', {}, null],
] as const;

describe('A list of unsent and sent applications', () => {
  openOnce(() =>
    listOf(
      ...progresses.map(([status, progress], index) => ({
        id: `a${index}`,
        category: 'labs',
        status,
        progress,
      })),
    ),
  );

  test.each(progresses.map((each, index) => [index, ...each] as const))(
    'says what is left to send of application %d: %s, %j',
    (index, _status, _progress, line) => {
      const lines = [...(rows()[index]?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
      expect(lines.filter((each) => each.includes('Not sent yet'))).toEqual(line === null ? [] : [line]);
    },
  );
});

test.each([
  [
    0,
    'incomplete',
    '/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy&vendorId=a1&continue=true',
  ],
  [1, 'incomplete', '/partner-with-us/new/mx-onboarding/step1?serviceType=labs&vendorId=a2&continue=true'],
  [1, 'rejected', '/partner-with-us/new/mx-onboarding/step1?serviceType=labs&vendorId=a2&continue=true'],
  [1, 'submitted', '/dashboard?vendorId=a2'],
  [0, 'approved', '/dashboard?vendorId=a1'],
] as const)('the button of shop %s, which is %s, opens that shop', async (index, status, address) => {
  const visited = watchNavigation();
  await listOf(
    { id: 'a1', name: 'First', categories: ['pharmacy'], status },
    { id: 'a2', name: 'Second', categories: ['labs'], status },
  );
  tap(list.getByRole('button', { name: index === 0 ? /: First$/ : /: Second$/ }));
  expect(visited).toEqual([address]);
  const isNoted = localStorage.getItem(`${keyPrefix}justCompleted`) === 'true';
  expect(isNoted).toBe(status === 'submitted');
});

const shops = ['Asha', 'Bina', 'Chitra', 'Divya'].map((name, index) => ({
  id: `id-${index}`,
  name,
  city: ['Pune', 'Surat', 'Delhi', 'Kochi'][index],
  category: index === 2 ? 'labs' : 'pharmacy',
  status: index === 3 ? 'approved' : 'incomplete',
}));

test.each([
  [0, 'No applications found'],
  [1, '1 application found'],
  [3, '3 applications found'],
])('counts %s applications and offers no search', async (count, text) => {
  await listOf(...shops.slice(0, count));
  const counted = list.getByText(text);
  await expect.element(counted).toBeVisible();
  expect(counted.element().getAttribute('aria-live')).toBe('polite');
  expect(toggle.elements()).toEqual([]);
});

describe('The search', () => {
  openOnce(() => listOf(...shops));

  test('opens with the focus in its field, and closes', async () => {
    await expect.element(toggle).toBeVisible();
    expect(brokenReferences()).toEqual([]);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect.element(search).toHaveFocus();
    await expect.element(closeSearch).toHaveAttribute('aria-expanded', 'true');
    expect(closeSearch.element().getAttribute('aria-controls')).toBe(search.element().id);
    await closeSearch.click();
    await expect.element(search).not.toBeInTheDocument();
  });

  test.each([
    ['CHIT', ['Chitra']],
    [' id-1 ', ['Bina']],
    ['kochi', ['Divya']],
    ['Labs', ['Chitra']],
    ['APPROVED', ['Divya']],
    ['a', ['Asha', 'Bina', 'Chitra', 'Divya']],
    ['nobody', []],
  ])('filters the applications by %j', async (typed, names) => {
    tap(toggle);
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard(typed);
    const count =
      names.length === 0
        ? 'No applications found'
        : `${names.length} application${names.length > 1 ? 's' : ''} found`;
    await expect.element(list.getByText(count)).toBeVisible();
    expect(rows().map((row) => row.querySelector('strong')?.textContent)).toEqual(names);
    expect(list.getByText('No application matches your search.').elements()).toHaveLength(
      names.length === 0 ? 1 : 0,
    );
    tap(closeSearch);
    await expect.element(list.getByText('4 applications found')).toBeVisible();
    await expect.element(search).not.toBeInTheDocument();
  });
});

test('an open search can be closed after the list became short', async () => {
  await listOf(...shops);
  expect(iconOf(toggle.element())).toBe('search');
  tap(toggle);
  await expect.element(search).toHaveFocus();
  expect(iconOf(closeSearch.element())).toBe('x');
  await userEvent.keyboard('asha');
  await expect.element(list.getByText('1 application found')).toBeVisible();
  await clearFaults(sandbox);
  await answer({ applications: shops.slice(1) });
  tap(list.getByRole('button', { name: 'Refresh' }));
  await expect.element(list.getByText('No application matches your search.')).toBeVisible();
  tap(closeSearch);
  await expect.element(list.getByText('3 applications found')).toBeVisible();
  expect(toggle.elements()).toEqual([]);
});

test('an empty list offers a new application, and Close and Escape close it', async () => {
  const { onStartNew, onClose } = await listOf();
  await expect.element(list.getByText('You have not started an application yet.')).toBeVisible();
  await expectRecorded('vendor', 'empty list of applications');
  tap(list.getByRole('button', { name: 'Start New Application' }));
  expect([onStartNew.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  tap(list.getByRole('button', { name: 'Close' }).last());
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('shows a loading state, and gives the list 400 px where the window allows it', async () => {
  await fail({ endpoint: 'applications', action: 'body', body: shops });
  const release = hold(/\/resumable$/);
  resize({ width: 360, height: 800 });
  await enterAccount();
  showList();
  await expect.element(list.getByRole('status').getByText('Loading your applications…')).toBeInTheDocument();
  expect(list.getByText(/found/).elements()).toEqual([]);
  release();
  await expect.element(list.getByText('4 applications found')).toBeVisible();
  await expect.element(list.getByRole('status')).not.toBeInTheDocument();
  const place = list.getByRole('region', { name: 'Applications' }).element() as HTMLElement;
  expect(place.offsetHeight).toBe(400);
});

test.each([
  ['refused', 'Not now.', 'We could not load this'],
  ['lost', 'Please check your internet connection and try again.', 'We could not load this'],
  ['offline', 'Please check your internet connection and try again.', 'No internet connection'],
])('explains why a list is %s, and Try again loads it', async (kind, text, title) => {
  // Nothing loads by itself before the press.
  holdTimers(limits.retryBaseMs);
  let answerAgain = (): void => undefined;
  if (kind === 'refused')
    await fail({
      endpoint: 'applications',
      action: 'status',
      status: 403,
      body: { message: text },
    });
  else answerAgain = loseReplies(calls);
  if (kind === 'offline') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await enterAccount();
  showList();
  const alert = list.getByRole('alert');
  await expect.element(alert.getByText(title)).toBeVisible();
  await expect.element(alert.getByText(new RegExp(text))).toBeVisible();
  answerAgain();
  await clearFaults(sandbox);
  await answer({ applications: shops });
  expect(iconOf(alert.element())).toBe('alert');
  tap(alert.getByRole('button', { name: 'Try again' }));
  await expect.element(list.getByText('4 applications found')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a list without network keeps its parts', async () => {
  loseReplies(calls);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await enterAccount();
  showList();
  await expect.element(list.getByRole('alert').getByText('No internet connection')).toBeVisible();
  await expectRecorded('vendor', 'list of applications without network');
});

test('a failed refresh is busy meanwhile and keeps the older list', async () => {
  await listOf(...shops);
  await clearFaults(sandbox);
  const body = { message: 'Not now.' };
  await fail({ endpoint: 'applications', action: 'status', status: 403, body });
  const release = hold(/\/resumable$/);
  const refresh = list.getByRole('button', { name: 'Refresh' });
  expect(refresh.element().querySelectorAll('svg')).toHaveLength(1);
  await refresh.click();
  await expect.element(refresh).toHaveAttribute('aria-busy', 'true');
  expect(refresh.element().querySelectorAll('svg'), 'the spinner takes the place of the icon').toHaveLength(
    0,
  );
  release();
  await expect.element(list.getByRole('alert').getByText(/Not now\./)).toBeVisible();
  expect(rows()).toHaveLength(4);
  await expect.element(refresh).not.toHaveAttribute('aria-busy');
  await expect.element(refresh).toHaveFocus();
});

test('an open search leaves the focus on Refresh', async () => {
  await listOf(...shops);
  tap(toggle);
  await expect.element(search).toHaveFocus();
  const release = hold(/\/resumable$/);
  const refresh = list.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect.element(refresh).toHaveAttribute('aria-busy', 'true');
  await expect.element(refresh).toHaveFocus();
  release();
  await expect.element(refresh).not.toHaveAttribute('aria-busy');
  await expect.element(refresh).toHaveFocus();
});

test('Try again of a failed list is busy and keeps the focus', async () => {
  await fail({ endpoint: 'applications', action: 'status', status: 403 });
  await enterAccount();
  showList();
  const again = list.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  const release = hold(/\/resumable$/);
  await again.click();
  await expect.element(again).toHaveAttribute('aria-busy', 'true');
  await expect.element(again).toHaveFocus();
  release();
  await expect.element(again).not.toHaveAttribute('aria-busy');
  await expect.element(again).toHaveFocus();
});

test('a long list grows as the vendor scrolls', async () => {
  const many = Array.from({ length: 70 }, (_, index) => ({ id: `m${index}`, name: `Shop ${index}` }));
  await listOf(...many);
  await expect.element(list.getByText('70 applications found')).toBeVisible();
  expect(rows()).toHaveLength(30);
  const place = list.getByRole('region', { name: 'Applications' }).element();
  for (const length of [60, 70]) {
    place.scrollTop = place.scrollHeight;
    await expect.poll(() => rows().length).toBe(length);
  }
  // A search begins with the first rows. At its end, the shorter list would grow again.
  place.scrollTop = 0;
  await drawn();
  tap(toggle);
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('shop');
  await expect.poll(() => rows().length).toBe(30);
});
