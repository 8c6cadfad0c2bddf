import { afterAll, vi } from 'vitest';

/** For test files that share a process: each finds the application not loaded, and leaves what is global as it was. */
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
