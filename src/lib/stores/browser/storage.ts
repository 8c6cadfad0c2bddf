import { atom } from 'nanostores';
import { brand } from '#lib/brand.ts';

/** Entries the product keeps in the browser; each under the product's prefix. */
export const entryNames = ['tokens', 'user', 'session', 'onboarding'] as const;
export const extraNames = [
  'needsProfileCompletion',
  'profileCompletionRoute',
  'justCompleted',
  'refreshSent',
  'consents',
] as const;
/** Entries that belong to the browser and not to somebody: they stay when a session ends. The page's own script writes them. */
export const deviceNames = ['language'] as const;
export type StoredName =
  | (typeof entryNames)[number]
  | (typeof extraNames)[number]
  | (typeof deviceNames)[number]
  | `recovery.${string}`
  | `idempotency.${string}`;

/** Entries of one tab alone, in sessionStorage. */
export const tabNames = ['askedPage', 'toasts', 'builds'] as const;
type TabName = (typeof tabNames)[number];

type StorageProblem = 'blocked' | 'full';
/** Set once when the browser keeps nothing; the app then works for this visit from memory. */
export const $storageProblem = atom<StorageProblem | null>(null);

/** The event raised when a stored entry was unreadable and has been removed; `detail` names the entries. */
export const corruptionEvent = 'storageCorruption';

/** What the browser refused to write (its text) or to remove (null), for this visit. */
const memory = new Map<string, string | null>();
const logged = new Set<string>();

/** The full key of an entry, e.g. `nuskha.tokens`. */
function storageKey(name: StoredName): string {
  return `${brand.storagePrefix}.${name}`;
}

function area(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    // The browser forbids even looking: site data is blocked.
    report('blocked', 'opened');
    return null;
  }
}

function report(problem: StorageProblem, action: string): void {
  if (!logged.has(action)) {
    logged.add(action);
    console.warn(`Browser storage could not be ${action}; going on without it for this visit.`);
  }
  if ($storageProblem.get() === null) $storageProblem.set(problem);
}

/** The text of an entry as it is stored, unread; null when there is none. */
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

/** What an entry has to look like: a schema, or what checks like one. */
export interface Shape<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

/** Reads an entry by its shape; what does not fit the shape is discarded. */
export function readEntry<Value>(name: StoredName, schema: Shape<Value>): Value | null {
  const text = readText(storageKey(name));
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: the same as a wrong shape.
  }
  removeEntry(name);
  return null;
}

/** Writes an entry; when the browser refuses, it is kept in memory for this visit. */
export function writeEntry(name: StoredName, value: unknown): void {
  const key = storageKey(name);
  const text = JSON.stringify(value);
  const storage = area();
  try {
    if (storage === null) throw new Error('no storage');
    write(storage, key, text);
    memory.delete(key);
  } catch (error) {
    memory.set(key, text);
    const isFull = storage !== null && (error as { name?: unknown } | null)?.name !== 'SecurityError';
    report(isFull ? 'full' : 'blocked', 'written');
  }
}

/** A full storage still has the room the entry's old value takes; and an old value must not outlive a newer one. */
function write(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    storage.removeItem(key);
    storage.setItem(key, text);
  }
}

/** Removes an entry. Returns whether it is gone; one the browser holds on to is not read again in this visit. */
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
  return [...keys].filter((key) => key.startsWith(`${brand.storagePrefix}.`));
}

/** Whether the product keeps anything of somebody's in this browser. */
export function hasEntries(): boolean {
  return storedKeys().some((key) => !key.endsWith('.language'));
}

/** Entry names under a prefix, e.g. every `recovery.` copy. */
export function entriesUnder(prefix: 'recovery.' | 'idempotency.'): StoredName[] {
  const start = storageKey(prefix);
  return storedKeys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(brand.storagePrefix.length + 1) as StoredName);
}

/** Removes everything the product keeps in this browser but what `keeps` names. Returns whether all of that is gone. */
export function clearAllEntries(keeps: (name: StoredName) => boolean = () => false): boolean {
  const names = storedKeys().map((key) => key.slice(brand.storagePrefix.length + 1) as StoredName);
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

/** What an entry of this tab holds, unchecked; null when there is none. What is kept there can be done without. */
export function readTabEntry(name: TabName): unknown {
  try {
    return JSON.parse(String(tabArea()?.getItem(`${brand.storagePrefix}.${name}`)));
  } catch {
    return null;
  }
}

/** Writes an entry of this tab. Returns whether the browser keeps it. */
export function writeTabEntry(name: TabName, value: unknown): boolean {
  const storage = tabArea();
  if (storage === null) return false;
  try {
    storage.setItem(`${brand.storagePrefix}.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes an entry of this tab. */
export function removeTabEntry(name: TabName): void {
  try {
    tabArea()?.removeItem(`${brand.storagePrefix}.${name}`);
  } catch {
    // Blocked: nothing was kept either.
  }
}

/**
 * Removes each of the four entries that is not valid JSON and raises `storageCorruption` when there was one.
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
  console.warn(`Corrupted local storage was cleaned: ${corrupt.join(', ')}.`);
  globalThis.dispatchEvent?.(new CustomEvent(corruptionEvent, { detail: { entries: corrupt } }));
}

/**
 * Calls back with the name and the new text when another tab changes or removes one of our entries; both are null when
 * the whole storage was cleared.
 */
export function onForeignChange(listener: (name: string | null, text: string | null) => void): () => void {
  const handle = (event: StorageEvent): void => {
    if (event.key === null) {
      memory.clear();
      listener(null, null);
      return;
    }
    const prefix = `${brand.storagePrefix}.`;
    if (!event.key.startsWith(prefix)) return;
    // What could not be written here is older than what another tab could.
    memory.delete(event.key);
    listener(event.key.slice(prefix.length), event.newValue);
  };
  globalThis.addEventListener('storage', handle as EventListener);
  return () => globalThis.removeEventListener('storage', handle as EventListener);
}
