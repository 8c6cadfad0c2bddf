import { newVersionToast } from '#lib/copy/app.ts';
import { navigation } from './navigation.ts';
import { readTabEntry, writeTabEntry } from './storage.ts';
import { showToast } from './toasts.ts';

/**
 * A new version is deployed while a page is open: the files of its own build are gone from the host, and asking for them
 * again never helps. The page is then loaded again, once, after everything typed is in a safe place.
 */

/** Keeps what is typed. Rejects, or throws, when it cannot, in the time of one request: the page then stays as it is. */
type Keeper = () => Promise<void> | void;

const keepers = new Set<Keeper>();

/** Registers what must be kept before the page is loaded again. Returns an unsubscribe function. */
export function onBeforeReload(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

/** Keeps everything that is typed on this page. Rejects when something cannot be kept. */
export async function keepTyped(): Promise<void> {
  await Promise.all([...keepers].map(async (keep) => keep()));
}

/** The name of the error that the build's import helper (`build/importsThatRetry.ts`) throws for a file that is gone. */
const partGone = 'PartGoneError';

/** Whether a part could not be loaded because the host has it no longer, in contrast to a network that is down. */
export function isPartGone(error: unknown): boolean {
  return error instanceof Error && error.name === partGone;
}

/**
 * Loads a part that is needed now. Where it is gone, the page is loaded again and the promise stays pending until that has
 * happened. Rejects as `load` does when the part is lost on the way, or gone and the page has to stay.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (isPartGone(error) && (await reloadForNewVersion())) return new Promise<Part>(() => undefined);
    throw error;
  }
}

let reloading: Promise<boolean> | null = null;

/**
 * Loads the page again, after what is typed has been kept. Resolves to false when it must not: something could not be
 * kept, this build was left that way before in this visit (a part is missing from the host for good), or the browser keeps
 * nothing, so that a second time could not be told from the first.
 */
export function reloadForNewVersion(): Promise<boolean> {
  reloading ??= reloadOnce().then((isReloading) => {
    if (!isReloading) reloading = null;
    return isReloading;
  });
  return reloading;
}

async function reloadOnce(): Promise<boolean> {
  const build = globalThis.document?.documentElement.dataset.build ?? '';
  const { left } = readMark();
  if (left.includes(build)) return false;
  try {
    await keepTyped();
  } catch {
    return false;
  }
  if (!writeTabEntry('builds', { left: [...left, build], isTold: false })) return false;
  navigation.reload();
  return true;
}

/** Says, once, why the page was loaded again. */
export function tellOfNewVersion(): void {
  const mark = readMark();
  if (mark.isTold) return;
  writeTabEntry('builds', { ...mark, isTold: true });
  showToast({ tone: 'info', ...newVersionToast });
}

/** The builds that this visit left, and whether the vendor was told of the last time. */
interface Mark {
  left: readonly string[];
  isTold: boolean;
}

function readMark(): Mark {
  const stored = readTabEntry('builds') as Partial<Record<keyof Mark, unknown>> | null;
  const left = Array.isArray(stored?.left) ? stored.left.filter((id) => typeof id === 'string') : [];
  return { left, isTold: stored?.isTold !== false };
}
