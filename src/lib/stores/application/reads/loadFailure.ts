/**
 * No usable reply. `offline`: the browser has no network. `unreached`: no reply came although it has one.
 * `failed`: the server failed.
 */
export type LoadTrouble = 'offline' | 'unreached' | 'failed';

/**
 * Why data could not be loaded, by what to do next: sign in, go elsewhere (`refused` data is another vendor's),
 * or try again.
 */
export type LoadFailure = 'auth' | 'refused' | 'missing' | LoadTrouble;

// A Map, because a plain object also has `constructor`.
const failureOfCode: ReadonlyMap<unknown, LoadFailure> = new Map([
  ['signed-out', 'auth'],
  ['unauthorized', 'auth'],
  ['forbidden', 'refused'],
  ['no-refresh-token', 'auth'],
  ['no-access-token', 'auth'],
  ['not-found', 'missing'],
  ['no-vendor', 'missing'],
  ['network', 'unreached'],
  ['timeout', 'unreached'],
  ['unreachable', 'unreached'],
]);

/** Classifies a query's error. `offline` needs a network failure in a browser that says it is offline. */
export function loadFailure(error: unknown, online: boolean): LoadFailure {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  const failure = failureOfCode.get(code) ?? 'failed';
  return code === 'network' && !online ? 'offline' : failure;
}
