import { useEffect, useEffectEvent } from 'react';
import type { SentCode } from '#lib/stores/session/signIn/phoneCode.ts';

/** The part of WebOTP used here. TypeScript's DOM types do not have it. */
interface OtpCredential extends Credential {
  readonly code: string;
}

/**
 * Reads the code from the SMS, where the browser can, and passes it to `onCode`. Each code that is sent is one
 * request to the browser. Null: no code is expected.
 */
export function useWebOtp(expected: SentCode | null, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (expected === null || !('OTPCredential' in globalThis)) return;
    const stop = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials
      .get(request as CredentialRequestOptions)
      .then((credential) => {
        if (credential && 'code' in credential) take((credential as OtpCredential).code);
      })
      // The request was declined, timed out or aborted. The vendor types the code instead.
      .catch(() => undefined);
    return () => stop.abort();
  }, [expected]);
}
