import { atom } from 'nanostores';
import { limits } from '#lib/limits.ts';

export type ToastTone = 'success' | 'error' | 'info';
export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  description?: string;
}

/** Notifications on screen, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

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
  timers.set(
    id,
    setTimeout(() => dismissToast(id), durationMs),
  );
}

function stopTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}
