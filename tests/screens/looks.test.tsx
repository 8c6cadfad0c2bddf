import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Dashboard } from '#islands/dashboard/Dashboard.island.tsx';
import { Profile } from '#islands/profile/Profile.island.tsx';
import { StartRegistration } from '#islands/start/StartRegistration.island.tsx';
import { paths } from '#lib/paths.ts';
import { review } from '../../e2e/controls.ts';
import { axeFindings, axeOptions } from '../support/axeFindings.ts';
import { brokenReferences, setLook } from './boxes.ts';
import { button, openForm } from './firstStep.tsx';
import { framesUnseen, unreadable } from './inks.ts';
import { openStep } from './papers.tsx';
import { enter, sandbox, show } from './screen.tsx';
import { wear } from './sheets.ts';
import { specimens } from './specimens.tsx';

afterEach(() => setLook());

const schemes = [{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const;

describe.each(schemes)('In $colorScheme', (look) => {
  /** Checks contrast, visible fields and the axe rules. */
  async function expectSeen(): Promise<void> {
    await setLook(look);
    expect([...unreadable(), ...framesUnseen(), ...brokenReferences()]).toEqual([]);
    // Other tests check the page around the screen.
    const main = page.getByRole('main').element();
    expect(axeFindings(await axe.run(main, axeOptions()))).toEqual([]);
  }

  test.each(Object.entries(specimens))('%s: texts are readable and borders are visible', async (_, part) => {
    wear('onboarding');
    show(part);
    await expect.element(page.getByRole('main')).not.toBeEmptyDOMElement();
    await expectSeen();
  });

  test('the first step and its errors are readable and visible', async () => {
    wear('onboarding');
    await openForm();
    await button('Next').click();
    await expect.element(page.getByText('Enter full name').last()).toBeVisible();
    await expectSeen();
  });

  test.each([
    ['kyc-documents', 'Next', 'Enter valid GSTIN'],
    ['documents', 'Next', 'Please upload this document'],
    ['contract', 'Submit application', 'Required'],
  ] as const)('the step %s and its errors are readable and visible', async (step, next, error) => {
    wear('onboarding');
    await openStep(step);
    await button(next).click();
    await expect.element(page.getByText(error, { exact: true }).last()).toBeVisible();
    await expectSeen();
  });

  test.each([['approve'], ['reject'], [null]] as const)(
    'the dashboard is readable after the decision %s',
    async (decision) => {
      wear('vendorPages');
      const vendor = await commands.seed('contract');
      if (decision !== null) await review(sandbox, vendor.id, decision, { reason: 'Cannot be read.' });
      enter(vendor);
      show(<Dashboard />, paths.dashboardOf(vendor.id));
      await expect.element(page.getByRole('link', { name: /Open in your map app/ })).toBeVisible();
      await expectSeen();
    },
  );

  test.each([['approve'], ['reject'], [null]] as const)(
    'the receipt is readable after the decision %s',
    async (decision) => {
      wear('vendorPages');
      const vendor = await commands.seed('contract');
      if (decision !== null) await review(sandbox, vendor.id, decision, { reason: 'Cannot be read.' });
      enter(vendor);
      show(<Profile />, paths.profileOf(vendor.id));
      await expect.element(page.getByRole('link', { name: 'View Dashboard' })).toBeVisible();
      await expectSeen();
    },
  );

  test('the start page is readable and visible', async () => {
    wear('start');
    show(<StartRegistration />, paths.registerStart);
    await expect.element(page.getByRole('button', { name: /^Pharmacy/ })).toBeVisible();
    await expectSeen();
  });
});
