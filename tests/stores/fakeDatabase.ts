import { vi } from 'vitest';

type Key = readonly [number, number];

/** The databases of a browser, which outlive its pages: rows by their key, in the order of the keys. */
export interface FakeDatabases {
  readonly rows: Map<string, { key: Key; value: unknown }>;
  /** Whether the browser refuses to store anything more. */
  isFull: boolean;
}

/** Installs the part of IndexedDB that the vault uses. */
export function stubDatabases(): FakeDatabases {
  const databases: FakeDatabases = { rows: new Map(), isFull: false };
  const { rows } = databases;
  const earlier = ([a, b]: Key, [c, d]: Key): boolean => a < c || (a === c && b <= d);
  const request = <Result>(result: Result) => ({ result });
  const files = {
    put: (value: unknown, key: Key) => {
      if (!databases.isFull) rows.set(key.join(), { key, value });
      return request(key);
    },
    get: (key: Key) => request(rows.get(key.join())?.value),
    delete: (range: Key | { last: Key }) => {
      const isMeant = (key: Key): boolean =>
        'last' in range ? earlier(key, range.last) : key.join() === range.join();
      for (const [name, { key }] of rows) if (isMeant(key)) rows.delete(name);
      return request(undefined);
    },
    getAllKeys: () =>
      request(
        [...rows.values()].map(({ key }) => key).toSorted((one, other) => (earlier(one, other) ? -1 : 1)),
      ),
  };
  const later = (act: () => void): void => void Promise.resolve().then(act);
  const database = {
    createObjectStore: () => files,
    close: () => undefined,
    transaction: (_: string, mode: string) => {
      const transaction = Object.assign(new EventTarget(), { error: null, objectStore: () => files });
      const isRefused = databases.isFull && mode === 'readwrite';
      later(() => transaction.dispatchEvent(new Event(isRefused ? 'abort' : 'complete')));
      return transaction;
    },
  };
  vi.stubGlobal('IDBKeyRange', { upperBound: (last: Key) => ({ last }) });
  vi.stubGlobal('indexedDB', {
    open: () => {
      const opening = Object.assign(new EventTarget(), { result: database, error: null });
      later(() => opening.dispatchEvent(new Event('success')));
      return opening;
    },
    deleteDatabase: () => void rows.clear(),
  });
  return databases;
}
