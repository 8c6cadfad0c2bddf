import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { brand, keyPrefix } from '#lib/brand.ts';
import { answer, enterAccount, fail, hrefOf, lab, profileOf, rowsOf, showProfile } from './vendorPages.tsx';
import { expectRecorded } from './recorded.ts';

const printed = vi.fn<() => void>();
beforeEach(() => {
  printed.mockClear();
  vi.spyOn(globalThis, 'print').mockImplementation(printed);
});
afterEach(() => history.replaceState(null, '', '/profile'));

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
