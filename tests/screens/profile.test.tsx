import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { brand, keyPrefix } from '#lib/brand.ts';
import { receiptWords } from '#lib/words/slip.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { categories } from '#lib/domain/category/category.ts';
import { textVersions } from '#lib/domain/contract/consents.ts';
import {
  answer,
  dashboardOf,
  enterAccount,
  fail,
  hrefOf,
  lab,
  profileOf,
  rowsOf,
  showProfile,
} from './vendorPages.tsx';
import { expectRecorded } from './recorded.ts';
import { expectContacts, leave } from './screen.tsx';

const printed = vi.fn<() => void>();
beforeEach(() => {
  printed.mockClear();
  vi.spyOn(globalThis, 'print').mockImplementation(printed);
});
afterEach(() => {
  dispatchEvent(new Event('afterprint'));
  history.replaceState(null, '', '/profile');
});

const status = page.getByTestId('profile-status');
/** The rows whose screens differ in more than a word. */
const recorded = new Set<string>(['incomplete', 'kyc_submitted', 'submitted', 'approved', 'rejected']);
const resume = '/partner-with-us/new/mx-onboarding/step1?serviceType=labs&vendorId={id}&continue=true';
const resubmit = '/register/labs?vendorId={id}&continue=true';
const store = brand.vendorAppStoreUrl;

const next = (step: string): string => `Not sent yet. Next: ${step}`;
const toKyc = next('KYC & business details');
const toStart = 'We have your KYC details. The review starts when you submit the whole application.';
const changed = 'You changed your KYC details after you submitted them. Submit them again to continue.';
const reviewed = 'We are reviewing your details and documents. This typically takes 24-48 hours.';
const told = 'We tell you by email and phone. You need not do anything until then.';
const incomplete = [
  'yellow',
  'Incomplete',
  [toKyc, 'Your registration is not finished. Your progress is saved. Press Complete KYC to continue.'],
  { 'Complete KYC': resume },
] as const;
const half = [
  'yellow',
  'KYC Under Review',
  [next('Lab documents'), toStart],
  { 'Complete KYC': resume },
] as const;
const inReview = ['yellow', 'KYC Under Review', [reviewed, told], {}] as const;
const approved = [
  'green',
  'Your KYC is Approved!',
  ['Download the vendor app to take your first orders.'],
  { 'Get the vendor app': store },
] as const;
const rejected = [
  'red',
  'KYC Rejected',
  ['Please change what the reviewer asked for and submit again.'],
  { 'Resubmit KYC': resubmit },
] as const;

test.each([
  ['no status', {}, incomplete],
  ['incomplete', { status: 'incomplete' }, incomplete],
  ['on_hold', { status: 'on_hold' }, incomplete],
  ['kyc_submitted', { status: 'kyc_submitted' }, half],
  [
    'documents_uploaded',
    { status: 'documents_uploaded' },
    ['yellow', 'KYC Under Review', [next('Partner contract'), toStart], { 'Complete KYC': resume }],
  ],
  [
    'kyc_submitted and changed since',
    { status: 'kyc_submitted', kyc: { isDraft: true } },
    ['yellow', 'KYC Under Review', [toKyc, changed], { 'Complete KYC': resume }],
  ],
  ['contract_submitted', { status: 'contract_submitted' }, inReview],
  ['submitted', { status: 'Submitted' }, inReview],
  ['pending', { status: 'pending' }, inReview],
  ['in_review', { status: 'in_review' }, inReview],
  ['approved', { status: 'approved' }, approved],
  ['active', { status: 'active' }, approved],
  ['rejected', { status: 'rejected' }, rejected],
  ['approved with a rejected KYC', { status: 'approved', kyc: { status: 'rejected' } }, rejected],
] as const)(
  'shows the profile of an application: %s',
  async (state, vendor, [tone, title, texts, actions]) => {
    await profileOf({ vendor: { ...lab, ...vendor } });
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(status).toHaveAttribute('data-tone', tone);
    const shown = [...status.element().querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(shown).toEqual(texts);
    const links = [...status.element().querySelectorAll('a')];
    expect(
      Object.fromEntries(
        links.map((link) => [link.textContent.replace(/\(.*/, ''), link.getAttribute('href')]),
      ),
    ).toEqual(
      Object.fromEntries(Object.entries(actions).map(([name, to]) => [name, to.replace('{id}', lab.id)])),
    );
    expect(links.map(({ target }) => target)).toEqual(links.map(() => (tone === 'green' ? '_blank' : '')));
    expect(hrefOf('View Dashboard')).toBe(`/dashboard?vendorId=${lab.id}`);
    if (recorded.has(state)) await expectRecorded('profile', state, { boxes: state !== 'kyc_submitted' });
  },
);

test.each([
  ['rejected', true],
  ['submitted', false],
])('shows the reviewer’s words on a %s profile, or not', async (word, isShown) => {
  await profileOf({ vendor: { ...lab, status: word, review: { reason: 'The licence is blurred.' } } });
  await expect.element(status).toBeVisible();
  expect(status.getByText('The licence is blurred.').elements()).toHaveLength(isShown ? 1 : 0);
  expect(status.getByRole('heading', { name: 'What the reviewer said' }).elements()).toHaveLength(
    isShown ? 1 : 0,
  );
});

test('an application without a category counts as a supplement store here', async () => {
  await profileOf({ vendor: { id: lab.id, status: 'rejected' } });
  await expect.element(status).toBeVisible();
  expect(hrefOf('Resubmit KYC')).toBe(`/register/supplements?vendorId=${lab.id}&continue=true`);
  await expect.element(page.getByText('Supplements', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Store documents')).toBeVisible();
});

test('a phone without a vendor gets no profile and a link home', async () => {
  await fail({ endpoint: 'currentVendor', action: 'status', status: 404 });
  await enterAccount();
  showProfile();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profile Not Found' })).toBeVisible();
  const text = "We couldn't find your profile. Please log in or start a new registration.";
  await expect.element(page.getByText(text)).toBeVisible();
  expect(hrefOf('Go Home')).toBe('/');
  await expectRecorded('profile', 'not found');
});

const welcome = page.getByRole('status').filter({
  hasText:
    "WelcomeYour registration has been submitted successfully. We'll review your KYC within 24-48 hours.",
});

test.each([
  ['just submitted', 'submitted', {}, true, true],
  ['approved meanwhile', 'approved', {}, false, true],
  ['rejected meanwhile', 'rejected', {}, false, true],
  ['sent again after a decision', 'submitted', { decidedAt: '2026-11-21T12:00:00Z' }, false, true],
  ['not finished', 'kyc_submitted', {}, false, false],
] as const)(
  'welcomes the vendor of an application, or not: %s',
  async (_, word, review, isWelcomed, isTaken) => {
    localStorage.setItem(`${keyPrefix}justCompleted`, 'true');
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await profileOf({ vendor: { ...lab, status: word, review } });
    await expect.element(status).toBeVisible();
    await expect.poll(() => localStorage.getItem(`${keyPrefix}justCompleted`)).toBe(isTaken ? null : 'true');
    expect(welcome.elements()).toHaveLength(isWelcomed ? 1 : 0);
    // The welcome stays for six seconds, two more than other notifications.
    if (isWelcomed) await expect.poll(() => timers.mock.calls.map(([, ms]) => ms)).toContain(6000);
  },
);

test('welcomes no vendor without a new submission', async () => {
  await profileOf({ vendor: { ...lab, status: 'submitted' } });
  await expect.element(status).toBeVisible();
  expect(welcome.elements()).toEqual([]);
});

test('prints once if the address ends in #print, and removes it', async () => {
  await answer({ vendor: { ...lab, status: 'submitted' } });
  await enterAccount();
  showProfile(`/profile?vendorId=${lab.id}#print`);
  await expect.element(status).toBeVisible();
  await expect.poll(() => printed.mock.calls.length).toBe(1);
  expect(location.href).toBe(`${location.origin}/profile?vendorId=${lab.id}`);
});

test('prints only at the button if the address has no #print', async () => {
  await profileOf({ vendor: { ...lab, status: 'submitted' } });
  const print = page.getByRole('button', { name: 'Print or save as PDF' });
  await expect.element(print).toBeVisible();
  expect(printed).not.toHaveBeenCalled();
  await print.click();
  expect(printed).toHaveBeenCalledTimes(1);
  expect(rowsOf('Registered as')[0]).toBe(`Application number: ${lab.id}`);
});

const version = textVersions['partner-terms'];
const sent = '2026-11-20T12:00:00Z';
const whole = () => ({
  ...lab,
  ownerName: 'Asha Rao',
  phone: '+919876543210',
  addressLine1: '12 MG Road',
  city: 'Bengaluru',
  pincode: '560001',
  status: 'submitted',
  kyc: { panNumber: 'ABCPE1234F', bankAccount: '001234567890', ifsc: 'HDFC0001234' },
  documents: [{ type: 'labLicense' }, { type: 'gst' }],
  contract: { termsAccepted: true, contractVersion: version, submittedAt: sent },
  review: { submittedAt: sent },
});

const keep = page.getByRole('article');
const plain = (text: string): string => text.replaceAll('\u{a0}', ' ');

test('the sheet names the vendor and the sent details, with the end of secrets only', async () => {
  await profileOf({ vendor: whole() });
  await expect.element(keep).toBeVisible();
  expect(rowsOf('Registered as').map(plain)).toEqual([
    `Application number: ${lab.id}`,
    'Business: Asha Labs',
    'Owner: Asha Rao',
    'Phone: +91 98765 43210',
    'Category: Labs',
  ]);
  expect(rowsOf('What you sent')).toEqual([
    'Submitted on: 20 Nov 2026',
    'Address: 12 MG Road, Bengaluru, 560001',
    'PAN number: ••••••234F',
    'Bank account number: ••••••••7890',
    'IFSC: HDFC0001234',
    'Documents: Lab licence, GST',
    `Partner contract: Version ${version}, accepted on 20 Nov 2026`,
  ]);
  expect(keep.element().innerHTML).not.toMatch(/ABCPE1234F|001234567890/);
});

const unprinted = '[class~="print:hidden"]';

test('a long number is short on the screen and whole in print', async () => {
  const id = '6f1c2a9e-0b1d-4c7e-9a55-3f2b8c71d004';
  await profileOf({ vendor: { ...whole(), id } });
  const short = keep.getByText('…8c71\u{a0}d004');
  await expect.element(short).toBeVisible();
  expect(short.element().classList).toContain('print:hidden');
  const long = keep.getByText(id).element();
  expect(long.checkVisibility(), 'the whole number is on the screen').toBe(false);
  expect(long.closest(unprinted)).toBeNull();
});

test.each([
  ['with a known start', { submittedAt: sent }, 'You get an answer by 22 Nov 2026.'],
  ['with an unknown start', {}, null],
])('a review %s tells the vendor what to expect', async (_, review, promise) => {
  for (const showPage of [profileOf, dashboardOf]) {
    await showPage({ vendor: { ...lab, status: 'submitted', review } });
    await expect.element(page.getByText(told)).toBeVisible();
    const answers = page.getByText(/You get an answer by/).elements();
    expect(answers.map(({ textContent }) => textContent)).toEqual(promise === null ? [] : [promise]);
    leave();
  }
});

test.each([
  ['approved', 'What you sent', true],
  ['rejected', 'What you sent', true],
  ['documents_uploaded', 'What is saved so far', false],
  ['incomplete', 'What is saved so far', false],
])('shows the sheet of an application: %s', async (word, heading, isSent) => {
  await profileOf({ vendor: { ...lab, status: word, review: { submittedAt: sent } } });
  await expect.element(page.getByRole('region', { name: heading })).toBeVisible();
  const labels = rowsOf(heading);
  expect(labels.includes('Submitted on: 20 Nov 2026')).toBe(isSent);
  expect(labels).toContain('Documents: None yet');
  expect(page.getByText(/You get an answer by/).elements()).toEqual([]);
});

test.each([
  ['none', null, 'Not accepted yet', false],
  ['refused terms', { termsAccepted: false, submittedAt: sent }, 'Not accepted yet', false],
  ['no day', { termsAccepted: true }, 'Accepted', false],
  ['no version', { termsAccepted: true, submittedAt: sent }, 'Accepted on 20 Nov 2026', false],
  [
    'an older version',
    { termsAccepted: true, contractVersion: '2020-01', submittedAt: sent },
    'Version 2020-01, accepted on 20 Nov 2026',
    false,
  ],
  [
    'this version',
    { termsAccepted: true, contractVersion: version, submittedAt: sent },
    `Version ${version}, accepted on 20 Nov 2026`,
    true,
  ],
] as const)('shows a contract with %s', async (_, contract, line, prints) => {
  await profileOf({ vendor: { ...lab, status: 'submitted', contract } });
  await expect.element(page.getByRole('region', { name: 'What you sent' })).toBeVisible();
  expect(rowsOf('What you sent')).toContain(`Partner contract: ${line}`);
  expect(page.getByRole('button', { name: 'Print the contract' }).elements()).toHaveLength(prints ? 1 : 0);
});

test('the sheet offers a phone and an email address for questions', async () => {
  await profileOf({ vendor: whole() });
  await expect
    .element(page.getByText('Questions? Call or write to us, and give the application number.'))
    .toBeVisible();
  await expectContacts(page);
});

test('hides the print heading on the screen and marks buttons as not for print', async () => {
  await profileOf({ vendor: whole() });
  await expect.element(keep).toBeVisible();
  const name = [...keep.element().querySelectorAll('p')].find(
    ({ textContent }) => textContent === brand.name,
  );
  expect(name && getComputedStyle(name).display).toBe('none');
  for (const button of ['Print or save as PDF', 'Print the contract'])
    expect(page.getByRole('button', { name: button }).element().closest(unprinted)).not.toBeNull();
  expect(page.getByRole('link', { name: 'View Dashboard' }).element().closest(unprinted)).not.toBeNull();
});

const sheet = () => document.querySelector('.contract-sheet');

describe('Print the contract', () => {
  test.each(['labs', 'pharmacy'] as const)('prints the sheet of %s once and removes it', async (category) => {
    // The screen shows only the end of a long number.
    lab.id = 'vnd_01j9zq4m7w181ffeb6';
    await profileOf({ vendor: { ...whole(), categories: [category] } });
    await page.getByRole('button', { name: 'Print the contract' }).click();
    await expect.poll(() => printed.mock.calls.length).toBe(1);
    const text = sheet()?.textContent ?? '';
    expect(sheet()?.getAttribute('aria-labelledby')).toBe(sheet()?.querySelector('h2')?.id);
    expect(text).toContain(`keeps ${categories[category].commissionPercent}% of each`);
    expect(text).toContain('within 7 business days');
    expect(text).toContain(`${brand.siteUrl}/partner-terms`);
    const rows = [...(sheet()?.querySelectorAll('dl > div') ?? [])].map(
      (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
    );
    expect(rows).toEqual([
      `Partner contract: Version ${version}, accepted on 20 Nov 2026`,
      'Business: Asha Labs',
      'Owner: Asha Rao',
      `Application number: ${lab.id}`,
    ]);
    expect(sheet() && getComputedStyle(sheet() as Element).display).toBe('none');
    dispatchEvent(new Event('afterprint'));
    await expect.poll(sheet).toBeNull();
    expect(printed).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: 'Print the contract' }).click();
    await expect.poll(() => printed.mock.calls.length).toBe(2);
  });
});

describe('Sharing', () => {
  const shareButton = page.getByRole('button', { name: receiptWords.share });
  /** Gives the browser a list of apps to share with, or none. */
  const withShare = (share: unknown): void => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  };

  test('offers the receipt as a text, with the end of secrets only', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    withShare(share);
    // The screen shows only the end of a long number.
    lab.id = 'vnd_01j9zq4m7w181ffeb6';
    await profileOf({ vendor: whole() });
    await shareButton.click();
    const [{ title, text = '' } = {}] = share.mock.calls[0] ?? [];
    expect(title).toMatch(new RegExp(`^${brand.name}: `));
    expect(text.split('\n')[0]).toBe(title);
    for (const line of [
      `Application number: ${lab.id}`,
      'Business: Asha Labs',
      'Submitted on: 20 Nov 2026',
      'PAN number: ••••••234F',
      'Documents: Lab licence, GST',
    ])
      expect(plain(text).split('\n')).toContain(line);
    expect(text).not.toMatch(/ABCPE1234F|001234567890|undefined|null/);
  });

  test('says nothing when the vendor closes the list of apps', async () => {
    const share = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('', 'AbortError'));
    withShare(share);
    await profileOf({ vendor: whole() });
    await shareButton.click();
    await shareButton.click();
    expect(share).toHaveBeenCalledTimes(2);
    expect($toasts.get()).toEqual([]);
  });

  test('leaves printing where the browser cannot share', async () => {
    withShare(undefined);
    await profileOf({ vendor: whole() });
    await page.getByRole('button', { name: receiptWords.print, exact: true }).click();
    expect(printed).toHaveBeenCalledOnce();
    expect(shareButton.elements()).toHaveLength(0);
  });
});
