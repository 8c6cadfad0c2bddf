import { afterEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { review } from '../../e2e/controls.ts';
import type { SignedInVendor } from './commands.ts';
import { tap } from './press.ts';
import { answer, answerLate, callsTo, hold } from './network.ts';
import { checkBank, kycAnswered, typeKyc } from './kycStep.tsx';
import {
  button,
  expectError,
  expectSummary,
  field,
  openStep,
  pressKeyTwice,
  showStep,
  stepHeading,
  toast,
  type,
} from './papers.tsx';
import { drawn, enter, hearFromTab, leave, sandbox } from './screen.tsx';

const draft = /\/kyc\/draft$/;
const submitted = /\/kyc$/;
const note = page.css('.autosave');

afterEach(() => void vi.useRealTimers());

/** Saves the typed text at once, as a page does when it becomes hidden. */
const leavePage = (): unknown => dispatchEvent(new PageTransitionEvent('pagehide'));
/** Types a value into the open application of a vendor, saves it, and opens the step again as at a later visit. */
async function saveAndReturn(vendor: SignedInVendor, name: string, value: string): Promise<void> {
  enter(vendor);
  showStep(vendor, 'kyc-documents');
  await field(name).fill(value);
  leavePage();
  await expect.element(note).toMatchTextContent(/^Saved at/);
  leave();
  enter(vendor);
  showStep(vendor, 'kyc-documents');
}
/** Waits until the page has processed a released reply. A later call is answered only after it. */
async function settled(): Promise<void> {
  await fetch('/api/nothing').catch(() => undefined);
  await expect.element(note).toBeVisible();
}
/** Returns the name typed in each draft that was sent. */
const drafts = (): unknown[] =>
  callsTo(draft).map(({ body }) => (body as Record<string, unknown>)['panHolderName']);

test('saves nothing before the vendor types, and no emptied form', async () => {
  await openStep('kyc-documents');
  leavePage();
  await expect.element(note).toHaveTextContent('');
  await expect.element(note).toHaveAttribute('role', 'status');
  await field('panHolderName').fill('Asha Rao');
  await field('panHolderName').fill('');
  leavePage();
  await expect.element(note).toHaveTextContent('');
  expect(callsTo(draft)).toEqual([]);
});

test('saves a draft automatically and shows the time', async () => {
  const { id } = await openStep('kyc-documents');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = hold(draft);
  await field('panHolderName').fill('Asha Rao');
  await expect.poll(() => (vi.advanceTimersByTime(500), drafts())).toEqual(['Asha Rao']);
  vi.useRealTimers();
  await expect.element(note).toHaveTextContent('Saving…');
  release();
  await expect.element(note).toMatchTextContent(/^Saved at \d\d:\d\d$/);
  expect(callsTo(draft)).toMatchObject([
    { method: 'POST', path: `/api/vendors/${id}/kyc/draft`, body: { panHolderName: 'Asha Rao' } },
  ]);
  expect(callsTo(draft)[0]?.key).toBeTruthy();
});

test('shows an unsaved draft as an error', async () => {
  await openStep('kyc-documents');
  answer(draft, { status: 503 });
  await field('panHolderName').fill('Asha Rao');
  leavePage();
  await expect.element(note).toHaveTextContent('Not saved, will retry');
  await expect.element(note).toHaveAttribute('data-state', 'will-retry');
  expect(note.element().querySelector('svg')).not.toBeNull();
  leavePage();
  await expect.element(note).toMatchTextContent(/^Saved at/);
  await expect.element(note).toHaveAttribute('data-state', 'saved');
  const [first, second] = callsTo(draft);
  expect(second?.key).toBe(first?.key);
});

/** Starts two saves, the second with newer input. Returns the later states of the note. */
async function twoSaves(): Promise<(string | null)[]> {
  await openStep('kyc-documents');
  await field('panHolderName').fill('Asha');
  leavePage();
  await expect.element(note).toHaveTextContent('Saving…');
  await field('panHolderName').fill('Asha Rao');
  leavePage();
  await expect.poll(drafts).toEqual(['Asha', 'Asha Rao']);
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(note.element().textContent));
  observer.observe(note.element(), { childList: true, characterData: true, subtree: true });
  return seen;
}

test('an older save does not say "Saved" for newer input', async () => {
  const first = answerLate(draft, { status: 200, body: { message: 'Saved' } });
  const second = answerLate(draft, { status: 422 });
  const seen = await twoSaves();
  first();
  await settled();
  second();
  await expect.element(note).toHaveTextContent('Not saved, will retry');
  expect(seen).toEqual(['Not saved, will retry']);
});

test('a late failure of an older save does not withdraw "Saved"', async () => {
  const first = answerLate(draft, { status: 422 });
  const second = answerLate(draft, { status: 200, body: { message: 'Saved' } });
  const seen = await twoSaves();
  second();
  await expect.element(note).toMatchTextContent(/^Saved at/);
  first();
  await settled();
  expect(seen).toEqual([expect.stringMatching(/^Saved at/)]);
});

test('a save does not say "Saved" while newer input waits', async () => {
  await openStep('kyc-documents');
  const first = answerLate(draft, { status: 200, body: { message: 'Saved' } });
  await field('panHolderName').fill('Asha');
  leavePage();
  await expect.element(note).toHaveTextContent('Saving…');
  const second = hold(draft);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field('panHolderName').fill('Asha Rao');
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(note.element().textContent));
  observer.observe(note.element(), { childList: true, characterData: true, subtree: true });
  first();
  await settled();
  // The next save follows two seconds after the change.
  await expect.poll(() => (vi.advanceTimersByTime(500), drafts())).toEqual(['Asha', 'Asha Rao']);
  vi.useRealTimers();
  expect(seen).toEqual([]);
  second();
  await expect.element(note).toMatchTextContent(/^Saved at/);
});

test('Next submits the last input once, and no draft follows it', async () => {
  const { id } = await openStep('kyc-documents');
  await typeKyc(kycAnswered);
  await checkBank();
  const upi = page.getByText('Fill in your account by UPI');
  await expect.element(upi).toBeVisible();
  const release = hold(submitted);
  await pressKeyTwice(button('Next'));
  await expect.element(button('Next')).toHaveAttribute('aria-busy', 'true');
  await expect.element(button('Next')).toHaveFocus();
  // The account is on its way.
  await expect.element(upi).not.toBeInTheDocument();
  for (const name of ['panNumber', 'licences.0.paidUpTo'])
    await expect.element(field(name)).toHaveAttribute('readonly');
  await expect.element(page.css('#addLicence')).toBeDisabled();
  release();
  await expect.element(stepHeading('documents')).toHaveFocus();
  const { confirmBankAccount: _, ...body } = kycAnswered;
  expect(callsTo(submitted)).toMatchObject([{ method: 'PATCH', path: `/api/vendors/${id}/kyc`, body }]);
  expect(callsTo(draft)).toEqual([]);
});

const failures = [
  ['no network', 'Please check your internet connection and try again.'],
  [{ status: 503 }, 'Our service is temporarily unavailable. Please try again later.'],
  [{ status: 422, body: { message: 'This PAN is taken.' } }, 'This PAN is taken.'],
] as const;

test('explains a failed submission and can repeat it', async () => {
  await openStep('kyc-documents');
  await typeKyc(kycAnswered);
  await checkBank();
  for (const [reply, words] of failures) {
    answer(submitted, reply);
    tap(button('Next'));
    await expect.element(page.css('form [role="alert"]')).toHaveTextContent(words);
    await expect.element(toast('Failed to save KYC info').filter({ hasText: words })).toBeVisible();
    await expect.element(field('panNumber')).toHaveValue('ABCPE1234F');
    await expect.element(field('panNumber')).not.toHaveAttribute('readonly');
  }
  tap(button('Next'));
  await expect.element(stepHeading('documents')).toBeVisible();
});

test('shows refused fields, and the summary leads to them', async () => {
  await openStep('kyc-documents');
  await typeKyc(kycAnswered);
  await checkBank();
  answer(submitted, { status: 400, body: { errors: { panNumber: ['Of another person'], ifsc: [''] } } });
  await button('Next').click();
  await expectError('panNumber', 'Of another person');
  await expectError('ifsc', 'Enter valid IFSC');
  await expectSummary('Please check 2 things', ['PAN number', 'IFSC'], 'panNumber');
  await page.getByRole('link', { name: 'IFSC' }).click();
  await expect.element(field('ifsc')).toHaveFocus();
});

test('shows a refused part at the licence that it belongs to', async () => {
  await openStep('kyc-documents');
  await typeKyc(kycAnswered);
  tap(page.getByText('More licences and dates', { exact: true }));
  tap(button('Add a licence'));
  await field('licences.1.number').fill('DL/2023/111111');
  await field('licences.1.paidUpTo').fill('2099-03-31');
  await checkBank();
  for (const [part, words] of [
    ['paidUpTo', 'Too late'],
    ['form', 'Not for a shop'],
  ] as const) {
    answer(submitted, { status: 400, body: { errors: { [`licences.1.${part}`]: [words] } } });
    tap(button('Next'));
    await expectError(`licences.1.${part}`, words);
    await expect.element(field(`licences.0.${part}`)).not.toHaveAttribute('aria-invalid');
    await page.getByRole('link', { name: 'More licences and dates' }).click();
    await expect.element(field(`licences.1.${part}`)).toHaveFocus();
    await field('licences.1.paidUpTo').fill('2099-09-30');
    await expect.element(field('licences.1.paidUpTo')).not.toHaveAttribute('aria-invalid');
  }
});

const unsent =
  'You changed details that you already submitted. Press Next to submit the change. Then the next steps open.';

test('fills an empty field from another tab, and names a field that both tabs changed', async () => {
  const { id } = await openStep('kyc-documents');
  const hear = (name: string): void =>
    hearFromTab('kyc', { vendorId: id, fields: { panHolderName: name }, sentAt: Date.now() });
  await type('panHolderName', '');
  await expectError('panHolderName', 'Enter full name as per PAN');
  hear('Asha Rao');
  await expect.element(field('panHolderName')).toHaveValue('Asha Rao');
  await expect.element(field('panHolderName')).not.toHaveAttribute('aria-invalid');
  await field('panHolderName').fill('Asha');
  hear('Somebody');
  await expect.element(toast('Name on PAN: another tab saved something else.')).toBeVisible();
  await expect.element(field('panHolderName')).toHaveValue('Asha');
});

test('does not submit unchanged details again, and says when a change is not sent yet', async () => {
  await openStep('documents');
  tap(button('Back'));
  await expect.element(field('panNumber')).toHaveValue('ABCPE1234F');
  await expect.element(field('confirmBankAccount')).toHaveValue('123456789012');
  const said = page.getByText(unsent);
  await expect.element(said).not.toBeInTheDocument();
  tap(button('Next'));
  await expect.element(stepHeading('documents')).toBeVisible();
  await expect
    .element(toast('Already Completed'))
    .toMatchTextContent('KYC & business details is already saved. Opening the next step.');
  expect(callsTo(submitted)).toEqual([]);
  tap(button('Back'));
  await field('panHolderName').fill('Somebody Else');
  await expect.element(said).toHaveAttribute('role', 'status');
  await expect.element(button(/^3\. Pharmacy documents/)).toBeDisabled();
  await field('panHolderName').fill('Asha Rao');
  await expect.element(said).not.toBeInTheDocument();
  await expect.element(button(/^3\. Pharmacy documents/)).toBeEnabled();
});

test('says at a later visit that a saved change is not sent yet', async () => {
  const vendor = await commands.seed('kyc');
  await saveAndReturn(vendor, 'panHolderName', 'Somebody Else');
  await expect.element(field('panHolderName')).toHaveValue('Somebody Else');
  await expect.element(page.getByText(unsent)).toHaveAttribute('role', 'status');
});

test('opens only the flagged field after a rejection and says so', async () => {
  const vendor = await commands.seed('contract', { kyc: { gstNumber: '29ABCPF1234G1Z5' } });
  await review(sandbox, vendor.id, 'reject', { reason: 'Not the owner.', flags: ['panNumber'] });
  enter(vendor);
  showStep(vendor, 'kyc-documents');
  await expect.element(field('panNumber')).toBeVisible();
  await expect.element(field('panNumber')).not.toHaveAttribute('readonly');
  await expect
    .element(page.getByText('The reviewer asked you to correct this.'))
    .toHaveAttribute('role', 'status');
  await expect.element(page.css('#panHolderName')).not.toBeVisible();
  const accepted = page.getByText('Accepted, no change needed: 3', { exact: true });
  await accepted.first().click();
  expect(accepted.elements()).toHaveLength(2);
  await expect.element(field('panHolderName')).toHaveAttribute('readonly');
  await expect.element(field('panHolderName')).toHaveAccessibleDescription('Accepted. No change needed.');
  await expect.element(button('Verify Bank Details')).not.toBeInTheDocument();
  await expect.element(field('confirmBankAccount')).not.toBeInTheDocument();
  // The help of another way to fill in the account comes with this module.
  await import('#islands/onboarding/prefill/UpiPanel.tsx');
  await drawn();
  await expect.element(page.getByText('Fill in your account by UPI')).not.toBeInTheDocument();
  // A GSTIN of another PAN needs no second look once it is accepted.
  await expect.element(page.getByText(/^Characters 3 to 12/)).not.toBeInTheDocument();
});

test('a saved correction is there at a later visit, without another bank check', async () => {
  const vendor = await commands.seed('contract');
  await review(sandbox, vendor.id, 'reject', { reason: 'Not the owner.', flags: ['panNumber'] });
  await saveAndReturn(vendor, 'panNumber', 'ABCPF1234G');
  await expect.element(field('panNumber')).toHaveValue('ABCPF1234G');
  await expect.element(button('Verify Bank Details')).not.toBeInTheDocument();
});

test('another account is verified again after a rejection that opens everything', async () => {
  const vendor = await commands.seed('contract');
  await review(sandbox, vendor.id, 'reject', { reason: 'Please look at it again.', flags: [] });
  enter(vendor);
  showStep(vendor, 'kyc-documents');
  await expect.element(field('bankAccount')).toBeVisible();
  await typeKyc({ bankAccount: '50100123456789', confirmBankAccount: '50100123456789' });
  tap(button('Next'));
  await expect.element(page.getByText('Verify your bank details to continue.').first()).toBeVisible();
  await expect.element(stepHeading('kyc-documents')).toBeVisible();
});

test('Next on an accepted step of a rejected application only moves on', async () => {
  const vendor = await commands.seed('contract', { category: 'labs' });
  await review(sandbox, vendor.id, 'reject', { reason: 'Too far.', flags: ['deliveryRadius'] });
  for (const step of ['kyc-documents', 'documents'] as const) {
    leave();
    enter(vendor);
    showStep(vendor, step);
    await expect.element(stepHeading(step)).toBeVisible();
    tap(button('Next'));
    await expect.element(stepHeading(step)).not.toBeInTheDocument();
    expect(page.css('[data-toast]').elements(), step).toEqual([]);
  }
  expect(callsTo(submitted)).toEqual([]);
});
