import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CodeField } from '#islands/auth/CodeField.tsx';
import { PhoneField } from '#islands/auth/PhoneField.tsx';
import { useCountdown } from '#islands/auth/useCountdown.ts';
import type { SentCode } from '#lib/stores/session/signIn/phoneCode.ts';
import { useSelectRefused } from '#islands/auth/useSelectRefused.ts';
import { leave, show } from './screen.tsx';
import { codeField, describedByOf, paste, phoneField, stopClock } from './signInForm.tsx';
import { Ready } from './specimens.tsx';

const sentAt = (resendAt: number): SentCode => ({ phone: '+919876543210', otpId: null, resendAt });

/** The field of a code, with or without a first code. Its button stands in for Resend. */
function Code({ waiting = false, error = null }: { waiting?: boolean; error?: string | null }) {
  const [value, setValue] = useState('');
  const [sent, setSent] = useState(waiting ? sentAt(1) : null);
  return (
    <>
      <CodeField value={value} error={error} expected={sent} help="By SMS." onChange={setValue} />
      <button type="button" onClick={() => setSent(sentAt(2))}>
        Another
      </button>
    </>
  );
}

test.each([
  ['123 456', '123456'],
  ['Your code is 654321.', '654321'],
  ['Your code is 123456. It is valid for 10 minutes.\n\n@vendors.example #123456', '123456'],
  ['12-34-56-78', '123456'],
  ['१२३४५६', '123456'],
  ['', ''],
])('pasting “%s” enters “%s”', async (text, code) => {
  show(<Code />);
  await expect.element(codeField).toBeVisible();
  expect(paste(codeField.element(), text)).toBe(false);
  await expect.element(codeField).toHaveValue(code);
});

test.each([
  ['12ab34', '1234'],
  ['1 2 3', '123'],
])('typing “%s” keeps only the digits', async (text, code) => {
  show(<Code />);
  await codeField.fill(text);
  await expect.element(codeField).toHaveValue(code);
});

test('phones offer a number keypad and the code from the SMS', async () => {
  show(<Code />);
  await expect.element(codeField).toHaveAttribute('inputmode', 'numeric');
  await expect.element(codeField).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(codeField).toHaveAttribute('maxlength', '6');
  await expect.element(codeField).toHaveAttribute('name', 'code');
});

test('the error of a code is announced and follows the help in the description', async () => {
  show(<Code error="Wrong" />);
  await expect.element(codeField).toHaveAttribute('aria-invalid', 'true');
  expect(describedByOf(codeField.element())).toBe('By SMS. | Wrong');
  await expect.element(page.getByText('Wrong')).toHaveAttribute('aria-live', 'polite');
});

test('the phone field asks for a number only while it is empty', async () => {
  const noop = (): void => undefined;
  show(<PhoneField countryCode="IN" number="7" error="Wrong" onCountry={noop} onNumber={noop} />);
  await expect.element(phoneField).toHaveValue('7');
  expect(describedByOf(phoneField.element())).toBe('Wrong');
  await expect.element(page.getByText('First type your phone number.')).not.toBeVisible();
});

test('the phone field has a name, offers only the number and is tied to its error', async () => {
  const [onCountry, onNumber] = [vi.fn<(code: string) => void>(), vi.fn<(number: string) => void>()];
  const field = { countryCode: 'GB', number: '', error: 'Wrong', onCountry, onNumber };
  show(<PhoneField {...field} />);
  await expect.element(phoneField).toHaveAttribute('autocomplete', 'tel-national');
  await expect.element(phoneField).toHaveAttribute('inputmode', 'tel');
  // A pasted number may have its dial code and separators.
  const { maxLength } = phoneField.element() as HTMLInputElement;
  expect(maxLength).toBeGreaterThanOrEqual('+971 (0)50 - 123 45 67'.length);
  await expect.element(phoneField).toHaveAttribute('aria-invalid', 'true');
  expect(describedByOf(phoneField.element())).toBe('First type your phone number. | Wrong');
  await expect.element(page.getByText('🇬🇧', { exact: true })).toBeVisible();
  await phoneField.fill('7');
  expect(onNumber).toHaveBeenCalledExactlyOnceWith('7');
  await page.getByRole('combobox', { name: 'Country code' }).selectOptions('AE');
  expect(onCountry).toHaveBeenCalledExactlyOnceWith('AE');
});

/** Replaces the browser’s SMS reader. Records the requests and controls the reply. */
function watchSms() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const get = vi.spyOn(navigator.credentials, 'get').mockReturnValue(promise as Promise<Credential | null>);
  Object.defineProperty(globalThis, 'OTPCredential', { value: true, configurable: true });
  onTestFinished(() => {
    get.mockRestore();
    Reflect.deleteProperty(globalThis, 'OTPCredential');
  });
  const signal = (): AbortSignal | undefined => get.mock.calls[0]?.[0]?.signal;
  return { get, resolve, reject, signal };
}

test('reads the code from the SMS while it awaits one', async () => {
  const sms = watchSms();
  show(<Code waiting />);
  await expect.poll(() => sms.get.mock.calls.length).toBe(1);
  expect(sms.get.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ['sms'] } });
  sms.resolve({ code: '246 810' });
  await expect.element(codeField).toHaveValue('246810');
});

test('reads the SMS of another code too', async () => {
  const sms = watchSms();
  show(<Code waiting />);
  await expect.poll(() => sms.get.mock.calls.length).toBe(1);
  await page.getByRole('button', { name: 'Another' }).click();
  await expect.poll(() => sms.get.mock.calls.length).toBe(2);
  expect(sms.signal()?.aborted, 'the first wait has ended').toBe(true);
});

test('reads no SMS before a code was sent', async () => {
  const sms = watchSms();
  show(<Code />);
  await expect.element(codeField).toBeVisible();
  expect(sms.get).not.toHaveBeenCalled();
});

test('leaves the field unchanged if the vendor declines to share the SMS', async () => {
  const sms = watchSms();
  show(<Code waiting />);
  await codeField.fill('12');
  sms.reject(new DOMException('Declined', 'NotAllowedError'));
  await expect.element(codeField).toHaveValue('12');
});

test('stops waiting for the SMS when the field is gone', async () => {
  const sms = watchSms();
  show(<Code waiting />);
  await expect.poll(() => sms.get.mock.calls.length).toBe(1);
  expect(sms.signal()?.aborted, 'the wait has ended too early').toBe(false);
  leave();
  expect(sms.signal()?.aborted, 'the wait has ended').toBe(true);
});

function Countdown({ deadline }: { deadline: number | null }) {
  return <output>{useCountdown(deadline)}</output>;
}

const output = page.getByRole('status');

afterEach(() => vi.useRealTimers());

test.each([
  ['no deadline', null, '0'],
  ['a past deadline', -1000, '0'],
  ['a deadline in 200 ms', 200, '1'],
  ['a deadline in 30 s', 30_000, '30'],
])('with %s the countdown shows %s whole seconds', async (_, inMs, seconds) => {
  stopClock();
  show(<Countdown deadline={inMs === null ? null : Date.now() + inMs} />);
  await expect.element(output).toHaveTextContent(seconds);
});

test('counts down to its deadline second by second', async () => {
  const forward = stopClock();
  show(<Countdown deadline={Date.now() + 3000} />);
  for (const seconds of ['3', '2', '1', '0', '0']) {
    await expect.element(output).toHaveTextContent(seconds);
    forward(1000);
  }
});

test('a countdown that begins late shows no second too many', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let begin: (deadline: number) => void = () => undefined;
  function Late() {
    const [deadline, setDeadline] = useState<number | null>(null);
    useLayoutEffect(() => {
      begin = setDeadline;
    }, []);
    return <Countdown deadline={deadline} />;
  }
  show(<Late />);
  await expect.element(output).toHaveTextContent('0');
  const shown: (string | null)[] = [];
  const watcher = new MutationObserver(() => shown.push(output.element().textContent));
  watcher.observe(output.element(), { childList: true, characterData: true, subtree: true });
  onTestFinished(() => watcher.disconnect());
  // The form was open for a while before the code was sent.
  vi.setSystemTime(Date.now() + 20_000);
  begin(Date.now() + 30_000);
  await expect.element(output).toHaveTextContent('30');
  expect(shown).toEqual(['30']);
});

test('a tab that slept shows the right second as soon as it is visible', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // A sleeping tab runs no timers.
  const asleep = vi.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
  onTestFinished(() => asleep.mockRestore());
  show(
    <>
      <Countdown deadline={Date.now() + 30_000} />
      <Ready />
    </>,
  );
  await expect.element(page.getByText('Page')).toBeVisible();
  await expect.element(output).toHaveTextContent('30');
  vi.setSystemTime(Date.now() + 20_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(output).toHaveTextContent('10');
});

function Refusable() {
  const field = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useSelectRefused(field, failure);
  return (
    <>
      <input ref={field} aria-label="Code" defaultValue="123456" />
      <button type="button" onClick={() => setFailure('Wrong')}>
        Refuse
      </button>
    </>
  );
}

test('a refused code is selected and focused, but not before', async () => {
  show(<Refusable />);
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect.element(field).not.toHaveFocus();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect.element(field).toHaveFocus();
  const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 6]);
});
