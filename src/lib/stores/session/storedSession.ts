import { sessionSchema, userSchema } from '#lib/domain/session.ts';
import { z } from '#lib/domain/z.ts';
import { $session, $user, signedOut } from '#lib/stores/session/session.ts';
import { readEntry, removeEntry } from '#lib/stores/browser/storage.ts';

/** Reads the stored session by its shape; anything else is discarded. */
export function restoreSession(): void {
  $session.set(readEntry('session', sessionSchema) ?? signedOut);
  $user.set(readEntry('user', userSchema));
}

/** Whether a registration was just completed; answers true once. */
export function takeJustCompleted(): boolean {
  const flag = readEntry('justCompleted', z.boolean()) === true;
  removeEntry('justCompleted');
  return flag;
}
