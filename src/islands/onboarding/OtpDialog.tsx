import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CodeField } from '#islands/auth/CodeField.tsx';
import { useCountdown } from '#islands/auth/useCountdown.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { mockModeNote } from '#lib/copy/auth.ts';
import { errorMessage, failureToast } from '#lib/copy/errors.ts';
import { onboardingToasts, otpWords } from '#lib/copy/onboarding.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { displayPhone } from '#lib/domain/phone.ts';
import type { VendorInfo } from '#lib/domain/vendorInfo.ts';
import { mockCode } from '#lib/env.ts';
import { limits } from '#lib/limits.ts';
import { vendorCreated } from '#lib/stores/application/flow.ts';
import { createdBefore, createVendor, sendVendorOtp } from '#lib/stores/application/vendorCreation.ts';
import { failureCode } from '#lib/stores/session/failure.ts';
import { askToSignInAgain } from '#lib/stores/session/session.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

export interface OtpDialogProps {
  category: CategoryId;
  info: VendorInfo;
  /** In international form, as the code was sent to it. */
  phone: string;
  onClose: () => void;
}

/** The code that proves the phone and creates the vendor. */
export function OtpDialog({ category, info, phone, onClose }: OtpDialogProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'verifying' | 'resending' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [deadline, setDeadline] = useState(() => Date.now() + limits.otpResendSeconds * 1000);
  const seconds = useCountdown(deadline);
  const field = useRef<HTMLInputElement>(null);
  // The dialog itself would give focus to its close button.
  useEffect(() => field.current?.focus(), []);
  const isWhole = code.length === limits.otpLength;

  const verify = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isWhole || busy) return;
    setBusy('verifying');
    setError(null);
    try {
      const vendorId = await createVendor(category, info, code);
      showToast({ tone: 'success', ...onboardingToasts.vendorCreated });
      vendorCreated(vendorId);
    } catch (failure) {
      setError(errorMessage('createVendor', failure));
      const hasNoId = failureCode(failure) === 'no-vendor-id';
      showToast({
        tone: 'error',
        ...(hasNoId ? onboardingToasts.noVendorId : failureToast('createVendor', 'createVendor', failure)),
      });
      setBusy(null);
    }
  };

  const resend = async (): Promise<void> => {
    setBusy('resending');
    setError(null);
    try {
      const made = await createdBefore(category);
      if (made !== null) {
        showToast({ tone: 'info', ...onboardingToasts.vendorFound });
        return vendorCreated(made);
      }
      const message = await sendVendorOtp(phone);
      setDeadline(Date.now() + limits.otpResendSeconds * 1000);
      setCode('');
      showToast({
        tone: 'success',
        title: onboardingToasts.otpSent.title,
        description: message ?? onboardingToasts.otpSent.description,
      });
    } catch (failure) {
      setError(errorMessage('sendOtp', failure));
      if (failureCode(failure) === 'outcome-unknown') askToSignInAgain(phone);
      showToast({ tone: 'error', ...failureToast('onboardingSendOtp', 'sendOtp', failure) });
    } finally {
      setBusy(null);
    }
  };

  return (
    <Dialog
      title={otpWords.title}
      open
      // A vendor that is being created cannot be called back, and what was changed in the form meanwhile would be lost.
      onClose={() => busy === 'verifying' || onClose()}
    >
      <form noValidate onSubmit={(event) => void verify(event)} className="flex flex-col">
        <p className="mb-3">{otpWords.sentTo(displayPhone(phone))}</p>
        <CodeField
          ref={field}
          name="otp"
          value={code}
          error={error}
          help={mockCode !== null ? mockModeNote(mockCode) : undefined}
          waiting={busy !== 'verifying'}
          onChange={setCode}
        />
        <Button kind="next" type="submit" busy={busy === 'verifying'} disabled={!isWhole || busy !== null}>
          {otpWords.verify}
        </Button>
        <div className="mt-3 grid min-h-11 place-items-center text-sm">
          {seconds > 0 ? (
            <span className="figures">{otpWords.countdown(seconds)}</span>
          ) : (
            <Button
              kind="plain"
              busy={busy === 'resending'}
              disabled={busy !== null}
              onClick={() => void resend()}
            >
              {otpWords.resend}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
