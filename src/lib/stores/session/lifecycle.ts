import { sessionSchema } from '#lib/domain/session.ts';
import { expiresWithin } from '#lib/domain/tokenLife.ts';
import { limits } from '#lib/limits.ts';
import { paths, protectedPage } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { onForeignChange, removeCorruptEntries } from '#lib/stores/browser/storage.ts';
import { $toasts, dismissToast } from '#lib/stores/browser/toasts.ts';
import { keepAskedPage } from '#lib/stores/session/askedPage.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';
import {
  $session,
  $signInAgain,
  accountOf,
  askToSignInAgain,
  ensureSession,
  enterSession,
  expireSession,
  followEnd,
  followStored,
  removeStored,
  setExpiringSoon,
} from '#lib/stores/session/session.ts';
import { readAccount, restoreUser } from '#lib/stores/session/storedSession.ts';
import {
  $tokens,
  clearTokens,
  connectTokens,
  readTokens,
  refreshTokens,
} from '#lib/stores/session/tokens.ts';

let started = false;

// Some name whom they greet.
onOwnerChange(() => $toasts.get().forEach(({ id }) => dismissToast(id)));

/**
 * Starts the session of this page, once however many islands ask: restores what is stored, refreshes first when the
 * token is about to run out, and only then checks for expiry. Guards wait until `$session` is no longer `restoring`.
 */
export function startSession(): void {
  if (started) return;
  started = true;
  connectTokens(loseSession);
  const hasChanged = followStored(() => follow('signed-out'));
  removeCorruptEntries();
  // Where nothing is stored, that may be known already.
  const isKnown = $session.get().type === 'signed-out' && readAccount() === null;
  if (!isKnown) restoreSession(hasChanged ? 'elsewhere' : 'here');
  void startUp();
  setInterval(checkSession, limits.sessionCheckMs);
  onForeignChange(followOtherTab);
  hideWhileCached();
  // A tab that slept and a phone that was without a network may have outlived their session, or can renew it now.
  globalThis.addEventListener('online', checkSession);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (globalThis.document.visibilityState === 'visible') checkSession();
  });
}

/** Reads the stored session by its shape; anything else is discarded. `where` it was stored since the page was opened. */
export function restoreSession(where: 'here' | 'elsewhere' = 'here'): void {
  const account = readAccount();
  followStored();
  enterSession({ type: 'restoring', account }, where);
  restoreUser();
}

async function startUp(): Promise<void> {
  const tokens = readTokens();
  const isLate =
    accountOf() !== null &&
    tokens !== null &&
    expiresWithin(tokens, limits.startupRefreshMarginMs, Date.now());
  const isRefreshPostponed = isLate && (await refreshTokens().then(() => false, canTryAgain));
  const state = $session.get();
  // The session ended, or somebody signed in, while the refresh was under way.
  if (state.type !== 'restoring') return;
  const { account } = state;
  if (account === null) enterSession({ type: 'signed-out', hasLeft: false });
  else if (isRefreshPostponed) enterSession({ type: 'expiring-soon', account });
  else {
    enterSession({ type: 'signed-in', account });
    checkSession();
  }
}

/** A failed refresh that left the tokens may be tried again; the session stays. */
const canTryAgain = (): boolean => $tokens.get() !== null;

/**
 * The expiry check: on start, every 30 seconds, on return to the tab or the network, and in guards. It never refreshes;
 * the keep-alive beside it does while less than five minutes remain, and the check fires only when that cannot work any
 * more. A network that is down for now ends nothing: the refresh token may well be good for weeks.
 */
export function checkSession(): void {
  if (!ensureSession()) follow('signed-out');
  if (accountOf() === null || $session.get().type === 'restoring') return;
  const tokens = $tokens.get() ?? readTokens();
  if (tokens === null) {
    // A session without tokens cannot ask for anything: it is no session.
    expire();
    return;
  }
  if (!expiresWithin(tokens, limits.expiryWarningMs, Date.now())) {
    setExpiringSoon(false);
    return;
  }
  console.warn('The session expires in less than 5 minutes.');
  void keepAlive();
}

async function keepAlive(): Promise<void> {
  try {
    await refreshTokens();
    setExpiringSoon(false);
  } catch {
    if (canTryAgain()) setExpiringSoon(true);
    else if (accountOf() !== null) expire();
  }
}

/** The session ran out: unsaved values are rescued, everything else of the product is cleared. */
function expire(): void {
  expireSession();
  goWithoutSession(0);
}

const lossTellers = new Set<() => void>();

/**
 * Registers how a protected page says that its session is lost; it is left once that could be read. Returns an unsubscribe
 * function.
 */
export function onSessionLoss(tell: () => void): () => void {
  lossTellers.add(tell);
  return () => lossTellers.delete(tell);
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Where a vendor goes whose session is lost. The onboarding asks them to sign in where they are; a protected page is kept
 * for after signing in and left, after `delayMs` or once its words could be read; a public page does not move.
 */
function goWithoutSession(delayMs: number): void {
  const { pathname } = globalThis.location;
  if (staysInPlace()) {
    askToSignInAgain();
    return;
  }
  if (protectedPage(pathname) === null || leaving !== undefined) return;
  const state = $session.get();
  keepAskedPage(state.type === 'expired' ? state.account.session : null);
  for (const tell of lossTellers) tell();
  const leave = (): void => {
    leaving = undefined;
    // Somebody may have signed in meanwhile, in another tab.
    if (accountOf() === null) navigation.to(paths.home);
  };
  const ms = lossTellers.size > 0 ? limits.authNoticeMs : delayMs;
  if (ms === 0) leave();
  else leaving = setTimeout(leave, ms);
}

/** An API call found the session gone. */
function loseSession(): void {
  expireSession();
  clearTokens();
  // Signing out leads elsewhere; only what was still under way came too late.
  const state = $session.get();
  if (state.type === 'signed-out' && state.hasLeft && !staysInPlace()) return;
  goWithoutSession(limits.authRedirectDelayMs);
}

/** The onboarding flow is public: the vendor signs in again in the dialog and keeps the form. */
function staysInPlace(): boolean {
  return globalThis.location.pathname.startsWith(paths.onboardingRoot);
}

/** Another tab signed in, out, or refreshed, or its session ran out. */
function followOtherTab(name: string | null, text: string | null): void {
  if (name !== null && name !== 'session' && name !== 'tokens' && name !== 'user') return;
  follow(name === 'session' && isSignedOut(text) ? 'expired' : 'signed-out');
}

/** Takes over the stored session. `end` is why there is none, if there is none. */
function follow(end: 'signed-out' | 'expired'): void {
  const account = readAccount();
  followStored();
  if (account === null) {
    if (accountOf() === null) return;
    followEnd(end);
    if (end === 'signed-out') {
      // A refresh that ended here while the other tab signed out may have written tokens after it.
      removeStored();
    } else goWithoutSession(0);
    return;
  }
  const before = $session.get();
  const known = accountOf(before);
  if (known?.session !== account.session || known.phone !== account.phone || known.since !== account.since) {
    enterSession({ type: 'signed-in', account }, 'elsewhere');
    $signInAgain.set(null);
  }
  restoreUser();
  const tokens = readTokens();
  if (tokens !== null && !expiresWithin(tokens, limits.expiryWarningMs, Date.now())) setExpiringSoon(false);
}

function isSignedOut(text: string | null): boolean {
  try {
    const parsed = sessionSchema.safeParse(JSON.parse(String(text)));
    return parsed.success && parsed.data.session === null;
  } catch {
    return false;
  }
}

/**
 * A page in the browser's page cache hears of nothing, and is on screen again before its scripts are asked. It goes there
 * hidden, and shows itself once it knows whose it is.
 */
function hideWhileCached(): void {
  const page = globalThis.document?.documentElement;
  globalThis.addEventListener('pagehide', (event) => {
    if (event.persisted) page?.style.setProperty('visibility', 'hidden');
  });
  globalThis.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    // Its vendor may have signed in and out again since: what waits for them here is nobody's any more. Copies are kept.
    if ($session.get().type === 'expired' && readAccount() === null) return navigation.reload();
    follow('signed-out');
    checkSession();
    // A protected page that was signed out of has nothing to show: it leads home, as when it is opened.
    if (
      accountOf() === null &&
      protectedPage(globalThis.location.pathname) !== null &&
      leaving === undefined
    ) {
      navigation.replace(paths.home);
      return;
    }
    // After the screens have followed: they render what changed before the next task.
    setTimeout(() => page?.style.removeProperty('visibility'));
  });
}
