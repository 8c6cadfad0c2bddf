import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { codeSentTo, mockModeNote, resendIn, signInWords } from '#lib/words/auth.ts';
import { sendIn } from '#lib/messages/sendIn.ts';
import { displayPhone } from '#lib/domain/session/phone.ts';
import { mockCode } from '#lib/env.ts';
import { sendableAt, sendFailure, sentCode, verifyFailure } from '#lib/stores/session/signIn/phoneCode.ts';
import { canSend, startSignIn, type SignInOptions } from '#lib/stores/session/signIn/signIn.ts';
import { CodeField } from './CodeField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useCountdown } from './useCountdown.ts';
import { useSelectRefused } from './useSelectRefused.ts';

/** The sign-in form: phone, Send OTP, code, Verify. The dialog and the start page share it. */
export function SignInForm({ autoFocus = false, ...options }: SignInOptions & { autoFocus?: boolean }) {
  const [flow] = useState(() => startSignIn(options));
  const state = useStore(flow.$state);
  const sent = sentCode(state);
  const isSending = state.stage.type === 'sending';
  const codeRef = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(sendableAt(state));
  const resendAt = sent?.resendAt;

  useEffect(() => {
    flow.open();
    return () => flow.leave();
  }, [flow]);
  useEffect(() => {
    if (resendAt !== undefined) codeRef.current?.focus();
  }, [resendAt]);
  const refused = verifyFailure(state);
  useSelectRefused(codeRef, refused);

  return (
    <div className="flex flex-col">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Enter in the phone field sends only the first code. Another code needs its own button.
          if (sent === null) void flow.send();
        }}
      >
        <PhoneField
          // `showModal` focuses the element with this attribute. React's `autoFocus` would come too early.
          ref={(input) => void input?.toggleAttribute('autofocus', autoFocus)}
          countryCode={state.countryCode}
          number={state.number}
          error={sendFailure(state)}
          onCountry={flow.enterCountry}
          onNumber={flow.enterNumber}
        />
        <div className="flex min-h-12 flex-wrap items-center">
          {sent === null ? (
            <>
              <Button
                kind="next"
                type="submit"
                className="w-full"
                busy={isSending}
                disabled={!canSend(state)}
              >
                {signInWords.send}
              </Button>
              {seconds > 0 && <p className="figures mt-2 text-sm">{sendIn(seconds)}</p>}
            </>
          ) : seconds > 0 ? (
            <p className="figures text-sm">{resendIn(seconds)}</p>
          ) : (
            <Button
              className="w-full"
              busy={isSending}
              disabled={!canSend(state)}
              onClick={() => void flow.send()}
            >
              {signInWords.resend}
            </Button>
          )}
        </div>
      </form>
      <form
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          void flow.verify();
        }}
      >
        <CodeField
          ref={codeRef}
          value={state.code}
          error={refused}
          help={
            <span role="status">
              {sent === null ? signInWords.codeHelpBefore : codeSentTo(displayPhone(sent.phone))}
            </span>
          }
          expected={sent}
          onChange={flow.enterCode}
        />
        <Button
          kind={sent === null ? 'quiet' : 'next'}
          type="submit"
          className="w-full"
          busy={state.stage.type === 'verifying'}
          disabled={!flow.canVerify(state)}
        >
          {signInWords.verify}
        </Button>
      </form>
      {mockCode !== null && <p className="mt-3 text-sm opacity-85">{mockModeNote(mockCode)}</p>}
    </div>
  );
}
