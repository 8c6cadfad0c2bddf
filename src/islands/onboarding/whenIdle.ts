/** Runs something when the page has a quiet moment. */
export function whenIdle(run: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1000));
  idle(run);
}
