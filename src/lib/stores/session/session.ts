import { atom, computed } from 'nanostores';
import type { User } from '#lib/domain/session/session.ts';
import type { Session } from '#lib/domain/session/sessionShape.ts';
import {
  clearAllEntries,
  entriesUnder,
  extraNames,
  hasEntries,
  onForeignChange,
  removeEntry,
  removeTabEntry,
  storedText,
  tabNames,
  writeEntry,
  type StoredName,
} from '#lib/stores/browser/storage.ts';
import { changeOwner, owned, sameOwner } from '#lib/stores/session/owner.ts';

/** The stored entry when nobody is signed in, as the specification defines it. */
const signedOut: Session = { session: null, phone: null, userType: null };

/** The signed-in vendor. `since` (epoch ms) tells two sessions of one vendor apart; null in entries without it. */
export interface SignedIn {
  session: string;
  phone: string | null;
  userType: string | null;
  since: number | null;
}

/**
 * The session.
 * - `restoring`: it is stored, and its start-up refresh is not settled. Guards wait for it.
 * - `expiring-soon`: it is about to expire or has expired, and could not be refreshed so far.
 * - `expired`: it is over. The vendor's typed data is kept for them.
 * - `hasLeft`: a vendor was signed in on this page, and signed out.
 */
export type SessionState =
  | { type: 'restoring'; signedIn: SignedIn | null }
  | { type: 'signed-out'; hasLeft: boolean }
  | { type: 'signed-in' | 'expiring-soon'; signedIn: SignedIn }
  | { type: 'expired'; signedIn: SignedIn };

export const $session = atom<SessionState>({ type: 'restoring', signedIn: null });

/** Returns the account that may call the API; null when signed out or expired. */
export function signedInOf(state: SessionState = $session.get()): SignedIn | null {
  return state.type === 'signed-out' || state.type === 'expired' ? null : state.signedIn;
}

/** Returns the account that owns the data on this page. It survives an expiry. */
function ownerOf(state: SessionState): SignedIn | null {
  return state.type === 'signed-out' ? null : state.signedIn;
}

/** The phone that owns the data typed here; null for a visitor without a session. */
export const ownerPhone = (): string | null => ownerOf($session.get())?.phone ?? null;

/** The three values of the specification's auth context. */
export const $auth = computed($session, (state): Session => {
  const signedIn = signedInOf(state);
  if (signedIn === null) return signedOut;
  const { session, phone, userType } = signedIn;
  return { session, phone, userType };
});
export const $isSignedIn = computed($session, (state) => signedInOf(state) !== null);
/** The server's data about the signed-in person. */
export const $user = owned<User | null>(null);
/** Whether the phone that just signed in was new to the server. It then has no vendor to ask for. */
export const $isNewUser = owned(false);
/** A request to sign in again on this page, with the phone prefilled; null when there is none. */
export const $signInAgain = owned<{ phone: string | null } | null>(null);

/** Opens the sign-in dialog on this page. `phone` prefills the number if the session has none. */
export function askToSignInAgain(phone: string | null = null): void {
  if ($signInAgain.get() === null) $signInAgain.set({ phone: ownerPhone() ?? phone });
}

/**
 * Enters another state. The data on the page stays with its owner. A vendor whose session expired keeps it when
 * signing in again, and a visitor when signing in `here`, on this page. For anyone else it is forgotten first.
 * `keep` stores the data of the new state before any listener runs.
 */
export function enterSession(
  next: SessionState,
  where: 'here' | 'elsewhere' = 'here',
  keep: () => void = () => undefined,
): void {
  const before = $session.get();
  if (!keepsOwner(before, next, where)) changeOwner();
  // Listeners of the session call the API with its tokens at once.
  keep();
  $session.set(next);
}

function keepsOwner(before: SessionState, next: SessionState, where: 'here' | 'elsewhere'): boolean {
  const [old, now] = [ownerOf(before), ownerOf(next)];
  // Data typed before the session was restored belongs to the vendor stored at that time. Another session ends that.
  if (before.type === 'restoring' && old === null)
    return where === 'here' && !(next.type === 'signed-out' && next.hasLeft);
  if (old === null) return now === null || where === 'here';
  if (now === null || old.session !== now.session || old.phone !== now.phone) return false;
  return before.type === 'expired' || old.since === now.since;
}

/** The text of the stored session as this page last saw or wrote it. */
let known = storedText('session');
/** Until the session is restored, treat a changed session as a new owner. */
let follow: () => void = changeOwner;

/**
 * Notes the stored session as seen. `restoreStored` is called when another tab has changed it. Returns whether
 * it has changed since it was last seen.
 */
export function followStored(restoreStored: () => void = follow): boolean {
  const before = known;
  follow = restoreStored;
  known = storedText('session');
  return known !== before;
}

/**
 * Follows the stored session if another tab has changed it but the event has not arrived. It runs before each
 * write and API call, so that neither is done for an earlier vendor. Returns false when the entry is gone; the
 * event will tell a sign-out from an expiry.
 */
export function ensureSession(): boolean {
  const text = storedText('session');
  if (text === known) return true;
  if (text === null) return false;
  known = text;
  follow();
  return true;
}

/** Writes an entry of this page's owner, unless the owner has just changed. */
export function writeOwned(name: StoredName, value: unknown): void {
  const isSame = sameOwner();
  if (ensureSession() && isSame()) writeEntry(name, value);
}

/**
 * Signs in and stores the three values. Entries that `keep` writes are stored first, because other tabs read
 * them when they hear of the session.
 */
export function signInSuccess(
  session: string,
  phone: string,
  userType?: string,
  keep: () => void = () => undefined,
): void {
  const signedIn: SignedIn = { session, phone, userType: userType ?? null, since: Date.now() };
  const isSame = sameOwner();
  enterSession({ type: 'signed-in', signedIn }, 'here', () => {
    // Another vendor's session is replaced, so its keys must not stay in storage.
    if (!isSame()) for (const name of entriesUnder('idempotency.')) removeEntry(name);
    keep();
    writeEntry('session', signedIn);
    known = storedText('session');
  });
}

/** Stores the user of a login. */
export function keepUser(user: User): void {
  $user.set(user);
  writeEntry('user', user);
}

/** Sets whether the session is about to expire and could not be refreshed so far. */
export function setExpiringSoon(isSoon: boolean): void {
  const state = $session.get();
  const type = isSoon ? 'expiring-soon' : 'signed-in';
  const signedIn = signedInOf(state);
  if (signedIn !== null && state.type !== type) $session.set({ type, signedIn });
}

/** Functions that keep the unsaved values of forms before an expiry clears everything. */
const rescuers = new Set<() => void>();

/** Registers a function that keeps unsaved values before an expiry. Returns an unsubscribe function. */
export function onBeforeExpiry(rescue: () => void): () => void {
  rescuers.add(rescue);
  return () => rescuers.delete(rescue);
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

/**
 * Ends a session that expired or was refused, here and, through storage, in every other tab. Typed data is kept
 * for the same vendor.
 */
export function expireSession(): void {
  const signedIn = signedInOf();
  if (signedIn === null) return;
  rescueAll();
  // Other tabs get an event for each change. The signed-out value before the removal tells them that the
  // session expired.
  writeEntry('session', signedOut);
  clearAllEntries((name) => /^(recovery\.|language|files)/.test(name));
  known = null;
  enterSession({ type: 'expired', signedIn });
}

/** Follows the end of the session in another tab, which has cleared the storage. */
export function followEnd(reason: 'signed-out' | 'expired'): void {
  const signedIn = ownerOf($session.get());
  if (reason === 'expired' && signedIn !== null) {
    rescueAll();
    enterSession({ type: 'expired', signedIn });
  } else {
    tabNames.forEach(removeTabEntry);
    enterSession({ type: 'signed-out', hasLeft: true });
  }
}

/**
 * Signs out, here and in every other tab. Removes tokens, user, profile values and copies of typed data; the
 * onboarding draft stays.
 */
export function signOut(): void {
  removeStored();
  tabNames.forEach(removeTabEntry);
  known = null;
  enterSession({ type: 'signed-out', hasLeft: true });
}

/** Removes the session's entries from storage. The session goes first, because other tabs listen for it. */
export function removeStored(): void {
  const names: StoredName[] = ['session', 'tokens', 'user', ...extraNames];
  for (const name of [...names, ...entriesUnder('recovery.'), ...entriesUnder('idempotency.')])
    removeEntry(name);
}

/** Removes all stored data of the product and ends the session. Returns whether all of it is gone. */
export function clearAppData(): boolean {
  const isCleared = clearAllEntries();
  signOut();
  return isCleared;
}

/**
 * Calls `restore` when stored entries may hold a session: now, or once another tab or a later page stores some.
 * With nothing stored, the visit begins signed out, and the code that reads a session is not loaded. Returns an
 * unsubscribe function.
 */
export function onSessionToRestore(restore: () => void): () => void {
  let hadEntries = false;
  const look = (): void => {
    if (hasEntries()) {
      hadEntries = true;
      restore();
    } else if ($session.get().type === 'restoring') {
      enterSession({ type: 'signed-out', hasLeft: hadEntries });
    }
  };
  const stop = onForeignChange(look);
  globalThis.addEventListener('pageshow', look);
  look();
  return () => {
    stop();
    globalThis.removeEventListener('pageshow', look);
  };
}

/** Stores the profile-completion values of the last login. */
export function keepProfileCompletion(needed: boolean, route: string | null): void {
  writeEntry('needsProfileCompletion', needed);
  if (route === null) removeEntry('profileCompletionRoute');
  else writeEntry('profileCompletionRoute', route);
}

/** Notes that a registration was just completed, until the profile page has welcomed the vendor. */
export function markJustCompleted(): void {
  writeOwned('justCompleted', true);
}
