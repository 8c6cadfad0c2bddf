import { beforeEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Dashboard } from '#islands/dashboard/Dashboard.island.tsx';
import { LegacyWizard } from '#islands/legacy/LegacyWizard.island.tsx';
import { Profile } from '#islands/profile/Profile.island.tsx';
import { StartRegistration } from '#islands/start/StartRegistration.island.tsx';
import { paths } from '#lib/paths.ts';
import { review } from '../../e2e/controls.ts';
import { enterAccount } from './vendorPages.tsx';
import { looseBar, looseDialog, misplaced, setWindow, windows } from './boxes.ts';
import { button, openFilled, openForm } from './firstStep.tsx';
import { openStep, seeContract } from './papers.tsx';
import { enter, sandbox, show } from './screen.tsx';
import { wear } from './sheets.ts';

/** The column of the start page, as in `pages/register/start.astro`. */
const startPage = (
  <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 py-8">
    <StartRegistration />
  </div>
);

describe.each(windows)('At $width px', (window) => {
  beforeEach(() => setWindow(window));

  test('the first step keeps its layout with and without errors', async () => {
    wear('onboarding');
    await openForm();
    expect([...misplaced(), ...looseBar()]).toEqual([]);
    await button('Next').click();
    await expect.element(page.getByText('Enter full name').last()).toBeVisible();
    expect([...misplaced(), ...looseBar()]).toEqual([]);
  });

  test.each([
    ['kyc-documents', 'Next', 'Enter valid GSTIN'],
    ['documents', 'Next', 'Please upload this document'],
    ['contract', 'Submit application', 'Required'],
  ] as const)('the step %s keeps its layout', async (step, next, error) => {
    wear('onboarding');
    await openStep(step);
    await expect.element(button(next)).toBeVisible();
    expect(misplaced()).toEqual([]);
    if (step === 'contract') await seeContract();
    expect(looseBar()).toEqual([]);
    await button(next).click();
    await expect.element(page.getByText(error, { exact: true }).last()).toBeVisible();
    expect([...misplaced(), ...looseBar()]).toEqual([]);
  });

  test('a rejected application keeps its layout', async () => {
    wear('vendorPages');
    const vendor = await commands.seed('contract');
    await review(sandbox, vendor.id, 'reject', { reason: 'The licence cannot be read.' });
    enter(vendor);
    show(<Dashboard />, paths.dashboardOf(vendor.id));
    await expect.element(page.getByText('The licence cannot be read.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Open in your map app/ })).toBeVisible();
    expect(misplaced()).toEqual([]);
  });

  test('the receipt keeps its layout', async () => {
    wear('vendorPages');
    const vendor = await commands.seed('contract');
    enter(vendor);
    show(<Profile />, paths.profileOf(vendor.id));
    await expect.element(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
    expect(misplaced()).toEqual([]);
  });

  test('the start page and its dialog keep their layout', async () => {
    wear('start');
    show(startPage, paths.registerStart);
    await expect.element(page.getByRole('button', { name: /^Pharmacy/ })).toBeVisible();
    expect(misplaced()).toEqual([]);
    await page.getByRole('button', { name: /^Pharmacy/ }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect([...looseDialog(), ...misplaced()]).toEqual([]);
  });

  test('the legacy form keeps its layout with and without errors', async () => {
    wear('registration');
    await enterAccount();
    show(<LegacyWizard />, '/register');
    await expect.element(button('Continue')).toBeVisible();
    expect([...misplaced(), ...looseBar()]).toEqual([]);
    await button('Continue').click();
    await expect.element(page.getByText('Vendor name is required').last()).toBeVisible();
    scrollTo(0, 0);
    expect([...misplaced(), ...looseBar()]).toEqual([]);
  });

  test('the code dialog keeps its layout', async () => {
    wear('onboarding');
    await openFilled(await commands.newPhone());
    await button('Next').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect([...looseDialog(), ...misplaced()]).toEqual([]);
  });
});
