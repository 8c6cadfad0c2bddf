import { computed } from 'nanostores';
import { dropEarlyReads } from '#preboot/earlyRequests.ts';
import { setAuthPort, type NextToken } from '#lib/api/auth.ts';
import { refreshEndpoint } from '#lib/api/schema/endpointsOfSession.ts';
import { ApiError, type ApiErrorCode } from '#lib/api/errors.ts';
import { callEndpoint } from '#lib/api/transport.ts';
import { fingerprint } from '#lib/domain/hash.ts';
import { receivedTokens, tokensSchema, withExpiry, type Tokens } from '#lib/domain/session/session.ts';
import { expiresWithin, isSendable } from '#lib/domain/session/tokenLife.ts';
import { z } from '#lib/domain/z.ts';
import * as limits from '#lib/limits.ts';
import { readEntry, removeEntry, writeEntry } from '#lib/stores/browser/storage.ts';
import { $owner, onOwnerChange, owned, ownerSignal } from '#lib/stores/session/owner.ts';
import { isAnnounced, underRefreshLock, waitUntil } from '#lib/stores/session/refreshLock.ts';
import {
  $session,
  signedInOf,
  ensureSession,
  writeOwned,
  type SessionState,
} from '#lib/stores/session/session.ts';

const $held = owned<Tokens | null>(null);

onOwnerChange(dropEarlyReads);

/** Whether the tokens belong to the session. Another tab may already have stored the next vendor's tokens. */
const isOwn = ({ session }: Tokens, state: SessionState): boolean => {
  const signedIn = signedInOf(state);
  return signedIn !== null && (session === undefined || session === signedIn.session);
};

/** The tokens of the session; null when there are none. */
export const $tokens = computed([$held, $session], (held, state) =>
  held !== null && isOwn(held, state) ? held : null,
);

/** Stores new tokens. */
export function keepTokens(tokens: Tokens): void {
  $held.set(tokens);
  writeEntry('tokens', tokens);
}

/** Removes the tokens, here and in storage. */
export function clearTokens(): void {
  $held.set(null);
  removeEntry('tokens');
}

/**
 * Reads the stored tokens, because another tab may have written newer ones. Invalid data is removed; another
 * vendor's tokens stay.
 */
export function readTokens(): Tokens | null {
  const stored = readEntry('tokens', tokensSchema);
  const tokens = stored && withExpiry(stored, Date.now());
  // The hour counts from when these tokens were first seen, not from each visit.
  if (tokens?.expiresAt !== stored?.expiresAt) writeEntry('tokens', tokens);
  $held.set(tokens);
  return $tokens.get();
}

/** The access token that the server refused last. It is stale whatever its expiry says. */
let refused: string | null = null;
/**
 * The refresh token that was refused after its reply had been lost. The server has replaced it. Its access
 * token is the last known good one, so it is used until it expires.
 */
let lost: string | null = null;
/** Refreshes under way, by their session. */
const inFlight = new Map<string | undefined, Promise<Tokens>>();

/**
 * Whether the access token can be sent: not refused, valid for long enough, and made of characters that a
 * header allows.
 */
function isFresh(tokens: Tokens, marginMs: number): boolean {
  return (
    tokens.accessToken !== refused &&
    isSendable(tokens.accessToken) &&
    !expiresWithin(tokens, marginMs, Date.now())
  );
}

/**
 * Refreshes the tokens: one call at a time in this tab and, by a Web Lock, over all tabs. Concurrent callers
 * share one promise. If storage then holds other tokens than the `stale` one, another tab has refreshed, and
 * its tokens are used.
 * @throws {ApiError} `no-refresh-token`, `no-access-token`, `signed-out`, or the failed call's error. Only 401,
 *   403, a missing token and a malformed reply clear the tokens; every other error keeps them for another try.
 */
export function refreshTokens(stale = $tokens.get()?.accessToken): Promise<Tokens> {
  const signedIn = signedInOf()?.session;
  const underWay = inFlight.get(signedIn);
  if (underWay !== undefined) return underWay;
  const assertSame = (): void => {
    if (signedInOf()?.session !== signedIn) throw new ApiError('signed-out');
  };
  const attempt = underRefreshLock(() => refreshOnce(stale, assertSame)).finally(() =>
    inFlight.delete(signedIn),
  );
  inFlight.set(signedIn, attempt);
  return attempt;
}

interface Refreshed {
  result: Tokens;
  /** The access token that was replaced; null when another tab's tokens are used. */
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

/** Whether this refresh token was sent before without a known reply, possibly by a page that is gone. */
function wasSent({ refreshToken }: Tokens): boolean {
  return readEntry('refreshSent', z.string()) === fingerprint(refreshToken);
}

/** Returns the stored tokens, or the ones that another tab is about to write over them. */
async function storedTokens(): Promise<Tokens | null> {
  const stored = readTokens();
  if (stored === null || !(await isAnnounced(stored.accessToken))) return stored;
  await waitUntil(() => readTokens()?.accessToken !== stored.accessToken, limits.refreshMarkMs);
  return readTokens();
}

async function requestTokens({ refreshToken, session }: Tokens): Promise<Tokens> {
  const reply = await callEndpoint('refresh', refreshEndpoint, {
    body: { refreshToken },
    // The page may be gone before the reply arrives. The next page then sends the same key and gets the same tokens.
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
 * Returns the tokens that another tab stored while ours were used; null when ours are still stored.
 * @throws {ApiError} `signed-out` when the session ended meanwhile, here or in another tab. The refreshed
 * tokens are dropped.
 */
function tokensOfOthers(used: Tokens, assertSame: () => void): Tokens | null {
  assertSame();
  const now = readTokens();
  if (now === null) throw new ApiError('signed-out');
  return now.accessToken === used.accessToken && now.refreshToken === used.refreshToken ? null : now;
}

/**
 * After a refused refresh, returns the tokens of a tab that was faster. Otherwise clears ours.
 * @throws {ApiError} `refresh-lost` when the refresh was sent before without a reply, or the given error.
 */
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
  // It was sent before without a reply. The server has most likely replaced the token, and only this browser
  // lacks the new one.
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

/** Whether a failed refresh means that these tokens will never work again. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && refusals.includes(error.code);
}

/** Connects the tokens to the API client. `sessionLost` is called when the session cannot continue. */
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
      const signedIn = signedInOf()?.session;
      ensureSession();
      return () => $owner.get() === before && signedInOf()?.session === signedIn;
    },
    ownerSignal,
  });
}

/** Returns the access token to send, refreshed if needed; null without a session, whatever storage holds. */
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

/**
 * Refreshes the tokens; null when the session cannot continue. Throws a failure that may pass, and the session
 * stays.
 */
async function refreshedOrNull(stale?: string): Promise<Tokens | null> {
  try {
    return await refreshTokens(stale);
  } catch (error) {
    if (isRefusal(error)) return null;
    // Its access token is the last one known to be good, so this request tries it.
    if (error instanceof ApiError && error.code === 'refresh-lost') return $tokens.get();
    throw error;
  }
}
