import { describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { countries } from '#lib/domain/session/countries.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { answer, answerLate, callsTo, hold } from './network.ts';
import {
  clearToasts,
  codeField,
  country,
  describedByOf,
  loginPath,
  phoneField,
  resendButton,
  sendButton,
  sendCode,
  sendPath,
  showForm,
  showWithPhone,
  stopClock,
  verifyButton,
} from './signInForm.tsx';
import { tap } from './press.ts';
import { openOnce } from './screen.tsx';

const shown = (phone: string): string => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
const toastOf = (words: string) => page.getByText(words, { exact: true });

test.each([
  ['nothing is typed', '', '', { send: false, verify: false }],
  ['a phone is typed', '9812345670', '', { send: true, verify: false }],
  ['the phone has no digit', 'abc', '', { send: false, verify: false }],
  ['a code is typed without a phone', '', '123', { send: false, verify: false }],
  ['both are typed and no code was sent', '9812345670', '123456', { send: true, verify: false }],
] as const)('enables the right buttons while %s', async (_, phone, code, can) => {
  showForm();
  if (phone) await phoneField.fill(phone);
  if (code) await codeField.fill(code);
  await expect.element(sendButton).toHaveProperty('disabled', !can.send);
  await expect.element(verifyButton).toHaveProperty('disabled', !can.verify);
  expect(describedByOf(codeField.element())).toBe('Press Send OTP. The code comes by SMS.');
  expect(callsTo(/auth/)).toEqual([]);
});

test('announces where the code went and focuses its field', async () => {
  const { phone } = await sendCode();
  const help = `Sent to ${shown(phone)}. We check it as soon as you type the sixth digit.`;
  await expect.element(page.getByRole('status').getByText(/^Sent to/)).toHaveTextContent(help);
  expect(describedByOf(codeField.element()).replace(/\s/g, ' ')).toBe(help);
  await expect.element(codeField).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: 'OTP sent' })).toBeVisible();
  await expect.element(sendButton).not.toBeInTheDocument();
  await expect.element(verifyButton).toBeDisabled();
  await userEvent.keyboard('1');
  await expect.element(codeField).toHaveValue('1');
  await expect.element(verifyButton).toBeEnabled();
});

test('the accent is on Send OTP, and on Verify once a code was sent', async () => {
  const accents = (): (string | null)[] =>
    [...document.querySelectorAll('.btn-accent')].map(({ textContent }) => textContent);
  await showWithPhone();
  expect(accents()).toEqual(['Send OTP']);
  tap(sendButton);
  await expect.poll(accents).toEqual(['Verify']);
});

test('sends the country’s dial code, the number and the user type', async () => {
  showForm();
  await country.selectOptions('SG');
  await expect.element(page.getByText('+65', { exact: true })).toBeVisible();
  await phoneField.fill('81 234-567');
  tap(sendButton);
  await expect.poll(() => callsTo(sendPath)).toHaveLength(1);
  expect(callsTo(sendPath)[0]?.body).toEqual({ phone: '+6581234567', userType: 'VENDOR' });
});

test('shows the fixed code because this build runs in mock mode', async () => {
  showForm();
  await expect.element(page.getByText('Mock mode: the code is always 123456.')).toBeVisible();
});

test('lists every country with flag, name and dial code, India first', async () => {
  showForm();
  await expect.element(country).toHaveValue('IN');
  const options = [...country.element().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options).toHaveLength(countries.length);
  expect(options[0]).toBe('🇮🇳 India (+91)');
  expect(options[3]).toBe('🇨🇦 Canada (+1)');
});

test('Enter in the phone field sends only the first code', async () => {
  const phone = await commands.newPhone();
  const onSignedIn = showForm();
  await phoneField.fill(phone);
  await userEvent.keyboard('{Enter}');
  await expect.element(codeField).toHaveFocus();
  (phoneField.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  // A second code would have gone out by the time the vendor is signed in.
  await codeField.fill('123456');
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(callsTo(sendPath)).toHaveLength(1);
});

test('two presses of Send OTP send one code, and the busy button keeps the focus', async () => {
  await showWithPhone();
  const release = hold(sendPath);
  await sendButton.click();
  await expect.element(sendButton).toHaveAttribute('aria-busy', 'true');
  await expect.element(sendButton).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  (sendButton.element() as HTMLButtonElement).click();
  release();
  await expect.element(codeField).toHaveFocus();
  expect(callsTo(sendPath)).toHaveLength(1);
});

test('two presses of Verify sign in once', async () => {
  const { phone, onSignedIn } = await sendCode();
  const release = hold(loginPath);
  await codeField.fill('123456');
  await expect.element(verifyButton).toHaveAttribute('aria-busy', 'true');
  (verifyButton.element() as HTMLButtonElement).click();
  codeField.element().closest('form')?.requestSubmit();
  release();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(callsTo(loginPath)).toHaveLength(1);
  expect(callsTo(loginPath)[0]?.body).toMatchObject({
    phone: `+91${phone}`,
    verificationCode: '123456',
    userType: 'VENDOR',
  });
  expect(onSignedIn.mock.calls[0]?.[0]).toMatchObject({ user: { phone: `+91${phone}` } });
  await expect.element(toastOf('Logged in')).toBeVisible();
  expect($toasts.get().map(({ description }) => description?.replaceAll('\u00a0', ' '))).toContain(
    `Welcome ${shown(phone)}`,
  );
});

test('the sixth digit needs no press, and Verify also sends a shorter code', async () => {
  await sendCode();
  await codeField.fill('12345');
  expect(callsTo(loginPath)).toEqual([]);
  await verifyButton.click();
  await expect.poll(() => callsTo(loginPath).length).toBe(1);
});

test('another number discards the code and the typed digits', async () => {
  await sendCode();
  await codeField.fill('123');
  await phoneField.fill(await commands.newPhone());
  await expect.element(codeField).toHaveValue('');
  await expect.element(sendButton).toBeEnabled();
  await expect.element(verifyButton).toBeDisabled();
  expect(describedByOf(codeField.element())).toBe('Press Send OTP. The code comes by SMS.');
});

test('another country discards the code too', async () => {
  await sendCode();
  await country.selectOptions('AE');
  await expect.element(sendButton).toBeEnabled();
  await expect.element(verifyButton).toBeDisabled();
});

test('a late reply for an earlier number does not affect the newer one', async () => {
  await showWithPhone();
  const release = hold(sendPath);
  tap(sendButton);
  await expect.poll(() => callsTo(sendPath)).toHaveLength(1);
  await phoneField.fill(await commands.newPhone());
  release();
  await expect.element(toastOf('OTP sent')).toBeVisible();
  await expect.element(sendButton).toBeEnabled();
  expect(describedByOf(codeField.element())).toBe('Press Send OTP. The code comes by SMS.');
});

test('the countdown runs from 30 seconds to Resend OTP, which sends again', async () => {
  const forward = stopClock();
  const { phone } = await sendCode();
  await expect.element(page.getByText('Resend OTP in 30 seconds')).toBeVisible();
  await expect.element(resendButton).not.toBeInTheDocument();
  forward(29_000);
  await expect.element(page.getByText('Resend OTP in 1 second', { exact: true })).toBeVisible();
  forward(1000);
  await codeField.fill('12');
  const release = hold(sendPath);
  await resendButton.click();
  await expect.element(resendButton).toHaveAttribute('aria-busy', 'true');
  await expect.element(resendButton).toHaveFocus();
  release();
  await expect.element(page.getByText('Resend OTP in 30 seconds')).toBeVisible();
  expect(callsTo(sendPath).map(({ body }) => (body as { phone: string }).phone)).toEqual([
    `+91${phone}`,
    `+91${phone}`,
  ]);
  // A typed code belongs to the earlier message.
  await expect.element(codeField).toHaveValue('');
  await expect.element(codeField).toHaveFocus();
});

test('reports the sent code so that the next files can load', async () => {
  let sent = 0;
  const { onSignedIn } = await sendCode({ onSent: () => (sent += 1) });
  expect(sent).toBe(1);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('fills in a known number with its country, ready to send', async () => {
  showForm({ phone: '+971501234567' });
  await expect.element(country).toHaveValue('AE');
  await expect.element(phoneField).toHaveValue('501234567');
  await expect.element(sendButton).toBeEnabled();
});

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
