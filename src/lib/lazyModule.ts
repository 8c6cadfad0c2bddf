/** Code that loads when it is needed. */
export interface LazyModule<Module> {
  /** Returns the module, or null until it is loaded. */
  loaded: () => Module | null;
  /** Loads the module once for all callers. Rejects when it cannot be loaded; the next call asks again. */
  load: () => Promise<Module>;
  /** Loads the module ahead. A failure is silent, because nobody waits yet. */
  preload: () => void;
}

/** How often a file is requested before its load fails. One lost packet must not cost the vendor a press. */
const attempts = 3;

/**
 * Returns a handle on code that `importModule` imports. A failed import is asked again at once, up to three
 * times, and then by the next call. The build makes that possible (`build/code/importsThatRetry.ts`): by itself, a
 * browser never requests a failed module again. A file that a newer build replaced is not asked again. Use
 * `loadOrReload` (`stores/browser/newVersion.ts`) where the page may reload for it.
 */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let module: Module | null = null;
  let loading: Promise<Module> | null = null;
  const begin = async (attempt: number): Promise<Module> => {
    try {
      return (module = await importModule());
    } catch (error) {
      if (attempt < attempts && !isPartGone(error)) return begin(attempt + 1);
      loading = null;
      throw error;
    }
  };
  const load = (): Promise<Module> => (loading ??= begin(1));
  return { loaded: () => module, load, preload: () => void load().catch(() => undefined) };
}

/**
 * Whether a part failed to load because the host no longer has it, by the name that the build's import helper
 * gives the error. A network that is down does not count.
 */
export function isPartGone(error: unknown): boolean {
  return (error as Error | null)?.name === 'PartGoneError';
}
