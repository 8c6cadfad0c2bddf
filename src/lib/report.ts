import { reportUrl } from '#lib/env.ts';

/** What the application tells the reports of. Nothing of it is believed: `report/beacon.ts` sends what it knows alone. */
export type Noted =
  /** A call of the contract has ended; `code` is `ok` or the code of its ApiError. */
  | { type: 'call'; call: string; code: unknown }
  /** A step of the application is on screen. */
  | { type: 'step'; step: string }
  /** A component has failed. */
  | { type: 'crash' };

const waiting: Noted[] = [];
let take = (noted: Noted): void => void waiting.push(noted);

/**
 * Notes something for the reports; without `PUBLIC_REPORT_URL` nothing. Callers ask for that too, so that not even the call is in
 * such a build.
 */
export function note(noted: Noted): void {
  if (reportUrl !== null) take(noted);
}

/** Notes how a call ends. Its result and its error stay the caller's. */
export function noteCall(call: string, work: Promise<unknown>): void {
  if (reportUrl === null) return;
  work.then(
    () => note({ type: 'call', call, code: 'ok' }),
    (error: { code?: unknown } | null | undefined) => note({ type: 'call', call, code: error?.code }),
  );
}

/** Hands everything that was noted, and will be, to the reports. */
export function takeNotes(taker: (noted: Noted) => void): void {
  take = taker;
  waiting.splice(0).forEach(taker);
}
