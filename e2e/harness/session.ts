/** The product's session and client on a page of their own: no screen sends as many requests as a test needs. */
import { call } from '#lib/api/client.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { signOut } from '#lib/stores/session/session.ts';
import { $tokens, keepTokens, readTokens } from '#lib/stores/session/tokens.ts';

startSession();

Object.assign(globalThis, {
  product: {
    signOut,
    token: () => $tokens.get()?.accessToken ?? null,
    /** Sets the access token to end in `leftMs` milliseconds. */
    nearExpiry: (leftMs: number) => {
      const tokens = readTokens();
      if (tokens) keepTokens({ ...tokens, expiresAt: Date.now() + leftMs });
    },
    /** When this tab takes the access token to end, in epoch ms. Another tab's change arrives here as an event. */
    expiresAt: () => $tokens.get()?.expiresAt ?? 0,
    /** Sends `times` requests at once and returns the result of each. */
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
