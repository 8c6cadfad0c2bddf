import { defaultUserType } from '#lib/domain/session/userType.ts';
import type { Context } from '#sandbox/context.ts';
import { one, run } from '#sandbox/db/database.ts';
import { randomId } from '#sandbox/secret.ts';

export interface User {
  id: string;
  phone: string;
  full_name: string | null;
  email: string | null;
}

/** Returns the phone's user. The first proof of the phone creates it. */
export function userOf(context: Context, phone: string): { user: User; isNew: boolean } {
  const known = one<User>(context.db, 'SELECT * FROM users WHERE phone = ?', phone);
  if (known) return { user: known, isNew: false };
  const user: User = { id: randomId('usr'), phone, full_name: null, email: null };
  run(
    context.db,
    'INSERT INTO users (id, phone, created_at) VALUES (?, ?, ?)',
    user.id,
    phone,
    context.clock.now(),
  );
  return { user, isNew: true };
}

/** Fills in the user's name and email if they are still empty. */
export function nameUser(context: Context, user: User, fullName: string, email: string): User {
  run(
    context.db,
    'UPDATE users SET full_name = coalesce(full_name, ?), email = coalesce(email, ?) WHERE id = ?',
    fullName,
    email,
    user.id,
  );
  return one<User>(context.db, 'SELECT * FROM users WHERE id = ?', user.id) ?? user;
}

export function userReply(user: User): Record<string, unknown> {
  return {
    id: user.id,
    phone: user.phone,
    fullName: user.full_name,
    email: user.email,
    gender: null,
    dateOfBirth: null,
    isVerified: true,
    isProfileComplete: user.full_name !== null,
    userType: defaultUserType,
    externalId: null,
    serviceSource: 'sandbox',
  };
}
