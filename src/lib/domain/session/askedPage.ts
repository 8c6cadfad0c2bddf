/**
 * A protected page that was opened without a session. It opens after signing in, and the landing page shows a
 * note. The inline script of each page reads it too.
 */
export interface AskedPage {
  /** Without the prefix of a language. */
  path: string;
  /** The time of the visit (epoch ms). */
  at: number;
  /** Marks the vendor whose session was lost there; null when there was none. */
  session: string | null;
}
