import { atom, computed } from 'nanostores';
import type { Session, User } from '#lib/domain/session.ts';
import {
  clearAllEntries,
  entriesUnder,
  extraNames,
  hasEntries,
  onForeignChange,
  removeEntry,
  writeEntry,
} from '#lib/stores/browser/storage.ts';

/** Nobody is signed in. */
export const signedOut: Session = { session: null, phone: null, userType: null };

/** Who is signed in. */
export const $session = atom<Session>(signedOut);
export const $user = atom<User | null>(null);
/** The phone that just signed in was new to the server: there is no vendor to ask for. */
export const $isNewUser = atom(false);
/** False until the stored session was read and the start-up refresh is settled: guards wait for it. */
export const $sessionReady = atom(false);
export const $isSignedIn = computed($session, ({ session }) => session !== null);

/**
 * Calls `restore` when there is something a session could be restored from: now, or once another tab or a page gone on to
 * has stored it. With nothing stored the visit begins signed out, and what reads a session need not be loaded. Answers how
 * to stop.
 */
export function onSessionToRestore(restore: () => void): () => void {
  const look = (): void => {
    if (hasEntries()) restore();
    else $sessionReady.set(true);
  };
  const stop = onForeignChange(look);
  globalThis.addEventListener('pageshow', look);
  look();
  return () => {
    stop();
    globalThis.removeEventListener('pageshow', look);
  };
}

/** Signs in: stores the three values and keeps them over reloads. */
export function signInSuccess(session: string, phone: string, userType?: string): void {
  const next: Session = { session, phone, userType: userType ?? null };
  $session.set(next);
  writeEntry('session', next);
}

/** Keeps the user of a login. */
export function keepUser(user: User): void {
  $user.set(user);
  writeEntry('user', user);
}

/** A session ends by signing out (here or in another tab), or it expires and the vendor may sign in again in place. */
export type SessionEnd = 'signed-out' | 'expired';
type EndListener = (how: SessionEnd) => void;
const firstToHear = new Set<EndListener>();
const listeners = new Set<EndListener>();

/**
 * Runs when the session ends, however it ends: caches and tokens clear themselves here. Tokens hear of it first, so that
 * nothing the others do is sent with them.
 */
export function onSignOut(listener: EndListener, order: 'first' | 'any' = 'any'): () => void {
  const heard = order === 'first' ? firstToHear : listeners;
  heard.add(listener);
  return () => heard.delete(listener);
}

/** Ends the session in memory, without touching what is stored. */
export function forgetSession(how: SessionEnd = 'signed-out'): void {
  $session.set(signedOut);
  $user.set(null);
  $isNewUser.set(false);
  for (const listener of [...firstToHear, ...listeners]) {
    try {
      listener(how);
    } catch (error) {
      // One part that cannot tidy up must not keep the others, or the vendor, from leaving.
      console.error('Ending the session failed in part:', error instanceof Error ? error.name : 'unknown');
    }
  }
}

/** Signs out. Tokens, user, profile values and typed-in copies go too; the onboarding draft stays. */
export function signOut(): void {
  removeStoredSession();
  for (const name of [...entriesUnder('recovery.'), ...entriesUnder('idempotency.')]) removeEntry(name);
  forgetSession();
}

/** Removes what belongs to the session from storage; the session itself first, since other tabs listen for it. */
export function removeStoredSession(): void {
  const names = ['session', 'tokens', 'user', ...extraNames] as const;
  for (const name of names) removeEntry(name);
}

/**
 * Removes everything the product keeps and ends the session: expiry, and Clear App Data. Answers whether the browser let
 * all of it go. What `keep` writes stays.
 */
export function clearAppData(how: SessionEnd = 'signed-out', keep: () => void = () => undefined): boolean {
  const isCleared = clearAllEntries();
  keep();
  forgetSession(how);
  return isCleared;
}

/** The profile-completion values of the last login. */
export function keepProfileCompletion(needed: boolean, route: string | null): void {
  writeEntry('needsProfileCompletion', needed);
  if (route === null) removeEntry('profileCompletionRoute');
  else writeEntry('profileCompletionRoute', route);
}

/** Marks that a registration was just completed, until the profile page has welcomed the vendor. */
export function markJustCompleted(): void {
  writeEntry('justCompleted', true);
}
