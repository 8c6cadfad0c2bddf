/** Runs a function when the page is idle. */
export function whenIdle(run: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1000));
  idle(run);
}
