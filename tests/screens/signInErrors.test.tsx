import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { answer, answerLate, callsTo, hold } from './network.ts';
import {
  codeField,
  describedByOf,
  loginPath,
  phoneField,
  resendButton,
  sendButton,
  sendCode,
  sendPath,
  showForm,
  stopClock,
  verifyButton,
} from './signInForm.tsx';

const alert = (title: string) => page.getByRole('alert').filter({ hasText: title });

test.each([
  [429, {}, 'Too many requests. Please wait a moment before trying again.'],
  [400, {}, 'Please enter a valid phone number.'],
  [503, {}, 'Our service is temporarily unavailable. Please try again later.'],
  [422, { message: 'This country is not served.' }, 'This country is not served.'],
  [422, {}, 'Failed to send OTP. Please try again.'],
  ['no network', {}, 'Please check your internet connection and try again.'],
] as const)('a sending answered %s %o is told beside the phone', async (status, body, words) => {
  showForm();
  await phoneField.fill(await commands.newPhone());
  answer(sendPath, status === 'no network' ? status : { status, body });
  if (status === 'no network') answer(/./, 'no network', 3);
  await sendButton.click();
  await expect.element(phoneField).toHaveAttribute('aria-invalid', 'true');
  expect(describedByOf(phoneField.element())).toBe(words);
  await expect.element(alert('Failed')).toHaveTextContent(`Failed${words}`);
  await expect.element(codeField).not.toHaveAttribute('aria-invalid');
  expect(describedByOf(codeField.element())).toBe('Press Send OTP. The code comes by SMS.');
});

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
] as const)('a code answered %s %o is told beside the code', async (status, body, words) => {
  const { onSignedIn } = await sendCode();
  answer(loginPath, { status, body });
  await codeField.fill('123456');
  await expect.element(codeField).toHaveAttribute('aria-invalid', 'true');
  expect(describedByOf(codeField.element())).toContain(` | ${words}`);
  await expect.element(alert('Invalid code')).toHaveTextContent(`Invalid code${words}`);
  await expect.element(phoneField).not.toHaveAttribute('aria-invalid');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('a refused code is selected, and the next key writes over it', async () => {
  await sendCode();
  await codeField.fill('999999');
  await expect.element(codeField).toHaveAttribute('aria-invalid', 'true');
  await expect.element(codeField).toHaveFocus();
  const { selectionStart, selectionEnd } = codeField.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 6]);
  await userEvent.keyboard('1');
  await expect.element(codeField).toHaveValue('1');
  // The error is about the code that is gone.
  await expect.element(codeField).not.toHaveAttribute('aria-invalid');
});

test('a code that Verify sent is selected too, when it is refused', async () => {
  await sendCode();
  await codeField.fill('12');
  await verifyButton.click();
  await expect.element(codeField).toHaveAttribute('aria-invalid', 'true');
  await expect.element(codeField).toHaveFocus();
  expect((codeField.element() as HTMLInputElement).selectionEnd).toBe(2);
});

test('the same code refused twice is selected twice', async () => {
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

test('the next try takes the notification of the last failure away', async () => {
  showForm();
  await phoneField.fill(await commands.newPhone());
  answer(sendPath, { status: 503 });
  await sendButton.click();
  await expect.element(alert('Failed')).toBeVisible();
  await sendButton.click();
  await expect.element(page.getByText('OTP sent', { exact: true })).toBeVisible();
  await expect.element(alert('Failed')).not.toBeInTheDocument();
  await expect.element(phoneField).not.toHaveAttribute('aria-invalid');
});

test('a server that asks to wait is obeyed, and the seconds are counted down', async () => {
  const forward = stopClock();
  showForm();
  await phoneField.fill(await commands.newPhone());
  answer(sendPath, { status: 429, headers: { 'retry-after': '40' } });
  await sendButton.click();
  await expect.element(page.getByText('You can try again in 40 seconds')).toBeVisible();
  await expect.element(sendButton).toBeDisabled();
  forward(39_000);
  await expect.element(page.getByText('You can try again in 1 second', { exact: true })).toBeVisible();
  await expect.element(sendButton).toBeDisabled();
  forward(1000);
  await expect.element(sendButton).toBeEnabled();
  await expect.element(page.getByText(/^You can try again/)).not.toBeInTheDocument();
});

test('a long wait is told in minutes', async () => {
  stopClock();
  showForm();
  await phoneField.fill(await commands.newPhone());
  answer(sendPath, { status: 429, headers: { 'retry-after': '900' } });
  await sendButton.click();
  await expect.element(page.getByText('You can try again in 15 minutes')).toBeVisible();
});

test('a wait is about the phone that was refused, not about the next one', async () => {
  showForm();
  await phoneField.fill(await commands.newPhone());
  answer(sendPath, { status: 429, headers: { 'retry-after': '900' } });
  await sendButton.click();
  await expect.element(sendButton).toBeDisabled();
  await phoneField.fill(await commands.newPhone());
  await expect.element(sendButton).toBeEnabled();
});

test('a second code that cannot be sent leaves the first one good', async () => {
  const forward = stopClock();
  const { onSignedIn } = await sendCode();
  forward(30_000);
  answer(sendPath, { status: 503 });
  await resendButton.click();
  await expect.element(phoneField).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(/^Sent to/)).toBeVisible();
  await codeField.fill('123456');
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
});

test('a late refusal of an earlier number is not said beside the newer one', async () => {
  showForm();
  await phoneField.fill(await commands.newPhone());
  const release = answerLate(sendPath, { status: 400 });
  await sendButton.click();
  await expect.poll(() => callsTo(sendPath)).toHaveLength(1);
  await phoneField.fill(await commands.newPhone());
  release();
  await expect.element(sendButton).toBeEnabled();
  await expect.element(phoneField).not.toHaveAttribute('aria-invalid');
  expect(describedByOf(phoneField.element())).toBe('');
});

test('a code typed while the sending is under way is verified when it arrives', async () => {
  const phone = await commands.newPhone();
  const onSignedIn = showForm();
  await phoneField.fill(phone);
  const release = hold(sendPath);
  await sendButton.click();
  await expect.element(sendButton).toHaveAttribute('aria-busy', 'true');
  await codeField.fill('123456');
  expect(callsTo(loginPath)).toEqual([]);
  release();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
});
