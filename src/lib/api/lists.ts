import { limits } from '#lib/limits.ts';

/**
 * A list of the site itself, as a static file: what is asked for tells no other server anything. `name` is its path without
 * the ending.
 * @throws {Error} when it can't be had.
 */
export async function readList(name: string): Promise<unknown> {
  const response = await fetch(`/${name}.json`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(limits.requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
