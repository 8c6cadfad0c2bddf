import { atom } from 'nanostores';
import { keyPrefix } from '#lib/brand.ts';

/** Entries that the product keeps in the browser, each under the product's prefix. */
export const entryNames = ['tokens', 'user', 'session', 'onboarding'] as const;
export const extraNames = [
  'needsProfileCompletion',
  'profileCompletionRoute',
  'justCompleted',
  'refreshSent',
  'consents',
] as const;
/**
 * Entries that belong to the browser, not to a user. They stay when a session ends. The page's own script
 * writes them.
 */
export const deviceNames = ['language'] as const;
export type StoredName =
  | (typeof entryNames)[number]
  | (typeof extraNames)[number]
  | (typeof deviceNames)[number]
  | 'files'
  | `recovery.${string}`
  | `idempotency.${string}`;

/** Entries of a single tab, in sessionStorage. */
export const tabNames = ['askedPage', 'toasts', 'builds'] as const;
/** The page's own scripts write the last two. */
type TabName = (typeof tabNames)[number] | 'taken' | `recovery.${string}` | 'typedPhone' | 'banner';

type StorageProblem = 'blocked' | 'full';
/** Set once when the browser refuses to store data. The app then works from memory for this visit. */
export const $storageProblem = atom<StorageProblem | null>(null);

/** The event raised after an unreadable entry was removed. `detail` names the entries. */
export const corruptionEvent = 'storageCorruption';

/** Texts that the browser refused to write, and null for entries that it refused to remove. Kept for this visit. */
const memory = new Map<string, string | null>();
const logged = new Set<string>();

const storageKey = (name: StoredName | TabName): string => keyPrefix + name;

function area(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    // The browser forbids any access: site data is blocked.
    report('blocked', 'opened');
    return null;
  }
}

function report(problem: StorageProblem, action: string): void {
  if (!logged.has(action)) {
    logged.add(action);
    console.warn(`Storage could not be ${action}.`);
  }
  if ($storageProblem.get() === null) $storageProblem.set(problem);
}

/** Returns the stored text of an entry, unparsed; null when there is none. */
export function storedText(name: StoredName): string | null {
  return readText(storageKey(name));
}

function readText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return area()?.getItem(key) ?? null;
  } catch {
    report('blocked', 'read');
    return null;
  }
}

/** The expected shape of an entry: a schema, or an object with the same check. */
export interface Shape<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

/** Reads an entry and checks its shape. An entry that does not fit is removed. */
export function readEntry<Value>(name: StoredName, schema: Shape<Value>): Value | null {
  const text = readText(storageKey(name));
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON. Remove all damaged entries and raise the event, because this may be the first read.
    removeCorruptEntries();
  }
  removeEntry(name);
  return null;
}

/** Writes an entry. Returns whether the browser stored it. Otherwise the entry stays in memory for this visit. */
export function writeEntry(name: StoredName, value: unknown): boolean {
  const key = storageKey(name);
  const text = JSON.stringify(value);
  const storage = area();
  try {
    if (storage === null) throw new Error('no storage');
    write(storage, key, text);
    memory.delete(key);
    return true;
  } catch (error) {
    memory.set(key, text);
    const isFull = storage !== null && (error as { name?: unknown } | null)?.name !== 'SecurityError';
    report(isFull ? 'full' : 'blocked', 'written');
    return false;
  }
}

/**
 * Writes a text. In a full storage, removing the old value first makes room. An old value must also not outlive
 * a newer one.
 */
function write(storage: Storage, key: string, text: string): void {
  const put = (): void => {
    storage.setItem(key, text);
    // Some private modes accept every write and store nothing.
    if (storage.getItem(key) !== text) throw new DOMException('Not kept', 'SecurityError');
  };
  try {
    put();
  } catch {
    storage.removeItem(key);
    put();
  }
}

/** Whether an entry is only in memory, because the browser refused to write it. */
export function isInMemory(name: StoredName): boolean {
  return typeof memory.get(storageKey(name)) === 'string';
}

/** Removes an entry. Returns whether it is gone. If the browser keeps it, this visit ignores it. */
export function removeEntry(name: StoredName): boolean {
  const key = storageKey(name);
  memory.delete(key);
  try {
    area()?.removeItem(key);
    return true;
  } catch {
    memory.set(key, null);
    report('blocked', 'cleared');
    return false;
  }
}

function storedKeys(): string[] {
  const keys = new Set(memory.keys());
  try {
    const storage = area();
    for (let index = 0; index < (storage?.length ?? 0); index++) keys.add(storage?.key(index) ?? '');
  } catch {
    report('blocked', 'read');
  }
  return [...keys].filter((key) => key.startsWith(keyPrefix));
}

/** Whether this browser stores entries of any user. */
export function hasEntries(): boolean {
  return storedKeys().some((key) => !key.endsWith('.language'));
}

/** Returns the names of the entries under a prefix, e.g. of every `recovery.` copy. */
export function entriesUnder(prefix: 'recovery.' | 'idempotency.'): StoredName[] {
  const start = keyPrefix + prefix;
  return storedKeys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(keyPrefix.length) as StoredName);
}

/** Removes all entries of the product except those that `keeps` selects. Returns whether all of them are gone. */
export function clearAllEntries(keeps: (name: StoredName) => boolean = () => false): boolean {
  const names = storedKeys().map((key) => key.slice(keyPrefix.length) as StoredName);
  return names
    .filter((name) => !keeps(name))
    .map(removeEntry)
    .every(Boolean);
}

function tabArea(): Storage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Returns the unchecked value of an entry of this tab; null when there is none. The app works without these
 * entries.
 */
export function readTabEntry(name: TabName): unknown {
  try {
    return JSON.parse(String(tabArea()?.getItem(storageKey(name))));
  } catch {
    return null;
  }
}

/** Writes an entry of this tab. Returns whether the browser stored it. */
export function writeTabEntry(name: TabName, value: unknown): boolean {
  const storage = tabArea();
  if (storage === null) return false;
  try {
    storage.setItem(storageKey(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeTabEntry(name: TabName): void {
  try {
    tabArea()?.removeItem(storageKey(name));
  } catch {
    // Blocked, so nothing was stored either.
  }
}

/**
 * Removes each of the four entries that is not valid JSON, and raises `storageCorruption` if there was one.
 * Shapes are checked where an entry is read.
 */
export function removeCorruptEntries(): void {
  const corrupt = entryNames.filter((name) => {
    try {
      JSON.parse(String(readText(storageKey(name))));
      return false;
    } catch {
      return true;
    }
  });
  if (corrupt.length === 0) return;
  for (const name of corrupt) removeEntry(name);
  console.warn(`Damaged entries: ${corrupt.join(', ')}.`);
  globalThis.dispatchEvent?.(new CustomEvent(corruptionEvent, { detail: { entries: corrupt } }));
}

/**
 * Calls back with the name and new text when another tab changes or removes an entry; both null when it clears
 * the storage. Returns an unsubscribe function.
 */
export function onForeignChange(listener: (name: string | null, text: string | null) => void): () => void {
  const handle = (event: StorageEvent): void => {
    if (event.key === null) {
      memory.clear();
      listener(null, null);
      return;
    }
    if (!event.key.startsWith(keyPrefix)) return;
    // Another tab could write, so its value is newer than the one in memory.
    memory.delete(event.key);
    listener(event.key.slice(keyPrefix.length), event.newValue);
  };
  globalThis.addEventListener('storage', handle as EventListener);
  return () => globalThis.removeEventListener('storage', handle as EventListener);
}
