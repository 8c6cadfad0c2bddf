import { sessionSchema, userSchema } from '#lib/domain/session.ts';
import { z } from '#lib/domain/z.ts';
import { $user, type Account } from '#lib/stores/session/session.ts';
import { readEntry, removeEntry } from '#lib/stores/browser/storage.ts';

/** The stored session; null when nobody is signed in. Invalid data is discarded. */
export function readAccount(): Account | null {
  const stored = readEntry('session', sessionSchema);
  if (stored === null || stored.session === null) return null;
  const { session, phone, userType, since = null } = stored;
  return { session, phone, userType, since };
}

/** Restores the stored user. Invalid data is discarded. */
export function restoreUser(): void {
  $user.set(readEntry('user', userSchema));
}

/** Whether a registration was just completed. Returns true once. */
export function takeJustCompleted(): boolean {
  const flag = readEntry('justCompleted', z.boolean()) === true;
  removeEntry('justCompleted');
  return flag;
}
