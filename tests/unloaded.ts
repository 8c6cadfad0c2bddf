import { afterAll, vi } from 'vitest';

/** For test files that share a process: each starts with unloaded modules and restores the globals. */
vi.resetModules();
// This module is loaded ahead. The first error would load it in real time, while a test's clock runs on or
// stands still.
await import('#lib/api/reply/errorBody.ts');

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
