import { atom } from 'nanostores';
import { latestDraft } from '#lib/domain/draft.ts';
import { expiresWithin, sessionSchema, type Session } from '#lib/domain/session.ts';
import { limits } from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { $drafts, restoreDrafts } from '#lib/stores/application/draft.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { keepCopiesOf } from '#lib/stores/session/recovery.ts';
import {
  $isSignedIn,
  $session,
  $sessionReady,
  clearAppData,
  forgetSession,
  onSignOut,
  removeStoredSession,
  signedOut,
  type SessionEnd,
} from '#lib/stores/session/session.ts';
import { onForeignChange, removeCorruptEntries, writeEntry } from '#lib/stores/browser/storage.ts';
import { restoreSession } from '#lib/stores/session/storedSession.ts';
import {
  $tokens,
  clearTokens,
  connectTokens,
  readTokens,
  refreshTokens,
} from '#lib/stores/session/tokens.ts';

/** Why the vendor is asked to sign in again, in place, with the form kept; null when not. */
export const $signInAgain = atom<{ phone: string | null } | null>(null);
/** True while the session runs out within five minutes, or has, and could not be refreshed so far. */
export const $expiringSoon = atom(false);

/** Forms that have unsaved values hand them over here before an expiry clears everything. */
const rescuers = new Set<() => void>();

/** Registers what must be rescued before the session is cleared. Answers how to take it back. */
export function onBeforeExpiry(rescue: () => void): () => void {
  rescuers.add(rescue);
  return () => rescuers.delete(rescue);
}

/** False until `startSession`: before it nothing may be asked of the API that needs a session. */
export const $sessionStarted = atom(false);
/** How the session ended while this page stood; null while there is one, or when there never was. */
let ended: SessionEnd | null = null;

/**
 * Starts the session of this page, once however many islands ask: restores what is stored, refreshes first when the
 * token is about to run out, and only then checks for expiry. Guards wait for `$sessionReady`.
 */
export function startSession(): void {
  if ($sessionStarted.get()) return;
  connectTokens(loseSession);
  $sessionStarted.set(true);
  onSignOut((how) => {
    ended = how;
    $expiringSoon.set(false);
  });
  removeCorruptEntries();
  restoreSession();
  restoreDrafts();
  void startUp();
  setInterval(checkSession, limits.sessionCheckMs);
  onForeignChange(followOtherTab);
  // A page that comes back from the back-forward cache, a tab that slept and a phone that was without a network may
  // have outlived their session, or can renew it now.
  globalThis.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    followOtherTab(null, null);
    checkSession();
  });
  globalThis.addEventListener('online', checkSession);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (globalThis.document.visibilityState === 'visible') checkSession();
  });
}

async function startUp(): Promise<void> {
  const tokens = readTokens();
  const isLate =
    $isSignedIn.get() && tokens !== null && expiresWithin(tokens, limits.startupRefreshMarginMs, Date.now());
  const isPostponed = isLate && (await refreshTokens().then(() => false, isPutOff));
  if (isPostponed) $expiringSoon.set(true);
  else checkSession();
  $sessionReady.set(true);
}

/** A failed refresh that left the tokens may be tried again; the session stays. */
const isPutOff = (): boolean => $isSignedIn.get() && $tokens.get() !== null;

/**
 * The expiry check: on start, every 30 seconds, on return to the tab or the network, and in guards. It never refreshes;
 * the keep-alive beside it does while less than five minutes remain, and the check fires only when that cannot work any
 * more. A network that is down for now ends nothing: the refresh token may well be good for weeks.
 */
export function checkSession(): void {
  if (!$isSignedIn.get()) return;
  const tokens = $tokens.get() ?? readTokens();
  if (tokens === null) {
    // A session without tokens cannot ask for anything: it is no session.
    expire();
    return;
  }
  if (!expiresWithin(tokens, limits.expiryWarningMs, Date.now())) {
    $expiringSoon.set(false);
    return;
  }
  console.warn('The session expires in less than 5 minutes.');
  void keepAlive();
}

async function keepAlive(): Promise<void> {
  try {
    await refreshTokens();
    $expiringSoon.set(false);
  } catch {
    if (isPutOff()) $expiringSoon.set(true);
    else if ($isSignedIn.get()) expire();
  }
}

/** The session ran out: unsaved values are rescued, everything else of the product is cleared, and the vendor is led home. */
function expire(): void {
  endSession();
  if (!staysInPlace()) navigation.to(paths.home);
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** An API call found the session gone. */
function loseSession(): void {
  const wasSignedIn = $isSignedIn.get();
  if (wasSignedIn) endSession();
  else clearTokens();
  if (staysInPlace()) {
    askToSignInAgain();
    return;
  }
  // Who signed out is where signing out leads; only what was still under way came too late.
  if (!wasSignedIn && ended === 'signed-out') return;
  leaving ??= setTimeout(() => {
    leaving = undefined;
    navigation.to(paths.home);
  }, limits.authRedirectDelayMs);
}

function endSession(): void {
  const { phone } = $session.get();
  rescueAll();
  const putBack = keepCopiesOf(phone);
  // Other tabs hear of every change. Seeing it signed out before it goes tells them that it ran out.
  writeEntry('session', signedOut);
  clearAppData('expired', putBack);
  if (staysInPlace()) $signInAgain.set({ phone });
}

function rescueAll(): void {
  for (const rescue of rescuers) {
    try {
      rescue();
    } catch (error) {
      console.error('A form could not be rescued:', error instanceof Error ? error.name : 'unknown');
    }
  }
}

/** The onboarding flow is public: the vendor signs in again in the dialog and keeps the form. */
function staysInPlace(): boolean {
  return globalThis.location?.pathname.startsWith(paths.onboardingRoot) ?? false;
}

/** Opens signing in where the vendor stands, with the phone prefilled. */
export function askToSignInAgain(): void {
  if ($signInAgain.get() === null) {
    $signInAgain.set({ phone: $session.get().phone ?? latestDraft($drafts.get())?.phone ?? null });
  }
}

/** Another tab signed in, out, or refreshed, or its session ran out. */
function followOtherTab(name: string | null, text: string | null): void {
  if (name !== null && name !== 'session' && name !== 'tokens' && name !== 'user') return;
  const before = $session.get();
  restoreSession();
  const now = $session.get();
  if (before.session !== null && now.session !== before.session) {
    const how = name === 'session' && isSignedOut(text) ? 'expired' : 'signed-out';
    if (how === 'expired') rescueAll();
    forgetSession(how);
    if (now.session === null) {
      endHere(how, before);
      return;
    }
    restoreSession();
  }
  const tokens = readTokens();
  if (now.session === null) return;
  ended = null;
  if (before.session === null) $signInAgain.set(null);
  if (tokens !== null && !expiresWithin(tokens, limits.expiryWarningMs, Date.now())) $expiringSoon.set(false);
}

function endHere(how: SessionEnd, { phone }: Session): void {
  if (how === 'expired') {
    if (staysInPlace()) $signInAgain.set({ phone });
    return;
  }
  // A refresh that ended here while the other tab signed out may have written tokens after it.
  removeStoredSession();
}

function isSignedOut(text: string | null): boolean {
  try {
    const parsed = sessionSchema.safeParse(JSON.parse(text ?? ''));
    return parsed.success && parsed.data.session === null;
  } catch {
    return false;
  }
}
