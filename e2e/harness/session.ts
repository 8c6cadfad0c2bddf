/** The product's own session and client, on a page of their own: what no screen does as often as a test must. */
import { call } from '#lib/api/client.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { signOut } from '#lib/stores/session/session.ts';
import { $tokens, keepTokens, readTokens } from '#lib/stores/session/tokens.ts';

startSession();

Object.assign(globalThis, {
  product: {
    signOut,
    token: () => $tokens.get()?.accessToken ?? null,
    /** Lets the access token come within the request margin of its end. */
    nearExpiry: (leftMs: number) => {
      const tokens = readTokens();
      if (tokens) keepTokens({ ...tokens, expiresAt: Date.now() + leftMs });
    },
    /** Asks so often at once, and returns how each request ended. */
    ask: (times: number) =>
      Promise.all(
        Array.from({ length: times }, () =>
          call('applications').then(
            () => 'ok',
            (error: { code?: string }) => error.code ?? 'odd',
          ),
        ),
      ),
  },
});
