import axe from 'axe-core';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Dashboard } from '#islands/dashboard/Dashboard.island.tsx';
import { Profile } from '#islands/profile/Profile.island.tsx';
import { StartRegistration } from '#islands/start/StartRegistration.island.tsx';
import { paths } from '#lib/paths.ts';
import { review } from '../../e2e/controls.ts';
import { axeFindings, axeOptions } from '../support/axeFindings.ts';
import { button, openForm } from './firstStep.tsx';
import { emptySteps, openStep, sendEmpty } from './papers.tsx';
import { enter, leave, sandbox, show } from './screen.tsx';
import { wear } from './sheets.ts';
import { specimenScreens } from './specimens.tsx';

const { rules, ...options } = axeOptions();

/** Checks the axe rules, except the contrast. `expectRecorded` checks it in each look. */
async function expectAccessible(): Promise<void> {
  // Other tests check the page around the screen.
  const main = page.getByRole('main').element();
  const findings = await axe.run(main, {
    ...options,
    rules: { ...rules, 'color-contrast': { enabled: false } },
  });
  expect(axeFindings(findings)).toEqual([]);
}

test.each(Object.entries(specimenScreens))('axe finds nothing in %s', async (_, part) => {
  wear('onboarding');
  show(part);
  await expect.element(page.getByRole('main')).not.toBeEmptyDOMElement();
  await expectAccessible();
});

test('axe finds nothing in the first step with its errors', async () => {
  wear('onboarding');
  await openForm();
  await button('Next').click();
  await expect.element(page.getByText('Enter full name').last()).toBeVisible();
  await expectAccessible();
});

test.each(emptySteps)('axe finds nothing in the step %s with its errors', async (step, next, error) => {
  wear('onboarding');
  await openStep(step);
  await sendEmpty(next, error);
  await expectAccessible();
});

test.each([['approve'], ['reject'], [null]] as const)(
  'axe finds nothing in dashboard and receipt after the decision %s',
  async (decision) => {
    wear('vendorPages');
    const vendor = await commands.seed('contract');
    if (decision !== null) await review(sandbox, vendor.id, decision, { reason: 'Cannot be read.' });
    enter(vendor);
    show(<Dashboard />, paths.dashboardOf(vendor.id));
    await expect.element(page.getByRole('link', { name: /Open in your map app/ })).toBeVisible();
    await expectAccessible();
    leave();
    enter(vendor);
    show(<Profile />, paths.profileOf(vendor.id));
    await expect.element(page.getByRole('link', { name: 'View Dashboard' })).toBeVisible();
    await expectAccessible();
  },
);

test('axe finds nothing on the start page', async () => {
  wear('start');
  show(<StartRegistration />, paths.registerStart);
  await expect.element(page.getByRole('button', { name: /^Pharmacy/ })).toBeVisible();
  await expectAccessible();
});
