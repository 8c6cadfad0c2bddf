import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { brand } from '#lib/brand.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { review } from '../../e2e/controls.ts';
import { firstStep, kinds } from './firstStep.tsx';
import { answer, dashboardOf, enterAccount, hrefOf, lab, profileOf, showDashboard } from './vendorPages.tsx';
import { enter, leave, sandbox, signOut } from './screen.tsx';
import { expectRecorded } from './recorded.ts';

const card = page.getByTestId('kyc-status-card');

const resume = '/partner-with-us/new/mx-onboarding/step1?serviceType=labs&vendorId={id}&continue=true';
const resubmit = '/register/labs?vendorId={id}&continue=true';
const store = brand.vendorAppStoreUrl;

const [start, remove, print] = ['Start New Registration', 'Delete this application', 'Print or save as PDF'];

const incomplete = [
  'yellow',
  'Incomplete',
  'KYC Incomplete',
  'Complete KYC',
  resume,
  [start, remove],
] as const;
const saved = ['yellow', 'Submitted', 'KYC Submitted', 'Complete KYC', resume, [remove]] as const;
const inReview = ['yellow', 'Under Review', 'KYC Under Review', null, null, [print]] as const;
const approved = [
  'green',
  'Approved',
  'KYC Approved',
  'Get the vendor app(opens in a new tab)',
  store,
  [print],
] as const;
const rejected = ['red', 'Rejected', 'KYC Rejected', 'Resubmit KYC', resubmit, [start]] as const;

const messages: Record<string, string> = {
  'KYC Incomplete': 'Complete your KYC and submit your application.',
  'KYC Submitted': 'Your KYC details are saved. Finish the other steps and submit your application.',
  'KYC Under Review': 'We are checking your details and documents. This typically takes 24-48 hours.',
  'KYC Approved': 'Your details and documents are verified.',
  'KYC Rejected': 'Please change what the reviewer asked for and submit again.',
  'KYC in progress': 'We will tell you when you need to do something.',
};

const kyc = { panHolderName: 'Asha Rao' };
/** The rows whose screens differ in more than a word. */
const recorded = new Set(['no status', 'kyc_submitted', 'approved', 'rejected', 'rejected by its KYC']);

test.each([
  ['no status', {}, undefined, incomplete, 'KYC & business details'],
  ['incomplete', { status: 'incomplete' }, [1], incomplete, 'KYC & business details'],
  ['incomplete with a KYC draft', { status: 'incomplete', kyc }, [1], incomplete, 'KYC & business details'],
  [
    'unknown progress with KYC details',
    { status: 'incomplete', kyc },
    undefined,
    ['yellow', 'Submitted', 'KYC Submitted', 'Complete KYC', resume, [start, remove]],
    'KYC & business details',
  ],
  [
    'kyc_submitted',
    { status: 'kyc_submitted', kyc: { status: 'submitted' } },
    [1, 2],
    saved,
    'Lab documents',
  ],
  ['documents_uploaded', { status: 'documents_uploaded', kyc }, [1, 2, 3], saved, 'Partner contract'],
  [
    'kyc_submitted and changed since',
    { status: 'kyc_submitted', kyc: { ...kyc, isDraft: true } },
    [1, 2],
    saved,
    'KYC & business details',
  ],
  ['contract_submitted', { status: 'contract_submitted', kyc }, [1, 2, 3, 4], inReview, null],
  ['SUBMITTED', { status: ' SUBMITTED ', kyc: { status: 'submitted' } }, undefined, inReview, null],
  ['pending', { status: 'pending' }, undefined, inReview, null],
  ['in_review', { status: 'in_review' }, undefined, inReview, null],
  ['approved', { status: 'approved' }, undefined, approved, null],
  ['active', { status: 'Active', kyc: { status: 'approved' } }, undefined, approved, null],
  ['approved by its KYC', { status: 'submitted', kyc: { status: 'approved' } }, undefined, approved, null],
  ['rejected', { status: 'rejected' }, undefined, rejected, null],
  ['rejected by a status that contains "reject"', { status: 'kyc_rejected' }, undefined, rejected, null],
  ['rejected by its KYC', { status: 'approved', kyc: { status: 'rejected' } }, undefined, rejected, null],
  ['rejected over an approved KYC', { status: 'rejected', kyc: { status: 'approved' } }, [1], rejected, null],
  [
    'an unknown KYC status',
    { status: 'kyc_submitted', kyc: { status: 'on_hold' } },
    [1, 2],
    ['yellow', 'On hold', 'KYC in progress', 'Complete KYC', resume, [remove]],
    'Lab documents',
  ],
] as const)(
  'shows status and actions of an application: %s',
  async (state, vendor, steps, expected, next) => {
    const [tone, badge, title, action, address, actions] = expected;
    await dashboardOf({ vendor: { ...lab, ...vendor }, ...(steps ? { steps } : {}) });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Asha Labs' })).toBeVisible();
    await expect.element(card).toHaveAttribute('data-tone', tone);
    await expect.element(card.getByRole('heading', { name: 'KYC Verification Status' })).toBeVisible();
    const badgeShown = card.getByText(badge, { exact: true });
    await expect.element(badgeShown).toBeVisible();
    await expect.element(badgeShown).toHaveAttribute('data-tone', tone);
    await expect.element(card.getByText(title, { exact: true })).toBeVisible();
    await expect.element(card.getByText(messages[title] ?? '', { exact: true })).toBeVisible();
    const lead = card.element().querySelector('p');
    expect(lead?.textContent).toBe(next === null ? '' : `Not sent yet. Next: ${next}`);
    expect(lead?.checkVisibility()).toBe(next !== null);
    const links = [...card.element().querySelectorAll('a')].filter(
      ({ textContent }) => !/Print/.test(textContent),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      address === null ? [] : [address.replace('{id}', lab.id)],
    );
    expect(links.map(({ textContent }) => textContent)).toEqual(action === null ? [] : [action]);
    expect(links.map(({ target, rel }) => [target, rel])).toEqual(
      links.map(() => (address === store ? ['_blank', 'noopener'] : ['', ''])),
    );
    expect(hrefOf('View KYC profile')).toBe(`/profile?vendorId=${lab.id}`);
    const offered = [start, remove, print].filter(
      (name) => page.getByRole(name === print ? 'link' : 'button', { name }).elements().length === 1,
    );
    expect(offered).toEqual(actions);
    if (offered.includes(print)) expect(hrefOf(print)).toBe(`/profile?vendorId=${lab.id}#print`);
    const isOfKyc = state === 'rejected by its KYC';
    if (recorded.has(state)) await expectRecorded('dashboard', state, { boxes: !isOfKyc });
  },
);

test('the tab has the shop’s name with its dashboard, and nothing after a sign-out', async () => {
  await dashboardOf({ vendor: lab });
  await expect.poll(() => document.title).toBe(`Asha Labs · Dashboard · ${brand.name}`);
  expect(document.body.textContent).toContain('Asha Labs');
  signOut();
  await expect.poll(() => document.title).not.toContain('Asha Labs');
  await expect.poll(() => document.body.textContent).not.toContain('Asha Labs');
});

test('an application of no name and category is "Your business" and a pharmacy', async () => {
  await dashboardOf({ vendor: { id: lab.id, status: 'incomplete' } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your business' })).toBeVisible();
  expect(hrefOf('Complete KYC')).toContain('serviceType=pharmacy');
});

const flagged = 'Please change';
test.each([
  [
    'a reason and flags',
    'The licence is blurred.',
    ['labLicense', 'panNumber'],
    ['Lab licence', 'PAN number'],
  ],
  ['a reason alone', 'The licence is blurred.', [], []],
  ['flags alone', null, ['ownerPhoto', 'rentAgreement'], ['Owner photo', 'Rent Agreement']],
  ['neither reason nor flags', null, [], []],
] as const)('shows a rejection with %s', async (what, reason, flags, labels) => {
  const vendor = { ...lab, status: 'rejected', review: { reason, flagged: flags } };
  await dashboardOf({ vendor });
  await expect.element(card.getByRole('heading', { name: flagged })).toBeVisible();
  expect(
    card
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(labels);
  const everything = 'The reviewer did not name one item. Please check everything.';
  expect(card.getByText(everything).elements()).toHaveLength(flags.length === 0 ? 1 : 0);
  expect(card.getByRole('heading', { name: 'What the reviewer said' }).elements()).toHaveLength(
    reason ? 1 : 0,
  );
  if (reason) await expect.element(card.getByText(reason)).toBeVisible();
  if (reason && flags.length > 0) await expectRecorded('dashboard', `rejected with ${what}`);
});

test('only a rejected application shows the reviewer’s words', async () => {
  const past = { reason: 'The licence is blurred.', flagged: ['gst'] };
  await dashboardOf({ vendor: { ...lab, status: 'approved', review: past } });
  await expect.element(card).toBeVisible();
  await expect.element(page.getByText('The licence is blurred.')).not.toBeInTheDocument();
});

test('a reviewer’s text keeps its line breaks', async () => {
  await dashboardOf({ vendor: { ...lab, status: 'rejected', review: { reason: 'First.\nSecond.' } } });
  const said = card.getByText(/First\./);
  await expect.element(said).toBeVisible();
  expect(getComputedStyle(said.element()).whiteSpace).toBe('pre-line');
});

test('each item to change has its own remark', async () => {
  const items = [
    { item: 'gst', code: 'cut-off' },
    { item: 'ifsc', reason: 'The branch is closed.' },
  ];
  await dashboardOf({ vendor: { ...lab, status: 'rejected', review: { flagged: ['gst', 'ifsc'], items } } });
  const remarks = (): (string | null)[] =>
    card
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(remarks)
    .toEqual([
      expect.stringMatching(/^GSTA part is cut off\./),
      expect.stringMatching(/^IFSC.*The branch is closed\.$/),
    ]);
});

test('the hours that a review takes stay on one line', async () => {
  await dashboardOf({ vendor: { ...lab, status: 'submitted' } });
  const hours = card.getByText('24-48 hours.', { exact: true });
  await expect.element(hours).toBeVisible();
  expect(getComputedStyle(hours.element()).whiteSpace).toBe('nowrap');
});

test('a rejection from the sandbox shows its reason and the document to send again', async () => {
  const vendor = await commands.seed('contract');
  await review(sandbox, vendor.id, 'reject', { reason: 'The licence cannot be read.', flags: ['gst'] });
  enter(vendor);
  showDashboard();
  await expect.element(page.getByText('The licence cannot be read.')).toBeVisible();
  const documents = page.getByRole('region', { name: 'Uploaded Documents' });
  await expect.element(documents.getByText('Please send it again')).toBeVisible();
  expect(hrefOf('Resubmit KYC')).toBe(`/register/pharmacy?vendorId=${vendor.id}&continue=true`);
});

test('Start New Registration asks for the category, and Escape returns the focus', async () => {
  await dashboardOf({ vendor: lab });
  const button = page.getByRole('button', { name: 'Start New Registration' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Select the service you want to register for' });
  await expect.element(dialog).toBeVisible();
  for (const id of offeredIds) {
    const { name, needs } = kinds[id];
    const link = dialog.getByRole('link', { name: `${name} ${needs}` });
    await expect.element(link).toHaveAttribute('href', firstStep(id));
  }
  await expectRecorded('dashboard', 'choice of the service', { boxes: true, offers: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

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
  const named = items.map(({ item }) => item);
  const sentBack = { flagged: named, outstanding: named, items };
  await dashboardOf({ vendor: { ...lab, status: 'rejected', review: sentBack }, steps: [1, 2, 3, 4] });
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
