import { describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { answer, answerLate, callsTo, hold } from './network.ts';
import { openOnce } from './screen.tsx';
import {
  clearToasts,
  codeField,
  describedByOf,
  loginPath,
  phoneField,
  resendButton,
  sendButton,
  sendCode,
  sendPath,
  showWithPhone,
  stopClock,
  verifyButton,
} from './signInForm.tsx';
import { tap } from './tap.ts';

const alert = (title: string) => page.getByRole('alert').filter({ hasText: title });

test.each([
  [429, {}, 'Too many requests. Please wait a moment before trying again.'],
  [400, {}, 'Please enter a valid phone number.'],
  [503, {}, 'Our service is temporarily unavailable. Please try again later.'],
  [422, { message: 'This country is not served.' }, 'This country is not served.'],
  [422, {}, 'Failed to send OTP. Please try again.'],
  ['no network', {}, 'Please check your internet connection and try again.'],
] as const)('shows the error beside the phone when sending fails with %s %o', async (status, body, words) => {
  await showWithPhone();
  answer(sendPath, status === 'no network' ? status : { status, body });
  if (status === 'no network') answer(/./, 'no network', 3);
  tap(sendButton);
  await expect.element(phoneField).toHaveAttribute('aria-invalid', 'true');
  expect(describedByOf(phoneField.element())).toBe(words);
  await expect.element(alert('Failed')).toHaveTextContent(`Failed${words}`);
  await expect.element(codeField).not.toHaveAttribute('aria-invalid');
  expect(describedByOf(codeField.element())).toBe('Press Send OTP. The code comes by SMS.');
});

describe('A sent code', () => {
  let form: Awaited<ReturnType<typeof sendCode>>;
  openOnce(async () => (form = await sendCode()));

  test.each([
    [401, {}, 'The OTP you entered is incorrect. Please try again.'],
    [400, {}, 'Please enter a valid 6-digit OTP.'],
    [429, {}, 'Too many attempts. Please wait a moment before trying again.'],
    [404, {}, 'OTP has expired. Please request a new one.'],
    [500, {}, 'Our service is temporarily unavailable. Please try again later.'],
    [422, { message: 'This phone is blocked.' }, 'This phone is blocked.'],
    [422, {}, 'Please check your OTP and try again.'],
    [200, { success: false }, 'Authentication failed'],
    [
      200,
      { success: true, data: { accessToken: 'a' } },
      'Invalid response: missing required authentication data',
    ],
  ] as const)('shows the error beside the code when a code gets %s %o', async (status, body, words) => {
    answer(loginPath, { status, body });
    await codeField.fill('123456');
    await expect.element(codeField).toHaveAttribute('aria-invalid', 'true');
    expect(describedByOf(codeField.element())).toContain(` | ${words}`);
    await expect.element(alert('Invalid code')).toHaveTextContent(`Invalid code${words}`);
    await expect.element(phoneField).not.toHaveAttribute('aria-invalid');
    expect(form.onSignedIn).not.toHaveBeenCalled();
    await codeField.fill('');
    clearToasts();
  });
});

test('selects a refused code, and the next key replaces it', async () => {
  await sendCode();
  await codeField.fill('999999');
  await expect.element(codeField).toHaveAttribute('aria-invalid', 'true');
  await expect.element(codeField).toHaveFocus();
  const { selectionStart, selectionEnd } = codeField.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 6]);
  await userEvent.keyboard('1');
  await expect.element(codeField).toHaveValue('1');
  // The error belongs to the replaced code.
  await expect.element(codeField).not.toHaveAttribute('aria-invalid');
});

test('selects a refused code that Verify sent', async () => {
  await sendCode();
  await codeField.fill('12');
  tap(verifyButton);
  await expect.element(codeField).toHaveAttribute('aria-invalid', 'true');
  await expect.element(codeField).toHaveFocus();
  expect((codeField.element() as HTMLInputElement).selectionEnd).toBe(2);
});

test('selects the same code again when it is refused again', async () => {
  await sendCode();
  for (const times of [1, 2]) {
    answer(loginPath, { status: 401 });
    await codeField.fill('');
    await codeField.fill('999999');
    await expect.poll(() => callsTo(loginPath)).toHaveLength(times);
    await expect.element(codeField).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => (codeField.element() as HTMLInputElement).selectionStart).toBe(0);
  }
});

test('the next attempt removes the toast of the last failure', async () => {
  await showWithPhone();
  answer(sendPath, { status: 503 });
  await sendButton.click();
  await expect.element(alert('Failed')).toBeVisible();
  tap(sendButton);
  await expect.element(page.getByText('OTP sent', { exact: true })).toBeVisible();
  await expect.element(alert('Failed')).not.toBeInTheDocument();
  await expect.element(phoneField).not.toHaveAttribute('aria-invalid');
});

test('waits as long as the server asks and counts the seconds down', async () => {
  const forward = stopClock();
  await showWithPhone();
  answer(sendPath, { status: 429, headers: { 'retry-after': '40' } });
  tap(sendButton);
  await expect.element(page.getByText('You can try again in 40 seconds')).toBeVisible();
  await expect.element(sendButton).toBeDisabled();
  forward(39_000);
  await expect.element(page.getByText('You can try again in 1 second', { exact: true })).toBeVisible();
  await expect.element(sendButton).toBeDisabled();
  forward(1000);
  await expect.element(sendButton).toBeEnabled();
  await expect.element(page.getByText(/^You can try again/)).not.toBeInTheDocument();
});

test('shows a long wait in minutes', async () => {
  stopClock();
  await showWithPhone();
  answer(sendPath, { status: 429, headers: { 'retry-after': '900' } });
  tap(sendButton);
  await expect.element(page.getByText('You can try again in 15 minutes')).toBeVisible();
});

test('a wait applies only to the refused phone', async () => {
  await showWithPhone();
  answer(sendPath, { status: 429, headers: { 'retry-after': '900' } });
  tap(sendButton);
  await expect.element(sendButton).toBeDisabled();
  await phoneField.fill(await commands.newPhone());
  await expect.element(sendButton).toBeEnabled();
});

test('the first code stays valid when a second one cannot be sent', async () => {
  const forward = stopClock();
  const { onSignedIn } = await sendCode();
  forward(30_000);
  answer(sendPath, { status: 503 });
  await expect.element(resendButton).toBeVisible();
  tap(resendButton);
  await expect.element(phoneField).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(/^Sent to/)).toBeVisible();
  await codeField.fill('123456');
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
});

test('a late refusal of an earlier number does not appear beside the newer one', async () => {
  await showWithPhone();
  const release = answerLate(sendPath, { status: 400 });
  tap(sendButton);
  await expect.poll(() => callsTo(sendPath)).toHaveLength(1);
  await phoneField.fill(await commands.newPhone());
  release();
  await expect.element(sendButton).toBeEnabled();
  await expect.element(phoneField).not.toHaveAttribute('aria-invalid');
  expect(describedByOf(phoneField.element())).toBe('');
});

test('verifies a code that was typed before it was sent', async () => {
  const { onSignedIn } = await showWithPhone();
  const release = hold(sendPath);
  tap(sendButton);
  await expect.element(sendButton).toHaveAttribute('aria-busy', 'true');
  await codeField.fill('123456');
  expect(callsTo(loginPath)).toEqual([]);
  release();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
});
