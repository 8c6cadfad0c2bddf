import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { keyPrefix } from '#lib/brand.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import {
  answerCalls,
  button,
  descriptionOf,
  dialog,
  field,
  openFilled,
  summary,
  typedInfo,
  watchCalls,
  watchMoves,
} from './firstStep.tsx';
import { tap } from './press.ts';
import { answerLate, callsTo } from './network.ts';
import { drawn, enter, leave } from './screen.tsx';
import { expectRecorded } from './recorded.ts';

const create = '/api/vendors/create';
const code = field('otp');
const verify = button('Verify & Create Vendor');
const heading = page.getByRole('heading', { level: 2, name: 'KYC & business details' });
const shown = (phone: string): string => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;

/** Opens the code dialog of a filled form. Returns the phone. */
async function openDialog(phone?: string): Promise<string> {
  const own = phone ?? (await commands.newPhone());
  await openFilled(own);
  const next = button('Next').element() as HTMLElement;
  next.focus();
  next.click();
  await expect.element(code).toBeVisible();
  return own;
}

/** Stops the clock and returns a function that advances it. */
function stopClock(): (ms: number) => void {
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  return (ms) => void (now += ms);
}

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  code
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('announces the phone that gets the code, and nothing of a first code', async () => {
  const phone = await openDialog();
  await expect.element(dialog().getByRole('status').filter({ hasText: 'OTP sent' })).toBeVisible();
  await expect.element(dialog()).toHaveAccessibleName('Verify your phone');
  await expect.element(page.getByText(`Enter the 6-digit code we sent to ${shown(phone)}.`)).toBeVisible();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleName('6-digit code');
  expect(descriptionOf(code.element())).toBe(
    'We check it as soon as you type the sixth digit. Mock mode: the code is always 123456.',
  );
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await expect.element(page.getByText('The first code', { exact: false })).not.toBeInTheDocument();
  await expect.element(page.getByText('You are signed in as', { exact: false })).not.toBeInTheDocument();
  await expectRecorded('vendor-info', 'code dialog');
});

test('creates the vendor at the sixth digit and opens the second step', async () => {
  const calls = watchCalls(create);
  const phone = await openDialog();
  await userEvent.keyboard('123456');
  await expect.element(heading).toHaveFocus();
  expect(calls.bodies).toHaveLength(1);
  expect(calls.bodies[0]).toMatchObject({
    phone: `+91${phone}`,
    otp: '123456',
    category: 'pharmacy',
    baseInfo: { ...typedInfo, phone: `+91${phone}`, supportPhone: '+919812345670' },
  });
  expect(new URLSearchParams(location.search).get('vendorId')).toBeTruthy();
  expect(location.pathname).toContain('/step2');
  await expect.element(page.getByRole('status').filter({ hasText: 'Verified' })).toBeVisible();
});

test('waits for six digits, ignores letters, and takes a pasted code with a space', async () => {
  await openDialog();
  await code.fill('1a2b3c');
  await expect.element(code).toHaveValue('123');
  await code.fill('12345');
  await expect.element(verify).toBeDisabled();
  paste('123 456');
  await expect.element(heading).toBeVisible();
});

test('announces each refused code, connects the error with its field and selects it', async () => {
  await openDialog();
  await userEvent.keyboard('654321');
  const words = 'The OTP you entered is incorrect. Please try again.';
  const notice = dialog().getByRole('alert').filter({ hasText: 'Verification failed' });
  const numbered = /^Verification failedThe OTP you entered is incorrect\. Please try again\. req_\w+ Copy$/;
  await expect.element(notice).toMatchTextContent(numbered);
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(descriptionOf(code.element())).toContain(words);
  await expect.element(code).toHaveFocus();
  const input = code.element() as HTMLInputElement;
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
  await expectRecorded('vendor-info', 'refused code', { boxes: true });
  await userEvent.keyboard('1');
  await expect.element(code).toHaveValue('1');
  await expect.element(code).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('54321');
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => [input.value, input.selectionStart, input.selectionEnd]).toEqual(['154321', 0, 6]);
});

test('ignores further presses and stays open while it checks the code', async () => {
  const calls = watchCalls(create, { held: true });
  await openDialog();
  await userEvent.keyboard('123456');
  await expect.element(verify).toHaveAttribute('aria-busy', 'true');
  tap(verify);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Back to the form')).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  tap(button('Close'));
  await expect.element(dialog()).toBeVisible();
  await calls.go();
  await expect.element(heading).toBeVisible();
  expect(calls.bodies).toHaveLength(1);
});

test('each way back leads to the unchanged form and to Next, which opens the same code', async () => {
  const calls = watchCalls('/api/vendors/send-otp');
  const phone = await openDialog();
  const ways = {
    'Back to the form': () => button('Back to the form').click(),
    Close: () => button('Close').click(),
    Escape: () => userEvent.keyboard('{Escape}'),
  };
  for (const [way, goBack] of Object.entries(ways)) {
    await goBack();
    await expect.element(dialog(), { message: way }).not.toBeInTheDocument();
    await expect.element(button('Next'), { message: way }).toHaveFocus();
    for (const [name, value] of Object.entries({ ...typedInfo, phone }))
      await expect.element(field(name), { message: way }).toHaveValue(value);
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toHaveFocus();
  }
  expect(calls.bodies).toHaveLength(1);
});

test('a form that was refused before its code starts again without a summary', async () => {
  await openFilled(await commands.newPhone(), { email: '' });
  tap(button('Next'));
  await expect.element(summary()).toBeVisible();
  await field('email').fill(typedInfo.email);
  tap(button('Next'));
  await expect.element(code).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await field('email').fill('asha@');
  await userEvent.tab();
  await expect.element(page.getByText('Enter a valid email')).toBeVisible();
  await expect.element(summary()).not.toBeInTheDocument();
});

test('Next with another phone sends a code to that phone', async () => {
  const calls = watchCalls('/api/vendors/send-otp');
  const first = await openDialog();
  await userEvent.keyboard('123');
  await userEvent.keyboard('{Escape}');
  const second = await commands.newPhone();
  await field('phone').fill(second);
  tap(button('Next'));
  await expect.element(page.getByText(`we sent to ${shown(second)}`, { exact: false })).toBeVisible();
  await expect.element(code).toHaveValue('');
  expect(calls.bodies).toEqual([{ phone: `+91${first}` }, { phone: `+91${second}` }]);
});

test('offers one more code after thirty seconds', async () => {
  const forward = stopClock();
  const calls = watchCalls('/api/vendors/send-otp');
  await openDialog();
  await expect.element(page.getByText('Resend OTP in (30) seconds')).toBeVisible();
  await expect.element(button('Resend OTP')).not.toBeInTheDocument();
  forward(12_000);
  await expect.element(page.getByText('Resend OTP in (18) seconds')).toBeVisible();
  forward(17_500);
  await expect.element(page.getByText('Resend OTP in (1) seconds')).toBeVisible();
  forward(500);
  await expect.element(button('Resend OTP')).toBeVisible();
  const resend = button('Resend OTP').element() as HTMLButtonElement;
  resend.click();
  resend.click();
  await expect.element(page.getByText('Resend OTP in (30) seconds')).toBeVisible();
  expect(calls.bodies).toHaveLength(2);
});

test('the resend button is busy while it sends, and then the code field has the focus', async () => {
  const forward = stopClock();
  await openDialog();
  forward(30_000);
  await expect.element(button('Resend OTP')).toBeVisible();
  const calls = watchCalls('/api/vendors/send-otp', { held: true });
  button('Resend OTP').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Resend OTP')).toHaveAttribute('aria-busy', 'true');
  await calls.go();
  await expect.element(code).toHaveFocus();
});

test('reports a code that could not be sent and opens no dialog', async () => {
  answerCalls('/api/vendors/send-otp', () => Response.json({}, { status: 503 }));
  await openFilled(await commands.newPhone());
  await button('Next').click();
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to send OTP' });
  await expect
    .element(notice)
    .toHaveTextContent('Failed to send OTPOur service is temporarily unavailable. Please try again later.');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Next')).not.toHaveAttribute('aria-busy');
});

test('reports no late failure after the vendor left the form', async () => {
  const sendOtp = /\/vendors\/send-otp$/;
  const release = answerLate(sendOtp, { status: 503 });
  await openFilled(await commands.newPhone());
  await button('Next').click();
  await expect.poll(() => callsTo(sendOtp).length).toBe(1);
  leave();
  release();
  await drawn();
  expect($toasts.get()).toEqual([]);
});

test('shows a failed resend at the code field, and counts down a wait of the server', async () => {
  const forward = stopClock();
  await openDialog();
  forward(30_000);
  await expect.element(button('Resend OTP')).toBeVisible();
  $toasts.set([]);
  answerCalls('/api/vendors/send-otp', () => Response.json({}, { status: 503 }));
  tap(button('Resend OTP'));
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(descriptionOf(code.element())).toContain('Our service is temporarily unavailable.');
  const headers = { 'retry-after': '90' };
  answerCalls('/api/vendors/send-otp', () => Response.json({}, { status: 429, headers }));
  tap(button('Resend OTP'));
  await expect.element(page.getByText('Resend OTP in (90) seconds')).toBeVisible();
  await expect.element(button('Resend OTP')).not.toBeInTheDocument();
  expect(descriptionOf(code.element())).toContain('Too many requests.');
});

test('marks fields that the server refuses in the form', async () => {
  const body = {
    message: 'Refused',
    errors: [{ path: 'baseInfo.city', message: 'We do not deliver there.' }],
  };
  answerCalls(create, () => Response.json(body, { status: 422 }));
  await openDialog();
  await userEvent.keyboard('123456');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(field('city')).toHaveAttribute('aria-invalid', 'true');
  expect(descriptionOf(field('city').element())).toBe('We do not deliver there.');
  await expect.element(summary().getByText('City')).toBeVisible();
  await expect.element(field('city')).toHaveFocus();
});

test('explains the second code to a vendor who adds a shop', async () => {
  const vendor = await commands.seed('created');
  enter(vendor);
  await openDialog(vendor.phone);
  await expect
    .element(page.getByText('The first code signed you in. This one creates your business.'))
    .toBeVisible();
});

/** Creates a shop for a phone other than the vendor’s own. */
async function createForOther(): Promise<{ own: string; other: string }> {
  const vendor = await commands.seed('created');
  enter(vendor);
  const phone = await openDialog();
  const [own, other] = [shown(vendor.phone), shown(phone)];
  await expect
    .element(page.getByText(`You are signed in as ${own}. This business will belong to ${other}.`))
    .toBeVisible();
  await expect.element(page.getByText(`Enter the 6-digit code we sent to ${other}.`)).toBeVisible();
  await userEvent.keyboard('123456');
  await expect.element(dialog()).toHaveAccessibleName('Your business is saved');
  await expect.element(page.getByText(`It belongs to ${other}. You are signed in as ${own}.`)).toBeVisible();
  return { own, other };
}

test('continues as the phone of the new shop', async () => {
  const { other } = await createForOther();
  tap(button(`Continue as ${other}`));
  await expect.element(heading).toBeVisible();
  expect(localStorage.getItem(`${keyPrefix}session`)).toContain(other.replaceAll(' ', ''));
});

test('keeps the vendor signed in after creating a shop for another phone', async () => {
  const moves = watchMoves();
  const { own, other } = await createForOther();
  await expectRecorded('vendor-info', 'saved for another phone');
  tap(button(`Stay signed in as ${own}`));
  await expect.element(page.getByText(`Saved for ${other}`)).toBeVisible();
  expect(moves).toEqual(['/vendor']);
  expect(localStorage.getItem(`${keyPrefix}session`)).toContain(own.replaceAll(' ', ''));
});
