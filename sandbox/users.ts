import { defaultUserType } from '#lib/domain/userType.ts';
import type { Context } from '#sandbox/context.ts';
import { one, run } from '#sandbox/db/database.ts';
import { randomId } from '#sandbox/secret.ts';

export interface User {
  id: string;
  phone: string;
  full_name: string | null;
  email: string | null;
}

/** The phone's user, made on the first proof of the phone. */
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

/** A user without a name takes the one given with their first vendor. */
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

/** The user as a login reply has it. */
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
