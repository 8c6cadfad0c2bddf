import { readSession } from '#lib/domain/session/sessionShape.ts';
import { expiresWithin } from '#lib/domain/session/tokenLife.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import * as limits from '#lib/limits.ts';
import { paths, protectedPage } from '#lib/paths.ts';
import { deleteAllFiles } from '#lib/stores/browser/filesDatabase.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import {
  onForeignChange,
  removeCorruptEntries,
  removeTabEntry,
  storedText,
} from '#lib/stores/browser/storage.ts';
import { $toasts, dismissToast } from '#lib/stores/browser/toasts.ts';
import { keepAskedPage } from '#lib/stores/session/signIn/askedPage.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';
import {
  $session,
  $signInAgain,
  signedInOf,
  askToSignInAgain,
  ensureSession,
  enterSession,
  expireSession,
  followEnd,
  followStored,
  ownerPhone,
  removeStored,
  setExpiringSoon,
} from '#lib/stores/session/session.ts';
import { readSignedIn, restoreUser } from '#lib/stores/session/storedSession.ts';
import {
  $tokens,
  clearTokens,
  connectTokens,
  readTokens,
  refreshTokens,
} from '#lib/stores/session/tokens.ts';

let started = false;

const oldFiles = lazyModule(() => import('#lib/stores/session/oldFiles.ts'));

// Some notifications contain the vendor's name.
onOwnerChange(() => $toasts.get().forEach(({ id }) => dismissToast(id)));

let filesOwner: string | null = null;

// Files that wait to be sent go with their vendor. A browser that keeps some loads this module on every page.
$session.listen((state) => {
  const phone = ownerPhone();
  const hasLeft = state.type === 'signed-out' && state.hasLeft;
  if (hasLeft || (filesOwner !== null && phone !== filesOwner)) {
    deleteAllFiles();
    // Their key.
    removeTabEntry('taken');
  }
  filesOwner = phone;
});

/**
 * Starts the session of this page, once, even if several islands ask. Restores the stored session, refreshes
 * first when the token is about to expire, and only then checks for expiry. Guards wait while `$session` is
 * `restoring`.
 */
export function startSession(): void {
  if (started) return;
  started = true;
  connectTokens(loseSession);
  const hasChanged = followStored(() => follow('signed-out'));
  removeCorruptEntries();
  // With nothing stored, the session may already be known to be signed out.
  const isKnown = $session.get().type === 'signed-out' && readSignedIn() === null;
  if (!isKnown) restoreSession(hasChanged ? 'elsewhere' : 'here');
  void startUp();
  if (storedText('files') !== null) void dropOldFiles();
  setInterval(checkSession, limits.sessionCheckMs);
  onForeignChange(followOtherTab);
  hideWhileCached();
  // After sleep or a lost network, the session may have expired, or can be renewed now.
  globalThis.addEventListener('online', checkSession);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (globalThis.document.visibilityState === 'visible') checkSession();
  });
}

/**
 * Restores the stored session; invalid data is discarded. `where` says in which tab it was stored since this
 * page opened.
 */
export function restoreSession(where: 'here' | 'elsewhere' = 'here'): void {
  const signedIn = readSignedIn();
  followStored();
  enterSession({ type: 'restoring', signedIn }, where);
  restoreUser();
}

async function dropOldFiles(): Promise<void> {
  try {
    await (await oldFiles.load()).dropOldFiles();
  } catch {
    // The next page of the portal tries again.
  }
}

async function startUp(): Promise<void> {
  const tokens = readTokens();
  const isLate =
    signedInOf() !== null &&
    tokens !== null &&
    expiresWithin(tokens, limits.startupRefreshMarginMs, Date.now());
  const isRefreshPostponed = isLate && (await refreshTokens().then(() => false, canTryAgain));
  const state = $session.get();
  // The session ended, or a vendor signed in, during the refresh.
  if (state.type !== 'restoring') return;
  const { signedIn } = state;
  if (signedIn === null) enterSession({ type: 'signed-out', hasLeft: false });
  else if (isRefreshPostponed) enterSession({ type: 'expiring-soon', signedIn });
  else {
    enterSession({ type: 'signed-in', signedIn });
    checkSession();
  }
}

/** Whether a failed refresh may be tried again: it left the tokens, and the session stays. */
const canTryAgain = (): boolean => $tokens.get() !== null;

/**
 * Checks whether the session has expired. It runs on start, every 30 seconds, on return to the tab or the network,
 * and in guards. While less than five minutes remain, the keep-alive refreshes; the session expires only when that
 * cannot work any more. A network failure ends nothing, since the refresh token may be valid for weeks.
 */
export function checkSession(): void {
  if (!ensureSession()) follow('signed-out');
  if (signedInOf() === null || $session.get().type === 'restoring') return;
  const tokens = $tokens.get() ?? readTokens();
  if (tokens === null) {
    // A session without tokens cannot call the API, so end it.
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
    else if (signedInOf() !== null) expire();
  }
}

/** Ends a session that expired. Unsaved values are kept; all other data of the product is cleared. */
function expire(): void {
  expireSession();
  goWithoutSession();
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Moves on after a session is lost. The onboarding asks the vendor to sign in on the same page. A protected
 * page goes to the landing page, which says why, and opens again after signing in. A public page stays.
 */
function goWithoutSession(): void {
  const { pathname } = globalThis.location;
  if (staysInPlace()) {
    askToSignInAgain();
    return;
  }
  if (protectedPage(pathname) === null || leaving !== undefined) return;
  const state = $session.get();
  keepAskedPage(state.type === 'expired' ? state.signedIn.session : null);
  leaving = setTimeout(() => {
    leaving = undefined;
    // A vendor may have signed in meanwhile, in another tab.
    if (signedInOf() === null) navigation.to(paths.home);
  }, limits.authRedirectDelayMs);
}

/** Handles an API call that found the session gone. */
function loseSession(): void {
  expireSession();
  clearTokens();
  // The vendor signed out, which leads elsewhere. This was only a late reply.
  const state = $session.get();
  if (state.type === 'signed-out' && state.hasLeft && !staysInPlace()) return;
  goWithoutSession();
}

/**
 * Whether the vendor signs in again on this page. The onboarding flow is public and keeps its form under the
 * dialog.
 */
function staysInPlace(): boolean {
  return globalThis.location.pathname.startsWith(paths.onboardingRoot);
}

/** Follows another tab that signed in or out, refreshed, or lost its session. */
function followOtherTab(name: string | null, text: string | null): void {
  if (name !== null && name !== 'session' && name !== 'tokens' && name !== 'user') return;
  follow(name === 'session' && isSignedOut(text) ? 'expired' : 'signed-out');
}

/** Takes over the stored session. `end` is the reason if there is none. */
function follow(end: 'signed-out' | 'expired'): void {
  const signedIn = readSignedIn();
  followStored();
  if (signedIn === null) {
    if (signedInOf() === null) return;
    followEnd(end);
    if (end === 'signed-out') {
      // A refresh of this tab may have written tokens after the other tab signed out.
      removeStored();
    } else goWithoutSession();
    return;
  }
  const before = $session.get();
  const known = signedInOf(before);
  if (
    known?.session !== signedIn.session ||
    known.phone !== signedIn.phone ||
    known.since !== signedIn.since
  ) {
    enterSession({ type: 'signed-in', signedIn }, 'elsewhere');
    $signInAgain.set(null);
  }
  restoreUser();
  const tokens = readTokens();
  if (tokens !== null && !expiresWithin(tokens, limits.expiryWarningMs, Date.now())) setExpiringSoon(false);
}

function isSignedOut(text: string | null): boolean {
  try {
    return readSession(JSON.parse(String(text)))?.session === null;
  } catch {
    return false;
  }
}

/**
 * Hides a page in the page cache, where it gets no events. The browser shows it before its scripts run, so it
 * becomes visible only once it knows its owner.
 */
function hideWhileCached(): void {
  const page = globalThis.document?.documentElement;
  globalThis.addEventListener('pagehide', (event) => {
    if (event.persisted) page?.style.setProperty('visibility', 'hidden');
  });
  globalThis.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    // The vendor may have signed in and out again since, so nobody owns this page's data any more. Copies are kept.
    if ($session.get().type === 'expired' && readSignedIn() === null) return navigation.reload();
    follow('signed-out');
    checkSession();
    // A protected page without a session has nothing to show. It goes to the landing page, as when it is opened.
    if (
      signedInOf() === null &&
      protectedPage(globalThis.location.pathname) !== null &&
      leaving === undefined
    ) {
      navigation.replace(paths.home);
      return;
    }
    // Wait for the screens: they render the change before the next task.
    setTimeout(() => page?.style.removeProperty('visibility'));
  });
}
