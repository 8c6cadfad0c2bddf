import type { BrowserContext, Page } from 'playwright/test';
import { firstStep, stepHeading } from './elements.ts';
import { startApplication } from './visitor.ts';
import { expect, test } from './fixtures.ts';
import { info, kyc } from './forms.ts';

/** Numbers in [0, 1) that a seed repeats (mulberry32): a failing moment can be met again. */
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
 * How far the auto-save of the KYC step has come when its page ends: not begun, under way, said to be done. A crash announces
 * nothing, so only what is said to be saved must outlive it.
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
  // As a vendor closes a tab, or as a phone kills it.
  await page.close({ runBeforeUnload: ending === 'close' });
  await isClosed;
  await next.goto(url);
  return next;
}

async function expectTyped(page: Page, typed: Record<string, string>, when: string): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`input[name="${name}"]`), `${name} after ${when}`).toHaveValue(value);
}

/** Types over what a field holds; the last character by its key. */
async function type(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`input[name="${name}"]`);
  await field.fill(text.slice(0, -1));
  await field.press('End');
  await field.pressSequentially(text.slice(-1));
}

// Each run's moments differ when a seed is given; without one they are the same every time.
const seed = Number(process.env['SEED'] ?? 20);

test('whenever a tab is killed, step 1 comes back to the last character', async ({ page, context }) => {
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
  await expectTyped(next, typed, `a crash of seed ${seed}`);
  await expect(next.getByText('What you typed before is still here.')).toBeVisible();
});

test('what is typed on the KYC step is there again after another step, and to the last character over any moment a tab is closed', async ({
  page,
  context,
  sandbox,
  newPhone,
}) => {
  const dice = seededDice(seed + 1);
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(dice() * from.length)] as Value;
  const { confirmBankAccount: _typedAgain, ...values } = kyc;
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  for (const [name, value] of Object.entries(kyc)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await page.goBack();
  await expectTyped(page, kyc, 'the browser’s Back');
  await page.goForward();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await page.getByRole('button', { name: '2. KYC & business details' }).click();
  await expectTyped(page, kyc, 'the stepper');

  const typed: Record<string, string> = { ...values, panNumber: values.panNumber.toUpperCase() };
  const stored: string[] = [];
  const storages = () => current.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  let current = page;
  for (const [moment, { saving, ending }] of kycMoments.entries()) {
    const name = pick(Object.keys(values)) as keyof typeof values;
    const next = values[name].slice(0, 1 + Math.floor(dice() * values[name].length)).trim();
    // What the server has already is not sent again.
    const asked = saving !== 'typed' && typed[name] !== next ? current.waitForRequest(/\/kyc\/draft$/) : null;
    await type(current, name, next);
    typed[name] = name === 'panNumber' ? next.toUpperCase() : next;
    await asked;
    if (saving === 'saved') await expect(current.getByText(/^Saved at/)).toBeVisible();
    stored.push(await storages());
    current = await end(current, context, ending);
    await expectTyped(current, typed, `moment ${moment} of seed ${seed}: ${ending} when ${saving}`);
  }
  for (const text of [...stored, await storages()])
    for (const name of ['panNumber', 'bankAccount', 'gstNumber'] as const)
      expect(text, name).not.toContain(values[name].toUpperCase().slice(0, 8));
});
