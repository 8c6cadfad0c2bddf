import { expect, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { SignInForm } from '#islands/auth/SignInForm.tsx';
import { Frame } from '#islands/shell/Frame.tsx';
import type { Grant } from '#lib/domain/session/grant.ts';
import { $toasts, dismissToast } from '#lib/stores/browser/toasts.ts';
import type { SignInOptions } from '#lib/stores/session/signIn/signIn.ts';
import { show } from './screen.tsx';
import { tap } from './press.ts';

export const sendPath = /\/auth\/send-otp$/;
export const loginPath = /\/auth\/login$/;

export const phoneField = page.getByRole('textbox', { name: 'Phone number' });
export const codeField = page.getByRole('textbox', { name: '6-digit code' });
export const country = page.getByRole('combobox', { name: 'Country code' });
export const sendButton = page.getByRole('button', { name: 'Send OTP', exact: true });
export const resendButton = page.getByRole('button', { name: 'Resend OTP', exact: true });
export const verifyButton = page.getByRole('button', { name: 'Verify', exact: true });

/** Shows the form in its frame and removes the toasts of earlier tests. */
export function showForm(options: Partial<SignInOptions> & { autoFocus?: boolean } = {}) {
  clearToasts();
  const onSignedIn = vi.fn<(grant: Grant) => void>();
  show(
    <Frame>
      <SignInForm onSignedIn={onSignedIn} {...options} />
    </Frame>,
  );
  return onSignedIn;
}

export function clearToasts(): void {
  for (const { id } of $toasts.get()) dismissToast(id);
}

/** Shows the form with a new phone. */
export async function showWithPhone(options: Partial<SignInOptions> = {}) {
  const phone = await commands.newPhone();
  const onSignedIn = showForm({ phone: `+91${phone}`, ...options });
  await expect.element(sendButton).toBeEnabled();
  return { phone, onSignedIn };
}

/** Shows the form and sends a code to a new phone. */
export async function sendCode(options: Partial<SignInOptions> = {}) {
  const shown = await showWithPhone(options);
  tap(sendButton);
  await expect.element(page.getByText(/^Sent to/)).toBeInTheDocument();
  return shown;
}

/** Stops the clock and returns a function that advances it. */
export function stopClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => void vi.advanceTimersByTime(ms);
}

/** Returns the description of a control as a screen reader reads it. */
export function describedByOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `[no ${id}]`).join(' | ');
}

/** Pastes into a field like the browser. Returns whether the browser would insert the text itself. */
export function paste(field: Element, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
