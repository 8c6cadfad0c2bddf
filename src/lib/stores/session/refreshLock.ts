import { ApiError } from '#lib/api/errors.ts';
import { brand } from '#lib/brand.ts';
import { fnv1a } from '#lib/domain/hash.ts';
import * as limits from '#lib/limits.ts';

/** The lock that allows one refresh over all tabs. */
const lockName = `${brand.storagePrefix}.refresh`;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the work while no other tab does, if the browser has Web Locks. `replaced` is the token that the work
 * replaced, for `isAnnounced` in other tabs. Callers get the result at once; the lock is released a moment
 * later.
 * @throws {ApiError} `timeout` when the lock is never granted, because a frozen tab holds it.
 */
export function underRefreshLock<Result>(
  work: () => Promise<{ result: Result; replaced: string | null }>,
): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work().then(({ result }) => result);
  let resolve: (result: Result) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Result>((settleWith, failWith) => {
    resolve = settleWith;
    reject = failWith;
  });
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), limits.refreshLockWaitMs);
  let isGranted = false;
  const settle = async (): Promise<string | null> => {
    try {
      const { result, replaced } = await work();
      resolve(result);
      return replaced;
    } catch (error) {
      reject(error as Error);
      return null;
    }
  };
  const hold = async (): Promise<void> => {
    isGranted = true;
    clearTimeout(timer);
    const replaced = await settle();
    if (replaced !== null) await announce(locks, replaced);
  };
  locks.request(lockName, { signal: waiting.signal }, hold).catch(() => {
    clearTimeout(timer);
    if (isGranted) return;
    if (waiting.signal.aborted) reject(new ApiError('timeout'));
    // The browser has locks but forbids them (site data blocked). This tab is alone with its tokens anyway.
    else void settle();
  });
  return promise;
}

/**
 * Announces a replaced token by briefly holding a lock named after it. localStorage may reach other processes
 * late, so a tab that gets the refresh lock may still read used tokens. Locks are never late.
 */
function announce(locks: LockManager, token: string): Promise<void> {
  return new Promise((granted) => {
    locks
      .request(markName(token), { mode: 'shared' }, () => {
        granted();
        return sleep(limits.refreshMarkMs);
      })
      .catch(() => granted());
  });
}

/** Whether another tab has just replaced this token. */
export async function isAnnounced(token: string): Promise<boolean> {
  try {
    const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {};
    return held.some(({ name }) => name === markName(token));
  } catch {
    return false;
  }
}

/** Polls until the condition holds or the time is up. */
export async function waitUntil(isSo: () => boolean, timeoutMs: number): Promise<void> {
  for (let waited = 0; waited < timeoutMs && !isSo(); waited += limits.refreshPollMs) {
    await sleep(limits.refreshPollMs);
  }
}

/** Returns a lock name with 32 bits of the token: enough to tell two tokens apart, and useless for signing in. */
function markName(token: string): string {
  return `${lockName}.${fnv1a(token)}`;
}
