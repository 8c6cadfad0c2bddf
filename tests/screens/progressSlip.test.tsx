import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, dashboardOf, enterAccount, lab, profileOf, showDashboard } from './vendorPages.tsx';
import { leave } from './screen.tsx';

const slip = page.getByRole('region', { name: 'Your application' });
const at = '2026-11-20T12:00:00Z';
const decidedAt = '2026-11-22T12:00:00Z';

interface Shown {
  states: string[];
  mark: string | undefined;
  stamp: string | null;
}

/** Returns the content of the slip: the state and the mark of each line, and the stamp with its date. */
function shown(): Shown {
  const section = slip.element() as HTMLElement;
  return {
    states: [...section.querySelectorAll('li')].map((line) => /\((.*?)\)/.exec(line.textContent)?.[1] ?? ''),
    mark: section.dataset.mark,
    stamp: section.querySelector('.rx-stamp')?.textContent ?? null,
  };
}

test.each([
  ['new', {}, [], ['next', 'to come', 'to come', 'to come'], 'none', null],
  ['incomplete', { status: 'incomplete' }, [1], ['done', 'next', 'to come', 'to come'], 'none', null],
  ['kyc_submitted', { status: 'kyc_submitted' }, [1, 2], ['done', 'done', 'next', 'to come'], 'none', null],
  [
    'documents_uploaded',
    { status: 'documents_uploaded' },
    [1, 2, 3],
    ['done', 'done', 'done', 'next'],
    'none',
    null,
  ],
  [
    'changed after its KYC was sent',
    { status: 'documents_uploaded', kyc: { isDraft: true } },
    [1, 2, 3],
    ['done', 'next', 'done', 'to come'],
    'none',
    null,
  ],
  [
    'submitted',
    { status: 'submitted', review: { submittedAt: at } },
    [1, 2, 3, 4],
    ['done', 'done', 'done', 'done'],
    'stamped',
    'Submitted20 Nov 2026',
  ],
  [
    'submitted on an unknown day',
    { status: 'submitted' },
    null,
    ['done', 'done', 'done', 'done'],
    'stamped',
    'Submitted',
  ],
  [
    'approved',
    { status: 'approved', review: { submittedAt: at, decidedAt } },
    [1, 2, 3, 4],
    ['done', 'done', 'done', 'done'],
    'torn',
    'Approved22 Nov 2026',
  ],
  [
    'rejected for its documents',
    { status: 'rejected', review: { flagged: ['gst'], outstanding: ['gst'], decidedAt } },
    [1, 2, 3, 4],
    ['done', 'done', 'to be changed', 'done'],
    'ringed',
    null,
  ],
] as const)('shows the slip of an application: %s', async (_, vendor, steps, states, mark, stamp) => {
  await dashboardOf({ vendor: { ...lab, ...vendor }, ...(steps === null ? {} : { steps }) });
  await expect.element(slip).toBeVisible();
  expect(shown()).toEqual({ states: [...states], mark, stamp });
  const current = [...slip.element().querySelectorAll('li')].map((line) => line.getAttribute('aria-current'));
  expect(current).toEqual(states.map((state) => (state === 'next' ? 'step' : null)));
  const boxes = [...slip.element().querySelectorAll('li > [aria-hidden]')];
  expect(boxes.map(({ textContent }) => textContent)).toEqual(
    states.map((state, index) => (state === 'done' ? '' : `${index + 1}`)),
  );
  expect(boxes.map((box) => box.querySelector('svg') !== null)).toEqual(
    states.map((state) => state === 'done'),
  );
});

test.each([
  ['dashboard', dashboardOf],
  ['profile', profileOf],
] as const)('on the %s the slip summarises each finished step', async (_, screenOf) => {
  await screenOf({
    vendor: {
      ...lab,
      city: 'Bengaluru',
      status: 'submitted',
      kyc: { panNumber: 'ABCPE1234F' },
      documents: [{ type: 'labLicense' }, { type: 'gst' }],
      contract: { termsAccepted: true },
    },
    steps: [1, 2, 3, 4],
  });
  await expect.element(slip).toBeVisible();
  expect([...slip.element().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Vendor information (done)Asha Labs, Bengaluru',
    'KYC & business details (done)PAN …234F',
    'Lab documents (done)2 documents',
    'Partner contract (done)Accepted',
  ]);
});

test('the slip counts one document in the singular and leaves coming lines empty', async () => {
  await dashboardOf({
    vendor: {
      ...lab,
      status: 'incomplete',
      documents: [{ type: 'gst' }],
      contract: { termsAccepted: false },
    },
    steps: [1, 2],
  });
  await expect.element(slip.getByText('1 document', { exact: true })).toBeVisible();
  const lines = [...slip.element().querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines.slice(2)).toEqual(['3Lab documents (next)1 document', '4Partner contract (to come)']);
});

test('the slip does not show drafts of a later step', async () => {
  await dashboardOf({ vendor: { ...lab, status: 'incomplete', documents: [{ type: 'gst' }] }, steps: [1] });
  await expect.element(slip).toBeVisible();
  expect(slip.getByText('1 document').elements()).toEqual([]);
});

test('a line of the slip has the remark on each item that was sent back', async () => {
  const items = [
    // The list of applications names the day. The slip has no room for it.
    { item: 'gst', reason: 'The GST is cut off.', dueAt: '2999-11-30' },
    { item: 'ownerPhoto', reason: 'The face is dark.' },
  ];
  const flagged = items.map(({ item }) => item);
  const review = { flagged, outstanding: flagged, items };
  await dashboardOf({ vendor: { ...lab, status: 'rejected', review }, steps: [1, 2, 3, 4] });
  const line = slip.getByRole('listitem').nth(2);
  await expect
    .poll(() =>
      [...line.element().querySelectorAll('[data-review]')].map(({ textContent }) =>
        textContent?.replaceAll(/\s+/g, ' ').trim(),
      ),
    )
    .toEqual(['GST The GST is cut off.', 'Owner photo The face is dark.']);
});

test('the stamp is large once after the submission, with the day of the answer', async () => {
  await answer({ vendor: { ...lab, status: 'submitted', review: { submittedAt: at } } });
  await enterAccount();
  const stamp = () => document.querySelector('.rx-stamp') as HTMLElement;
  const size = () => Number.parseFloat(getComputedStyle(stamp().querySelector('strong') as Element).fontSize);
  showDashboard('/dashboard#sent');
  await expect.element(slip).toBeVisible();
  const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
  expect(topOf('.status-stub'), 'a phone shows the stamp first').toBeLessThan(topOf('.status-card'));
  expect(stamp().textContent).toBe('SubmittedYou get an answer by 22 Nov 2026.');
  expect(location.hash).toBe('');
  expect(getComputedStyle(stamp()).position, 'a static stamp covers no line').toBe('static');
  expect(
    getComputedStyle(stamp().closest('main') as Element).overflowX,
    'it begins three times as large',
  ).toBe('clip');
  const large = size();
  leave();
  await enterAccount();
  showDashboard();
  await expect.element(slip).toBeVisible();
  expect(stamp().textContent).toBe('Submitted20 Nov 2026');
  expect(large).toBeGreaterThan(1.5 * size());
});

test('an approval that came meanwhile has its own stamp', async () => {
  await answer({ vendor: { ...lab, status: 'approved', review: { submittedAt: at, decidedAt } } });
  await enterAccount();
  showDashboard('/dashboard#sent');
  await expect.element(slip).toBeVisible();
  expect(shown().stamp).toBe('Approved22 Nov 2026');
  expect(document.querySelector('.rx-stamp-large')).toBeNull();
});

test('an application that is not in review gets no stamp by its address', async () => {
  await answer({ vendor: { ...lab, status: 'kyc_submitted' }, steps: [1, 2] });
  await enterAccount();
  showDashboard('/dashboard#sent');
  await expect.element(slip).toBeVisible();
  expect(shown().stamp).toBeNull();
});
