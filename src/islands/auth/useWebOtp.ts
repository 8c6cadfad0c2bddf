import { useEffect, useRef } from 'react';

/** The part of WebOTP used here; it is not in TypeScript's DOM types. */
interface OtpCredential extends Credential {
  readonly code: string;
}

/** Where the browser can read the code from the SMS, it is offered while `waiting` and handed to `onCode`. */
export function useWebOtp(waiting: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  }, [onCode]);
  useEffect(() => {
    if (!waiting || !('OTPCredential' in globalThis)) return;
    const stop = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials
      .get(request as CredentialRequestOptions)
      .then((credential) => {
        if (credential && 'code' in credential) latest.current((credential as OtpCredential).code);
      })
      // Declined, timed out or aborted: the code is typed instead.
      .catch(() => undefined);
    return () => stop.abort();
  }, [waiting]);
}
