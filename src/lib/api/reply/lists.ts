import { base } from '#lib/base.ts';
import * as limits from '#lib/limits.ts';

/**
 * Loads a list that the site serves as a static file, so that no other server learns what was asked for. `name` is
 * the path without `.json`.
 * @throws {Error} when the list cannot be loaded.
 */
export async function readList(name: string): Promise<unknown> {
  const response = await fetch(`${base}/${name}.json`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(limits.requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
