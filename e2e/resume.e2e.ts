import type { Page } from 'playwright/test';
import { maskSecret } from '#lib/domain/text.ts';
import { categories, categoryIds, type CategoryId } from '#lib/domain/category.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { slots, slotsOf, type SlotId } from '#lib/domain/documents.ts';
import { displayPhone } from '#lib/domain/phone.ts';
import { stepIds, stepNumber, type StepId } from '#lib/domain/steps.ts';
import { paths } from '#lib/paths.ts';
import { button, field, stepHeading } from './elements.ts';
import { jpegSize, pdf, photo, type TestFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, fillKyc, info, kyc, openHours, verifyBank, verifyPhone } from './forms.ts';
import type { Sandbox } from './sandbox.ts';
import { ApiVisitor, startApplication, testCode } from './visitor.ts';

const documentsTitle: Record<CategoryId, string> = {
  pharmacy: 'Pharmacy documents',
  supplements: 'Store documents',
  labs: 'Lab documents',
};
const title = (step: StepId, category: CategoryId): string =>
  ({
    'vendor-info': 'Vendor information',
    'kyc-documents': 'KYC & business details',
    documents: documentsTitle[category],
    contract: 'Partner contract',
  })[step];

/** The ways back to an application from a browser that knows nothing of it. */
const ways = ['right after signing in', 'from the list', 'by its link'] as const;
type Way = (typeof ways)[number];

interface State {
  vendors: { id: string; contractId: string | null }[];
  documents: { vendorId: string; slot: SlotId }[];
}
async function control<Reply>(
  sandbox: Sandbox,
  method: 'GET' | 'POST' | 'DELETE',
  name: string,
  body?: unknown,
) {
  const reply = await fetch(`${sandbox.origin}/__sandbox/${name}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await reply.json()) as Reply;
}

/** The server's clock, for a day that the vendor's own device does not show. */
const dayOnServer = async (sandbox: Sandbox): Promise<string | null> => {
  const { now } = await control<{ now: number }>(sandbox, 'GET', 'clock');
  return formatDate({ at: now, hasTime: true }, 'en-IN', 'Asia/Kolkata');
};

/** Photos are encoded anew before they are sent: their width tells them apart. */
const widthOf = (number: number): number => 1200 + 20 * number;

/** Each slot's file is one of its own, so that none can stand in for another. */
function fileOf(category: CategoryId, slot: SlotId): TestFile {
  const number = slotsOf(category).indexOf(slot) + 1;
  return slots[slot].shows === 'photo'
    ? photo({ width: widthOf(number) }, `${slot}.png`)
    : pdf(2000 + number, `${slot}.pdf`);
}

const card = (page: Page, slot: SlotId) => page.locator(`li[data-slot="${slot}"]`);
const doneStep = (page: Page, step: StepId, category: CategoryId) =>
  button(page, `${stepNumber(step)}. ${title(step, category)}, completed`);

async function upload(page: Page, category: CategoryId, chosen: readonly SlotId[]): Promise<void> {
  for (const slot of chosen) await field(page, slot).first().setInputFiles(fileOf(category, slot));
  for (const slot of chosen) await expect(card(page, slot)).toContainText('Uploaded on');
}

/** The documents step holds these files and no others: PDFs byte for byte, photos with their own width. */
async function expectDocuments(page: Page, category: CategoryId, held: readonly SlotId[]): Promise<void> {
  for (const slot of slotsOf(category)) {
    const link = card(page, slot).getByRole('link', { name: 'View' });
    if (!held.includes(slot)) {
      await expect(card(page, slot)).toHaveAttribute('data-state', 'empty');
      continue;
    }
    await expect(card(page, slot)).toContainText('Uploaded on');
    const stored = await page.request.get((await link.getAttribute('href')) ?? '');
    const body = await stored.body();
    if (slots[slot].shows === 'photo') {
      expect(jpegSize(body).width, slot).toBe(widthOf(slotsOf(category).indexOf(slot) + 1));
    } else expect(body.equals(fileOf(category, slot).buffer), slot).toBe(true);
  }
}

/** Vendor information, all of it, with the hours of a single day. */
async function expectInfo(page: Page, category: CategoryId, phone: string): Promise<void> {
  await doneStep(page, 'vendor-info', category).click();
  const section = page.getByRole('region', { name: 'Vendor information' });
  const { supportPhone, ...texts } = info;
  for (const text of [
    ...Object.values(texts),
    displayPhone(`+91${supportPhone}`),
    displayPhone(`+91${phone}`),
    '12.97',
    'Monday to Saturday, 08:30 to 21:00',
    'Saturday, 10:00 to 16:00',
  ]) {
    await expect(section).toContainText(text);
  }
  // The map to read waits to be asked for as well, and can be, locked as it is.
  await page.getByText('Location locked').scrollIntoViewIfNeeded();
  await button(page, 'Show map').click({ trial: true });
  await page.goBack();
}

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

/** Signs in in place: the dialog of the public site leads on, this one must not. */
async function signInHere(page: Page, phone: string): Promise<void> {
  await button(page, 'Sign In with Phone').click();
  const dialog = page.getByRole('dialog', { name: 'Vendor Login' });
  await field(dialog, 'phone').fill(phone);
  await button(page, 'Send OTP').click();
  await field(page, 'code').fill(testCode);
  await expect(dialog).toBeHidden();
}

// Of the stops on the way a category leaves at every third, so that each is left once and each category is walked whole.
for (const [shift, category] of categoryIds.entries()) {
  test(`an application (${category}) is left on its way and resumed in a browser that never saw it`, async ({
    page,
    newPhone,
    sandbox,
    signIn,
  }) => {
    const phone = newPhone();
    const licence = categories[category].licenceField;
    const [paper, gst, cheque, owner, entrance] = slotsOf(category) as [
      SlotId,
      SlotId,
      SlotId,
      SlotId,
      SlotId,
    ];
    const before = await control<State>(sandbox, 'GET', 'state');
    await control(sandbox, 'DELETE', 'journal');

    const here = page;
    let link = '';
    let stops = shift;
    let changed: string | null = null;
    const vendorId = () => new URL(link).searchParams.get('vendorId') ?? '';

    /** A day later the same vendor comes back with a browser that holds nothing of it; null where this category goes on. */
    const leave = async (): Promise<Way | null> => {
      const stop = stops++;
      if (stop % categoryIds.length !== 0) return null;
      if (new URL(here.url()).pathname.startsWith(paths.onboardingRoot)) link = here.url();
      await here.goto('/robots.txt');
      await here.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      // Once nothing of the page that was left can still be asked for.
      await control(sandbox, 'POST', 'clock', { advanceMs: 24 * 3_600_000 });
      const way = ways[(stop / categoryIds.length) % ways.length] ?? ways[0];
      return test.step(way, async () => {
        if (way === 'by its link') {
          await here.goto(link);
          await signInHere(here, phone);
        } else if (way === 'right after signing in') await signIn(here, phone);
        else {
          await new ApiVisitor(sandbox.origin, phone).enter(here);
          await here.goto(paths.vendor);
          await here.locator(`[data-application="${vendorId()}"]`).click();
        }
        return way;
      });
    };

    /**
     * The link names the step that was left; every other way leads to the first that is not complete. Resolves with whether
     * this category left here.
     */
    const resume = async (
      step: StepId,
      percent: number,
      { linked = step, hasSaved = true }: { linked?: StepId; hasSaved?: boolean } = {},
    ): Promise<boolean> => {
      if (hasSaved) changed = await dayOnServer(sandbox);
      const way = await leave();
      const shown = way === null || way === 'by its link' ? linked : step;
      await expect(stepHeading(here, title(shown, category))).toBeVisible();
      if (way === null) return false;
      const address = `/step${stepNumber(shown)}\\?serviceType=${category}&vendorId=${vendorId()}`;
      await expect(here).toHaveURL(new RegExp(address));
      for (const one of stepIds) {
        const isDone = stepIds.indexOf(one) * 25 < percent;
        await expect(doneStep(here, one, category)).toHaveCount(isDone ? 1 : 0);
      }
      // The first browser was not told to continue: its own link has no such word in it.
      const isContinued = here.url().endsWith('&continue=true');
      const banner = here.getByRole('region', { name: 'Welcome back' });
      await expect(banner).toHaveCount(isContinued ? 1 : 0);
      if (!isContinued) return true;
      await expect(banner).toContainText(`${percent}% complete`);
      await expect(banner).toContainText(`Step ${stepNumber(shown)} of 4`);
      await expect(banner).toContainText(`Last updated ${changed}`);
      return true;
    };

    await here.goto(paths.onboarding('vendor-info', { serviceType: category }));
    await fillInfo(here, phone);
    await openHours(here);
    await field(here, 'openTime').fill('08:30');
    await field(here, 'closeTime').fill('21:00');
    await field(here, 'dayWise').check();
    await here.locator('input[name="dayWiseDays"][value="6"]').check();
    await field(here, 'openTime-6').fill('10:00');
    await field(here, 'closeTime-6').fill('16:00');
    await verifyPhone(here);

    await resume('kyc-documents', 25);
    await expectValues(here, { panNumber: '', bankAccount: '', ifsc: '' });
    await expectInfo(here, category, phone);
    // The GSTIN is half typed, and the account begins with zeros.
    const half = {
      panNumber: 'ABCPE1234F',
      gstNumber: '29ABCPE',
      bankAccount: kyc.bankAccount,
      [licence]: 'AB',
    };
    for (const [name, value] of Object.entries(half)) await field(here, name).fill(value);
    await expect(here.getByText(/^Saved at/)).toBeVisible();

    await resume('kyc-documents', 25);
    await expectValues(here, half);
    await expectValues(here, { confirmBankAccount: '', panHolderName: '', accountHolderName: '', ifsc: '' });
    await expect(button(here, 'Verify Bank Details')).toBeVisible();
    await fillKyc(here, category);
    const typed = { ...kyc, panNumber: half.panNumber, [licence]: await field(here, licence).inputValue() };
    await verifyBank(here);
    await button(here, 'Next').click();
    await expect(stepHeading(here, title('documents', category))).toBeVisible();

    await resume('documents', 50);
    await expectDocuments(here, category, []);
    await doneStep(here, 'kyc-documents', category).click();
    await expectValues(here, typed);
    await here.goBack();
    await upload(here, category, [paper, owner]);

    await resume('documents', 50);
    await expectDocuments(here, category, [paper, owner]);
    await upload(here, category, [gst, cheque, entrance]);

    const isBack = await resume('contract', 75, { linked: 'documents' });
    if (here.url().includes('/step4')) await doneStep(here, 'documents', category).click();
    await expectDocuments(here, category, slotsOf(category));
    await button(here, 'Next').click();
    if (isBack) {
      await expect(here.locator('[data-toast]', { hasText: 'Already Completed' })).toBeVisible();
    }
    await expect(stepHeading(here, 'Partner contract')).toBeVisible();

    await resume('contract', 75, { hasSaved: false });
    const answers = here.getByRole('region', { name: 'Check your answers' });
    const { panNumber, bankAccount, confirmBankAccount: _again, ...plain } = typed;
    for (const text of [
      info.vendorName,
      info.addressLine1,
      'Saturday, 10:00 to 16:00',
      maskSecret(panNumber),
      maskSecret(bankAccount),
      ...Object.values(plain),
    ]) {
      await expect(answers).toContainText(text);
    }
    await expect(answers.getByText('Uploaded', { exact: true })).toHaveCount(5);
    await expect(answers).not.toContainText('Not given');
    await field(here, 'termsAccepted').check();
    await button(here, 'Submit application').click();
    await expect(here).toHaveURL(/\/dashboard\?vendorId=\w+$/);

    if ((await leave()) === 'by its link') {
      await expect(here.locator('[data-toast]', { hasText: 'Application Complete' })).toBeVisible();
    }
    await expect(here).toHaveURL(/\/dashboard\?vendorId=\w+$/);
    await expect(here.getByRole('heading', { level: 1, name: info.vendorName })).toBeVisible();
    await expect(here.getByText('KYC Under Review')).toBeVisible();
    await expect(here.getByRole('link', { name: /^View (?!KYC)/ })).toHaveCount(5);

    const visitor = new ApiVisitor(sandbox.origin, phone);
    await visitor.signIn();
    const { applications } = await visitor.send('GET', '/api/vendors/applications/resumable');
    expect(applications).toMatchObject([{ id: vendorId(), category, progress: { completionPercent: 100 } }]);
    const { vendors, documents } = await control<State>(sandbox, 'GET', 'state');
    const known = before.vendors.map(({ id }) => id);
    const made = vendors.filter(({ id }) => !known.includes(id));
    expect(made).toMatchObject([{ id: vendorId(), contractId: expect.any(String) }]);
    const own = documents.filter((document) => document.vendorId === vendorId());
    expect(own.map(({ slot }) => slot).toSorted()).toEqual([...slotsOf(category)].toSorted());
    // Nothing was asked for twice on the way either.
    const { calls } = await control<{ calls: { endpoint: string; status: number }[] }>(
      sandbox,
      'GET',
      'journal',
    );
    const writes = (endpoint: string) => calls.filter((call) => call.endpoint === endpoint).length;
    expect(['createVendor', 'kyc', 'documents', 'contract'].map(writes)).toEqual([1, 1, 5, 1]);
    expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
  });
}

test('an application opened on the page of another category says so, and goes on where it belongs', async ({
  page,
  newPhone,
  sandbox,
}) => {
  const { vendorId } = await startApplication(page, sandbox.origin, { phone: newPhone(), category: 'labs' });
  await page.goto(paths.register('pharmacy', { vendorId, continue: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Wrong Registration Page' })).toBeVisible();
  await expect(page.locator('[data-toast]')).toContainText('This application is for labs. Redirecting...');
  await expect(page).toHaveURL(
    `/partner-with-us/new/mx-onboarding/step3?serviceType=labs&vendorId=${vendorId}&continue=true`,
  );
});
