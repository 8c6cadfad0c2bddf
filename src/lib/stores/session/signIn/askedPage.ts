import type { AskedPage } from '#lib/domain/session/askedPage.ts';
import { sameOriginPath } from '#lib/domain/url.ts';
import * as limits from '#lib/limits.ts';
import { inThisLanguage, protectedPage, sharedMark, withoutPrefix } from '#lib/paths.ts';
import { readTabEntry, removeTabEntry, writeTabEntry } from '#lib/stores/browser/storage.ts';

/** Keeps the address of this page if it needs a session. Of hashes it keeps the mark of a shared file alone. */
export function keepAskedPage(session: string | null): void {
  const { pathname, search, hash } = globalThis.location;
  if (protectedPage(pathname) === null) return;
  writeTabEntry('askedPage', {
    path: withoutPrefix(pathname) + search + (hash === sharedMark ? hash : ''),
    at: Date.now(),
    session,
  } satisfies AskedPage);
}

/**
 * Returns, once, the asked page as a path of our own in the language of this page. Null when there is none for
 * this vendor, or when it is too old.
 */
export function takeAskedPage(session: string): string | null {
  const kept = readTabEntry('askedPage') as Partial<Record<keyof AskedPage, unknown>> | null;
  removeTabEntry('askedPage');
  if (typeof kept !== 'object' || typeof kept?.path !== 'string' || typeof kept.at !== 'number') return null;
  const age = Date.now() - kept.at;
  if (age < 0 || age > limits.askedPageMs || (kept.session !== null && kept.session !== session)) return null;
  const { origin } = globalThis.location;
  const path = sameOriginPath(kept.path, origin);
  return path !== null && protectedPage(new URL(path, origin).pathname) !== null
    ? inThisLanguage(path)
    : null;
}
