import { afterEach, expect, test, vi } from 'vitest';
import { logError, rootOptions } from '#islands/ui/rootOptions.ts';

afterEach(() => vi.restoreAllMocks());

test('an error is logged by name and place, never with its message', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new TypeError('ABCPE1234F is not a function');
  const info = { componentStack: '\n    at KycStep' };
  rootOptions.onCaughtError();
  expect(log).not.toHaveBeenCalled();
  for (const report of [logError, rootOptions.onUncaughtError, rootOptions.onRecoverableError]) {
    log.mockClear();
    report(error, info);
    const line = log.mock.calls.flat().map(String).join(' ');
    expect(line).toContain('TypeError');
    expect(line).toContain('KycStep');
    expect(line).not.toContain('ABCPE1234F');
    expect(log.mock.calls.flat().every((part) => typeof part === 'string')).toBe(true);
  }
});
