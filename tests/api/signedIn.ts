import { setAuthPort } from '#lib/api/auth.ts';

/** Calls are made in a session whose token is always good and whose owner lets go of them by `ownerSignal`. */
export function signedIn(ownerSignal: () => AbortSignal | null): void {
  setAuthPort({
    freshToken: () => Promise.resolve('token'),
    tokenAfter401: () => Promise.resolve(null),
    tokenRefused: () => undefined,
    sessionLost: () => undefined,
    sameSession: () => () => true,
    ownerSignal,
  });
}
