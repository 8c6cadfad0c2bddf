/** No reply: the browser has no network, nothing came back although it has one, or the server failed. */
export type LoadTrouble = 'offline' | 'unreached' | 'failed';

/** Why data could not be loaded, by the way on: sign in, go elsewhere (`refused` is another's), or try again. */
export type LoadFailure = 'auth' | 'refused' | 'missing' | LoadTrouble;

// A Map, since a plain object has `constructor` as well.
const failureOfCode: ReadonlyMap<unknown, LoadFailure> = new Map([
  ['signed-out', 'auth'],
  ['unauthorized', 'auth'],
  ['forbidden', 'refused'],
  ['no-refresh-token', 'auth'],
  ['no-access-token', 'auth'],
  ['not-found', 'missing'],
  ['network', 'unreached'],
  ['timeout', 'unreached'],
]);

/** Reads a query's error. Only a network failure of a browser that says it is offline is being offline. */
export function loadFailure(error: unknown, online: boolean): LoadFailure {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  const failure = failureOfCode.get(code) ?? 'failed';
  return code === 'network' && !online ? 'offline' : failure;
}
