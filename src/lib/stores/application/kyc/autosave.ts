import { atom, type ReadableAtom } from 'nanostores';
import { isRetryable } from '#lib/api/errors.ts';
import * as limits from '#lib/limits.ts';
import { onBeforeReload } from '#lib/stores/browser/newVersion.ts';

/** The state of the auto-save for the screen. `at` is epoch milliseconds. */
export type AutosaveState =
  | { type: 'idle' }
  | { type: 'saving' }
  | { type: 'saved'; at: number }
  | { type: 'will-retry'; error?: unknown };

export interface Autosave {
  $state: ReadableAtom<AutosaveState>;
  /** Saves two seconds after the last change. */
  schedule: () => void;
  /** Saves a waiting change at once, even during another save, because the page is being left. */
  flush: () => void;
  /**
   * Drops a waiting change, because a submit carries it. Waits for saves under way, so that none arrives after
   * the submit.
   */
  cancel: () => Promise<void>;
}

/**
 * Calls `save` in the background, one call at a time, and again after a network error or a 5xx. A refusal (4xx)
 * is sent again only with the next change, or when the page is left. `save` sends the current form, at once if
 * `isLeaving`, and resolves to false when there was nothing to send.
 */
export function createAutosave(save: (isLeaving: boolean) => Promise<boolean>): Autosave {
  const $state = atom<AutosaveState>({ type: 'idle' });
  const running = new Set<Promise<void>>();
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Increases with every save. Only the newest save sets the state. */
  let latest = 0;

  const forget = (): void => {
    clearTimeout(timer);
    isWaiting = false;
  };

  /** Saves a waiting change. Rejects when the server still lacks it, because the page must not reload then. */
  const settle = async (): Promise<void> => {
    void run(true);
    await Promise.all(running);
    if (isWaiting) throw new Error('A draft could not be saved');
  };
  // Stays registered after the form is gone, because the last save of the step may still be under way.
  let stopKeeping = (): void => undefined;
  const keep = (): void => {
    stopKeeping();
    stopKeeping = onBeforeReload(settle);
  };

  const arm = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(false), delayMs);
  };

  /** Saves a waiting change: after the saves under way, or at once if the page is being left. */
  const run = async (isLeaving: boolean): Promise<void> => {
    while (!isLeaving && running.size > 0) await Promise.all(running);
    clearTimeout(timer);
    if (!isWaiting) return;
    isWaiting = false;
    const attempt = saveOnce(isLeaving).finally(() => running.delete(attempt));
    running.add(attempt);
  };

  const saveOnce = async (isLeaving: boolean): Promise<void> => {
    const turn = ++latest;
    $state.set({ type: 'saving' });
    try {
      const isSaved = await save(isLeaving);
      if (turn !== latest) return;
      failures = 0;
      // A newer change is waiting, so the form on screen is not saved yet.
      if (isWaiting) return;
      $state.set(isSaved ? { type: 'saved', at: Date.now() } : { type: 'idle' });
    } catch (error) {
      // A newer save contains everything of this one.
      if (turn !== latest) return;
      $state.set({ type: 'will-retry', error });
      // A newer change is waiting, and its timer is running.
      if (isWaiting) return;
      isWaiting = true;
      if (isRetryable(error)) arm(Math.min(limits.retryBaseMs * 2 ** failures++, limits.retryCapMs));
    }
  };

  return {
    $state,
    schedule: () => {
      isWaiting = true;
      keep();
      arm(limits.autosaveDelayMs);
    },
    flush: () => void run(true),
    cancel: async () => {
      forget();
      await Promise.all(running);
      // A save that failed meanwhile is waiting again. The submit carries it.
      forget();
      $state.set({ type: 'idle' });
    },
  };
}
