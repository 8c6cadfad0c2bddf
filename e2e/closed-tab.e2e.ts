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

/** How far the auto-save has come when the page ends: not begun, under way, said to be done. */
const savings = ['typed', 'asked', 'saved'] as const;

/** How a page ends. A crash announces nothing, so of the KYC step only what is said to be saved must outlive it. */
type Ending = 'reload' | 'leave' | 'close' | 'crash';

async function end(page: Page, context: BrowserContext, ending: Ending): Promise<Page> {
  const url = page.url();
  if (ending === 'reload') {
    await page.reload();
    return page;
  }
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

// Each run's moments differ when a seed is given; without one they are the same every time.
const seed = Number(process.env['SEED'] ?? 20);
const moments = Number(process.env['MOMENTS'] ?? 4);
const endings: readonly Ending[] = ['reload', 'leave', 'close', 'crash'];

test('@phone over any moment a tab is closed, step 1 comes back to the last character', async ({
  page,
  context,
}) => {
  const dice = seededDice(seed);
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(dice() * from.length)] as Value;
  const typed: Record<string, string> = {};
  let current = page;
  await current.goto(firstStep());
  for (let moment = 0; moment < moments; moment++) {
    const name = pick(Object.keys(info)) as keyof typeof info;
    const cut = 1 + Math.floor(dice() * info[name].length);
    const ending = endings[moment % endings.length] ?? 'reload';
    const field = current.locator(`input[name="${name}"]`);
    await field.fill('');
    await field.pressSequentially(info[name].slice(0, cut));
    typed[name] = info[name].slice(0, cut);
    current = await end(current, context, ending);
    await expectTyped(current, typed, `moment ${moment} of seed ${seed}: ${ending}`);
    await expect(current.getByText('What you typed before is still here.')).toBeVisible();
  }
});

test('@phone over any moment a tab is closed, the KYC step comes back from the server to the last character', async ({
  page,
  context,
  sandbox,
  newPhone,
}) => {
  const dice = seededDice(seed + 1);
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(dice() * from.length)] as Value;
  const { confirmBankAccount: _typedAgain, ...values } = kyc;
  const typed: Record<string, string> = {};
  const stored: string[] = [];
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  let current = page;
  const each = savings.flatMap((saving) =>
    endings
      .filter((ending) => saving === 'saved' || ending !== 'crash')
      .map((ending) => ({ saving, ending })),
  );
  for (const [moment, { saving, ending }] of each.entries()) {
    const name = pick(Object.keys(values)) as keyof typeof values;
    const value = name === 'panNumber' ? values[name].toUpperCase() : values[name];
    const cut = 1 + Math.floor(dice() * value.length);
    const next = value.slice(0, cut);
    // What the server has already is not sent again.
    const isNews = saving !== 'typed' && typed[name] !== next.trim();
    const asked = isNews ? current.waitForRequest(/\/kyc\/draft$/) : null;
    const field = current.locator(`input[name="${name}"]`);
    await field.fill('');
    await field.pressSequentially(next);
    typed[name] = next.trim();
    await asked;
    if (saving === 'saved') await expect(current.getByText(/^Saved at/)).toBeVisible();
    stored.push(await current.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])));
    current = await end(current, context, ending);
    await expectTyped(current, typed, `moment ${moment} of seed ${seed}: ${ending} when ${saving}`);
  }
  for (const text of [...stored, await current.evaluate(() => JSON.stringify({ ...localStorage }))])
    for (const [name, value] of Object.entries(typed))
      if (['panNumber', 'bankAccount', 'gstNumber'].includes(name) && value.length > 4)
        expect(text, name).not.toContain(value);
});

test('@phone what is typed on the KYC step is there again after looking at another step', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const fields = Object.entries(kyc);
  for (const [name, value] of fields) await page.locator(`input[name="${name}"]`).fill(value);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await page.goBack();
  await expectTyped(page, kyc, 'the browser’s Back');
  await page.goForward();
  await expect(stepHeading(page, 'Vendor information')).toBeVisible();
  await page.getByRole('button', { name: '2. KYC & business details' }).click();
  await expectTyped(page, kyc, 'the stepper');
});
