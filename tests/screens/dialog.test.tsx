import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { show } from './screen.tsx';
import { OpenedDialog } from './specimens.tsx';
import { tap } from './press.ts';

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog');
const close = page.getByRole('button', { name: 'Close' });
const inside = page.getByRole('textbox', { name: 'Inside' });

async function open(): Promise<void> {
  show(<OpenedDialog />);
  await expect.element(opener).toBeVisible();
  (opener.element() as HTMLElement).focus();
  tap(opener);
  await expect.element(dialog).toBeVisible();
}

test('a closed dialog is not on the page', async () => {
  show(<OpenedDialog />);
  await expect.element(opener).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the title is the dialog’s name and heading', async () => {
  await open();
  await expect.element(dialog).toHaveAccessibleName('Delete application');
  await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Delete application');
});

test('a modal dialog keeps Tab inside and blocks the page behind it', async () => {
  await open();
  expect(dialog.element().matches(':modal'), 'the dialog is modal').toBe(true);
  const behind = document.querySelector<HTMLElement>('[aria-label="Behind"]');
  for (let presses = 0; presses < 5; presses++) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(behind);
  }
  behind?.focus();
  expect(document.activeElement).not.toBe(behind);
});

test('the focus moves in when the dialog opens', async () => {
  await open();
  expect(dialog.element().contains(document.activeElement), 'the focus is in the dialog').toBe(true);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Close', () => close.click()],
])('%s closes the dialog and returns the focus', async (_, act) => {
  await open();
  await act();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a click beside the box does not close the dialog, so no typed text is lost', async () => {
  await open();
  await inside.fill('typed');
  await userEvent.click(dialog, { position: { x: 5, y: 5 } });
  await expect.element(dialog).toBeVisible();
  await expect.element(inside).toHaveValue('typed');
});

test('Escape asks the screen to close the dialog', async () => {
  const onClose = vi.fn<() => void>();
  show(
    <Dialog title="Saving" open onClose={onClose}>
      <input aria-label="Inside" />
    </Dialog>,
  );
  await expect.element(inside).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(dialog).toBeVisible();
});

test('a dialog keeps the focus where it is when it renders again', async () => {
  function Counting() {
    const [count, setCount] = useState(0);
    return (
      <Dialog title={`Pressed ${count}`} open onClose={() => undefined}>
        <button type="button" onClick={() => setCount(count + 1)}>
          Count
        </button>
      </Dialog>
    );
  }
  show(<Counting />);
  const count = page.getByRole('button', { name: 'Count' });
  await count.click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('Pressed 1');
  await expect.element(count).toHaveFocus();
});

test('the later of two dialogs is on top, and closing it returns to the first', async () => {
  function Nested() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Dialog title="First" open onClose={() => undefined}>
        <button type="button" onClick={() => setOpen(true)}>
          Further
        </button>
        <Dialog title="Second" open={isOpen} onClose={() => setOpen(false)}>
          <input aria-label="Inside" />
        </Dialog>
      </Dialog>
    );
  }
  show(<Nested />);
  await page.getByRole('button', { name: 'Further' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Second' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Second' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'First' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Further' })).toHaveFocus();
});

test('on a phone the box stands at the bottom edge and fills the width', async () => {
  await open();
  const box = () => dialog.element().querySelector('.slip')?.getBoundingClientRect();
  // Wait until the box has risen to its place.
  await expect.poll(() => box()?.bottom).toBeCloseTo(innerHeight, 0);
  expect(box()?.width).toBeCloseTo(innerWidth, 0);
  expect(close.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
