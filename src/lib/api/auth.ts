import { ApiError } from '#lib/api/errors.ts';

/** Another token after a 401. `isRefreshed` is false for one that another tab had stored already. */
export interface NextToken {
  token: string;
  isRefreshed: boolean;
}

/**
 * What the client needs of the session, without knowing the stores: they plug themselves in here.
 * Every method is single flight over concurrent callers.
 */
interface AuthPort {
  /** A token good for at least the request margin, refreshed first when it is not; null when signed out. */
  freshToken(): Promise<string | null>;
  /** After a 401 for `rejected`: another token, or null when the session cannot be continued. */
  tokenAfter401(rejected: string): Promise<NextToken | null>;
  /** Notes that even a token just refreshed was refused: it is not sent again, and the session stays. */
  tokenRefused(token: string): void;
  /** The session is over: tokens are cleared and the vendor is led to signing in. */
  sessionLost(): void;
  /**
   * Remembers the session; the returned function tells whether it is still the one. It is not from the start when
   * another tab has changed it meanwhile.
   */
  sameSession(): () => boolean;
  /** Aborted when this page passes to somebody else. */
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

/** Plugs the session into the client. */
export function setAuthPort(next: AuthPort): void {
  port = next;
}

/** How a call carries the session: `offered` sends a token where there is one, and takes a 401 as a reply. */
type AuthNeed = 'none' | 'offered' | 'required';

/** Aborted when this page passes to somebody else: what is under way for one is not finished for the next. */
export const ownerSignal = (): AbortSignal | null => port.ownerSignal();

/**
 * Sends a request with a bearer token as its endpoint asks, and once more after a 401 with a refreshed token. A token
 * another tab had stored is tried before that. A 401 of an endpoint that needs no session is a reply and passes through.
 * @throws {ApiError} `signed-out` when there is no session, or when it changed before the reply: what was asked for one
 *   vendor is not shown to the next.
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
  // A token that cannot be had just now is no reason not to ask what needs none.
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
