import { reportUrl } from '#lib/env.ts';

/** An event that the application notes. Its values are not trusted: `report/beacon.ts` sends only known words. */
export type Noted =
  /** An API call ended; `code` is `ok` or the code of its ApiError. */
  | { type: 'call'; call: string; code: unknown }
  /** A step of the application is on screen. */
  | { type: 'step'; step: string }
  /** A component failed. */
  | { type: 'crash' };

const waiting: Noted[] = [];
let take = (noted: Noted): void => void waiting.push(noted);

/**
 * Notes an event for the reports; does nothing without `PUBLIC_REPORT_URL`. Callers check that setting too, so that
 * the bundler removes even the call.
 */
export function note(noted: Noted): void {
  if (reportUrl !== null) take(noted);
}

/** Notes the outcome of a call. The caller still handles its result and its error. */
export function noteCall(call: string, work: Promise<unknown>): void {
  if (reportUrl === null) return;
  work.then(
    () => note({ type: 'call', call, code: 'ok' }),
    (error: { code?: unknown } | null | undefined) => note({ type: 'call', call, code: error?.code }),
  );
}

/** Passes all past and future events to the reports. */
export function takeNotes(taker: (noted: Noted) => void): void {
  take = taker;
  waiting.splice(0).forEach(taker);
}
