import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#islands/ui/Button.tsx';
import { useSubmit, type Submit } from '#islands/ui/form/useSubmit.ts';
import { show } from './screen.tsx';
import { themeColour } from './themeColour.ts';

const button = page.getByRole('button', { name: 'Save' });

/** Shows a form with a button, and counts its submissions and clicks. */
function showForm(props: Partial<Parameters<typeof Button>[0]>) {
  const [onSubmit, onClick] = [vi.fn<() => void>(), vi.fn<() => void>()];
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Name" />
      <Button onClick={onClick} {...props}>
        Save
      </Button>
    </form>,
  );
  return { onSubmit, onClick };
}

test.each([
  ['with the type submit submits its form', { type: 'submit' } as const, 1, 1],
  ['without a type never submits its form', {}, 0, 1],
  ['ignores presses while it is busy', { type: 'submit', busy: true } as const, 0, 0],
])('a button %s', async (_, props, submits, presses) => {
  const { onSubmit, onClick } = showForm(props);
  await expect.element(button).toBeVisible();
  (button.element() as HTMLButtonElement).click();
  expect(onSubmit).toHaveBeenCalledTimes(submits);
  expect(onClick).toHaveBeenCalledTimes(presses);
});

test('Enter in a field does not press a busy button', async () => {
  const { onSubmit } = showForm({ type: 'submit', busy: true });
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a busy button shows a spinner, is announced as busy and keeps the focus', async () => {
  function Saving() {
    const [isBusy, setBusy] = useState(false);
    return (
      <Button busy={isBusy} disabled={isBusy} onClick={() => setBusy(true)}>
        Save
      </Button>
    );
  }
  show(<Saving />);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  expect(button.element().querySelector('.animate-spin')?.getAttribute('aria-hidden')).toBe('true');
  await expect.element(button).toHaveAccessibleName('Save');
});

test('a disabled button takes neither presses nor the focus', async () => {
  const { onClick } = showForm({ disabled: true });
  await expect.element(button).toBeDisabled();
  (button.element() as HTMLButtonElement).click();
  await page.getByRole('textbox').click();
  await userEvent.tab();
  await expect.element(button).not.toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
});

test('only the next action has the accent colour', async () => {
  show(
    <>
      <Button kind="next">Next</Button>
      <Button>Save</Button>
      <Button kind="danger">Delete</Button>
    </>,
  );
  await expect.element(button).toBeVisible();
  const colour = (name: string): string =>
    getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;
  expect(colour('Next')).toBe(themeColour('accent'));
  expect(colour('Save')).not.toBe(colour('Next'));
  expect(colour('Delete')).not.toBe(colour('Next'));
});

/** Shows the state of a submission; `submit` is the current one. */
function showSubmit(tell: (error: unknown) => string = () => 'Could not be saved') {
  const held: { submit: Submit | null } = { submit: null };
  function Form() {
    const submit = useSubmit(tell);
    held.submit = submit;
    return (
      <output>
        {submit.state.type} {submit.attempt} {submit.failure ?? ''}
      </output>
    );
  }
  show(<Form />);
  return held as { submit: Submit };
}
const said = page.getByRole('status');

test('two fast presses run the work once', async () => {
  const held = showSubmit();
  await expect.element(said).toHaveTextContent('idle 0');
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<void>>(() => promise);
  const { run } = held.submit;
  void run(work);
  void run(work);
  await expect.element(said).toHaveTextContent('busy 0');
  expect(held.submit.isBusy, 'the button is busy').toBe(true);
  void held.submit.run(work);
  resolve();
  await expect.element(said).toHaveTextContent('idle 0');
  expect(work).toHaveBeenCalledOnce();
  await held.submit.run(work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a submission that leaves the page stays busy and ignores a second press', async () => {
  const held = showSubmit();
  await expect.element(said).toHaveTextContent('idle 0');
  const work = vi.fn<() => Promise<'leaving'>>(() => Promise.resolve('leaving'));
  await held.submit.run(work);
  await held.submit.run(work);
  await expect.element(said).toHaveTextContent('busy 0');
  expect(work).toHaveBeenCalledOnce();
});

test('a failure stays beside the button until the next attempt', async () => {
  const tell = vi.fn<(error: unknown) => string>((error) => `Told ${String(error)}`);
  const held = showSubmit(tell);
  await expect.element(said).toHaveTextContent('idle 0');
  // oxlint-disable-next-line prefer-promise-reject-errors -- any value may be thrown
  await held.submit.run(() => Promise.reject('offline'));
  await expect.element(said).toHaveTextContent('failed 0 Told offline');
  expect(tell).toHaveBeenCalledOnce();
  expect(held.submit.isBusy, 'the button is busy after the failure').toBe(false);
  const { promise, resolve } = Promise.withResolvers<void>();
  void held.submit.run(() => promise);
  await expect.element(said).toHaveTextContent('busy 0');
  resolve();
  await expect.element(said).toHaveTextContent('idle 0');
});

test('each refused press counts, and an accepted one resets the count', async () => {
  const held = showSubmit();
  await expect.element(said).toHaveTextContent('idle 0');
  held.submit.refuse();
  held.submit.refuse();
  await expect.element(said).toHaveTextContent('idle 2');
  await held.submit.run(() => Promise.resolve());
  await expect.element(said).toHaveTextContent('idle 0');
});
