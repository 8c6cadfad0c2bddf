import { atom } from 'nanostores';
import { limits } from '#lib/limits.ts';
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
/** What takes a notification off the screen, and when (epoch ms). One that is being read has none. */
const timers = new Map<number, { timer: ReturnType<typeof setTimeout>; endsAt: number }>();

/** Shows a notification for `durationMs`; of more than three the oldest goes. */
export function showToast(toast: Omit<Toast, 'id'>, durationMs: number = limits.toastMs): number {
  const id = ++lastId;
  const all = [...$toasts.get(), { ...toast, id }];
  for (const old of all.slice(0, -limits.toastsVisible)) stopTimer(old.id);
  $toasts.set(all.slice(-limits.toastsVisible));
  startTimer(id, durationMs);
  return id;
}

/** Takes a notification off the screen. */
export function dismissToast(id: number): void {
  stopTimer(id);
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Keeps a notification while it is being read (pointer or focus on it). */
export function holdToast(id: number): void {
  stopTimer(id);
}

/** Lets a notification go again, with its whole time, once it is not being read any more. */
export function releaseToast(id: number, durationMs: number = limits.toastMs): void {
  if ($toasts.get().some((toast) => toast.id === id)) startTimer(id, durationMs);
}

function startTimer(id: number, durationMs: number): void {
  stopTimer(id);
  const timer = setTimeout(() => dismissToast(id), durationMs);
  timers.set(id, { timer, endsAt: Date.now() + durationMs });
}

function stopTimer(id: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
}

/** Notifications on their way to the next page: `at` is when they left (epoch ms), `leftMs` how long each is still shown. */
interface HandedOver {
  at: number;
  toasts: readonly (Omit<Toast, 'id'> & { leftMs: number })[];
}

/** Keeps what is on screen for the next page of this tab, which shows it for the time that is left. */
export function handOverToasts(): void {
  const at = Date.now();
  const toasts = $toasts.get().map(({ id, ...toast }) => {
    return { ...toast, leftMs: (timers.get(id)?.endsAt ?? at + limits.toastMs) - at };
  });
  if (toasts.length > 0) writeTabEntry('toasts', { at, toasts } satisfies HandedOver);
}

/** Shows what the page before handed over, once. */
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
