import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, Field } from '#islands/ui/form/Field.tsx';
import { signInWords } from '#lib/words/auth.ts';
import { otpDigits, pastedOtp } from '#lib/domain/session/otp.ts';
import * as limits from '#lib/limits.ts';
import type { SentCode } from '#lib/stores/session/signIn/phoneCode.ts';
import { useWebOtp } from './useWebOtp.ts';

interface CodeFieldProps {
  /** The control's name: `code` for sign-in, `otp` for creating a vendor. */
  name?: string;
  value: string;
  error: string | null;
  help?: ReactNode;
  /** The code that was sent and is not entered yet. */
  expected: SentCode | null;
  onChange: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The field of the one-time code. It is one field, so that paste, autofill and WebOTP work. It keeps only
 * digits.
 */
export function CodeField({ name = 'code', value, error, help, expected, onChange, ref }: CodeFieldProps) {
  const id = useId();
  useWebOtp(expected, (code) => onChange(otpDigits(code)));
  return (
    <Field id={id} label={signInWords.code} help={help} error={error ?? undefined}>
      <input
        ref={ref}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.otpLength}
        className="input figures w-full tracking-[0.3em]"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        value={value}
        onChange={(event) => onChange(otpDigits(event.target.value))}
        onPaste={(event) => {
          // Without this, `maxLength` would cut a pasted message or '123 456' to six characters.
          event.preventDefault();
          onChange(pastedOtp(event.clipboardData.getData('text')));
        }}
      />
    </Field>
  );
}
