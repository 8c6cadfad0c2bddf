import type { Plugin } from 'vitest/config';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';

/** The addresses that a sandbox answers. */
const served = /^\/(?:api|geocode|__sandbox)\//;

/** The header by which the requests of a page name its sandbox. */
export const sandboxHeader = 'x-sandbox';

const sandboxes = new Map<string, TestSandbox>();

/** Returns the sandbox of a page, which has the id of its session. Pages run side by side, so each has its own faults. */
export function sandboxOf(page: string): TestSandbox {
  const known = sandboxes.get(page) ?? createSandbox();
  sandboxes.set(page, known);
  return known;
}

/** Answers the calls of each page with its sandbox. */
export function pageSandboxes(): Plugin {
  return {
    name: 'page-sandboxes',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const page = request.headers[sandboxHeader];
        if (typeof page !== 'string' || !served.test(request.url ?? '')) next();
        else sandboxOf(page).handle(request, response);
      });
    },
    closeBundle: async () => {
      await Promise.all([...sandboxes.values()].map((each) => each.close()));
      sandboxes.clear();
    },
  };
}
