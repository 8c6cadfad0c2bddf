import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { countries } from '#lib/domain/session/countries.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { callsTo, hold } from './network.ts';
import {
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
import { tap } from './tap.ts';

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
