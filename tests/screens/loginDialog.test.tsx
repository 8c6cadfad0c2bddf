import { useState } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { LoginDialog } from '#islands/auth/LoginDialog.tsx';
import { SignInAgain } from '#islands/auth/SignInAgain.tsx';
import { SignInInPlace } from '#islands/shell/session/SignInInPlace.tsx';
import { Frame } from '#islands/shell/Frame.tsx';
import { keyPrefix } from '#lib/brand.ts';
import type { Grant } from '#lib/domain/session/grant.ts';
import { $createdPhone } from '#lib/stores/application/draft.ts';
import { $application } from '#lib/stores/application/flow/loadedApplication.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { $signInAgain, askToSignInAgain } from '#lib/stores/session/session.ts';
import { smallTargets } from './boxes.ts';
import { callsTo, holdTimers } from './network.ts';
import { openOnce, show } from './screen.tsx';
import { wear } from './sheets.ts';
import { tap } from './press.ts';
import { clearToasts, codeField, phoneField, sendButton, sendPath } from './signInForm.tsx';
import { expectRecorded } from './recorded.ts';

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Vendor Login' });
const terms = page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions and Privacy Policy' });

afterEach(() => $signInAgain.set(null));

function Opened(props: Partial<Parameters<typeof LoginDialog>[0]>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LoginDialog onSignedIn={() => undefined} {...props} open={isOpen} onClose={() => setOpen(false)} />
    </Frame>
  );
}

async function open(props: Partial<Parameters<typeof LoginDialog>[0]> = {}): Promise<void> {
  clearToasts();
  show(<Opened {...props} />);
  await expect.element(opener).toBeVisible();
  (opener.element() as HTMLElement).focus();
  tap(opener);
  await expect.element(dialog).toBeVisible();
}

async function signIn(): Promise<string> {
  const phone = await commands.newPhone();
  await phoneField.fill(phone);
  tap(sendButton);
  await expect.element(page.getByText(/^Sent to/)).toBeVisible();
  await codeField.fill('123456');
  return phone;
}

test('explains the sign-in and focuses the phone field', async () => {
  await open();
  await expect.element(page.getByText('We send a 6-digit code to your phone.')).toBeVisible();
  await expect.element(phoneField).toHaveFocus();
  await expect.element(phoneField).toHaveValue('');
  await expectRecorded('vendor', 'sign-in dialog', { boxes: true });
});

describe('The dialog', () => {
  openOnce(open);

  test.each(['Continue with Email (coming soon)', 'Sign in with Google (coming soon)'])(
    'shows “%s” as disabled',
    async (name) => {
      await expect.element(page.getByRole('button', { name, exact: true })).toBeDisabled();
    },
  );

  test.each([
    ['Terms and Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Privacy notice', '/privacy'],
  ])('“%s” opens %s in a new tab', async (name, path) => {
    const link = page.getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', path);
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('the privacy notice explains the use of the number before the form asks for it', async () => {
    await expect
      .element(page.getByText(/^We use your number to sign you in and for your application\./))
      .toBeVisible();
  });

  test('keeps the consent to the terms while it is ticked', async () => {
    await expect.element(terms).not.toBeChecked();
    await terms.click();
    const kept = (): unknown => JSON.parse(localStorage.getItem(`${keyPrefix}consents`) ?? 'null');
    expect(kept()).toEqual([
      expect.objectContaining({ id: 'terms' }),
      expect.objectContaining({ id: 'privacy' }),
    ]);
    await terms.click();
    expect(kept()).toBeNull();
  });
});

test('a vendor can sign in without the terms', async () => {
  const onSignedIn = vi.fn<(grant: Grant) => void>();
  await open({ onSignedIn });
  const phone = await signIn();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(onSignedIn.mock.calls[0]?.[0]).toMatchObject({ user: { phone: `+91${phone}` } });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Close', () => page.getByRole('button', { name: 'Close' }).click()],
])('%s closes the dialog and returns the focus', async (_, close) => {
  await open();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a closed dialog leaves no notification that a code was sent', async () => {
  // Its own time must not remove it.
  holdTimers(4000);
  await open();
  await phoneField.fill(await commands.newPhone());
  tap(sendButton);
  const told = (): string[] => $toasts.get().map(({ title }) => title);
  await expect.poll(told).toEqual(['OTP sent']);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(told).toEqual([]);
});

test('offers the other languages of the page in the dialog too', async () => {
  wear('start');
  const links = document.createElement('div');
  links.className = 'languages';
  const more = '<a href="/ta/vendor" lang="ta">Another language</a>'.repeat(6);
  links.innerHTML = `<a href="/hi/vendor" lang="hi">हिन्दी</a>${more}`;
  document.body.append(links);
  onTestFinished(() => links.remove());
  await open();
  await expect.element(dialog.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('href', '/hi/vendor');
  expect(smallTargets()).toEqual([]);
  // The page keeps its own links.
  expect(links.parentElement).toBe(document.body);
});

test('opens the requested page after sign-in if the dialog is told to', async () => {
  const to = vi.spyOn(navigation, 'to').mockReturnValue();
  onTestFinished(() => to.mockRestore());
  sessionStorage.setItem(
    `${keyPrefix}askedPage`,
    JSON.stringify({ path: '/dashboard', at: Date.now(), session: null }),
  );
  const onSignedIn = vi.fn<(grant: Grant) => void>();
  await open({ opensAskedPage: true, onSignedIn });
  await signIn();
  await expect.poll(() => to.mock.calls).toEqual([['/dashboard']]);
  expect(onSignedIn).not.toHaveBeenCalled();
});

const typedHere = 'You were signed out. Sign in again to continue. What you typed is still here.';
test.each([
  ['nobody was signed in', null, null, 'To continue this application, sign in with its phone number.'],
  ['a session ended', '+919812345670', null, typedHere],
  [
    'the vendor was just created',
    '+919812345670',
    '+919812345670',
    'Your business is saved. To continue, sign in with the same number.',
  ],
])('signing in again explains why: %s', async (_, phone, created, words) => {
  $createdPhone.set(created);
  onTestFinished(() => $createdPhone.set(null));
  $signInAgain.set({ phone });
  show(<SignInAgain />);
  await expect.element(dialog.getByText(words, { exact: true })).toBeVisible();
  await expect.element(phoneField).toHaveValue(phone === null ? '' : phone.slice(3));
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect($signInAgain.get()).toBeNull();
});

test('signing in again assumes an ended session while an application is open', async () => {
  $createdPhone.set('+919812345670');
  const before = $application.get();
  $application.set({ type: 'loaded' } as ReturnType<typeof $application.get>);
  onTestFinished(() => {
    $createdPhone.set(null);
    $application.set(before);
  });
  $signInAgain.set({ phone: null });
  show(<SignInAgain />);
  await expect.element(dialog.getByText(typedHere)).toBeVisible();
});

test('signing in again keeps the page and closes its dialog afterwards', async () => {
  const to = vi.spyOn(navigation, 'to').mockReturnValue();
  onTestFinished(() => to.mockRestore());
  clearToasts();
  show(
    <Frame>
      <input aria-label="Typed" defaultValue="kept" />
      <SignInInPlace />
    </Frame>,
  );
  await expect.element(dialog).not.toBeInTheDocument();
  const phone = await commands.newPhone();
  askToSignInAgain(`+91${phone}`);
  await expect.element(dialog).toBeVisible();
  await expect.element(phoneField).toHaveValue(phone);
  tap(sendButton);
  await expect.poll(() => callsTo(sendPath)).toHaveLength(1);
  await expect.element(page.getByText(/^Sent to/)).toBeVisible();
  await codeField.fill('123456');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Typed' })).toHaveValue('kept');
  expect(to).not.toHaveBeenCalled();
});
