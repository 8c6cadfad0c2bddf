import { atom, type ReadableAtom } from 'nanostores';
import { isRetryable } from '#lib/api/errors.ts';
import { limits } from '#lib/limits.ts';
import { onBeforeReload } from '#lib/stores/browser/newVersion.ts';

/** What a vendor sees of the auto-save. `at` is epoch milliseconds. */
type AutosaveState =
  { type: 'idle' } | { type: 'saving' } | { type: 'saved'; at: number } | { type: 'will-retry' };

export interface Autosave<Payload> {
  $state: ReadableAtom<AutosaveState>;
  /** Saves this payload two seconds after the last change. */
  schedule: (payload: Payload) => void;
  /** Saves what waits, at once and without waiting for a save under way: the page is being left. */
  flush: () => void;
  /** Drops what waits: a submit carries it. Waits for saves under way, so that none lands after the submit. */
  cancel: () => Promise<void>;
}

/**
 * Saves drafts quietly: one at a time, the newest last, again by itself after a network error or a 5xx. A refusal (4xx) is
 * not repeated by itself: the same payload would be refused again; it goes with the next change, or on leaving.
 */
export function createAutosave<Payload>(save: (payload: Payload) => Promise<void>): Autosave<Payload> {
  const $state = atom<AutosaveState>({ type: 'idle' });
  const running = new Set<Promise<void>>();
  let waiting: { payload: Payload } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Rises with every save begun: only the newest one speaks of how things stand. */
  let latest = 0;

  const forget = (): void => {
    clearTimeout(timer);
    waiting = null;
  };

  /** Saves what waits. Rejects when the server does not have it then: the page must not be loaded again. */
  const settle = async (): Promise<void> => {
    start();
    await Promise.all(running);
    if (waiting !== null) throw new Error('A draft could not be saved');
  };
  // Not only while its form is on screen: the last save of a step that was left may still be under way.
  let stopKeeping = (): void => undefined;
  const keep = (): void => {
    stopKeeping();
    stopKeeping = onBeforeReload(settle);
  };

  const arm = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void whenFree(), delayMs);
  };

  const whenFree = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
    start();
  };

  const start = (): void => {
    clearTimeout(timer);
    const next = waiting;
    if (next === null) return;
    waiting = null;
    const attempt = saveOne(next).finally(() => running.delete(attempt));
    running.add(attempt);
  };

  const saveOne = async (next: { payload: Payload }): Promise<void> => {
    const turn = ++latest;
    $state.set({ type: 'saving' });
    try {
      await save(next.payload);
      if (turn !== latest) return;
      failures = 0;
      $state.set({ type: 'saved', at: Date.now() });
    } catch (error) {
      // A newer save holds everything of this one.
      if (turn !== latest) return;
      $state.set({ type: 'will-retry' });
      // So does a newer payload that waits, and its timer runs already.
      if (waiting !== null) return;
      waiting = next;
      if (isRetryable(error)) arm(Math.min(limits.retryBaseMs * 2 ** failures++, limits.retryCapMs));
    }
  };

  return {
    $state,
    schedule: (payload) => {
      waiting = { payload };
      keep();
      arm(limits.autosaveDelayMs);
    },
    flush: start,
    cancel: async () => {
      forget();
      await Promise.all(running);
      // A failed save puts its payload back: it is carried by the submit now.
      forget();
      $state.set({ type: 'idle' });
    },
  };
}
