import { atom, type WritableAtom } from 'nanostores';

/**
 * Whose the things on this page are. One page can outlive its session: another vendor signs in, another tab signs out, the
 * page comes back from the browser's page cache. Whatever belongs to somebody is created by `owned`, or registers its
 * reset when its module is loaded, so that all of it is gone in the same tick when the owner changes.
 */

/** A new value for each owner. Screens are keyed by it, so that nothing a component holds outlives its owner. */
export const $owner = atom(0);

const resets = new Set<() => void>();
let requests = new AbortController();

/** Registers how something that belongs to the owner is forgotten. For the life of the page. */
export function onOwnerChange(reset: () => void): void {
  resets.add(reset);
}

/** A store that is back at its initial value as soon as the owner changes. */
export function owned<Value>(initial: Value): WritableAtom<Value> {
  const $store = atom(initial);
  onOwnerChange(() => $store.set(initial));
  return $store;
}

/** Remembers the present owner; the returned function tells whether it is still the one. */
export function sameOwner(): () => boolean {
  const before = $owner.get();
  return () => $owner.get() === before;
}

/** Aborts with the owner: no request of one is left under way for the next. */
export function ownerSignal(): AbortSignal {
  return requests.signal;
}

/** Forgets all that belonged to the owner. Called by the session alone. */
export function changeOwner(): void {
  const underWay = requests;
  requests = new AbortController();
  // The number first: whatever a reset sets going asks as the new owner.
  const next = $owner.get() + 1;
  for (const reset of resets) {
    try {
      reset();
    } catch (error) {
      // One part that cannot tidy up must not keep the others from it.
      console.error('Forgetting failed in part:', error instanceof Error ? error.name : 'unknown');
    }
  }
  $owner.set(next);
  underWay.abort();
}
