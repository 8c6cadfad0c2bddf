import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { CodeField } from '#islands/auth/CodeField.tsx';
import { useCountdown } from '#islands/auth/useCountdown.ts';
import { useSelectRefused } from '#islands/auth/useSelectRefused.ts';
import { useAuth } from '#islands/shell/session/AuthProvider.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { useFocusAfter } from '#islands/ui/useFocusAfter.ts';
import { codeHelp, mockModeNote } from '#lib/words/auth.ts';
import { otpWords } from '#lib/words/otp.ts';
import { displayPhone } from '#lib/domain/session/phone.ts';
import { mockCode } from '#lib/env.ts';
import type { VendorCodeFlow } from '#lib/stores/application/info/vendorCode.ts';
import {
  canSendCode,
  sendableAt,
  sentCode,
  sendFailure,
  verifyFailure,
} from '#lib/stores/session/signIn/phoneCode.ts';

/**
 * The dialogs on the way to a new vendor: the code that creates it, and the choice of an account when the
 * vendor was created for another phone.
 */
export function OtpDialog({ code: flow }: { code: VendorCodeFlow }) {
  const asked = useStore(flow.$asked);
  switch (asked?.type) {
    case 'code':
      return <CodeDialog flow={flow} phone={asked.phone} provesVendor={asked.provesVendor} />;
    case 'phone-choice':
      return <PhoneChoiceDialog flow={flow} created={asked.phone} current={asked.current} />;
    case undefined:
      return null;
  }
}

interface PhoneChoiceProps {
  flow: VendorCodeFlow;
  created: string;
  current: string;
}

function PhoneChoiceDialog({ flow, ...phones }: PhoneChoiceProps) {
  const [created, current] = [displayPhone(phones.created), displayPhone(phones.current)];
  return (
    <Dialog title={otpWords.accountTitle} open onClose={flow.close}>
      <p className="mb-4">{otpWords.account({ created, current })}</p>
      <div className="flex flex-col gap-2">
        <Button kind="next" className="figures" onClick={flow.switchPhone}>
          {otpWords.switchTo(created)}
        </Button>
        <Button className="figures" onClick={flow.close}>
          {otpWords.stay(current)}
        </Button>
      </div>
    </Dialog>
  );
}

interface CodeDialogProps {
  flow: VendorCodeFlow;
  phone: string;
  provesVendor: boolean;
}

/** Asks for the code that proves the phone and creates the vendor. */
function CodeDialog({ flow, phone, provesVendor }: CodeDialogProps) {
  const state = useStore(flow.$state);
  const current = useAuth().phone;
  const seconds = useCountdown(sendableAt(state));
  // A code that was sent again takes away its button.
  const field = useFocusAfter<HTMLInputElement>(sendableAt(state));
  // Without this, the dialog would focus its close button.
  useEffect(() => field.current?.focus(), [field]);
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
        {provesVendor && <p className="mb-2">{otpWords.existing}</p>}
        {current !== null && !provesVendor && (
          <p className="mb-2">
            {current === phone
              ? otpWords.second
              : otpWords.other({ current: displayPhone(current), created: displayPhone(phone) })}
          </p>
        )}
        <p className="mb-3">{otpWords.sentTo(displayPhone(phone))}</p>
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
          expected={isVerifying ? null : sentCode(state)}
          onChange={flow.enterCode}
        />
        <Button kind="next" type="submit" busy={isVerifying} disabled={!flow.canVerify(state)}>
          {otpWords.verify}
        </Button>
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm">
          <Button kind="plain" className="-ml-4 text-sm" disabled={isVerifying} onClick={flow.close}>
            {otpWords.back}
          </Button>
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
      </form>
    </Dialog>
  );
}
