import { atom, computed } from 'nanostores';
import type { Session, User } from '#lib/domain/session.ts';
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

/** Nobody is signed in: the specification's default of the stored entry. */
const signedOut: Session = { session: null, phone: null, userType: null };

/** Who is signed in, and since when (epoch ms): two sessions of one vendor are two. Null in entries that do not say. */
export interface Account {
  session: string;
  phone: string | null;
  userType: string | null;
  since: number | null;
}

/**
 * The session. `restoring`: stored, and its start-up refresh is not settled; guards wait for it. `expiring-soon`: it runs
 * out, or has, and could not be refreshed so far. `expired`: it is over, and what its vendor typed waits for them.
 * `hasLeft`: somebody was signed in on this page, and signed out.
 */
export type SessionState =
  | { type: 'restoring'; account: Account | null }
  | { type: 'signed-out'; hasLeft: boolean }
  | { type: 'signed-in' | 'expiring-soon'; account: Account }
  | { type: 'expired'; account: Account };

export const $session = atom<SessionState>({ type: 'restoring', account: null });

/** Who may ask the API; null for nobody, and after an expiry. */
export function accountOf(state: SessionState = $session.get()): Account | null {
  return state.type === 'signed-out' || state.type === 'expired' ? null : state.account;
}

/** Whose the things on this page are: after an expiry still the vendor's who was signed in. */
function ownerOf(state: SessionState): Account | null {
  return state.type === 'signed-out' ? null : state.account;
}

/** The phone that what is typed here belongs to; null for a visitor without a session. */
export const ownerPhone = (): string | null => ownerOf($session.get())?.phone ?? null;

/** The three values of the specification's auth context. */
export const $auth = computed($session, (state): Session => {
  const account = accountOf(state);
  if (account === null) return signedOut;
  const { session, phone, userType } = account;
  return { session, phone, userType };
});
export const $isSignedIn = computed($session, (state) => accountOf(state) !== null);
/** What the server knows of the person who signed in. */
export const $user = owned<User | null>(null);
/** The phone that just signed in was new to the server: there is no vendor to ask for. */
export const $isNewUser = owned(false);
/** A request to sign in again in place, with the phone prefilled; null when not. */
export const $signInAgain = owned<{ phone: string | null } | null>(null);

/** Opens the sign-in dialog in place. `phone` prefills the number where the session knows none. */
export function askToSignInAgain(phone: string | null = null): void {
  if ($signInAgain.get() === null) $signInAgain.set({ phone: ownerPhone() ?? phone });
}

/**
 * Goes over to another state. What is on the page stays with its owner: a vendor whose session expired keeps it when they
 * sign in again, and a visitor when they sign in `here`, on this page. For anybody else all of it is forgotten first.
 * `keep` stores what comes with the new state, before anybody hears of it.
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
  // What was typed before the session was restored belongs to the vendor who was stored then: a change of it ends that.
  if (before.type === 'restoring' && old === null)
    return where === 'here' && !(next.type === 'signed-out' && next.hasLeft);
  if (old === null) return now === null || where === 'here';
  if (now === null || old.session !== now.session || old.phone !== now.phone) return false;
  return before.type === 'expired' || old.since === now.since;
}

/** The text of the stored session as this page last saw or wrote it. */
let known = storedText('session');
/** Until the session is restored, nobody knows whose a changed one is. */
let follow: () => void = changeOwner;

/**
 * Notes the stored session as seen; `restoreStored` is called when another tab has changed it. Returns whether one has
 * since it was last seen.
 */
export function followStored(restoreStored: () => void = follow): boolean {
  const before = known;
  follow = restoreStored;
  known = storedText('session');
  return known !== before;
}

/**
 * Follows the stored session if another tab has changed it and the news is still on its way: before anything is written,
 * and before the API is asked, so that nothing is done in the name of somebody who is gone. Returns false when the entry
 * is gone: whether that vendor signed out or ran out of time, the news will say.
 */
export function ensureSession(): boolean {
  const text = storedText('session');
  if (text === known) return true;
  if (text === null) return false;
  known = text;
  follow();
  return true;
}

/** Writes an entry that belongs to the owner of this page; not when that has just become somebody else. */
export function writeOwned(name: StoredName, value: unknown): void {
  const isSame = sameOwner();
  if (ensureSession() && isSame()) writeEntry(name, value);
}

/**
 * Signs in: keeps the three values over reloads. What `keep` writes is stored before them: other tabs read it when they
 * hear of the session.
 */
export function signInSuccess(
  session: string,
  phone: string,
  userType?: string,
  keep: () => void = () => undefined,
): void {
  const account: Account = { session, phone, userType: userType ?? null, since: Date.now() };
  const isSame = sameOwner();
  enterSession({ type: 'signed-in', account }, 'here', () => {
    // Over another vendor's session nothing of it stays in storage either.
    if (!isSame()) for (const name of entriesUnder('idempotency.')) removeEntry(name);
    keep();
    writeEntry('session', account);
    known = storedText('session');
  });
}

/** Keeps the user of a login. */
export function keepUser(user: User): void {
  $user.set(user);
  writeEntry('user', user);
}

/** Notes whether the session runs out and could not be refreshed so far. */
export function setExpiringSoon(isSoon: boolean): void {
  const state = $session.get();
  const type = isSoon ? 'expiring-soon' : 'signed-in';
  const account = accountOf(state);
  if (account !== null && state.type !== type) $session.set({ type, account });
}

/** Forms that have unsaved values hand them over here before an expiry clears everything. */
const rescuers = new Set<() => void>();

/** Registers what must be rescued before an expiry. Returns an unsubscribe function. */
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
 * Ends a session that ran out or was refused, here and, by what is stored, in every other tab. What was typed, in storage
 * and on this page, waits for the same vendor.
 */
export function expireSession(): void {
  const account = accountOf();
  if (account === null) return;
  rescueAll();
  // Other tabs hear of every change. Seeing it signed out before it goes tells them that it ran out.
  writeEntry('session', signedOut);
  clearAllEntries((name) => name.startsWith('recovery.') || name === 'language');
  known = null;
  enterSession({ type: 'expired', account });
}

/** Follows the end of the session in another tab, which has cleared what is stored. */
export function followEnd(reason: 'signed-out' | 'expired'): void {
  const account = ownerOf($session.get());
  if (reason === 'expired' && account !== null) {
    rescueAll();
    enterSession({ type: 'expired', account });
  } else {
    tabNames.forEach(removeTabEntry);
    enterSession({ type: 'signed-out', hasLeft: true });
  }
}

/** Signs out, here and in every other tab. Tokens, user, profile values and typed-in copies go too; the onboarding draft stays. */
export function signOut(): void {
  removeStored();
  tabNames.forEach(removeTabEntry);
  known = null;
  enterSession({ type: 'signed-out', hasLeft: true });
}

/** Removes what belongs to the session from storage; the session itself first, since other tabs listen for it. */
export function removeStored(): void {
  const names: StoredName[] = ['session', 'tokens', 'user', ...extraNames];
  for (const name of [...names, ...entriesUnder('recovery.'), ...entriesUnder('idempotency.')])
    removeEntry(name);
}

/** Removes everything the product keeps in this browser, and ends the session. Returns whether all of it is gone. */
export function clearAppData(): boolean {
  const isCleared = clearAllEntries();
  signOut();
  return isCleared;
}

/**
 * Calls `restore` when there is something a session could be restored from: now, or once another tab or a later page has
 * stored it. With nothing stored the visit begins signed out, and what reads a session need not be loaded. Returns an
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

/** The profile-completion values of the last login. */
export function keepProfileCompletion(needed: boolean, route: string | null): void {
  writeEntry('needsProfileCompletion', needed);
  if (route === null) removeEntry('profileCompletionRoute');
  else writeEntry('profileCompletionRoute', route);
}

/** Marks that a registration was just completed, until the profile page has welcomed the vendor. */
export function markJustCompleted(): void {
  writeOwned('justCompleted', true);
}
