import { beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Dashboard } from '#islands/dashboard/Dashboard.island.tsx';
import { LegacyWizard } from '#islands/legacy/LegacyWizard.island.tsx';
import { Profile } from '#islands/profile/Profile.island.tsx';
import { StartRegistration } from '#islands/start/StartRegistration.island.tsx';
import { paths } from '#lib/paths.ts';
import { brokenWordsOnScreen, widePartsOnScreen } from '../../e2e/boxes.ts';
import { review } from '../../e2e/controls.ts';
import { enterAccount } from './vendorPages.tsx';
import { farErrors, linesOf, looseBar, looseDialog, overlaps, setWindow, windows } from './boxes.ts';
import { button, openFilled, openForm } from './firstStep.tsx';
import { emptySteps, openStep, seeContract, sendEmpty } from './papers.tsx';
import { doubleLetters, setLetters } from './letters.ts';
import { drawn, enter, sandbox, show } from './screen.tsx';
import { wear } from './sheets.ts';

/** The column of the start page, as in `pages/register/start.astro`. */
const startPage = (
  <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 py-8">
    <StartRegistration />
  </div>
);

beforeEach(async () => {
  await setWindow(windows[0]);
  await setLetters('wide');
});

/** Expects that wide letters fit, also those of twice the size, which break no word in `whole`. */
async function expectPlaced(whole = 'main'): Promise<void> {
  expect([...widePartsOnScreen(), ...overlaps(), ...farErrors()]).toEqual([]);
  expect(brokenWordsOnScreen('dt'), 'labels').toEqual([]);
  const undo = await doubleLetters();
  expect([...widePartsOnScreen(), ...overlaps(), ...brokenWordsOnScreen(whole)]).toEqual([]);
  undo();
  await drawn();
}

/** Expects that a long word of another language stays whole in the title of a step, with letters of twice the size. */
async function expectWholeTitle(): Promise<void> {
  const title = document.querySelector('.flow-step') ?? expect.fail('The step has no title.');
  const words = title.textContent;
  const undo = await doubleLetters();
  title.textContent = 'Unterstützung';
  expect([linesOf(title).length, ...widePartsOnScreen()], 'the lines of a long title').toEqual([1]);
  title.textContent = words;
  undo();
  await drawn();
}

test('the first step has room for wide letters, with and without errors', async () => {
  wear('onboarding');
  await openForm();
  expect(looseBar()).toEqual([]);
  await expectPlaced();
  await button('Next').click();
  await expect.element(page.getByText('Enter full name').last()).toBeVisible();
  expect(looseBar()).toEqual([]);
  await expectPlaced();
});

test.each(emptySteps)('the step %s has room for wide letters', async (step, next, error) => {
  wear('onboarding');
  await openStep(step);
  await expect.element(button(next)).toBeVisible();
  await expectPlaced();
  await expectWholeTitle();
  if (step === 'contract') await seeContract();
  expect(looseBar()).toEqual([]);
  await sendEmpty(next, error);
  expect(looseBar()).toEqual([]);
  await expectPlaced();
});

test('a rejected application has room for wide letters', async () => {
  wear('vendorPages');
  const vendor = await commands.seed('contract');
  await review(sandbox, vendor.id, 'reject', { reason: 'The licence cannot be read.' });
  enter(vendor);
  show(<Dashboard />, paths.dashboardOf(vendor.id));
  await expect.element(page.getByText('The licence cannot be read.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Open in your map app/ })).toBeVisible();
  await expectPlaced();
});

test('the receipt has room for wide letters', async () => {
  wear('vendorPages');
  const vendor = await commands.seed('contract');
  enter(vendor);
  show(<Profile />, paths.profileOf(vendor.id));
  await expect.element(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
  await expectPlaced();
});

test('the start page and its dialog have room for wide letters', async () => {
  wear('start');
  show(startPage, paths.registerStart);
  await expect.element(page.getByRole('button', { name: /^Pharmacy/ })).toBeVisible();
  await expectPlaced();
  await page.getByRole('button', { name: /^Pharmacy/ }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(looseDialog()).toEqual([]);
  await expectPlaced();
});

test('the legacy form has room for wide letters, with and without errors', async () => {
  wear('registration');
  await enterAccount();
  show(<LegacyWizard />, '/register');
  await expect.element(button('Continue')).toBeVisible();
  expect(looseBar()).toEqual([]);
  await expectPlaced();
  await button('Continue').click();
  await expect.element(page.getByText('Vendor name is required').last()).toBeVisible();
  scrollTo(0, 0);
  expect(looseBar()).toEqual([]);
  await expectPlaced();
});

test('the code dialog has room for wide letters', async () => {
  wear('onboarding');
  await openFilled(await commands.newPhone());
  await button('Next').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(looseDialog()).toEqual([]);
  await expectPlaced();
});
