import { beforeEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { YourDataScreen } from '#islands/yourData/YourDataScreen.tsx';
import { brand } from '#lib/brand.ts';
import { setCapabilities } from '#lib/capabilities.ts';
import { keepLoginConsent } from '#lib/stores/session/consents.ts';
import { operator } from '#site/operator.ts';
import { clearFaults } from '../../e2e/controls.ts';
import { enter, sandbox } from './screen.tsx';
import { fail, hrefOf, showFramed } from './vendorPages.tsx';

// In India, 11:30 of that day.
const acceptedAt = '2026-11-21T06:00:00.000Z';
const of = (id: string) => ({ id, version: '2026-11-21', acceptedAt });

const showYourData = (): void => showFramed(<YourDataScreen />, '/your-data');
const text = (words: string | RegExp) => page.getByText(words);
/** The text of the message that withdraws the consent; null if there is none. */
const withdrawal = (): string | null => {
  const [link, ...others] = page.getByRole('link', { name: 'Withdraw it by e-mail' }).elements();
  expect(others).toEqual([]);
  return link ? new URL((link as HTMLAnchorElement).href).searchParams.get('body') : null;
};
/** Each shown text with what is said of it. */
const rows = (): string[] =>
  [...document.querySelectorAll('section:first-of-type dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );
const withoutVersion =
  'I withdraw my consent to this text: Privacy notice. Please confirm it. My phone number:';
/** The grievance officer, or the support while none is named. */
const officer = operator.grievanceOfficer.email ?? brand.supportEmail;
const contract = 'This is a contract. It ends as its text says.';

beforeEach(() => {
  setCapabilities('');
});

describe('Without a list of the API', () => {
  test('a visitor without a record withdraws by e-mail and asks for the record', async () => {
    showYourData();
    await expect.element(text('There is no record here.')).toBeVisible();
    expect(withdrawal()).toBe(withoutVersion);
    await expect.element(text(/^We have the full record of your consents\./)).toBeVisible();
    expect(hrefOf('Withdraw it by e-mail')).toContain('?subject=I%20withdraw%20my%20consent&body=');
    expect(hrefOf('Ask for it by e-mail')).toContain(
      `subject=The%20record%20of%20my%20consents&body=Please%20send%20me`,
    );
    for (const name of ['Withdraw it by e-mail', 'Ask for it by e-mail'])
      expect(hrefOf(name)?.split('?')[0]).toBe(`mailto:${officer}`);
  });

  test('this browser’s record has version, date and time, and its own message', async () => {
    keepLoginConsent(true);
    showYourData();
    await expect.element(text(/^This is only what this browser recorded\./)).toBeVisible();
    await expect.element(text('There is no record here.')).not.toBeInTheDocument();
    expect(rows()).toEqual([
      expect.stringMatching(
        /^Terms and conditions \| Version: \d{4}-\d\d-\d\d \| Agreed to on .*\d{4}, \d\d:\d\d \| /,
      ),
      expect.stringMatching(/^Privacy notice \| Version: /),
    ]);
    expect([hrefOf('Terms and conditions'), hrefOf('Privacy notice')]).toEqual(['/terms', '/privacy']);
    expect(withdrawal()).toMatch(/^I withdraw my consent to this text: Privacy notice, version \d{4}-/);
  });

  test('a signed-in vendor sees the contract that the application shows', async () => {
    enter(await commands.seed('contract', { info: { vendorName: 'First Medicals' } }));
    showYourData();
    await expect.element(text('This is our record.')).toBeVisible();
    await expect.element(text('There is no record here.')).not.toBeInTheDocument();
    expect(rows()).toEqual([
      expect.stringMatching(/^Partner terms, First Medicals \| Agreed to on \d+ \w+ \d{4}, \d\d:\d\d \| /),
    ]);
    expect(rows()[0]).toContain(contract);
    expect(hrefOf('Partner terms')).toBe('/partner-terms');
    expect(withdrawal()).toBe(withoutVersion);
    await expect.element(text(/^We have the full record of your consents\./)).toBeVisible();
  });

  test('a signed-in vendor without a contract reads that we have the record', async () => {
    enter(await commands.seed('kyc'));
    showYourData();
    await expect.element(text('There is no record here.')).toBeVisible();
    expect(rows()).toEqual([]);
    await expect.element(text(/^We have the full record of your consents\./)).toBeVisible();
    expect(withdrawal()).toBe(withoutVersion);
  });

  test('a signed-in vendor sees this browser’s record beside the contract', async () => {
    enter(await commands.seed('contract', { info: { vendorName: 'First Medicals' } }));
    keepLoginConsent(true);
    showYourData();
    await expect.element(text('This is our record.')).toBeVisible();
    await expect.element(text(/^This is only what this browser recorded\./)).toBeVisible();
    expect(rows().map((row) => row.split(' | ')[0])).toEqual([
      'Terms and conditions',
      'Privacy notice',
      'Partner terms, First Medicals',
    ]);
  });

  test('a failed read says so, and the messages stay', async () => {
    enter(await commands.seed('kyc'));
    await fail({ endpoint: 'applications', action: 'status', status: 403 });
    showYourData();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(text('There is no record here.')).not.toBeInTheDocument();
    expect(withdrawal()).toBe(withoutVersion);
    await clearFaults(sandbox);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(text('There is no record here.')).toBeVisible();
  });
});

describe('With a list of the API', () => {
  beforeEach(() => {
    setCapabilities('all');
  });

  test('each consent has its version, date and time', async () => {
    enter(
      await commands.seed('created', { info: { vendorName: 'First Medicals' }, consents: [of('privacy')] }),
    );
    showYourData();
    await expect.element(text('This is our record.')).toBeVisible();
    expect(rows()).toEqual([
      'Privacy notice, First Medicals | Version: 2026-11-21 | Agreed to on 21 Nov 2026, 11:30 | Withdraw this consent',
    ]);
    await expect
      .element(page.getByRole('button', { name: 'Withdraw this consent' }))
      .toHaveAccessibleDescription('Privacy notice, First Medicals');
    expect(withdrawal()).toBeNull();
    await expect.element(text(/^We have the full record of your consents\./)).not.toBeInTheDocument();
  });

  test.each([[[]], [[of('terms')]]])(
    'that lists %j, the consent to the use of data is withdrawn by e-mail',
    async (consents) => {
      enter(await commands.seed('created', { consents }));
      showYourData();
      const shown = consents.length === 0 ? 'There is no record here.' : 'This is our record.';
      await expect.element(text(shown)).toBeVisible();
      expect(withdrawal()).toBe(withoutVersion);
    },
  );
});
