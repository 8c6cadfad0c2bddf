import { atom } from 'nanostores';
import { setAuthPort, type NextToken } from '#lib/api/auth.ts';
import { call } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/errors.ts';
import {
  expiresWithin,
  lifetimeSeconds,
  tokenExpiry,
  tokensSchema,
  withExpiry,
  type Tokens,
} from '#lib/domain/session.ts';
import { limits } from '#lib/limits.ts';
import { isAnnounced, underRefreshLock, waitUntil } from '#lib/stores/session/refreshLock.ts';
import { onSignOut } from '#lib/stores/session/session.ts';
import { readEntry, removeEntry, writeEntry } from '#lib/stores/browser/storage.ts';

/** The tokens in use; null when there are none. */
export const $tokens = atom<Tokens | null>(null);

/** Keeps tokens just received. */
export function keepTokens(tokens: Tokens): void {
  $tokens.set(tokens);
  writeEntry('tokens', tokens);
}

/** Drops the tokens here and in storage. */
export function clearTokens(): void {
  $tokens.set(null);
  removeEntry('tokens');
}

/** Reads the stored tokens: another tab may have written newer ones. Invalid data is cleared. */
export function readTokens(): Tokens | null {
  const stored = readEntry('tokens', tokensSchema);
  if (stored !== null && stored.expiresAt === undefined) {
    // The hour counts from the first time these tokens were seen, not from every visit.
    keepTokens(withExpiry(stored, Date.now()));
  } else {
    $tokens.set(stored === null ? null : withExpiry(stored, Date.now()));
  }
  return $tokens.get();
}

/** The access token the server refused last: it is stale whatever its expiry says. */
let refused: string | null = null;
/** Rises at every end of a session, so that what was under way then keeps nothing and shows nothing. */
let generation = 0;
let inFlight: Promise<Tokens> | null = null;

/** Whether the access token can be sent: known to the server for long enough, and made of what a header may hold. */
function isFresh(tokens: Tokens, marginMs: number): boolean {
  return (
    tokens.accessToken !== refused &&
    /^[\x21-\x7e]+$/.test(tokens.accessToken) &&
    !expiresWithin(tokens, marginMs, Date.now())
  );
}

/** A token another tab has just got is taken even when its whole life is shorter than the usual margin. */
function isWorthTaking(tokens: Tokens): boolean {
  const half = ((lifetimeSeconds(tokens.accessToken) ?? Infinity) * 1000) / 2;
  return isFresh(tokens, Math.min(limits.refreshMarginMs, half));
}

/**
 * Refreshes the tokens: one call at a time in this tab and, by a Web Lock, over all tabs. Whoever asks meanwhile gets the
 * same answer. When storage holds other tokens than the `stale` one by the time it is our turn, another tab has
 * refreshed, and its tokens are taken.
 * @throws {ApiError} `no-refresh-token`, `no-access-token`, `signed-out`, or the failed call's error. A network error, a
 *   timeout, a 429 or a 5xx keeps the tokens for another try; everything else clears them.
 */
export function refreshTokens(
  stale: string | null = ($tokens.get() ?? readTokens())?.accessToken ?? null,
): Promise<Tokens> {
  if (inFlight !== null) return inFlight;
  const began = generation;
  const attempt = underRefreshLock(() => refreshOnce(stale, began)).finally(() => {
    if (inFlight === attempt) inFlight = null;
  });
  inFlight = attempt;
  return attempt;
}

interface Refreshed {
  result: Tokens;
  /** The access token that was replaced; null when another tab's tokens were taken. */
  replaced: string | null;
}

async function refreshOnce(stale: string | null, began: number): Promise<Refreshed> {
  assertSameSession(began);
  const used = await storedTokens();
  assertSameSession(began);
  if (used === null) {
    clearTokens();
    throw new ApiError('no-refresh-token', { message: 'No refresh token available' });
  }
  if (used.accessToken !== stale && isWorthTaking(used)) return { result: used, replaced: null };
  try {
    const fresh = await requestTokens(used.refreshToken);
    const others = tokensOfOthers(used, began);
    if (others !== null) return { result: others, replaced: null };
    keepTokens(fresh);
    return { result: fresh, replaced: used.accessToken };
  } catch (error) {
    return { result: await settleFailure(error, used, began), replaced: null };
  }
}

/** The stored tokens, or those that another tab is about to write over them. */
async function storedTokens(): Promise<Tokens | null> {
  const stored = readTokens();
  if (stored === null || !(await isAnnounced(stored.accessToken))) return stored;
  await waitUntil(() => readTokens()?.accessToken !== stored.accessToken, limits.refreshMarkMs);
  return readTokens();
}

async function requestTokens(refreshToken: string): Promise<Tokens> {
  const reply = await call('refresh', { body: { refreshToken }, timeoutMs: limits.refreshTimeoutMs });
  if (reply.accessToken === null) {
    throw new ApiError('no-access-token', { message: 'No access token received from refresh' });
  }
  const seconds = reply.expiresInSeconds ?? limits.refreshTokenSeconds;
  return {
    accessToken: reply.accessToken,
    refreshToken: reply.refreshToken ?? refreshToken,
    expiresAt: tokenExpiry(reply.accessToken, Date.now(), seconds),
  };
}

function assertSameSession(began: number): void {
  if (began !== generation) throw new ApiError('signed-out');
}

/**
 * Tokens another tab stored while ours were used; null when ours still stand.
 * @throws {ApiError} `signed-out` when the session ended meanwhile, here or in another tab: what was refreshed is dropped.
 */
function tokensOfOthers(used: Tokens, began: number): Tokens | null {
  assertSameSession(began);
  const now = readTokens();
  if (now === null) throw new ApiError('signed-out');
  return now.accessToken === used.accessToken && now.refreshToken === used.refreshToken ? null : now;
}

/** A refused refresh may mean that another tab was faster: its tokens are taken, else ours are cleared. */
async function settleFailure(error: unknown, used: Tokens, began: number): Promise<Tokens> {
  if (!isRefusal(error)) throw error;
  if (!globalThis.navigator?.locks) {
    await waitUntil(() => readTokens()?.accessToken !== used.accessToken, limits.refreshRaceMs);
  }
  const others = tokensOfOthers(used, began);
  if (others !== null) return others;
  clearTokens();
  throw error;
}

/** Whether a failed refresh means that these tokens will never be good again. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return !['network', 'timeout', 'unavailable', 'rate-limited', 'signed-out'].includes(error.code);
}

/** What the session does when it cannot be continued. Set by the session's lifecycle. */
let onLost: () => void = () => undefined;
let connected = false;

/** Plugs the tokens into the API client. Safe to call from every island. */
export function connectTokens(sessionLost: () => void): void {
  onLost = sessionLost;
  if (connected) return;
  connected = true;
  onSignOut(() => {
    generation++;
    inFlight = null;
    $tokens.set(null);
  }, 'first');
  setAuthPort({
    freshToken,
    tokenAfter401,
    tokenRefused: (token) => {
      refused = token;
    },
    sessionLost: () => onLost(),
    sameSession: () => {
      const began = generation;
      return () => began === generation;
    },
  });
}

async function freshToken(): Promise<string | null> {
  for (const read of [() => $tokens.get(), readTokens]) {
    const tokens = read();
    if (tokens !== null && isFresh(tokens, limits.refreshMarginMs)) return tokens.accessToken;
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
    throw error;
  }
}
