import { useRef, useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CodeField } from '#islands/auth/CodeField.tsx';
import { PhoneField } from '#islands/auth/PhoneField.tsx';
import { useCountdown } from '#islands/auth/useCountdown.ts';
import type { SentCode } from '#lib/stores/session/phoneCode.ts';
import { useSelectRefused } from '#islands/auth/useSelectRefused.ts';
import { leave, show } from './screen.tsx';
import { codeField, describedByOf, paste, phoneField, stopClock } from './signInForm.tsx';
import { Ready } from './specimens.tsx';

const sentAt = (resendAt: number): SentCode => ({ phone: '+919876543210', otpId: null, resendAt });

/** A code's field, for a first code or none. Its button stands for Resend. */
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
])('of the typed “%s” only the digits are kept', async (text, code) => {
  show(<Code />);
  await codeField.fill(text);
  await expect.element(codeField).toHaveValue(code);
});

test('a phone offers its digits and the code of the SMS for this field', async () => {
  show(<Code />);
  await expect.element(codeField).toHaveAttribute('inputmode', 'numeric');
  await expect.element(codeField).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(codeField).toHaveAttribute('maxlength', '6');
  await expect.element(codeField).toHaveAttribute('name', 'code');
});

test('an error of the code is tied to it beside its help, and announced', async () => {
  show(<Code error="Wrong" />);
  await expect.element(codeField).toHaveAttribute('aria-invalid', 'true');
  expect(describedByOf(codeField.element())).toBe('By SMS. | Wrong');
  await expect.element(page.getByText('Wrong')).toHaveAttribute('aria-live', 'polite');
});

test('the phone field is named, offers the number alone, and has its error tied to it', async () => {
  const [onCountry, onNumber] = [vi.fn<(code: string) => void>(), vi.fn<(number: string) => void>()];
  const field = { countryCode: 'GB', number: '', error: 'Wrong', onCountry, onNumber };
  show(<PhoneField {...field} />);
  await expect.element(phoneField).toHaveAttribute('autocomplete', 'tel-national');
  await expect.element(phoneField).toHaveAttribute('inputmode', 'tel');
  await expect.element(phoneField).toHaveAttribute('aria-invalid', 'true');
  expect(describedByOf(phoneField.element())).toBe('Wrong');
  await expect.element(page.getByText('🇬🇧', { exact: true })).toBeVisible();
  await phoneField.fill('7');
  expect(onNumber).toHaveBeenCalledExactlyOnceWith('7');
  await page.getByRole('combobox', { name: 'Country code' }).selectOptions('AE');
  expect(onCountry).toHaveBeenCalledExactlyOnceWith('AE');
});

/** The browser's reading of an SMS: what was asked for, and the answer. */
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

test('the code of the SMS is asked for while one is awaited, and entered', async () => {
  const sms = watchSms();
  show(<Code waiting />);
  await expect.poll(() => sms.get.mock.calls.length).toBe(1);
  expect(sms.get.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ['sms'] } });
  sms.resolve({ code: '246 810' });
  await expect.element(codeField).toHaveValue('246810');
});

test('the SMS of another code is asked for too', async () => {
  const sms = watchSms();
  show(<Code waiting />);
  await expect.poll(() => sms.get.mock.calls.length).toBe(1);
  await page.getByRole('button', { name: 'Another' }).click();
  await expect.poll(() => sms.get.mock.calls.length).toBe(2);
  expect(sms.signal()?.aborted).toBe(true);
});

test('no SMS is asked for before a code is sent', async () => {
  const sms = watchSms();
  show(<Code />);
  await expect.element(codeField).toBeVisible();
  expect(sms.get).not.toHaveBeenCalled();
});

test('an SMS that the vendor does not hand over leaves the field as it is', async () => {
  const sms = watchSms();
  show(<Code waiting />);
  await codeField.fill('12');
  sms.reject(new DOMException('Declined', 'NotAllowedError'));
  await expect.element(codeField).toHaveValue('12');
});

test('the SMS is no longer waited for once the field is gone', async () => {
  const sms = watchSms();
  show(<Code waiting />);
  await expect.poll(() => sms.get.mock.calls.length).toBe(1);
  expect(sms.signal()?.aborted).toBe(false);
  leave();
  expect(sms.signal()?.aborted).toBe(true);
});

function Countdown({ deadline }: { deadline: number | null }) {
  return <output>{useCountdown(deadline)}</output>;
}

const output = page.getByRole('status');

afterEach(() => vi.useRealTimers());

test.each([
  ['no deadline', null, '0'],
  ['one that is over', -1000, '0'],
  ['one in 200 ms', 200, '1'],
  ['one in 30 s', 30_000, '30'],
])('with %s the countdown shows %s whole seconds', async (_, inMs, seconds) => {
  stopClock();
  show(<Countdown deadline={inMs === null ? null : Date.now() + inMs} />);
  await expect.element(output).toHaveTextContent(seconds);
});

test('the countdown ends at its deadline, second by second', async () => {
  const forward = stopClock();
  show(<Countdown deadline={Date.now() + 3000} />);
  for (const seconds of ['3', '2', '1', '0', '0']) {
    await expect.element(output).toHaveTextContent(seconds);
    forward(1000);
  }
});

test('a tab that slept shows the right second as soon as it is looked at', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The timers of a tab that sleeps do not run.
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

test('a refusal selects the whole field and takes the focus; before it nothing does', async () => {
  show(<Refusable />);
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect.element(field).not.toHaveFocus();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect.element(field).toHaveFocus();
  const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 6]);
});
