import { useEffect, useRef } from 'react';

/** The part of WebOTP used here. TypeScript's DOM types do not have it. */
interface OtpCredential extends Credential {
  readonly code: string;
}

/** Reads the code from the SMS while `waiting`, where the browser can, and passes it to `onCode`. */
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
      // The request was declined, timed out or aborted. The vendor types the code instead.
      .catch(() => undefined);
    return () => stop.abort();
  }, [waiting]);
}
