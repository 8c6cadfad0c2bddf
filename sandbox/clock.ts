/** The sandbox's only source of time. Everything that expires uses it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Moves this clock forward, so that a test need not wait for an expiry. */
  advance(milliseconds: number): void;
  /** Returns to the machine's time. */
  reset(): void;
}

/** Returns a clock that runs with the machine's time plus everything it was advanced by. */
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

/** Formats epoch milliseconds in ISO 8601, as replies do; null stays null. */
export function isoTime(at: number): string;
export function isoTime(at: number | null): string | null;
export function isoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

export const seconds = 1000;
export const minutes = 60 * seconds;
export const hours = 60 * minutes;
export const days = 24 * hours;
