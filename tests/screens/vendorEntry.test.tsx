import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { VendorEntry, onTap, start } from '#islands/vendor/VendorEntry.island.tsx';
import { $signInWanted } from '#islands/vendor/signInWanted.ts';
import { answer, delivered, enterAccount, watchNavigation } from './vendorPages.tsx';
import { drawn, show, signOut } from './screen.tsx';

const button = page.getByRole('button', { name: 'Sign In with Phone' });
const dialog = page.getByRole('dialog', { name: 'Vendor Login' });
const panel = page.getByRole('heading', { level: 2, name: 'Your applications' });

beforeEach(() => $signInWanted.set(false));
afterEach(() => {
  $signInWanted.set(false);
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
});

const showEntry = (): void => show(<VendorEntry />, '/vendor');

/** Makes the next style sheet fail to load. */
function loseStyle(): void {
  const { append } = document.head;
  vi.spyOn(document.head, 'append').mockImplementationOnce((link) => {
    append.call(document.head, link);
    (link as HTMLElement).dispatchEvent(new Event('error'));
  });
}

test('the button opens the sign-in dialog, and Escape returns the focus to it', async () => {
  showEntry();
  await button.click();
  await expect.element(dialog).toBeVisible();
  expect(panel.elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('opens nothing before a press on the button', async () => {
  showEntry();
  await expect.poll(() => document.querySelector('link[data-loaded]')).not.toBeNull();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('the button is busy until the dialog is loaded', async () => {
  // The style sheet never arrives.
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  showEntry();
  await button.click();
  const opening = page.getByRole('button', { name: 'Opening…' });
  await expect.element(opening).toHaveAttribute('aria-busy', 'true');
});

test('fills the phone field with digits typed before the dialog opened', async () => {
  showEntry();
  await expect.poll(() => document.querySelector('.early-phone')).not.toBeNull();
  document.querySelector<HTMLInputElement>('.early-phone')?.focus();
  await userEvent.keyboard('98765');
  await button.click();
  await expect.element(dialog.getByRole('textbox', { name: /phone/i })).toHaveValue('98765');
  await expect.poll(() => document.querySelector('.early-phone')).toBeNull();
});

test('returns the focus to the button, even from the early phone field', async () => {
  showEntry();
  await expect.poll(() => document.querySelector('.early-phone')).not.toBeNull();
  document.querySelector<HTMLInputElement>('.early-phone')?.focus();
  $signInWanted.set(true);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('reports a dialog that failed to load, and Try again loads it', async () => {
  loseStyle();
  showEntry();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('We could not load this')).toBeVisible();
  await expect
    .element(alert.getByText(/Please check your internet connection and try again\./))
    .toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await button.click();
  await expect.element(dialog).toBeVisible();
});

test('a press on the button also retries after a failure', async () => {
  loseStyle();
  showEntry();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await button.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('We could not load this')).not.toBeInTheDocument();
});

test('shows a signed-in vendor the panel in place of the button', async () => {
  const visited = watchNavigation();
  await answer({ applications: [{ id: 'e1', name: 'Asha Labs', status: 'incomplete' }] });
  await enterAccount();
  showEntry();
  await expect.element(panel).toBeVisible();
  await expect.element(page.getByText('Asha Labs')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  expect(document.documentElement.dataset.session).toBe('');
  expect(document.activeElement).toBe(document.body);
  expect(visited).toEqual([]);
  signOut();
  await expect.element(button).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  expect(document.documentElement.dataset.session).toBeUndefined();
});

test('signing in in another tab shows the panel without leaving the page', async () => {
  const visited = watchNavigation();
  showEntry();
  await expect.element(button).toBeVisible();
  await answer({ applications: [{ id: 'e1', name: 'Asha Labs', status: 'incomplete' }] });
  await enterAccount();
  await expect.element(panel).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  expect(visited).toEqual([]);
});

/** Shows the entry and signs a new vendor in through its dialog. */
async function signInHere(): Promise<void> {
  const phone = await commands.newPhone();
  showEntry();
  await button.click();
  await dialog.getByRole('textbox', { name: /phone/i }).fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByRole('textbox', { name: /code/i }).fill('123456');
}

test('signing in leads to the panel and focuses its heading', async () => {
  await signInHere();
  await expect.element(panel).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  const choice = page.getByRole('dialog', { name: 'Select the service you want to register for' });
  await expect.element(choice).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).toHaveFocus();
});

test('the next sign-in in another tab stays on the page', async () => {
  const visited = watchNavigation();
  await signInHere();
  const choice = page.getByRole('dialog', { name: 'Select the service you want to register for' });
  await expect.element(choice).toBeVisible();
  signOut();
  await expect.element(button).toBeVisible();
  await answer({ applications: [{ id: 'e1', name: 'Asha Labs', status: 'incomplete' }] });
  await enterAccount();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await drawn();
  await expect.element(panel).not.toHaveFocus();
  expect(visited.filter((path) => path !== '/')).toEqual([]);
});

test('the delivered button starts once, and the tap that started it opens the dialog', async () => {
  const slot = delivered(<VendorEntry />);
  slot.dataset.lazy = '/entry.js';
  document.body.append(slot);
  onTap(slot);
  await expect.element(dialog).toBeVisible();
  expect(slot.dataset.lazy).toBeUndefined();
  start(slot);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  slot.remove();
});
