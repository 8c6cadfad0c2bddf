import type { Page } from 'playwright/test';
import { setSettings } from './controls.ts';
import { stepHeading } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, uploadDocuments, verifyBank } from './forms.ts';
import type { Sandbox } from './sandbox.ts';

/** Numbers that occur nowhere else. Each one tells which field leaked. */
const canary = {
  panNumber: 'QZXPK7391W',
  gstNumber: '29QZXPK7391W1Z5',
  bankAccount: '730194628517',
  drugLicenseNumber: 'KA/2021/739164',
};

async function newestCode(sandbox: Sandbox): Promise<string> {
  const reply = await fetch(`${sandbox.origin}/__sandbox/outbox`);
  const { codes } = (await reply.json()) as { codes: { code: string }[] };
  return codes.at(-1)?.code ?? '';
}

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

test('PAN, account and codes are in no storage, address, log, console or geocoder call', async ({
  page,
  newPhone,
  newSandbox,
}) => {
  const sandbox = await newSandbox('--faults', '--random-codes');
  await setSettings(sandbox, { mockMode: false });
  const seen: string[] = [];
  page.on('console', (message) => seen.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    seen.push(`request: ${request.url()} ${request.headers()['referer'] ?? ''}`);
    if (request.url().includes('geocode')) seen.push(`geocoder: ${request.postData() ?? ''}`);
  });
  const keep = async (): Promise<void> => void seen.push(`kept: ${await everythingKept(page)}`);

  await page.goto(`${sandbox.origin}/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy`);
  await fillInfo(page, newPhone());
  await page.getByRole('button', { name: 'Next' }).click();
  const code = await test.step('a random code, half typed and then whole, opens the KYC step', async () => {
    const otp = page.locator('input[name="otp"]');
    await expect(otp).toBeVisible();
    const newest = await newestCode(sandbox);
    expect(newest).toMatch(/^\d{6}$/);
    await otp.fill(newest.slice(0, -1));
    await keep();
    await otp.fill(newest);
    await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
    return newest;
  });

  const fields = {
    ...canary,
    panHolderName: 'Anita Sharma',
    confirmBankAccount: canary.bankAccount,
    accountHolderName: 'Anita Sharma',
    ifsc: 'HDFC0001234',
  };
  await test.step('the typed KYC details are saved, and the bank answers', async () => {
    for (const [name, value] of Object.entries(fields))
      await page.locator(`input[name="${name}"]`).fill(value);
    await keep();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await keep();
    await verifyBank(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
  });
  await keep();
  await test.step('the documents and the contract are sent', async () => {
    await uploadDocuments(page, 'pharmacy');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(stepHeading(page, 'Partner contract')).toBeVisible();
    await keep();
    await page.locator('input[name="termsAccepted"]').check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page).toHaveURL(/\/dashboard\?vendorId=\w+$/);
  });
  await keep();

  const log = sandbox.printed();
  seen.push(`log: ${log}`);
  await test.step('the log and the geocoder were watched', () => {
    expect(seen.filter((line) => line.startsWith('geocoder')).length).toBeGreaterThan(0);
    expect(log).toContain('PATCH /api/vendors/');
  });
  for (const [name, secret] of Object.entries({ ...canary, lowerCasePan: canary.panNumber.toLowerCase() }))
    await test.step(`${name} is kept, logged and sent nowhere`, () => {
      expect(seen.filter((line) => line.includes(secret))).toEqual([]);
    });
  await test.step('the code is kept, logged and sent nowhere', () => {
    // Six digits can occur inside another number, so match the code only where it stands alone.
    const alone = new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`);
    expect(seen.filter((line) => alone.test(line))).toEqual([]);
  });
});
