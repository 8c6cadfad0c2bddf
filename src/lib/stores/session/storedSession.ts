import { userSchema } from '#lib/domain/session/session.ts';
import { readSession, type Session } from '#lib/domain/session/sessionShape.ts';
import { z } from '#lib/domain/z.ts';
import { $user, type SignedIn } from '#lib/stores/session/session.ts';
import { readEntry, removeEntry, type Shape } from '#lib/stores/browser/storage.ts';

/** `since` is the time of the sign-in (epoch ms). Entries of earlier builds lack it. */
const sessionShape: Shape<Session & { since?: unknown }> = {
  safeParse: (value) => {
    const data = readSession(value);
    return data ? { success: true, data } : { success: false };
  },
};

/** Returns the stored session; null when nobody is signed in. Invalid data is discarded. */
export function readSignedIn(): SignedIn | null {
  const stored = readEntry('session', sessionShape);
  if (stored === null || stored.session === null) return null;
  const { session, phone, userType, since } = stored;
  return { session, phone, userType, since: typeof since === 'number' ? since : null };
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
