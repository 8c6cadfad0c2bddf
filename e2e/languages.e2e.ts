import type { Locator, Page } from 'playwright/test';
import { addFaults } from './controls.ts';
import { testCode } from './deployed.ts';
import { button, chooseLanguage, field, firstStep, loginDialog, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { choosePlace, fillKyc, info, kyc, openHours, verifyBank } from './forms.ts';
import { spoken } from './spoken.ts';
import { startApplication } from './visitor.ts';
import { listedLocales, locales } from '../src/lib/locales.ts';

/** What languages add to the journeys: switching the language, and the Hindi words for things that go wrong. */

const { hi, ta } = spoken;

test.use({ languages: ['hi', 'ta'] });

const names = listedLocales.filter((id) => id !== 'en').map((id) => locales[id].name);
/** Returns everything that the browser keeps of this site. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('the menu leads to every other language and remembers the chosen one', async ({ page }) => {
  const menu = page.getByRole('navigation');
  const sheet = menu.locator('#nav');
  await test.step('the menu of the portal leads to Hindi', async () => {
    await page.goto('/register/start?from=flyer');
    await button(page, 'Open menu').click();
    await expect(menu.locator('summary')).toHaveText('अ/A English');
    await expect(menu.locator('summary')).toHaveAccessibleName('अ/A English. Language');
    await menu.locator('summary').click();
    for (const name of names) await expect(sheet.getByRole('link', { name, exact: true })).toBeInViewport();
    await sheet.getByRole('link', { name: 'हिन्दी', exact: true }).click();
    await expect(page).toHaveURL('/hi/register/start?from=flyer');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  });

  await test.step('public pages offer the chosen language and do not redirect', async () => {
    await page.goto('/delivery?from=flyer');
    const offer = menu.locator('.bar-end > [lang]');
    await expect(offer).toHaveText('हिन्दी');
    await expect(page).toHaveURL('/delivery?from=flyer');
    await offer.click();
    await expect(page).toHaveURL('/hi/delivery?from=flyer');
  });
});

test('the sign-in dialog keeps its phone and code in another language', async ({
  page,
  newPhone,
  allowErrors,
}) => {
  // Signing in with a phone without a vendor gets a 404.
  allowErrors(/status of 404/);
  const dialog = page.locator('dialog[open]');
  await test.step('the dialog opens in another language with the typed phone and its country', async () => {
    await page.goto('/vendor?from=flyer');
    await button(page, 'Sign In with Phone').click();
    await dialog.getByRole('combobox').selectOption('AE');
    await field(dialog, 'phone').fill('98765');
    await dialog.getByRole('link', { name: 'தமிழ்' }).click();
    await expect(page).toHaveURL('/ta/vendor?from=flyer');
    await expect(field(dialog, 'phone')).toHaveValue('98765');
    await expect(dialog.getByRole('combobox')).toHaveValue('AE');
    await dialog.getByRole('combobox').selectOption('IN');
  });
  await expectCodeKept(page, dialog, newPhone(), ta.sendOtp, () =>
    dialog.getByRole('link', { name: 'हिन्दी' }).click(),
  );
});

test('the start page keeps its phone and code in another language', async ({
  page,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await page.goto('/register/start');
  await expectCodeKept(page, page.locator('main'), newPhone(), 'Send OTP', () =>
    chooseLanguage(page, 'हिन्दी'),
  );
});

/** Requests a code, types half of it, changes the language to Hindi and signs in with the same code. */
async function expectCodeKept(
  page: Page,
  form: Locator,
  phone: string,
  sendOtp: string,
  chooseHindi: () => Promise<void>,
): Promise<void> {
  let sendings = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/send-otp')) sendings += 1;
  });
  await test.step('the phone and the wait for another code are there in Hindi, through no storage', async () => {
    await field(form, 'phone').fill(phone);
    // Only a code whose reply has arrived is kept for the next page.
    const sent = page.waitForResponse((response) => response.url().endsWith('/auth/send-otp'));
    await button(form, sendOtp).click();
    await (await sent).finished();
    await field(form, 'code').fill('12');
    await chooseHindi();
    await expect(page).toHaveURL(/\/hi\//);
    await expect(field(form, 'phone')).toHaveValue(phone);
    await expect(form.getByText(/सेकंड बाद OTP फिर से/)).toBeVisible();
    expect(await stored(page)).not.toContain(phone);
  });
  await test.step('the sent code signs in there, and no other code is sent', async () => {
    await field(form, 'code').fill(testCode);
    await expect(field(form, 'code')).toHaveCount(0);
    expect(sendings).toBe(1);
  });
}

test('a switch of language keeps the typed KYC details', async ({ page, newPhone, sandbox }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await fillKyc(page, 'pharmacy');
  await verifyBank(page);
  await test.step("the KYC details and the bank's answer stay, through no storage", async () => {
    await page.getByText('More licences and dates').click();
    await button(page, 'Add a licence').click();
    await page.getByRole('textbox', { name: 'Licence number' }).last().fill('21-41196');
    await chooseLanguage(page, 'हिन्दी');
    await expect(page).toHaveURL(/\/hi\/partner-with-us\/new\/mx-onboarding\/step2\?/);
    await expect(button(page, hi.verified)).toBeVisible();
    await expect(field(page, 'panNumber')).toHaveValue(kyc.panNumber.toUpperCase());
    await expect(field(page, 'bankAccount')).toHaveValue(kyc.bankAccount);
    await expect(page.getByRole('textbox', { name: 'लाइसेंस नंबर' }).last()).toHaveValue('21-41196');
    expect(await stored(page)).not.toMatch(/ABCPE1234F|001234567890|29ABCPE/i);
  });
});

/** tests/stores/storage.test.ts and tests/stores/recovery.test.ts have the other ways in which a browser keeps nothing. */
test('with blocked storage, the language stays while a form holds typed text', async ({ newVisitor }) => {
  const page = await newVisitor();
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: refuse });
  });
  const stays = async (): Promise<void> => {
    await expect(toast(page, 'The language did not change')).toBeVisible();
  };
  await test.step('typed text on the first step keeps the language', async () => {
    await page.goto(firstStep());
    await field(page, 'ownerName').fill(info.ownerName);
    await expect(page.locator('html')).toHaveAttribute('data-form', 'taken');
    await chooseLanguage(page, 'हिन्दी');
    await stays();
    await expect(field(page, 'ownerName')).toHaveValue(info.ownerName);
  });
  await test.step('an emptied first step lets the language change', async () => {
    await field(page, 'ownerName').fill('');
    await chooseLanguage(page, 'हिन्दी');
    await expect(page).toHaveURL(hi.prefix + firstStep());
  });
  await test.step('a typed phone in the sign-in dialog keeps the language', async () => {
    await page.goto('/vendor');
    await button(page, 'Sign In with Phone').click();
    const dialog = loginDialog(page);
    await field(dialog, 'phone').fill('9876543210');
    await dialog.getByRole('link', { name: 'हिन्दी' }).click();
    await stays();
    await expect(field(dialog, 'phone')).toHaveValue('9876543210');
  });
});

test('the first step keeps typed text in Hindi and explains itself in Hindi', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_/);
  await test.step('typed text of the first step comes along to Hindi', async () => {
    await page.goto(firstStep());
    await field(page, 'supportPhone').fill(info.supportPhone);
    await choosePlace(page);
    await openHours(page);
    await page.getByRole('checkbox', { name: 'Saturday' }).uncheck();
    await chooseLanguage(page, 'हिन्दी');
    await expect(page).toHaveURL(hi.prefix + firstStep());
    await expect(field(page, 'supportPhone')).toHaveValue(info.supportPhone);
    await expect(page.locator('output[for="coords"]')).toContainText('12.97');
    // The place that was chosen has filled in its city.
    await expect(field(page, 'city')).toHaveValue('Bengaluru');
    await page.getByText('बदलें', { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'शनिवार' })).not.toBeChecked();
  });

  await test.step('missing values are named in Hindi', async () => {
    // The place fills in an empty PIN code, but replaces no typed one.
    await field(page, 'pincode').fill('56000');
    await button(page, hi.next).click();
    await expect(page.locator('#ownerName-error')).toHaveText('पूरा नाम डालें');
    await expect(page.locator('#pincode-error')).toHaveText('6 अंकों का पिन कोड डालें');
  });
  await test.step('a failed request is explained in Hindi', async () => {
    const typed = { ...info, phone: newPhone() };
    for (const name of ['vendorName', 'ownerName', 'email', 'phone', 'addressLine1', 'pincode'] as const)
      await field(page, name).fill(typed[name]);
    // One failure of many. tests/languages.test.ts checks the words of each.
    await addFaults(sandbox, { endpoint: 'vendorSendOtp', action: 'status', status: 429, times: 1 });
    await button(page, hi.next).click();
    await expect(toast(page, 'OTP नहीं भेजा जा सका')).toContainText(
      'बहुत ज़्यादा बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
    );
  });
});
