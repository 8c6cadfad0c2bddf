import type { Locator, Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { keyPrefix } from '#lib/brand.ts';
import { isTorture, playCases, runTimeoutMs, type Dice } from '../tests/torture/cases.ts';
import { slotCard, slotInput } from './documentsStep.ts';
import { photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { openKillableTab, type KillableTab } from './killableTab.ts';
import { ApiVisitor } from './visitor.ts';

test.describe.configure({ timeout: runTimeoutMs });

/** The pages of the paper, in the order in which they are photographed. */
const names = ['one.png', 'two.png', 'three.png', 'four.png', 'five.png'];
const slot = 'gst';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Pages of GST' });

/** Returns the photos in the list of pages. Each of them was reported to the vendor as taken. */
const pagesIn = (page: Page): Promise<(string | null)[]> =>
  dialogOf(page)
    .locator('[data-page]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-page')));

/** Chooses photos as a vendor does, who opens the list of files first. */
async function addPages(page: Page, chosen: readonly string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await dialogOf(page).getByText('Add a page').click();
  await (await choosing).setFiles(chosen.map((name) => ({ ...photo(), name })));
}

async function openStep(tab: KillableTab, visitor: ApiVisitor): Promise<string> {
  const { id, category } = await visitor.seed('kyc');
  await visitor.enter(tab.page);
  const step = paths.onboarding('documents', { serviceType: category, vendorId: id, continue: true });
  await tab.page.goto(visitor.origin + step);
  await expect(slotCard(tab.page, slot)).toBeVisible();
  return id;
}

/** Does something to the pages that the vendor sees at once. */
async function change(page: Page, dice: Dice): Promise<void> {
  const count = (await pagesIn(page)).length;
  if (count === 0) return;
  const number = dice.between(1, count);
  const action = dice.pick(['Turn page', 'Move page', 'Remove page']);
  // The first page cannot move up.
  if (action === 'Move page' && number === 1) return;
  const name = action === 'Move page' ? `${action} ${number} up` : `${action} ${number}`;
  await dialogOf(page).getByRole('button', { name, exact: true }).click();
}

/** Lets the page draw a number of frames. */
function drawFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** The moment of the kill. */
type Moment = 'resting' | 'adding one' | 'adding all' | 'changing' | 'sending';

/** Photographs a part of the paper, kills the tab and expects the photos again. */
async function photographAndDie(tab: KillableTab, dice: Dice, moment: Moment): Promise<void> {
  const taken = dice.between(moment === 'sending' || moment === 'resting' ? 1 : 0, 4);
  const frames = dice.between(0, 24);
  await slotCard(tab.page, slot)
    .getByRole('button', { name: /^Several pages/ })
    .click();
  const chosen: string[] = [];
  for (const name of names.slice(0, taken)) {
    chosen.push(name);
    await addPages(tab.page, [name]);
    await expect.poll(() => pagesIn(tab.page)).toEqual(chosen);
  }
  if (moment === 'adding one' || moment === 'adding all') {
    const added = names.slice(taken, moment === 'adding one' ? taken + 1 : undefined);
    chosen.push(...added);
    await addPages(tab.page, added);
  }
  if (moment === 'changing') {
    for (let times = 0; times < 3; times += 1) await change(tab.page, dice);
  }
  if (moment === 'sending') await dialogOf(tab.page).getByRole('button', { name: /^Use / }).click();
  await drawFrames(tab.page, frames);
  const confirmed = moment === 'sending' ? chosen : await pagesIn(tab.page);
  await tab.kill();

  const card = slotCard(tab.page, slot);
  await expect(card).toBeVisible();
  const opener = card.getByRole('button', { name: 'Pages of GST' });
  await expect(
    opener
      .or(card.getByText(/^Uploaded on/))
      .or(card.getByText(/closed/))
      .first(),
  ).toBeVisible({
    visible: confirmed.length > 0 || moment.startsWith('adding'),
  });
  if (moment === 'sending' && (await card.getByText(/^Uploaded on/).isVisible())) return;
  const said = await card.innerText();
  const back: (string | null)[] = [];
  if (await opener.isVisible()) {
    await opener.click();
    await expect(dialogOf(tab.page)).toBeVisible();
    await expect(dialogOf(tab.page).getByText('Preparing the photo…')).toBeHidden();
    await expect(dialogOf(tab.page).getByRole('button', { name: /^Use / })).toBeEnabled();
    back.push(...(await pagesIn(tab.page)));
  }
  expect(back.slice(0, confirmed.length), `confirmed photos, ${moment} for ${frames} frames`).toEqual(
    confirmed,
  );
  const isLost = moment !== 'changing' && chosen.some((name) => !back.includes(name));
  if (isLost) expect(said, 'a lost photo is named').toMatch(/lost|closed while/);
}

/** Returns the number of files that the browser keeps. */
const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          const database = request.result;
          const counted = database.transaction('files').objectStore('files').count();
          counted.onsuccess = () => {
            database.close();
            resolve(counted.result);
          };
        };
      }),
    `${keyPrefix}files`,
  );

test('a killed tab gives back a chosen photo and every photographed page @desktop', async ({
  sandbox,
  newPhone,
}) => {
  const moments: readonly [Moment, ...Moment[]] = [
    'adding one',
    'changing',
    'sending',
    'adding all',
    'resting',
  ];
  let tab = await openKillableTab();
  const card = (): Locator => slotCard(tab.page, 'pharmacyLicense');
  try {
    await playCases({ name: 'killed-tab', sample: 1, full: 300 }, async (dice, index) => {
      try {
        await openStep(tab, new ApiVisitor(sandbox.origin, newPhone()));
        // A full run plays its cases alone.
        if (!isTorture) {
          await tab.page.route('**/documents', (route) => route.abort());
          await slotInput(tab.page, 'pharmacyLicense').setInputFiles({ ...photo(), name: 'licence.png' });
          await expect(card()).toHaveAttribute('data-state', 'failed');
        }
        await photographAndDie(tab, dice, moments[index % moments.length] as Moment);
      } catch (error) {
        // A case that failed may leave anything behind.
        await tab.close();
        tab = await openKillableTab();
        throw error;
      }
    });

    // The last case of a full run may leave no page.
    if (isTorture) return;
    await test.step('a photo that was not sent waits for the vendor, and can be sent', async () => {
      await tab.page.keyboard.press('Escape');
      await expect(card().getByText('licence.png')).toBeVisible();
      await expect(card()).toHaveAttribute('data-state', 'stopped');
      const kept = await keptFiles(tab.page);
      await card()
        .getByRole('button', { name: /^Retry/ })
        .click();
      await expect(card()).toHaveAttribute('data-state', 'uploaded');
      await expect.poll(() => keptFiles(tab.page)).toBe(kept - 1);
      expect(kept - 1, 'photographed pages are kept').toBeGreaterThan(0);
    });
    await test.step('half an hour later any page of the portal deletes what is kept', async () => {
      await tab.page.clock.setFixedTime(Date.now() + 31 * 60_000);
      await tab.page.goto(sandbox.origin + paths.registerStart);
      await expect.poll(() => keptFiles(tab.page)).toBe(0);
    });
  } finally {
    await tab.close();
  }
});
