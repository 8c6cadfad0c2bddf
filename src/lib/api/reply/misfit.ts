/**
 * Logs why a reply cannot be read: the call, the place that does not fit, and the expected value. It logs no value of
 * the reply. Callers check `debugApi` first, so that other builds contain none of this.
 */
export function tellMisfit(name: string, at: string, expected: string): void {
  console.warn(
    `${name}: the reply cannot be read. Expected ${expected} ${at === '' ? 'as its body' : `at ${at}`}.`,
  );
}
