import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerSignal, setAuthPort, withAuth } from '#lib/api/auth.ts';

type AuthPort = Parameters<typeof setAuthPort>[0];

let port: { [Name in keyof AuthPort]: ReturnType<typeof vi.fn<AuthPort[Name]>> };
let isSame: boolean;
/** Replies with these statuses in turn and notes the tokens. */
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
  it('carries no token, and takes a 401 as a reply', async () => {
    const { tokens, send } = server(401);
    expect(await withAuth('none', send)).toEqual({ status: 401 });
    expect(tokens).toEqual([null]);
    expect(port.freshToken).not.toHaveBeenCalled();
    expect(port.tokenRefused).not.toHaveBeenCalled();
  });
});

describe('A call that a session is offered to', () => {
  it('carries its token where there is one, and takes a 401 as a reply', async () => {
    const { tokens, send } = server(401);
    expect(await withAuth('offered', send)).toEqual({ status: 401 });
    expect(tokens).toEqual(['first']);
    expect(port.tokenAfter401).not.toHaveBeenCalled();
  });

  it('is made without one that cannot be had', async () => {
    port.freshToken.mockRejectedValue(new Error('no network'));
    const { tokens, send } = server(200);
    await withAuth('offered', send);
    expect(tokens).toEqual([null]);
  });
});

describe('A call that needs a session', () => {
  it('is not made without one: the vendor is led to signing in', async () => {
    port.freshToken.mockResolvedValue(null);
    const { tokens, send } = server(200);
    await expect(withAuth('required', send)).rejects.toMatchObject({ code: 'signed-out' });
    expect(tokens).toEqual([]);
    expect(port.sessionLost).toHaveBeenCalledOnce();
  });

  it('ends no session that came meanwhile', async () => {
    port.freshToken.mockImplementation(() => {
      isSame = false;
      return Promise.resolve(null);
    });
    await expect(withAuth('required', server(200).send)).rejects.toMatchObject({ code: 'signed-out' });
    expect(port.sessionLost).not.toHaveBeenCalled();
  });

  it('is made once more with a refreshed token after a 401, and no more', async () => {
    port.tokenAfter401.mockResolvedValue({ token: 'second', isRefreshed: true });
    const { tokens, send } = server(401, 401, 401);
    expect(await withAuth('required', send)).toEqual({ status: 401 });
    expect(tokens).toEqual(['first', 'second']);
    expect(port.tokenRefused).toHaveBeenCalledExactlyOnceWith('second');
  });

  it('tries the token of another tab before that, in three calls at most', async () => {
    port.tokenAfter401.mockImplementation((token) =>
      Promise.resolve({ token: `${token}+`, isRefreshed: false }),
    );
    const { tokens, send } = server(401, 401, 401, 401, 401);
    await withAuth('required', send);
    expect(tokens).toEqual(['first', 'first+', 'first++']);
    expect(port.tokenRefused).toHaveBeenCalledExactlyOnceWith('first++');
  });

  it('that is served says nothing of its token', async () => {
    port.tokenAfter401.mockResolvedValue({ token: 'second', isRefreshed: true });
    const { send } = server(401, 200);
    expect(await withAuth('required', send)).toEqual({ status: 200 });
    expect(port.tokenRefused).not.toHaveBeenCalled();
  });

  it('that no token helps ends the session', async () => {
    expect(await withAuth('required', server(401).send)).toEqual({ status: 401 });
    expect(port.sessionLost).toHaveBeenCalledOnce();
    expect(port.tokenRefused).not.toHaveBeenCalled();
  });
});

describe.each(['none', 'offered', 'required'] as const)(
  'Once the session has changed, a call (%s)',
  (auth) => {
    it('is not made', async () => {
      isSame = false;
      const { tokens, send } = server(200);
      await expect(withAuth(auth, send)).rejects.toMatchObject({ code: 'signed-out' });
      expect(tokens).toEqual([]);
    });

    it('shows its reply to nobody', async () => {
      const send = (): Promise<{ status: number }> => {
        isSame = false;
        return Promise.resolve({ status: 200 });
      };
      await expect(withAuth(auth, send)).rejects.toMatchObject({ code: 'signed-out' });
    });
  },
);

it('What is under way is called off with the owner of the page', () => {
  const { signal } = new AbortController();
  port.ownerSignal.mockReturnValue(signal);
  expect(ownerSignal()).toBe(signal);
});
