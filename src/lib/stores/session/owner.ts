import { atom, type WritableAtom } from 'nanostores';

/**
 * The owner of the data on this page. A page can outlive its session: another vendor signs in, another tab
 * signs out, or the page comes back from the page cache. Create such data with `owned` or register a reset when
 * the module loads. All of it is then gone in the tick in which the owner changes.
 */

/** A new number for each owner. Screens use it as their key, so that no component keeps data of an earlier owner. */
export const $owner = atom(0);

const resets = new Set<() => void>();
let requests = new AbortController();

/** Registers a reset for data of the owner. It stays registered for the life of the page. */
export function onOwnerChange(reset: () => void): void {
  resets.add(reset);
}

/** Creates a store that returns to its initial value as soon as the owner changes. */
export function owned<Value>(initial: Value): WritableAtom<Value> {
  const $store = atom(initial);
  onOwnerChange(() => $store.set(initial));
  return $store;
}

/** Remembers the current owner. The returned function tells whether the owner is still the same. */
export function sameOwner(): () => boolean {
  const before = $owner.get();
  return () => $owner.get() === before;
}

/** Returns a signal that aborts when the owner changes, so that no request continues under the next owner. */
export function ownerSignal(): AbortSignal {
  return requests.signal;
}

/** Forgets all data of the owner. Only the session calls it. */
export function changeOwner(): void {
  const underWay = requests;
  requests = new AbortController();
  // The signal is already new here, so requests that a reset starts belong to the next owner. The number
  // changes last, so that screens render after all resets.
  const next = $owner.get() + 1;
  for (const reset of resets) {
    try {
      reset();
    } catch (error) {
      // A failing reset must not stop the others.
      console.error('An owner reset failed:', error instanceof Error ? error.name : 'unknown');
    }
  }
  $owner.set(next);
  underWay.abort();
}
