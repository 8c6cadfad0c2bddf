import type { Page } from 'playwright/test';
import { licenceFieldOf } from '#lib/domain/kyc/kycFields.ts';
import { paths } from '#lib/paths.ts';
import { wideParts } from './boxes.ts';
import { addFaults, review, vendorCount } from './controls.ts';
import { testCode } from './deployed.ts';
import { button, field, firstStep, loginDialog, toast } from './elements.ts';
import { expect, test as base } from './fixtures.ts';
import { fillInfo, fillKyc, kyc, signInHere, uploadDocuments, verifyBank } from './forms.ts';
import { expectTranslated } from './plainWords.ts';
import { isOffered, spoken, type Spoken } from './spoken.ts';

/** Tamil has the longest words. */
const language = 'ta';
const id: keyof typeof spoken = isOffered(language) ? language : 'en';
const category = 'labs';

/** An API that differs from the sandbox's own. `npm run torture` plays more shapes without a browser. */
const test = base.extend({
  sandbox: async ({ newSandbox }, use) =>
    use(await newSandbox('--faults', '--quiet', '--plain', '--shapes=24')),
});

/** Numbers that occur nowhere else. Each one tells which field leaked. */
const canary = { panNumber: 'QZXPK7391W', gstNumber: '29QZXPK7391W1Z5', bankAccount: '730194628517' };

/** Returns everything the page keeps: storages, cookies, databases, caches and the history's state. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases?.()) ?? [];
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      cached,
      history.state,
      location.href,
      document.title,
    ]);
  });
}

/**
 * An application with a server that offers only its specification, in other reply shapes. It speaks only English, so no other
 * text on a screen is English. The other whole walk is in access.e2e.ts (pharmacy, desktop).
 * For every language, tests/words.test.ts checks the words, tests/languages.test.ts the formats and tests/dist.test.ts the type.
 */
test('takes an application to its dashboard, and keeps no secret', async ({ page, sandbox, newPhone }) => {
  const words: Spoken = spoken[id];
  const look = async (): Promise<void> => {
    if (id === 'en') expect(await wideParts(page)).toEqual([]);
    else await expectTranslated(page, words, Object.values(canary));
  };
  const seen: string[] = [];
  const languages = new Set<string | undefined>();
  page.on('console', (message) => seen.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    seen.push(`request: ${request.url()} ${request.headers()['referer'] ?? ''}`);
    if (request.url().includes('geocode')) seen.push(`geocoder: ${request.postData() ?? ''}`);
    if (/\/(?:api|geocode)\//.test(request.url())) languages.add(request.headers()['accept-language']);
  });
  const keep = async (): Promise<void> => void seen.push(`kept: ${await everythingKept(page)}`);
  const before = await vendorCount(sandbox);
  const phone = newPhone();

  await test.step('create the vendor', async () => {
    await page.goto(sandbox.origin + words.prefix + firstStep(category));
    await fillInfo(page, phone, words);
    await button(page, words.next).click();
    await field(page, 'otp').fill(testCode.slice(0, -1));
    await keep();
    await field(page, 'otp').fill(testCode);
    await expect(loginDialog(page, words)).toContainText(words.businessSaved);
    await look();
    await signInHere(page, phone, words);
    await expect(field(page, 'panNumber')).toBeVisible();
  });
  await test.step('resume from /vendor with the saved draft', async () => {
    await fillKyc(page, category, { ...kyc, ...canary, confirmBankAccount: canary.bankAccount });
    await keep();
    const licence = await field(page, licenceFieldOf(category)).inputValue();
    await expect(page.getByText(words.savedAt)).toBeVisible();
    await page.goto(sandbox.origin + words.prefix + paths.vendor);
    await button(page, words.resume).click();
    const typed = {
      ...canary,
      accountHolderName: kyc.accountHolderName,
      [licenceFieldOf(category)]: licence,
    };
    for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  });
  await test.step('submit the KYC', async () => {
    await field(page, 'confirmBankAccount').fill(canary.bankAccount);
    await verifyBank(page, words);
    await look();
    await keep();
    await button(page, words.next).click();
  });
  await test.step('upload the documents', async () => {
    await uploadDocuments(page, category, words);
    await look();
    await button(page, words.next).click();
  });
  const acceptContract = async (): Promise<void> => {
    await field(page, 'minimumOrder').fill('200');
    await field(page, 'deliveryRadius').fill('8');
    await field(page, 'termsAccepted').check();
    await look();
    await keep();
    await button(page, words.submit).click();
    await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
    await expect(page.getByText(words.underReview).first()).toBeVisible();
  };
  await test.step('accept the contract and see the dashboard', async () => {
    await acceptContract();
    await expect(page.getByRole('heading', { level: 1, name: words.shop })).toBeVisible();
    await look();
    await keep();
  });
  await test.step('send it again after a rejection', async () => {
    const vendorId = new URL(page.url()).searchParams.get('vendorId') ?? '';
    const reason = 'The PAN is of somebody else.';
    await review(sandbox, vendorId, 'reject', { reason, flags: ['panNumber'] });
    await page.reload();
    await expect(page.getByText(words.rejected).first()).toBeVisible();
    // By its specification, the server gives no reason.
    await expect(page.getByText(reason)).toHaveCount(0);
    await page.getByRole('link', { name: words.resubmit }).click();
    await field(page, 'panNumber').fill('ABCPF1234G');
    await look();
    await button(page, words.next).click();
    await expect(field(page, 'gst').first()).toBeAttached();
    await button(page, words.next).click();
    await acceptContract();
  });
  await test.step('one vendor exists, and every request named the language', async () => {
    expect(await vendorCount(sandbox)).toBe(before + 1);
    expect([...languages]).toEqual([words.tag]);
  });

  expect(seen.filter((line) => line.startsWith('geocoder')).length).toBeGreaterThan(0);
  for (const [name, secret] of Object.entries({ ...canary, lowerCasePan: canary.panNumber.toLowerCase() }))
    await test.step(`${name} is in no storage, address, title, console or geocoder call`, () => {
      expect(seen.filter((line) => line.includes(secret))).toEqual([]);
    });
  await test.step('the code is in no storage, address, title, console or geocoder call', () => {
    // Six digits can occur inside another number, so match the code only where it stands alone.
    const alone = new RegExp(`(?<![\\w.-])${testCode}(?![\\w.-])`);
    expect(seen.filter((line) => alone.test(line))).toEqual([]);
  });
});

test('finds the vendor after the reply to its creation was lost', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const phone = newPhone();
  const before = await vendorCount(sandbox);
  await addFaults(sandbox, { endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
  await page.goto(sandbox.origin + firstStep());
  await fillInfo(page, phone);
  await button(page, 'Next').click();
  await field(page, 'otp').fill(testCode);
  const failed = toast(page, 'Verification failed');
  // On a connection that it had used before, the browser itself sends the request again. On a new one, the vendor does.
  const offline = page.getByText('Please check your internet connection and try again.').first();
  await test.step('the lost reply is named, or the browser asked again by itself', async () => {
    await expect(offline.or(failed).first()).toBeVisible();
    if (await offline.isVisible()) await button(page, 'Verify & Create Vendor').click();
  });
  await test.step('without idempotency the code is used up, and a sign-in finds the application', async () => {
    await expect(failed).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Next').click();
    await signInHere(page, phone);
    await button(page, 'Next').click();
    await expect(toast(page, 'Your application was saved')).toBeVisible();
  });
  await test.step('the application goes on, with one vendor', async () => {
    await expect(field(page, 'panNumber')).toBeVisible();
    expect(await vendorCount(sandbox)).toBe(before + 1);
  });
});
