import { computed } from 'nanostores';
import { setAuthPort, type NextToken } from '#lib/api/auth.ts';
import { refreshEndpoint } from '#lib/api/endpointsOfSession.ts';
import { ApiError, type ApiErrorCode } from '#lib/api/errors.ts';
import { callEndpoint } from '#lib/api/transport.ts';
import { dropEarlyReads } from '#lib/api/transportEarly.ts';
import { fingerprint } from '#lib/domain/hash.ts';
import { receivedTokens, tokensSchema, withExpiry, type Tokens } from '#lib/domain/session.ts';
import { expiresWithin } from '#lib/domain/tokenLife.ts';
import { z } from '#lib/domain/z.ts';
import { limits } from '#lib/limits.ts';
import { readEntry, removeEntry, writeEntry } from '#lib/stores/browser/storage.ts';
import { $owner, onOwnerChange, owned, ownerSignal } from '#lib/stores/session/owner.ts';
import { isAnnounced, underRefreshLock, waitUntil } from '#lib/stores/session/refreshLock.ts';
import {
  $session,
  accountOf,
  ensureSession,
  writeOwned,
  type SessionState,
} from '#lib/stores/session/session.ts';

const $held = owned<Tokens | null>(null);

onOwnerChange(dropEarlyReads);

/** Whether tokens are those of the session: another tab may have stored the next vendor's already. */
const isOwn = ({ session }: Tokens, state: SessionState): boolean => {
  const account = accountOf(state);
  return account !== null && (session === undefined || session === account.session);
};

/** The tokens of the session; null when there are none. */
export const $tokens = computed([$held, $session], (held, state) =>
  held !== null && isOwn(held, state) ? held : null,
);

/** Keeps tokens just received. */
export function keepTokens(tokens: Tokens): void {
  $held.set(tokens);
  writeEntry('tokens', tokens);
}

/** Drops the tokens here and in storage. */
export function clearTokens(): void {
  $held.set(null);
  removeEntry('tokens');
}

/** Reads the stored tokens: another tab may have written newer ones. Invalid data is cleared, somebody else's is left. */
export function readTokens(): Tokens | null {
  const stored = readEntry('tokens', tokensSchema);
  const tokens = stored && withExpiry(stored, Date.now());
  // The hour counts from the first time these tokens were seen, not from every visit.
  if (tokens?.expiresAt !== stored?.expiresAt) writeEntry('tokens', tokens);
  $held.set(tokens);
  return $tokens.get();
}

/** The access token the server refused last: it is stale whatever its expiry says. */
let refused: string | null = null;
/**
 * The refresh token that was refused after its reply had been lost: the server has replaced it, and its access token is
 * the last that is known to be good. It is used to its end, and not refreshed again.
 */
let lost: string | null = null;
/** Refreshes under way, by the session they are for. */
const inFlight = new Map<string | undefined, Promise<Tokens>>();

/** Whether the access token can be sent: known to the server for long enough, and made of what a header may hold. */
function isFresh(tokens: Tokens, marginMs: number): boolean {
  return (
    tokens.accessToken !== refused &&
    /^[\x21-\x7e]+$/.test(tokens.accessToken) &&
    !expiresWithin(tokens, marginMs, Date.now())
  );
}

/**
 * Refreshes the tokens: one call at a time in this tab and, by a Web Lock, over all tabs. Concurrent callers share one
 * promise. When storage holds other tokens than the `stale` one by the time it is our turn, another tab has refreshed,
 * and its tokens are taken.
 * @throws {ApiError} `no-refresh-token`, `no-access-token`, `signed-out`, or the failed call's error. Only 401, 403, a
 *   missing token and a malformed reply clear the tokens; everything else keeps them for another try.
 */
export function refreshTokens(stale = $tokens.get()?.accessToken): Promise<Tokens> {
  const account = accountOf()?.session;
  const underWay = inFlight.get(account);
  if (underWay !== undefined) return underWay;
  const assertSame = (): void => {
    if (accountOf()?.session !== account) throw new ApiError('signed-out');
  };
  const attempt = underRefreshLock(() => refreshOnce(stale, assertSame)).finally(() =>
    inFlight.delete(account),
  );
  inFlight.set(account, attempt);
  return attempt;
}

interface Refreshed {
  result: Tokens;
  /** The access token that was replaced; null when another tab's tokens were taken. */
  replaced: string | null;
}

async function refreshOnce(stale: string | undefined, assertSame: () => void): Promise<Refreshed> {
  assertSame();
  const used = await storedTokens();
  assertSame();
  if (used === null) {
    clearTokens();
    throw new ApiError('no-refresh-token', { message: 'No refresh token available' });
  }
  if (used.accessToken !== stale && isFresh(used, limits.refreshMarginMs)) {
    return { result: used, replaced: null };
  }
  const wasSentBefore = wasSent(used);
  writeOwned('refreshSent', fingerprint(used.refreshToken));
  try {
    const fresh = await requestTokens(used);
    const others = tokensOfOthers(used, assertSame);
    if (others !== null) return { result: others, replaced: null };
    keepTokens(fresh);
    removeEntry('refreshSent');
    return { result: fresh, replaced: used.accessToken };
  } catch (error) {
    return { result: await settleFailure(error, used, wasSentBefore, assertSame), replaced: null };
  }
}

/** Whether this refresh token went out before and no reply to it is known, maybe from a page that is gone. */
function wasSent({ refreshToken }: Tokens): boolean {
  return readEntry('refreshSent', z.string()) === fingerprint(refreshToken);
}

/** The stored tokens, or those that another tab is about to write over them. */
async function storedTokens(): Promise<Tokens | null> {
  const stored = readTokens();
  if (stored === null || !(await isAnnounced(stored.accessToken))) return stored;
  await waitUntil(() => readTokens()?.accessToken !== stored.accessToken, limits.refreshMarkMs);
  return readTokens();
}

async function requestTokens({ refreshToken, session }: Tokens): Promise<Tokens> {
  const reply = await callEndpoint('refresh', refreshEndpoint, {
    body: { refreshToken },
    // The page may be gone before the reply is: the next one asks under the same key and gets the same tokens.
    idempotencyKey: fingerprint(refreshToken),
    timeoutMs: limits.refreshTimeoutMs,
  });
  if (reply.accessToken === null) {
    throw new ApiError('no-access-token', { message: 'No access token received from refresh' });
  }
  const next = { accessToken: reply.accessToken, refreshToken: reply.refreshToken ?? refreshToken };
  return receivedTokens(next, session, Date.now(), reply.expiresInSeconds ?? limits.refreshTokenSeconds);
}

/**
 * Tokens another tab stored while ours were used; null when ours are still the stored ones.
 * @throws {ApiError} `signed-out` when the session ended meanwhile, here or in another tab: what was refreshed is dropped.
 */
function tokensOfOthers(used: Tokens, assertSame: () => void): Tokens | null {
  assertSame();
  const now = readTokens();
  if (now === null) throw new ApiError('signed-out');
  return now.accessToken === used.accessToken && now.refreshToken === used.refreshToken ? null : now;
}

/** A refused refresh may mean that another tab was faster: its tokens are taken. Otherwise ours are cleared. */
async function settleFailure(
  error: unknown,
  used: Tokens,
  wasSentBefore: boolean,
  assertSame: () => void,
): Promise<Tokens> {
  if (!isRefusal(error)) throw error;
  if (!navigator.locks) {
    await waitUntil(() => readTokens()?.accessToken !== used.accessToken, limits.refreshRaceMs);
  }
  const others = tokensOfOthers(used, assertSame);
  if (others !== null) return others;
  // Sent before without a reply: the server has most likely replaced it, and only this browser does not know by what.
  if (wasSentBefore && isFresh(used, 0)) {
    lost = used.refreshToken;
    throw new ApiError('refresh-lost');
  }
  clearTokens();
  throw error;
}

const refusals: readonly ApiErrorCode[] = [
  'unauthorized',
  'forbidden',
  'rejected',
  'malformed',
  'no-access-token',
  'no-refresh-token',
];

/** Whether a failed refresh means that these tokens will never be good again. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && refusals.includes(error.code);
}

/** Plugs the tokens into the API client. `sessionLost` is called when the session cannot be continued. */
export function connectTokens(sessionLost: () => void): void {
  setAuthPort({
    freshToken,
    tokenAfter401,
    tokenRefused: (token) => {
      refused = token;
    },
    sessionLost,
    sameSession: () => {
      const before = $owner.get();
      const account = accountOf()?.session;
      ensureSession();
      return () => $owner.get() === before && accountOf()?.session === account;
    },
    ownerSignal,
  });
}

/** Without a session there is no token either, whatever storage holds. */
async function freshToken(): Promise<string | null> {
  for (const read of [() => $tokens.get(), readTokens]) {
    const tokens = read();
    if (tokens === null) continue;
    const margin = tokens.refreshToken === lost ? 0 : limits.refreshMarginMs;
    if (isFresh(tokens, margin)) return tokens.accessToken;
  }
  if ($tokens.get() === null) return null;
  return (await refreshedOrNull())?.accessToken ?? null;
}

async function tokenAfter401(token: string): Promise<NextToken | null> {
  refused = token;
  const stored = readTokens();
  if (stored !== null && isFresh(stored, 0)) return { token: stored.accessToken, isRefreshed: false };
  const tokens = await refreshedOrNull(token);
  return tokens && { token: tokens.accessToken, isRefreshed: true };
}

/** Null when the session cannot be continued; a failure that may pass is the caller's, and the session stays. */
async function refreshedOrNull(stale?: string): Promise<Tokens | null> {
  try {
    return await refreshTokens(stale);
  } catch (error) {
    if (isRefusal(error)) return null;
    // Its access token is the last known good one: this request is its try.
    if (error instanceof ApiError && error.code === 'refresh-lost') return $tokens.get();
    throw error;
  }
}
