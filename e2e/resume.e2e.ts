import type { Page } from 'playwright/test';
import { maskSecret } from '#lib/domain/text.ts';
import { licenceFieldOf } from '#lib/domain/kyc/kycFields.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { slots, slotsOf, type SlotId } from '#lib/domain/documents/documents.ts';
import { displayPhone } from '#lib/domain/session/phone.ts';
import { stepIds, stepNumber, type StepId } from '#lib/domain/application/steps.ts';
import { paths } from '#lib/paths.ts';
import { button, field, stepHeading } from './elements.ts';
import { jpegSize, pdf, photo, type TestFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { fillKyc, kyc, signInHere, verifyBank } from './forms.ts';
import type { Sandbox } from './sandbox.ts';
import { ApiVisitor, sampleInfo } from './visitor.ts';

const category = 'supplements';
const licence = licenceFieldOf(category);
const titles: Record<StepId, string> = {
  'vendor-info': 'Vendor information',
  'kyc-documents': 'KYC & business details',
  documents: 'Store documents',
  contract: 'Partner contract',
};

interface State {
  vendors: { id: string }[];
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

/** Returns a day by the server's clock, which the vendor's device does not show. */
const dayOnServer = async (sandbox: Sandbox): Promise<string | null> => {
  const { now } = await control<{ now: number }>(sandbox, 'GET', 'clock');
  return formatDate({ at: now, hasTime: true }, 'en-IN', 'Asia/Kolkata');
};

/** Photos are encoded again before they are sent. Their widths tell them apart. */
const widthOf = (number: number): number => 1200 + 20 * number;

/** Returns a different file for each slot, so that none can replace another unnoticed. */
function fileOf(slot: SlotId): TestFile {
  const number = slotsOf(category).indexOf(slot) + 1;
  return slots[slot].shows === 'photo'
    ? photo({ width: widthOf(number) }, `${slot}.png`)
    : pdf(2000 + number, `${slot}.pdf`);
}

const card = (page: Page, slot: SlotId) => page.locator(`li[data-slot="${slot}"]`);
const doneStep = (page: Page, step: StepId) =>
  button(page, `${stepNumber(step)}. ${titles[step]}, completed`);

async function upload(page: Page, chosen: readonly SlotId[]): Promise<void> {
  for (const slot of chosen) await field(page, slot).first().setInputFiles(fileOf(slot));
  for (const slot of chosen)
    await expect(card(page, slot).getByRole('link', { name: 'View' })).toHaveAttribute('href', /^http/);
}

/** Expects these files and no others on the documents step: PDFs byte for byte, photos by their width. */
async function expectDocuments(page: Page, held: readonly SlotId[]): Promise<void> {
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
    } else expect(body.equals(fileOf(slot).buffer), slot).toBe(true);
  }
}

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

// The steps, the dialog and the notifications of this journey move.
test.use({ moves: true });

// tests/stores/loadApplication.test.ts covers the other categories and leaving after every single step.
test('an application resumes with all its data in a new browser @desktop', async ({
  page,
  newPhone,
  sandbox,
}) => {
  const phone = newPhone();
  const visitor = new ApiVisitor(sandbox.origin, phone);
  const [paper, gst, cheque, owner, entrance] = slotsOf(category) as [SlotId, SlotId, SlotId, SlotId, SlotId];
  const before = await control<State>(sandbox, 'GET', 'state');
  const deliveryTimings = { openTime: '08:30', closeTime: '21:00', openDays: [2, 3, 4, 5] };
  const { id: vendorId } = await visitor.seed('created', { category, info: { deliveryTimings } });

  const passDay = (): Promise<unknown> => control(sandbox, 'POST', 'clock', { advanceMs: 24 * 3_600_000 });
  const expectResumed = async (step: StepId, percent: number, changed: string | null): Promise<void> => {
    await expect(stepHeading(page, titles[step])).toBeVisible();
    const address = `/step${stepNumber(step)}\\?serviceType=${category}&vendorId=${vendorId}`;
    await expect(page).toHaveURL(new RegExp(address));
    for (const one of stepIds)
      await expect(doneStep(page, one)).toHaveCount(stepIds.indexOf(one) * 25 < percent ? 1 : 0);
    const banner = page.getByRole('region', { name: 'Welcome back' });
    // The link of the old browser does not ask to continue, so no banner shows.
    if (changed === null) return expect(banner).toHaveCount(0);
    await expect(banner).toContainText(`${percent}% complete`);
    await expect(banner).toContainText(`Step ${stepNumber(step)} of 4`);
    await expect(banner).toContainText(`Last updated ${changed}`);
  };

  // Half of the GSTIN, and an account number that begins with zeros.
  const half = {
    panNumber: 'ABCPE1234F',
    gstNumber: '29ABCPE',
    bankAccount: kyc.bankAccount,
    [licence]: '10',
  };
  await visitor.send('POST', `/api/vendors/${vendorId}/kyc/draft`, half);
  await control(sandbox, 'DELETE', 'journal');

  const changed = await dayOnServer(sandbox);
  await passDay();
  await test.step('/vendor resumes at the KYC details, with the half-typed draft', async () => {
    await visitor.signIn();
    await visitor.enter(page);
    await page.goto(paths.vendor);
    await button(page, 'Continue').click();
    await expectResumed('kyc-documents', 25, changed);
    await expectValues(page, half);
    await expectValues(page, { confirmBankAccount: '', panHolderName: '', accountHolderName: '', ifsc: '' });
    await expect(button(page, 'Verify Bank Details')).toBeVisible();
  });
  await fillKyc(page, category);
  const typed = { ...kyc, panNumber: half.panNumber, [licence]: await field(page, licence).inputValue() };
  await verifyBank(page);
  await button(page, 'Next').click();
  await upload(page, [paper, owner]);

  // The vendor returns with a browser that holds nothing of the application.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // By now the page that was left can request nothing any more.
  await passDay();
  // The desktop shows this link to the phone, too (tests/screens/otherDevice.test.tsx).
  await test.step('a link resumes at the documents after signing in, with the sent ones', async () => {
    await page.goto(`${paths.onboardingRoot}/step3?serviceType=${category}&vendorId=${vendorId}`);
    await button(page, 'Sign In with Phone').click();
    await signInHere(page, phone);
    await expectResumed('documents', 50, null);
    await expectDocuments(page, [paper, owner]);
  });
  await test.step('the answers show everything that was typed and sent', async () => {
    await upload(page, [gst, cheque, entrance]);
    await button(page, 'Next').click();
    const answers = page.getByRole('region', { name: 'Check your answers' });
    const { panNumber, bankAccount, confirmBankAccount: _again, ...plain } = typed;
    for (const text of [
      sampleInfo.vendorName,
      sampleInfo.addressLine1,
      displayPhone(`+91${phone}`),
      'Tuesday to Friday, 08:30 to 21:00',
      maskSecret(panNumber),
      maskSecret(bankAccount),
      ...Object.values(plain),
    ]) {
      await expect(answers).toContainText(text);
    }
    await expect(answers.getByText('Uploaded', { exact: true })).toHaveCount(5);
    await expect(answers).not.toContainText('Not given');
  });

  await test.step('the server holds one vendor with its documents', async () => {
    const { vendors, documents } = await control<State>(sandbox, 'GET', 'state');
    const known = before.vendors.map(({ id }) => id);
    expect(vendors.filter(({ id }) => !known.includes(id))).toMatchObject([{ id: vendorId }]);
    const own = documents.filter((document) => document.vendorId === vendorId);
    expect(own.map(({ slot }) => slot).toSorted()).toEqual([...slotsOf(category)].toSorted());
  });
  await test.step('no call was sent twice, and none failed', async () => {
    const { calls } = await control<{ calls: { endpoint: string; status: number }[] }>(
      sandbox,
      'GET',
      'journal',
    );
    const writes = (endpoint: string) => calls.filter((call) => call.endpoint === endpoint).length;
    expect(['kyc', 'documents'].map(writes)).toEqual([1, 5]);
    expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
  });
});
