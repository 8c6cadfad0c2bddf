import type { Locator, Page } from 'playwright/test';
import { addFaults, clearFaults, hold } from './controls.ts';
import { testCode } from './deployed.ts';
import { slotCard, slotInput } from './documentsStep.ts';
import { button, chooseLanguage, field, firstStep, loginDialog, stepHeading, toast } from './elements.ts';
import { pdf } from './files.ts';
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
  const openLanguages = async (): Promise<void> => {
    await button(page, 'Open menu').click();
    await expect(menu.locator('summary')).toHaveText('अ/A English');
    await expect(menu.locator('summary')).toHaveAccessibleName('अ/A English. Language');
    await menu.locator('summary').click();
    for (const name of names) await expect(sheet.getByRole('link', { name, exact: true })).toBeInViewport();
  };
  await test.step('the menu of the portal leads to Hindi', async () => {
    await page.goto('/register/start?from=flyer');
    await openLanguages();
    await sheet.getByRole('link', { name: 'हिन्दी', exact: true }).click();
    await expect(page).toHaveURL('/hi/register/start?from=flyer');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  });

  const offer = menu.locator('.bar-end > [lang]');
  await test.step('public pages offer the chosen language and do not redirect', async () => {
    // A page in a third language offers the chosen one too.
    await page.goto('/ta/delivery');
    await expect(offer).toBeVisible();
    await expect(offer).toHaveText('हिन्दी');
    await page.goto('/delivery?from=flyer');
    await expect(offer).toHaveAttribute('lang', 'hi');
    await expect(page).toHaveURL('/delivery?from=flyer');
    await openLanguages();
    await page.keyboard.press('Escape');
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
  const sendings = countSendings(page);
  const dialog = page.locator('dialog[open]');
  await test.step('the dialog opens in another language with what was typed', async () => {
    await page.goto('/vendor?from=flyer');
    await button(page, 'Sign In with Phone').click();
    for (const name of names) await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible();
    await dialog.getByRole('combobox').selectOption('AE');
    await field(dialog, 'phone').fill('98765');
    await dialog.getByRole('link', { name: 'தமிழ்' }).click();
    await expect(page).toHaveURL('/ta/vendor?from=flyer');
    await expect(page.getByRole('dialog', { name: ta.login })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'ஃபோன்' })).toHaveValue('98765');
    await expect(dialog.getByRole('combobox')).toHaveValue('AE');
    expect(await stored(page)).not.toContain('98765');
  });
  await test.step('the sent code signs in there, and no other code is sent', async () => {
    await dialog.getByRole('combobox').selectOption('IN');
    await expectCodeKept(page, dialog, newPhone(), ta.sendOtp, () =>
      dialog.getByRole('link', { name: 'हिन्दी' }).click(),
    );
    expect(sendings()).toBe(1);
  });
});

test('the start page keeps its phone and code in another language', async ({
  page,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  const sendings = countSendings(page);
  await test.step('the phone is there in another language', async () => {
    await page.goto('/register/start');
    await field(page, 'phone').fill('9876543210');
    await chooseLanguage(page, 'தமிழ்');
    await expect(page).toHaveURL('/ta/register/start');
    await expect(field(page, 'phone')).toHaveValue('9876543210');
    await expect(button(page, ta.sendOtp)).toBeEnabled();
    await expect(page.locator('html')).toHaveAttribute('data-form', 'taken');
  });
  await test.step('the sent code works there, and no other code is sent', async () => {
    await expectCodeKept(page, page.locator('main'), newPhone(), ta.sendOtp, () =>
      chooseLanguage(page, 'हिन्दी'),
    );
    expect(sendings()).toBe(1);
  });
});

/** Returns a function that counts the requests for a sign-in code. */
function countSendings(page: Page): () => number {
  let sendings = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/send-otp')) sendings += 1;
  });
  return () => sendings;
}

/** Requests a code, types half of it, changes the language to Hindi and signs in with the same code. */
async function expectCodeKept(
  page: Page,
  form: Locator,
  phone: string,
  sendOtp: string,
  chooseHindi: () => Promise<void>,
): Promise<void> {
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
  await field(form, 'code').fill(testCode);
  await expect(field(form, 'code')).toHaveCount(0);
}

test('a switch of language keeps KYC details and waits for an upload', async ({
  page,
  newPhone,
  sandbox,
}) => {
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

  await test.step('the KYC details can be submitted in Hindi', async () => {
    await field(page, 'confirmBankAccount').fill(kyc.bankAccount);
    await button(page, hi.next).click();
    await expect(stepHeading(page, hi.documents.pharmacy)).toBeVisible();
  });
  const arrive = await hold(page, '**/documents');
  const card = slotCard(page, 'gst');
  await test.step('the page keeps its language while a file uploads', async () => {
    await slotInput(page, 'gst').setInputFiles(pdf());
    await expect(card.getByRole('progressbar')).toBeVisible();
    await chooseLanguage(page, 'English');
    await expect(toast(page, 'भाषा नहीं बदली')).toBeVisible();
    await expect(page).toHaveURL(/\/hi\/partner-with-us\/new\/mx-onboarding\/step3/);
  });
  await test.step('the language changes once the file is sent', async () => {
    arrive();
    await expect(card.getByText(hi.uploadedOn)).toBeVisible();
    await chooseLanguage(page, 'English');
    await expect(page).toHaveURL(/^[^?]*:\d+\/partner-with-us\/new\/mx-onboarding\/step3/);
    await expect(card.getByText(/^Uploaded/)).toBeVisible();
  });
});

/**
 * Browsers that keep nothing: site data is blocked, the storage is full, or a private mode forgets every write.
 */
const forgetful = {
  blocked: () => {
    const refuse = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: refuse });
  },
  full: () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      for (const size of [1e6, 1e5, 1e4, 1e3, 100, 10, 1])
        try {
          for (let copy = 0; copy < 30; copy++) globalThis[name].setItem(`${size} ${copy}`, 'x'.repeat(size));
        } catch {
          // The next smaller size fills the rest.
        }
  },
  private: () => {
    const empty = Object.freeze({
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem() {},
      removeItem() {},
    });
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { value: empty });
  },
};

for (const [mode, forget] of Object.entries(forgetful))
  test(`with ${mode} storage, the language stays while a form holds typed text`, async ({ newVisitor }) => {
    const page = await newVisitor();
    await page.addInitScript(forget);
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

    await test.step('a typed phone on the start page keeps the language', async () => {
      await page.goto('/register/start');
      await field(page, 'phone').fill('9876543210');
      await chooseLanguage(page, 'हिन्दी');
      await stays();
      await expect(field(page, 'phone')).toHaveValue('9876543210');
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

test('the page marks early typed text that it cannot keep', async ({ newVisitor }) => {
  const page = await newVisitor();
  await page.addInitScript(forgetful.private);
  await hold(page, '**/_astro/*.js');
  await page.goto(firstStep());
  await field(page, 'ownerName').fill(info.ownerName);
  await expect(page.locator('html')).toHaveAttribute('data-unkept');
});

test('the first step keeps typed text in Hindi and reports failures in Hindi', async ({
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
    const typed = { ...info, phone: newPhone() };
    const messages = {
      vendorName: 'सही नाम डालें',
      ownerName: 'पूरा नाम डालें',
      email: 'सही ईमेल डालें',
      phone: '10 अंकों का सही फ़ोन नंबर डालें',
      addressLine1: 'पता डालें',
      pincode: '6 अंकों का पिन कोड डालें',
    } as const;
    for (const [name, message] of Object.entries(messages)) {
      await expect(page.locator(`#${name}-error`)).toHaveText(message);
      await field(page, name).fill(typed[name as keyof typeof messages]);
    }
  });
  await test.step('a failed request and a wrong code are explained in Hindi', async () => {
    // One failure of many. tests/languages.test.ts checks the words of each.
    await addFaults(sandbox, { endpoint: 'vendorSendOtp', action: 'status', status: 429, times: 1 });
    await button(page, hi.next).click();
    await expect(toast(page, 'OTP नहीं भेजा जा सका')).toContainText(
      'बहुत ज़्यादा बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
    );
    await button(page, hi.next).click();
    await field(page, 'otp').fill('654321');
    await expect(page.getByRole('dialog').locator('form')).toContainText(
      'आपका डाला हुआ OTP गलत है। कृपया फिर कोशिश करें।',
    );
    await field(page, 'otp').fill(testCode);
  });

  await test.step('a lost connection is explained in Hindi', async () => {
    await expect(field(page, 'panNumber')).toBeVisible();
    await fillKyc(page, 'pharmacy');
    await verifyBank(page, hi);
    await page.context().setOffline(true);
    await button(page, hi.next).click();
    await expect(toast(page, 'KYC की जानकारी सेव नहीं हुई').last()).toContainText(
      'कृपया अपना इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
    );
    await page.context().setOffline(false);
  });
  await test.step('an ended session is explained in Hindi, and the KYC details stay', async () => {
    for (const endpoint of ['kyc', 'refresh'])
      await addFaults(sandbox, { endpoint, action: 'status', status: 401 });
    await button(page, hi.next).click();
    await expect(loginDialog(page, hi)).toContainText('आप लॉग आउट हो गए थे। आगे बढ़ने के लिए फिर से लॉग इन करें।');
    await clearFaults(sandbox);
    await expect(field(page, 'panNumber')).toHaveValue(kyc.panNumber);
  });
});
