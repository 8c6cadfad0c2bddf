import type { Locator, Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { addFaults, clearFaults, hold } from './controls.ts';
import { slotCard, slotInput } from './documentsStep.ts';
import { overflow } from './axe.ts';
import { button, field, firstStep, loginDialog, stepHeading, toast } from './elements.ts';
import { pdf } from './files.ts';
import { expect, test } from './fixtures.ts';
import { choosePlace, fillKyc, info, kyc, openHours, verifyBank } from './forms.ts';
import { spoken } from './spoken.ts';
import { startApplication, testCode } from './visitor.ts';

/** What languages add to the journeys: leaving one for another, and what is said when things go wrong, in Hindi. */

const { hi } = spoken;
const language = (page: Page, name: string) => page.locator('.languages').getByRole('link', { name });
const names = ['हिन्दी', 'বাংলা', 'मराठी', 'తెలుగు', 'தமிழ்'];
/** Everything that the browser keeps of this site. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('the menu leads to every other language, in the portal and on public pages; a chosen one is kept, offered on pages in another one, and never led to', async ({
  page,
}) => {
  const menu = page.getByRole('navigation');
  const openLanguages = async (): Promise<void> => {
    await button(page, 'Open menu').click();
    await expect(menu.locator('summary')).toHaveText('अ/A Language');
    await expect(menu.locator('summary')).toHaveAccessibleName(new RegExp(names.join(', ')));
    await menu.locator('summary').click();
    for (const name of names) await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport();
  };
  await page.goto('/register/start?from=flyer');
  await openLanguages();
  await menu.getByRole('link', { name: 'हिन्दी', exact: true }).click();
  await expect(page).toHaveURL('/hi/register/start?from=flyer');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');

  const offer = menu.getByRole('link', { name: 'हिन्दी में देखें' });
  // A visitor who comes by a link in a third language is offered the chosen one, too.
  await page.goto('/ta/delivery');
  await expect(offer).toBeVisible();
  await page.goto('/delivery?from=flyer');
  await expect(offer).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveURL('/delivery?from=flyer');
  await openLanguages();
  await page.keyboard.press('Escape');
  await offer.click();
  await expect(page).toHaveURL('/hi/delivery?from=flyer');
});

test('the sign-in dialog leads to every other language and opens there with what was typed; a code that was sent signs in there, and no other is sent', async ({
  page,
  newPhone,
  allowErrors,
}) => {
  // A phone without a vendor is told by a 404 when it signs in.
  allowErrors(/status of 404/);
  const sendings = countSendings(page);
  await page.goto('/vendor?from=flyer');
  await button(page, 'Sign In with Phone').click();
  const dialog = page.locator('dialog[open]');
  for (const name of names) await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible();
  await dialog.getByRole('combobox').selectOption('AE');
  await field(dialog, 'phone').fill('98765');
  await dialog.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/vendor?from=flyer');
  await expect(page.getByRole('dialog', { name: 'বিক্রেতার লগ ইন' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'ফোন' })).toHaveValue('98765');
  await expect(dialog.getByRole('combobox')).toHaveValue('AE');
  expect(await stored(page)).not.toContain('98765');
  await dialog.getByRole('combobox').selectOption('IN');
  await expectCodeKept(page, dialog, newPhone(), 'OTP পাঠান', dialog);
  expect(sendings()).toBe(1);
});

test('the start page keeps the phone that was typed, and a code that was sent, in another language', async ({
  page,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  const sendings = countSendings(page);
  await page.goto('/register/start');
  await field(page, 'phone').fill('9876543210');
  await language(page, 'मराठी').click();
  await expect(page).toHaveURL('/mr/register/start');
  await expect(field(page, 'phone')).toHaveValue('9876543210');
  await expect(button(page, 'OTP पाठवा')).toBeEnabled();
  await expectCodeKept(page, page.locator('main'), newPhone(), 'OTP पाठवा', page.locator('footer'));
  expect(sendings()).toBe(1);
});

/** How often a code to sign in by was asked for. */
function countSendings(page: Page): () => number {
  let sendings = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/send-otp')) sendings += 1;
  });
  return () => sendings;
}

/** A code is asked for and half typed, the language is changed to Hindi, and the same code signs in. */
async function expectCodeKept(
  page: Page,
  form: Locator,
  phone: string,
  sendOtp: string,
  links: Locator,
): Promise<void> {
  await field(form, 'phone').fill(phone);
  await button(form, sendOtp).click();
  await field(form, 'code').fill('12');
  await links.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\//);
  await expect(field(form, 'phone')).toHaveValue(phone);
  await expect(form.getByText(/सेकंड में OTP दोबारा/)).toBeVisible();
  expect(await stored(page)).not.toContain(phone);
  await field(form, 'code').fill(testCode);
  await expect(field(form, 'code')).toHaveCount(0);
}

test('the bar’s entries are beside the name in the longest words, signed in, at the top and as a pill @desktop', async ({
  page,
  visitor,
}) => {
  await visitor.seed('created');
  await visitor.enter(page);
  await page.goto('/ta');
  await expect(page.getByRole('navigation').getByRole('link', { name: spoken.ta.dashboard })).toBeVisible();
  for (const scrolled of [0, 600]) {
    await page.evaluate((top) => scrollTo(0, top), scrolled);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const name = document.querySelector('.bar .wordmark')?.getBoundingClientRect().right ?? 0;
          const entries = [...document.querySelectorAll('.bar-end > *, .bar-sheet > *')]
            .map((entry) => entry.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          return entries.filter(({ left, height }) => left < name || height > 56).length;
        }),
      )
      .toBe(0);
  }
});

test('a switch of language keeps the KYC, its licences and the bank’s answer, through no storage; a file that is not sent yet keeps the page in its language', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await fillKyc(page, 'pharmacy');
  await verifyBank(page);
  await page.getByText('More licences and dates').click();
  await button(page, 'Add a licence').click();
  await page.getByRole('textbox', { name: 'Licence number' }).last().fill('21-41196');
  await language(page, 'हिन्दी').click();
  await expect(page).toHaveURL(/\/hi\/partner-with-us\/new\/mx-onboarding\/step2\?/);
  await expect(button(page, hi.verified)).toBeVisible();
  await expect(field(page, 'panNumber')).toHaveValue(kyc.panNumber.toUpperCase());
  await expect(field(page, 'bankAccount')).toHaveValue(kyc.bankAccount);
  await expect(page.getByRole('textbox', { name: 'लाइसेंस नंबर' }).last()).toHaveValue('21-41196');
  expect(await stored(page)).not.toMatch(/ABCPE1234F|001234567890|29ABCPE/i);

  await field(page, 'confirmBankAccount').fill(kyc.bankAccount);
  await button(page, hi.next).click();
  await expect(stepHeading(page, hi.documents.pharmacy)).toBeVisible();
  const arrive = await hold(page, '**/documents');
  await slotInput(page, 'gst').setInputFiles(pdf());
  const card = slotCard(page, 'gst');
  await expect(card.getByRole('progressbar')).toBeVisible();
  await language(page, 'English').click();
  await expect(toast(page, 'भाषा नहीं बदली')).toBeVisible();
  await expect(page).toHaveURL(/\/hi\/partner-with-us\/new\/mx-onboarding\/step3/);
  arrive();
  await expect(card.getByText(hi.uploadedOn)).toBeVisible();
  await language(page, 'English').click();
  await expect(page).toHaveURL(/^[^?]*:\d+\/partner-with-us\/new\/mx-onboarding\/step3/);
  await expect(card.getByText(/^Uploaded/)).toBeVisible();
});

test('at twice the size nothing scrolls sideways in Tamil, whose words are the longest, and nothing lies over the title or the button beside it', async ({
  page,
  visitor,
}) => {
  const doubled = { width: 180, height: 370 };
  const { prefix } = spoken.ta;
  await page.setViewportSize(doubled);
  const expectNarrow = async (path: string, shown: Locator): Promise<void> => {
    await page.goto(prefix + path);
    await expect(shown).toBeVisible();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  };
  for (const path of ['/', '/vendor', firstStep()])
    await expectNarrow(path, page.getByRole('heading', { level: 1 }).first());
  const steps = { created: 'kyc-documents', documents: 'contract' } as const;
  for (const at of ['created', 'documents'] as const) {
    const { id: vendorId } = await visitor.seed(at);
    await visitor.enter(page);
    const resumed = { serviceType: 'pharmacy', vendorId, continue: true };
    await expectNarrow(paths.onboarding(steps[at], resumed), page.locator('.actions .btn').last());
  }
  for (const width of [360, 640, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => overlaps(page), { message: String(width) }).toBe(0);
  }
  await page.setViewportSize(doubled);
  const { id } = await visitor.seed('contract');
  await expectNarrow(paths.dashboardOf(id), page.getByText('Sanjeevani Medicals').last());
});

/** How many titles of steps and of answers share a place with the button beside them. */
function overlaps(page: Page): Promise<number> {
  return page.evaluate(() => {
    const wordsOf = (element: Element | null | undefined): DOMRect[] => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const pairs = [
      [document.querySelector('.flow-step'), document.querySelector('.flow-help')],
      ...[...document.querySelectorAll('.answers-change')].map((change) => [
        change.parentElement?.querySelector('h4'),
        change,
      ]),
    ];
    return pairs.filter(([title, aside]) =>
      wordsOf(title).some((a) =>
        wordsOf(aside).some(
          (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        ),
      ),
    ).length;
  });
}

test('what was typed on the first step goes along to Hindi, where what is missing, what fails, a connection that breaks and a session that ends are told; what is typed stays', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_/);
  await page.goto(firstStep());
  await field(page, 'supportPhone').fill(info.supportPhone);
  await choosePlace(page);
  await openHours(page);
  await page.getByRole('checkbox', { name: 'Saturday' }).uncheck();
  await language(page, 'हिन्दी').click();
  await expect(page).toHaveURL(hi.prefix + firstStep());
  await expect(field(page, 'supportPhone')).toHaveValue(info.supportPhone);
  await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  await page.getByText('बदलें', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'शनिवार' })).not.toBeChecked();

  await button(page, hi.next).click();
  const typed = { ...info, phone: newPhone() };
  const messages = {
    vendorName: 'सही नाम डालें',
    ownerName: 'पूरा नाम डालें',
    email: 'सही ईमेल डालें',
    phone: '10 अंकों का सही फ़ोन नंबर डालें',
    addressLine1: 'पता डालें',
    city: 'शहर डालें',
    pincode: '6 अंकों का पिन डालें',
  } as const;
  for (const [name, message] of Object.entries(messages)) {
    await expect(page.locator(`#${name}-error`)).toHaveText(message);
    await field(page, name).fill(typed[name as keyof typeof messages]);
  }
  // One failure of many: tests/languages.test.ts has the words of each.
  await addFaults(sandbox, { endpoint: 'vendorSendOtp', action: 'status', status: 429, times: 1 });
  await button(page, hi.next).click();
  await expect(toast(page, 'OTP नहीं भेजा जा सका')).toContainText(
    'बहुत ज़्यादा बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
  );
  await button(page, hi.next).click();
  await field(page, 'otp').fill('654321');
  await expect(page.getByRole('dialog').locator('form')).toContainText(
    'आपका डाला हुआ OTP ग़लत है। कृपया फिर कोशिश करें।',
  );
  await field(page, 'otp').fill(testCode);

  await expect(field(page, 'panNumber')).toBeVisible();
  await fillKyc(page, 'pharmacy');
  await verifyBank(page, hi);
  await page.context().setOffline(true);
  await button(page, hi.next).click();
  await expect(toast(page, 'KYC की जानकारी सेव नहीं हुई').last()).toContainText(
    'कृपया अपना इंटरनेट देखें और फिर कोशिश करें।',
  );
  await page.context().setOffline(false);
  for (const endpoint of ['kyc', 'refresh'])
    await addFaults(sandbox, { endpoint, action: 'status', status: 401 });
  await button(page, hi.next).click();
  await expect(loginDialog(page, hi)).toContainText('आप साइन आउट हो गए थे। आगे बढ़ने के लिए फिर से साइन इन करें।');
  await clearFaults(sandbox);
  await expect(field(page, 'panNumber')).toHaveValue(kyc.panNumber);
});

test('an application is resumed in Hindi; a switch of language keeps the step, the terms and the acceptance, a reload asks for it anew; the menu stays within a small screen', async ({
  page,
  visitor,
}) => {
  await visitor.seed('documents', { category: 'labs' });
  // Another language was chosen before: it is offered in the bar.
  await visitor.enter(page, { language: 'ta' });
  await page.goto('/');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
  await page.goto('/hi/vendor');
  await button(page, 'आगे बढ़ें').click();
  await expect(page).toHaveURL(/\/hi\/partner-with-us\/new\/mx-onboarding\/step4\?/);
  await expect(page.getByText('फिर से स्वागत है')).toBeVisible();
  await expect(stepHeading(page, hi.contract)).toBeVisible();
  await expect(page.getByText('Sanjeevani Medicals, Bengaluru')).toBeVisible();
  await expect(page.getByText(/हर पूरे ऑर्डर का 12% Nuskha रखता है/)).toBeVisible();
  await field(page, 'minimumOrder').fill('350');
  await field(page, 'deliveryRadius').fill('12');
  await field(page, 'termsAccepted').check();
  await language(page, 'English').click();
  await expect(page).toHaveURL(/^[^?]*:\d+\/partner-with-us\/new\/mx-onboarding\/step4\?/);
  await expect(stepHeading(page, spoken.en.contract)).toBeVisible();
  await expect(field(page, 'minimumOrder')).toHaveValue('350');
  await expect(field(page, 'deliveryRadius')).toHaveValue('12');
  await expect(field(page, 'termsAccepted')).toBeChecked();
  await page.reload();
  await expect(field(page, 'minimumOrder')).toHaveValue('350');
  await expect(field(page, 'termsAccepted')).not.toBeChecked();
});
