import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRecorded } from './recorded.ts';
import { show } from './screen.tsx';
import { OpenedDialog, specimenScreens } from './specimens.tsx';

test.each(Object.entries(specimenScreens))(
  '%s: names, states, focus rings and boxes are as recorded',
  async (name, part) => {
    show(part);
    await expect.element(page.getByRole('main')).not.toBeEmptyDOMElement();
    await expectRecorded('parts', name);
  },
);

test('a dialog is modal, has its title as its name, and is alone in the tree', async () => {
  show(<OpenedDialog />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectRecorded('parts', 'a dialog', { boxes: true });
});
