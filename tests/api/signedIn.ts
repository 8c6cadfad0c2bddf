import { setAuthPort } from '#lib/api/auth.ts';

/** Sets a session whose token is always valid. `ownerSignal` aborts its calls. */
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
