import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerSignal, setAuthPort, withAuth } from '#lib/api/auth.ts';

type AuthPort = Parameters<typeof setAuthPort>[0];

let port: { [Name in keyof AuthPort]: ReturnType<typeof vi.fn<AuthPort[Name]>> };
let isSame: boolean;
/** Replies with these statuses in turn and records the tokens. */
function server(...statuses: number[]) {
  const tokens: (string | null)[] = [];
  const send = (token: string | null): Promise<{ status: number }> => {
    tokens.push(token);
    return Promise.resolve({ status: statuses.shift() ?? 500 });
  };
  return { tokens, send };
}

beforeEach(() => {
  isSame = true;
  port = {
    freshToken: vi.fn<AuthPort['freshToken']>(() => Promise.resolve('first')),
    tokenAfter401: vi.fn<AuthPort['tokenAfter401']>(() => Promise.resolve(null)),
    tokenRefused: vi.fn<AuthPort['tokenRefused']>(),
    sessionLost: vi.fn<AuthPort['sessionLost']>(),
    sameSession: vi.fn<AuthPort['sameSession']>(() => () => isSame),
    ownerSignal: vi.fn<AuthPort['ownerSignal']>(() => null),
  };
  setAuthPort(port);
});
afterEach(() => vi.restoreAllMocks());

describe('A call that needs no session', () => {
  it('sends no token and treats a 401 as a reply', async () => {
    const { tokens, send } = server(401);
    expect(await withAuth('none', send)).toEqual({ status: 401 });
    expect(tokens).toEqual([null]);
    expect(port.freshToken).not.toHaveBeenCalled();
    expect(port.tokenRefused).not.toHaveBeenCalled();
  });
});

describe('A call that may carry a session', () => {
  it('sends a token if there is one and treats a 401 as a reply', async () => {
    const { tokens, send } = server(401);
    expect(await withAuth('offered', send)).toEqual({ status: 401 });
    expect(tokens).toEqual(['first']);
    expect(port.tokenAfter401).not.toHaveBeenCalled();
  });

  it('is sent without a token if none is available', async () => {
    port.freshToken.mockRejectedValue(new Error('no network'));
    const { tokens, send } = server(200);
    await withAuth('offered', send);
    expect(tokens).toEqual([null]);
  });
});

describe('A call that needs a session', () => {
  it('is not sent without a session, and asks the vendor to sign in', async () => {
    port.freshToken.mockResolvedValue(null);
    const { tokens, send } = server(200);
    await expect(withAuth('required', send)).rejects.toMatchObject({ code: 'signed-out' });
    expect(tokens).toEqual([]);
    expect(port.sessionLost).toHaveBeenCalledOnce();
  });

  it('does not end a session that started meanwhile', async () => {
    port.freshToken.mockImplementation(() => {
      isSame = false;
      return Promise.resolve(null);
    });
    await expect(withAuth('required', server(200).send)).rejects.toMatchObject({ code: 'signed-out' });
    expect(port.sessionLost).not.toHaveBeenCalled();
  });

  it('is repeated once with a refreshed token after a 401', async () => {
    port.tokenAfter401.mockResolvedValue({ token: 'second', isRefreshed: true });
    const { tokens, send } = server(401, 401, 401);
    expect(await withAuth('required', send)).toEqual({ status: 401 });
    expect(tokens).toEqual(['first', 'second']);
    expect(port.tokenRefused).toHaveBeenCalledExactlyOnceWith('second');
  });

  it("tries another tab's token first, in at most three calls", async () => {
    port.tokenAfter401.mockImplementation((token) =>
      Promise.resolve({ token: `${token}+`, isRefreshed: false }),
    );
    const { tokens, send } = server(401, 401, 401, 401, 401);
    await withAuth('required', send);
    expect(tokens).toEqual(['first', 'first+', 'first++']);
    expect(port.tokenRefused).toHaveBeenCalledExactlyOnceWith('first++');
  });

  it('does not report its token as refused when it succeeds', async () => {
    port.tokenAfter401.mockResolvedValue({ token: 'second', isRefreshed: true });
    const { send } = server(401, 200);
    expect(await withAuth('required', send)).toEqual({ status: 200 });
    expect(port.tokenRefused).not.toHaveBeenCalled();
  });

  it('ends the session when there is no other token', async () => {
    expect(await withAuth('required', server(401).send)).toEqual({ status: 401 });
    expect(port.sessionLost).toHaveBeenCalledOnce();
    expect(port.tokenRefused).not.toHaveBeenCalled();
  });
});

describe.each(['none', 'offered', 'required'] as const)(
  'After the session has changed, a call (%s)',
  (auth) => {
    it('is not sent', async () => {
      isSame = false;
      const { tokens, send } = server(200);
      await expect(withAuth(auth, send)).rejects.toMatchObject({ code: 'signed-out' });
      expect(tokens).toEqual([]);
    });

    it('does not return its reply', async () => {
      const send = (): Promise<{ status: number }> => {
        isSame = false;
        return Promise.resolve({ status: 200 });
      };
      await expect(withAuth(auth, send)).rejects.toMatchObject({ code: 'signed-out' });
    });
  },
);

it('The owner signal aborts calls when the page passes to another account', () => {
  const { signal } = new AbortController();
  port.ownerSignal.mockReturnValue(signal);
  expect(ownerSignal()).toBe(signal);
});
