/** Where the sandbox takes the time from: everything that expires asks this and nothing else. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Moves this clock forward, so that a test need not wait for an expiry. */
  advance(milliseconds: number): void;
  /** Back to the machine's own time. */
  reset(): void;
}

/** The machine's clock plus whatever it was advanced by. */
export function createClock(base: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => base() + offset,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}

/** An instant as replies carry it; null stays null. */
export function isoTime(at: number): string;
export function isoTime(at: number | null): string | null;
export function isoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

export const seconds = 1000;
export const minutes = 60 * seconds;
export const hours = 60 * minutes;
export const days = 24 * hours;
