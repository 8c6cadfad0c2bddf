import { pageFlags } from '#preboot/handover.ts';
import { newVersionToast } from '#lib/words/app.ts';
import { isPartGone, type LazyModule } from '#lib/lazyModule.ts';
import { navigation } from './navigation.ts';
import { readTabEntry, writeTabEntry } from './storage.ts';
import { showToast } from './toasts.ts';

/**
 * After a new version is deployed, the host no longer has the files of an open page's build, and asking again
 * never helps. This module saves everything typed and reloads the page once.
 */

/**
 * Keeps what is typed, within the time of one request. Rejects or throws when it cannot; the page then stays as
 * it is.
 */
type Keeper = () => Promise<void> | void;

const keepers = new Set<Keeper>();

/** Registers a function that keeps typed data before the page reloads. Returns an unsubscribe function. */
export function onBeforeReload(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

/**
 * Keeps everything that is typed on this page. Rejects when something cannot be kept, here or by the inline
 * scripts of the page.
 */
export async function keepTyped(): Promise<void> {
  if (globalThis.document && pageFlags().unkept !== undefined) throw new Error('A form is not kept');
  await Promise.all([...keepers].map(async (keep) => keep()));
}

/**
 * Loads a module that the vendor waits for. If its file is gone, the page reloads and the promise stays pending.
 * Rejects when the network fails, or when the file is gone and the page must stay.
 */
export async function loadOrReload<Module>({ load }: Pick<LazyModule<Module>, 'load'>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isPartGone(error) && (await reloadForNewVersion())) return new Promise<Module>(() => undefined);
    throw error;
  }
}

let reloading: Promise<boolean> | null = null;

/**
 * Keeps what is typed, then reloads the page. Resolves to false when the page must not reload:
 * - something could not be kept;
 * - this visit already left this build, so a part is missing for good;
 * - the browser stores nothing, so a second reload could not be recognised.
 */
export function reloadForNewVersion(): Promise<boolean> {
  reloading ??= reloadOnce().then((isReloading) => {
    if (!isReloading) reloading = null;
    return isReloading;
  });
  return reloading;
}

async function reloadOnce(): Promise<boolean> {
  const build = (globalThis.document && pageFlags().build) ?? '';
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

/** Tells the vendor, once, why the page was reloaded. */
export function tellOfNewVersion(): void {
  const mark = readMark();
  if (mark.isTold) return;
  writeTabEntry('builds', { ...mark, isTold: true });
  showToast({ tone: 'info', ...newVersionToast });
}

/** The builds that this visit left, and whether the vendor was told about the last reload. */
interface Mark {
  left: readonly string[];
  isTold: boolean;
}

function readMark(): Mark {
  const stored = readTabEntry('builds') as Partial<Record<keyof Mark, unknown>> | null;
  const left = Array.isArray(stored?.left) ? stored.left.filter((id) => typeof id === 'string') : [];
  return { left, isTold: stored?.isTold !== false };
}
