import type { Page } from 'playwright/test';
import { addFaults, clearFaults, hold, review, type Fault } from './controls.ts';
import { slotCard, slotInput } from './documentsStep.ts';
import { overflow } from './axe.ts';
import { button, field, firstStep, loginDialog, stepHeading, toast } from './elements.ts';
import { pdf } from './files.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, fillKyc, info, kyc, openHours, verifyBank } from './forms.ts';
import { spoken } from './spoken.ts';
import { ApiVisitor, startApplication, testCode } from './visitor.ts';

/** What languages add to the journeys: leaving one for another, and what is said when things go wrong, in Hindi. */

const { hi } = spoken;
const language = (page: Page, name: string) => page.locator('.languages').getByRole('link', { name });
const names = ['हिन्दी', 'বাংলা', 'मराठी', 'తెలుగు', 'தமிழ்'];
/** Everything that the browser keeps of this site. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('a chosen language is kept, offered on pages in another one, and never led to @phone', async ({
  page,
}) => {
  await page.goto('/vendor?from=flyer');
  await language(page, 'हिन्दी').click();
  await expect(page).toHaveURL('/hi/vendor?from=flyer');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.goto('/delivery?from=flyer');
  const offer = page.getByRole('navigation').getByRole('link', { name: 'हिन्दी में देखें' });
  await expect(offer).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveURL('/delivery?from=flyer');
  await offer.click();
  await expect(page).toHaveURL('/hi/delivery?from=flyer');
  // A visitor who came by a link in a third language is offered the chosen one, too.
  await page.goto('/ta/delivery');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'हिन्दी में देखें' })).toBeVisible();
});

test('the menu leads to every other language, on public pages and in the portal, and keeps the query @phone', async ({
  page,
}) => {
  for (const path of ['/delivery', '/register/start']) {
    await page.goto(`${path}?from=flyer`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation');
    const languages = menu.locator('summary');
    await expect(languages).toHaveText('अ/A Language');
    await expect(languages).toHaveAccessibleName(new RegExp(names.join(', ')));
    await languages.click();
    for (const name of names) await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport();
    await menu.getByRole('link', { name: 'தமிழ்', exact: true }).click();
    await expect(page).toHaveURL(`/ta${path}?from=flyer`);
  }
});

test('the sign-in dialog leads to every other language, and opens there with the phone that was typed @phone', async ({
  page,
}) => {
  await page.goto('/vendor?from=flyer');
  await button(page, 'Sign In with Phone').click();
  const dialog = page.getByRole('dialog', { name: 'Vendor Login' });
  for (const name of names) await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible();
  await dialog.getByRole('combobox').selectOption('AE');
  await field(dialog, 'phone').fill('98765');
  await dialog.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/vendor?from=flyer');
  const opened = page.getByRole('dialog', { name: spoken.bn.login });
  await expect(opened.getByRole('textbox', { name: 'ফোন' })).toHaveValue('98765');
  await expect(opened.getByRole('combobox')).toHaveValue('AE');
  expect(await stored(page)).not.toContain('98765');
});

for (const [path, opener] of [
  ['/vendor', 'Sign In with Phone'],
  ['/register/start', null],
] as const)
  test(`a code that was sent on ${path} signs in after a switch of language, and no other is sent @phone`, async ({
    page,
    newPhone,
    allowErrors,
  }) => {
    // A phone without a vendor is told by a 404 when it signs in.
    allowErrors(/status of 404/);
    const phone = newPhone();
    let sendings = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/send-otp')) sendings += 1;
    });
    await page.goto(path);
    if (opener !== null) await button(page, opener).click();
    const form = page.locator(opener === null ? 'main' : 'dialog[open]');
    await form.locator('[name=phone]').fill(phone);
    await form.getByRole('button', { name: 'Send OTP' }).click();
    await expect(form.getByText(/Resend OTP in/)).toBeVisible();
    await form.locator('[name=code]').fill('12');
    const links = opener === null ? page.locator('footer') : form;
    await links.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(`/hi${path}`);
    await expect(form.locator('[name=phone]')).toHaveValue(phone);
    await expect(form.getByText(/सेकंड में OTP दोबारा/)).toBeVisible();
    expect(await stored(page)).not.toContain(phone);
    await form.locator('[name=code]').fill(testCode);
    await expect(form.locator('[name=code]')).toHaveCount(0);
    expect(sendings).toBe(1);
  });

test('the start page keeps the phone that was typed @phone', async ({ page }) => {
  await page.goto('/register/start');
  await field(page, 'phone').fill('9876543210');
  await language(page, 'मराठी').click();
  await expect(page).toHaveURL('/mr/register/start');
  await expect(field(page, 'phone')).toHaveValue('9876543210');
  await expect(button(page, spoken.mr.sendOtp)).toBeEnabled();
});

test('the menu stays within a small screen, signed in and with another language chosen before @phone', async ({
  page,
  visitor,
  allowErrors,
}) => {
  // A phone without a vendor is told by a 404 when it signs in.
  allowErrors(/status of 404/);
  await visitor.enter(page, { language: 'ta' });
  await page.goto('/');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
});

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

test('a switch of language keeps what was typed on the first step @phone', async ({ page, newPhone }) => {
  const phone = newPhone();
  await page.goto(firstStep());
  await fillInfo(page, phone);
  await openHours(page);
  await page.getByRole('checkbox', { name: 'Saturday' }).uncheck();
  await language(page, 'తెలుగు').click();
  await expect(page).toHaveURL(`/te${firstStep()}`);
  for (const [name, value] of Object.entries({ ...info, phone }))
    await expect(field(page, name)).toHaveValue(value);
  await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  await page.getByText('మార్చండి', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'శనివారం' })).not.toBeChecked();
});

test('a switch of language keeps the KYC, its licences and the bank’s answer, through no storage @phone', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await fillKyc(page, 'pharmacy');
  await verifyBank(page);
  await page.getByText('More licences and dates').click();
  await button(page, 'Add a licence').click();
  await page.getByRole('textbox', { name: 'Licence number' }).last().fill('KA-BLR-21-99887');
  await language(page, 'हिन्दी').click();
  await expect(page).toHaveURL(/\/hi\/partner-with-us\/new\/mx-onboarding\/step2\?/);
  await expect(button(page, hi.verified)).toBeVisible();
  await expect(field(page, 'panNumber')).toHaveValue(kyc.panNumber.toUpperCase());
  await expect(field(page, 'bankAccount')).toHaveValue(kyc.bankAccount);
  await expect(page.getByRole('textbox', { name: 'लाइसेंस नंबर' }).last()).toHaveValue('KA-BLR-21-99887');
  expect(await stored(page)).not.toMatch(/ABCPE1234F|001234567890|29ABCPE/i);
});

test('a file that is not sent yet keeps the page in its language; once sent it is there in the other @phone', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'documents' });
  const arrive = await hold(page, '**/documents');
  await slotInput(page, 'gst').setInputFiles(pdf());
  await expect(slotCard(page, 'gst').getByRole('progressbar')).toBeVisible();
  await language(page, 'हिन्दी').click();
  await expect(toast(page, 'The language did not change')).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*:\d+\/partner-with-us\/new\/mx-onboarding\/step3/);
  arrive();
  await expect(slotCard(page, 'gst').getByText(/^Uploaded/)).toBeVisible();
  await language(page, 'हिन्दी').click();
  await expect(page).toHaveURL(/\/hi\/partner-with-us\/new\/mx-onboarding\/step3/);
  await expect(slotCard(page, 'gst').getByText(hi.uploadedOn)).toBeVisible();
});

test('a switch of language on the contract keeps the step, the terms and the acceptance; a reload asks for it anew @phone', async ({
  page,
  newPhone,
  sandbox,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), category: 'labs', at: 'contract' });
  await field(page, 'minimumOrder').fill('350');
  await field(page, 'deliveryRadius').fill('12');
  await field(page, 'termsAccepted').check();
  await language(page, 'हिन्दी').click();
  await expect(page).toHaveURL(/\/hi\/partner-with-us\/new\/mx-onboarding\/step4\?/);
  await expect(stepHeading(page, hi.contract)).toBeVisible();
  await expect(page.getByText('Sanjeevani Medicals, Bengaluru')).toBeVisible();
  await expect(page.getByText(/हर पूरे ऑर्डर का 12% Nuskha रखता है/)).toBeVisible();
  await expect(field(page, 'minimumOrder')).toHaveValue('350');
  await expect(field(page, 'deliveryRadius')).toHaveValue('12');
  await expect(field(page, 'termsAccepted')).toBeChecked();
  await page.reload();
  await expect(field(page, 'minimumOrder')).toHaveValue('350');
  await expect(field(page, 'termsAccepted')).not.toBeChecked();
});

test('a session that ends and a connection that breaks are told in Hindi, and what is typed stays @phone', async ({
  page,
  newPhone,
  sandbox,
  allowErrors,
}) => {
  allowErrors(/401|Failed to load resource|ERR_/);
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await visitor.seed('created');
  await visitor.enter(page);
  await page.goto(
    `${hi.prefix}/partner-with-us/new/mx-onboarding/step2?serviceType=pharmacy&vendorId=${id}&continue=true`,
  );
  await fillKyc(page, 'pharmacy');
  await verifyBank(page, hi);
  await page.context().setOffline(true);
  await button(page, hi.next).click();
  await expect(toast(page, 'KYC की जानकारी सेव नहीं हुई').last()).toContainText(failures[0]?.says ?? '');
  await page.context().setOffline(false);
  await addFaults(sandbox, { endpoint: 'kyc', action: 'status', status: 401 });
  await addFaults(sandbox, { endpoint: 'refresh', action: 'status', status: 401 });
  await button(page, hi.next).click();
  const dialog = loginDialog(page, hi);
  await expect(dialog).toContainText('आप साइन आउट हो गए थे। आगे बढ़ने के लिए फिर से साइन इन करें।');
  await clearFaults(sandbox);
  await expect(field(page, 'panNumber')).toHaveValue(kyc.panNumber);
});

test('in Tamil, whose words are the longest, nothing lies over the title or the button beside it @phone', async ({
  page,
  newPhone,
  sandbox,
}) => {
  const visitor = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await visitor.seed('documents');
  await visitor.enter(page);
  await page.goto(
    `${spoken.ta.prefix}/partner-with-us/new/mx-onboarding/step4?serviceType=pharmacy&vendorId=${id}&continue=true`,
  );
  await expect(stepHeading(page, spoken.ta.contract)).toBeVisible();
  const overlaps = () =>
    page.evaluate(() => {
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
  for (const width of [360, 640, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(overlaps, { message: String(width) }).toBe(0);
  }
});

test('at twice the size nothing scrolls sideways in Tamil, whose words are the longest @phone', async ({
  page,
  newPhone,
  sandbox,
}) => {
  const { ta } = spoken;
  await page.setViewportSize({ width: 180, height: 370 });
  for (const path of ['/', '/vendor', '/privacy', '/register/start', firstStep()]) {
    await page.goto(ta.prefix + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
  for (const [at, path] of [
    ['created', '/partner-with-us/new/mx-onboarding/step2'],
    ['kyc', '/partner-with-us/new/mx-onboarding/step3'],
    ['documents', '/partner-with-us/new/mx-onboarding/step4'],
    ['contract', '/dashboard'],
    ['contract', '/profile'],
  ] as const) {
    const visitor = new ApiVisitor(sandbox.origin, newPhone());
    const { id } = await visitor.seed(at);
    await visitor.enter(page);
    await page.goto(`${ta.prefix}${path}?serviceType=pharmacy&vendorId=${id}&continue=true`);
    const shown = at === 'contract' ? page.getByText('Sanjeevani Medicals') : page.locator('.actions .btn');
    await expect(shown.last()).toBeVisible();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

const failures: { fault: Omit<Fault, 'endpoint'>; says: string }[] = [
  { fault: { action: 'drop' }, says: 'कृपया अपना इंटरनेट देखें और फिर कोशिश करें।' },
  {
    fault: { action: 'status', status: 500 },
    says: 'हमारी सेवा अभी कुछ देर के लिए बंद है। कृपया थोड़ी देर बाद कोशिश करें।',
  },
  {
    fault: { action: 'status', status: 429 },
    says: 'बहुत ज़्यादा बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
  },
  { fault: { action: 'malformed' }, says: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।' },
];

test('what fails is told in Hindi, from the fields to the calls @phone', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await page.goto(hi.prefix + firstStep());
  await button(page, hi.next).click();
  const messages = {
    vendorName: 'सही नाम डालें',
    ownerName: 'पूरा नाम डालें',
    email: 'सही ईमेल डालें',
    phone: '10 अंकों का सही फ़ोन नंबर डालें',
    addressLine1: 'पता डालें',
    city: 'शहर डालें',
    pincode: '6 अंकों का पिन डालें',
  };
  for (const [name, message] of Object.entries(messages))
    await expect(page.locator(`#${name}-error`)).toHaveText(message);
  await fillInfo(page, newPhone());
  for (const { fault, says } of failures) {
    await addFaults(sandbox, { endpoint: 'vendorSendOtp', ...fault });
    await button(page, hi.next).click();
    await expect(toast(page, 'OTP नहीं भेजा जा सका').last()).toContainText(says);
    await clearFaults(sandbox);
  }
  await button(page, hi.next).click();
  await field(page, 'otp').fill('654321');
  await expect(page.getByRole('dialog').locator('form')).toContainText(
    'आपका डाला हुआ OTP ग़लत है। कृपया फिर कोशिश करें।',
  );
  await field(page, 'otp').fill(testCode);

  await expect(field(page, 'panNumber')).toBeVisible();
  await fillKyc(page, 'pharmacy');
  await verifyBank(page, hi);
  await addFaults(sandbox, { endpoint: 'kyc', action: 'drop' });
  await button(page, hi.next).click();
  await expect(toast(page, 'KYC की जानकारी सेव नहीं हुई').last()).toContainText(failures[0]?.says ?? '');
  await clearFaults(sandbox);
});

test('an application is resumed in Hindi, and its statuses are told, up to a correction and the approval @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const begun = new ApiVisitor(sandbox.origin, newPhone());
  await begun.seed('kyc', { category: 'labs' });
  await begun.enter(page);
  await page.goto('/hi/vendor');
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(page).toHaveURL(/\/hi\/partner-with-us\/new\/mx-onboarding\/step3\?/);
  await expect(page.getByText('फिर से स्वागत है')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: hi.documents.labs })).toBeVisible();

  const sent = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await sent.seed('contract');
  await sent.enter(page);
  const card = page.getByTestId('kyc-status-card');
  await page.goto('/hi/dashboard');
  await expect(card).toContainText('KYC की जाँच जारी');
  await review(sandbox, id, 'reject', { reason: 'धुँधला है', flags: ['panNumber'] });
  await page.reload();
  await expect(card).toContainText('KYC नामंज़ूर');
  await expect(card).toContainText('धुँधला है');
  await page.getByRole('link', { name: 'KYC दोबारा भेजें' }).click();
  await expect(page.getByRole('region', { name: 'कृपया अपना आवेदन ठीक करें' })).toContainText('PAN नंबर');
  await expect(field(page, 'ifsc')).toHaveAttribute('readonly', '');
  await field(page, 'panNumber').fill('ABCPF1234G');
  await field(page, 'panNumber').press('Enter');
  await expect(card).toContainText('KYC की जाँच जारी');
  await review(sandbox, id, 'approve');
  await page.goto('/hi/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'आपका KYC मंज़ूर हो गया!' })).toBeVisible();
});
