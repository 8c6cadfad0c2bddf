import { atom } from 'nanostores';
import * as limits from '#lib/limits.ts';
import { readTabEntry, removeTabEntry, writeTabEntry } from '#lib/stores/browser/storage.ts';

type ToastTone = 'success' | 'error' | 'info';
export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  description?: string;
}

/** Notifications on screen, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;
/** How long a notification stays visible. `running` removes it at `endsAt` (epoch ms). */
interface Time {
  readonly ms: number;
  running: { timer: ReturnType<typeof setTimeout>; endsAt: number } | null;
}
const times = new Map<number, Time>();

/**
 * Shows a notification for `durationMs`, counted from when it is visible. With more than three, the oldest goes. After a
 * success, no error of an earlier try stays.
 */
export function showToast(toast: Omit<Toast, 'id'>, durationMs: number = limits.toastMs): number {
  const id = ++lastId;
  times.set(id, { ms: durationMs, running: null });
  const all = [...$toasts.get(), { ...toast, id }];
  const stay = all
    .filter(({ tone }) => toast.tone !== 'success' || tone !== 'error')
    .slice(-limits.toastsVisible);
  for (const old of all) if (!stay.includes(old)) forget(old.id);
  $toasts.set(stay);
  return id;
}

export function dismissToast(id: number): void {
  forget(id);
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Pauses a notification while the vendor reads it (pointer or focus on it), or while it is out of sight. */
export function holdToast(id: number): void {
  const time = times.get(id);
  if (!time) return;
  clearTimeout(time.running?.timer);
  time.running = null;
}

/**
 * Starts the full time of a notification that is visible and not being read. Does nothing when the time runs
 * already.
 */
export function releaseToast(id: number): void {
  const time = times.get(id);
  if (!time || time.running) return;
  time.running = { timer: setTimeout(() => dismissToast(id), time.ms), endsAt: Date.now() + time.ms };
}

function forget(id: number): void {
  holdToast(id);
  times.delete(id);
}

/** Notifications for the next page. `at` is when they left (epoch ms); `leftMs` is how long each is still shown. */
interface HandedOver {
  at: number;
  toasts: readonly (Omit<Toast, 'id'> & { leftMs: number })[];
}

/** Stores the visible notifications for the next page of this tab, which shows them for their remaining time. */
export function handOverToasts(): void {
  const at = Date.now();
  const toasts = $toasts.get().map(({ id, ...toast }) => {
    const time = times.get(id);
    return { ...toast, leftMs: time?.running ? time.running.endsAt - at : (time?.ms ?? limits.toastMs) };
  });
  if (toasts.length > 0) writeTabEntry('toasts', { at, toasts } satisfies HandedOver);
}

/** Shows, once, the notifications that the previous page handed over. */
export function showHandedOverToasts(): void {
  const kept = readTabEntry('toasts') as Partial<HandedOver> | null;
  if (kept === null) return;
  removeTabEntry('toasts');
  if (typeof kept.at !== 'number' || !Array.isArray(kept.toasts)) return;
  const age = Date.now() - kept.at;
  if (age < 0 || age > limits.toastHandOverMs) return;
  for (const { leftMs, tone, title, description } of kept.toasts as HandedOver['toasts'])
    showToast({ tone, title, ...(description === undefined ? {} : { description }) }, leftMs);
}
