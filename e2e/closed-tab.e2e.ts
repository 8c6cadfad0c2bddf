import type { BrowserContext, Page } from 'playwright/test';
import { keyPrefix } from '#lib/brand.ts';
import { firstStep, stepHeading } from './elements.ts';
import { startApplication } from './visitor.ts';
import { expect, test } from './fixtures.ts';
import { info, kyc } from './forms.ts';

/** Returns a generator of numbers in [0, 1) that repeats for a seed (mulberry32), to reproduce a failure. */
function seededDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How a page ends. */
type Ending = 'leave' | 'close' | 'crash';

/**
 * The state of the KYC step's auto-save when its page ends: not begun, under way, reported as done. A crash
 * comes without notice, so only details reported as saved must survive it.
 */
const kycMoments: readonly { saving: 'typed' | 'asked' | 'saved'; ending: Ending }[] = [
  { saving: 'typed', ending: 'close' },
  { saving: 'asked', ending: 'leave' },
  { saving: 'saved', ending: 'crash' },
];

async function end(page: Page, context: BrowserContext, ending: Ending): Promise<Page> {
  const url = page.url();
  if (ending === 'leave') {
    await page.goto('/delivery', { waitUntil: 'commit' });
    await page.goto(url);
    return page;
  }
  const next = await context.newPage();
  const isClosed = page.waitForEvent('close');
  // `close` is a vendor closing the tab, `crash` a phone killing it.
  await page.close({ runBeforeUnload: ending === 'close' });
  await isClosed;
  await next.goto(url);
  return next;
}

async function expectTyped(page: Page, typed: Record<string, string>, when: string): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`input[name="${name}"]`), `${name} after ${when}`).toHaveValue(value);
}

/** Replaces the value of a field. Types the last character as a key. */
async function type(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`input[name="${name}"]`);
  await field.fill(text.slice(0, -1));
  await field.press('End');
  await field.pressSequentially(text.slice(-1));
}

// A seed varies the moments. Without one, they are the same in every run.
const seed = Number(process.env['SEED'] ?? 20);

test('offers the first step of a killed tab, to the last character', async ({ page, context }) => {
  const dice = seededDice(seed);
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(dice() * from.length)] as Value;
  const typed: Record<string, string> = {};
  await page.goto(firstStep());
  for (let moment = 0; moment < 3; moment++) {
    const name = pick(Object.keys(info)) as keyof typeof info;
    typed[name] = info[name].slice(0, 1 + Math.floor(dice() * info[name].length));
    await type(page, name, typed[name]);
  }
  const next = await end(page, context, 'crash');
  await expect(next.getByText('There is something typed here from earlier.')).toBeVisible();
  await expect(next.getByRole('main')).not.toContainText(Object.values(typed)[0] ?? '');
  await expect(next.locator('form')).toHaveCount(0);
  await next.getByRole('button', { name: 'Continue with it' }).click();
  await expectTyped(next, typed, `a crash of seed ${seed}`);
  await expect(next.getByText('What you typed before is still here.')).toBeVisible();
});

test('the next visitor starts empty, and a copy expires after twelve hours', async ({ page, context }) => {
  const entry = `${keyPrefix}recovery.vendorInfo.pharmacy`;
  await test.step('a reload keeps the text', async () => {
    await page.goto(firstStep());
    await type(page, 'vendorName', 'Asha Medicals');
    await page.reload();
    await expectTyped(page, { vendorName: 'Asha Medicals' }, 'a reload');
  });
  let next = await end(page, context, 'close');
  await test.step('Start empty removes the copy', async () => {
    await next.getByRole('button', { name: 'Start empty' }).click();
    await expect(stepHeading(next, 'Vendor information')).toBeFocused();
    await expectTyped(next, { vendorName: '' }, 'a new start');
    expect(await next.evaluate((name) => localStorage.getItem(name), entry)).toBeNull();
  });
  await test.step('a copy older than twelve hours is not offered', async () => {
    await type(next, 'vendorName', 'Ravi Stores');
    await next.evaluate((name) => {
      const copy = JSON.parse(localStorage.getItem(name) ?? '{}') as { at: number };
      localStorage.setItem(name, JSON.stringify({ ...copy, at: copy.at - 12 * 3_600_000 - 1 }));
    }, entry);
    next = await end(next, context, 'crash');
    await expectTyped(next, { vendorName: '' }, 'half a day');
    await expect(next.locator('html')).toHaveAttribute('data-form', 'taken');
  });
});

test('KYC details outlive another step and a closed tab', async ({ page, context, sandbox, newPhone }) => {
  const dice = seededDice(seed + 1);
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(dice() * from.length)] as Value;
  const { confirmBankAccount: _typedAgain, ...values } = kyc;
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await test.step('another step and Back keep all details', async () => {
    for (const [name, value] of Object.entries(kyc)) await page.locator(`input[name="${name}"]`).fill(value);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
    await page.goBack();
    await expectTyped(page, kyc, 'the browser’s Back');
    await page.goForward();
    await expect(stepHeading(page, 'Vendor information')).toBeVisible();
    await page.getByRole('button', { name: '2. KYC & business details' }).click();
    await expectTyped(page, kyc, 'the stepper');
  });

  const typed: Record<string, string> = { ...values, panNumber: values.panNumber.toUpperCase() };
  const stored: string[] = [];
  const storages = () => current.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  let current = page;
  await test.step('a closed tab keeps the details to the last character', async () => {
    for (const [moment, { saving, ending }] of kycMoments.entries()) {
      const name = pick(Object.keys(values)) as keyof typeof values;
      const next = values[name].slice(0, 1 + Math.floor(dice() * values[name].length)).trim();
      // The form does not send a value again that the server already has.
      const asked =
        saving !== 'typed' && typed[name] !== next ? current.waitForRequest(/\/kyc\/draft$/) : null;
      await type(current, name, next);
      typed[name] = name === 'panNumber' ? next.toUpperCase() : next;
      await asked;
      if (saving === 'saved') await expect(current.getByText(/^Saved at/)).toBeVisible();
      stored.push(await storages());
      current = await end(current, context, ending);
      await expectTyped(current, typed, `moment ${moment} of seed ${seed}: ${ending} when ${saving}`);
    }
  });
  await test.step('no storage held a secret', async () => {
    for (const text of [...stored, await storages()])
      for (const name of ['panNumber', 'bankAccount', 'gstNumber'] as const)
        expect(text, name).not.toContain(values[name].toUpperCase().slice(0, 8));
  });
});
