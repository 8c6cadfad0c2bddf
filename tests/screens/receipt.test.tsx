import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { brand } from '#lib/brand.ts';
import { receiptWords } from '#lib/words/slip.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { categories } from '#lib/domain/category/category.ts';
import { textVersions } from '#lib/domain/contract/consents.ts';
import { dashboardOf, lab, profileOf, rowsOf } from './vendorPages.tsx';
import { leave } from './screen.tsx';

const printed = vi.fn<() => void>();
beforeEach(() => {
  printed.mockClear();
  vi.spyOn(globalThis, 'print').mockImplementation(printed);
});
afterEach(() => dispatchEvent(new Event('afterprint')));

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
])('a review %s tells the vendor what to expect', async (_, review, answer) => {
  for (const showPage of [profileOf, dashboardOf]) {
    await showPage({ vendor: { ...lab, status: 'submitted', review } });
    const told = 'We tell you by email and phone. You need not do anything until then.';
    await expect.element(page.getByText(told)).toBeVisible();
    const answers = page.getByText(/You get an answer by/).elements();
    expect(answers.map(({ textContent }) => textContent)).toEqual(answer === null ? [] : [answer]);
    leave();
  }
});

test.each([
  ['approved', 'What you sent', true],
  ['rejected', 'What you sent', true],
  ['documents_uploaded', 'What is saved so far', false],
  ['incomplete', 'What is saved so far', false],
])('shows the sheet of an application: %s', async (status, heading, isSent) => {
  await profileOf({ vendor: { ...lab, status, review: { submittedAt: sent } } });
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
  await expect
    .element(page.getByRole('link', { name: brand.supportPhone }))
    .toHaveAttribute('href', brand.supportPhoneHref);
  await expect
    .element(page.getByRole('link', { name: brand.supportEmail }))
    .toHaveAttribute('href', brand.supportEmailHref);
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
