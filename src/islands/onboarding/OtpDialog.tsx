import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { CodeField } from '#islands/auth/CodeField.tsx';
import { useCountdown } from '#islands/auth/useCountdown.ts';
import { useSelectRefused } from '#islands/auth/useSelectRefused.ts';
import { useAuth } from '#islands/shell/AuthProvider.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { codeHelp, mockModeNote } from '#lib/copy/auth.ts';
import { otpWords } from '#lib/copy/onboarding.ts';
import { displayPhone } from '#lib/domain/phone.ts';
import { mockCode } from '#lib/env.ts';
import type { VendorCodeFlow } from '#lib/stores/application/vendorCode.ts';
import { canSendCode, sendableAt, sendFailure, verifyFailure } from '#lib/stores/session/phoneCode.ts';

/** The code that proves the phone and creates the vendor. Open while one is asked for. */
export function OtpDialog({ code: flow }: { code: VendorCodeFlow }) {
  const asked = useStore(flow.$asked);
  return asked && <OpenDialog flow={flow} phone={asked.phone} />;
}

function OpenDialog({ flow, phone }: { flow: VendorCodeFlow; phone: string }) {
  const state = useStore(flow.$state);
  const isKnownPhone = useAuth().phone === phone;
  const seconds = useCountdown(sendableAt(state));
  const field = useRef<HTMLInputElement>(null);
  // The dialog itself would give focus to its close button.
  useEffect(() => field.current?.focus(), []);
  const refused = verifyFailure(state);
  useSelectRefused(field, refused);
  const isVerifying = state.stage.type === 'verifying';

  return (
    <Dialog title={otpWords.title} open onClose={flow.close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void flow.verify();
        }}
        className="flex flex-col"
      >
        <p className="mb-3">
          {isKnownPhone && `${otpWords.second} `}
          {otpWords.sentTo(displayPhone(phone))}
        </p>
        <CodeField
          ref={field}
          name="otp"
          value={state.code}
          error={refused ?? sendFailure(state)}
          help={
            <>
              {codeHelp} {mockCode !== null && mockModeNote(mockCode)}
            </>
          }
          waiting={!isVerifying}
          onChange={flow.enterCode}
        />
        <Button kind="next" type="submit" busy={isVerifying} disabled={!flow.canVerify(state)}>
          {otpWords.verify}
        </Button>
        <div className="mt-3 grid min-h-11 place-items-center text-sm">
          {seconds > 0 ? (
            <span className="figures">{otpWords.countdown(seconds)}</span>
          ) : (
            <Button
              kind="plain"
              busy={state.stage.type === 'sending'}
              disabled={!canSendCode(state)}
              onClick={() => void flow.resend()}
            >
              {otpWords.resend}
            </Button>
          )}
        </div>
        <Button kind="plain" className="text-sm" disabled={isVerifying} onClick={flow.close}>
          {otpWords.back}
        </Button>
      </form>
    </Dialog>
  );
}
