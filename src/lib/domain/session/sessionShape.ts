/**
 * The stored session: the three values in the specification; `session` is an opaque marker. Its shape is checked
 * by hand, because the inline scripts of the documents read it before any schema is loaded.
 */
export interface Session {
  session: string | null;
  phone: string | null;
  userType: string | null;
}

/** Returns a stored value if it is a session: it has the three keys, each with a text or null. */
export function readSession(value: unknown): Session | null {
  const stored = value as Session | null;
  return [stored?.session, stored?.phone, stored?.userType].every(
    (each) => each === null || typeof each === 'string',
  )
    ? stored
    : null;
}
