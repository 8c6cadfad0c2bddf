import { ApiError } from '#lib/api/errors.ts';

/** A token to try after a 401. `isRefreshed` is false for a token that another tab had already stored. */
export interface NextToken {
  token: string;
  isRefreshed: boolean;
}

/**
 * The part of the session that the client needs. The session store registers itself here, so the client imports no store.
 * Every method shares one run among concurrent callers.
 */
interface AuthPort {
  /** Returns a token good for at least the request margin, refreshed if needed. Null when signed out. */
  freshToken(): Promise<string | null>;
  /** Returns another token after a 401 for `rejected`, or null when the session cannot continue. */
  tokenAfter401(rejected: string): Promise<NextToken | null>;
  /** Notes that the server refused even a refreshed token. That token is not sent again; the session stays. */
  tokenRefused(token: string): void;
  /** Ends the session: clears the tokens and sends the vendor to sign-in. */
  sessionLost(): void;
  /**
   * Remembers the session and returns a function that tells whether it is still the same. That function returns false
   * from the start if another tab has already changed the session.
   */
  sameSession(): () => boolean;
  /** Aborts when this page passes to another account. */
  ownerSignal(): AbortSignal | null;
}

let port: AuthPort = {
  freshToken: () => Promise.resolve(null),
  tokenAfter401: () => Promise.resolve(null),
  tokenRefused: () => undefined,
  sessionLost: () => undefined,
  sameSession: () => () => true,
  ownerSignal: () => null,
};

export function setAuthPort(next: AuthPort): void {
  port = next;
}

/** How a call carries the session. `offered` sends a token if there is one, and treats a 401 as a reply. */
type AuthNeed = 'none' | 'offered' | 'required';

/** Aborts when this page passes to another account, so that one account's calls do not finish for the next. */
export const ownerSignal = (): AbortSignal | null => port.ownerSignal();

/**
 * Sends a request with the bearer token that its endpoint asks for, and repeats it after a 401. It first tries a
 * token that another tab has stored, then a refreshed one. If the endpoint needs no session, a 401 is an ordinary
 * reply.
 * @throws {ApiError} `signed-out` when there is no session, or when the session changed before the reply: the next
 *   vendor must not see this vendor's data.
 */
export async function withAuth<Reply extends { status: number }>(
  auth: AuthNeed,
  send: (token: string | null) => Promise<Reply>,
): Promise<Reply> {
  const isSameSession = port.sameSession();
  const assertSame = (): void => {
    if (!isSameSession()) throw new ApiError('signed-out');
  };
  const sendAs = async (token: string | null): Promise<Reply> => {
    assertSame();
    try {
      return await send(token);
    } finally {
      assertSame();
    }
  };
  if (auth === 'none') return sendAs(null);
  // This call works without a token, so a failed refresh must not stop it.
  if (auth === 'offered') return sendAs(await port.freshToken().catch(() => null));
  let token = await port.freshToken();
  if (token === null) {
    assertSame();
    port.sessionLost();
    throw new ApiError('signed-out');
  }
  let reply = await sendAs(token);
  let isRefreshed = false;
  for (let attempt = 0; reply.status === 401 && !isRefreshed && attempt < 2; attempt++) {
    const next = await port.tokenAfter401(token);
    if (next === null) {
      assertSame();
      port.sessionLost();
      return reply;
    }
    ({ token, isRefreshed } = next);
    reply = await sendAs(token);
  }
  if (reply.status === 401) port.tokenRefused(token);
  return reply;
}
