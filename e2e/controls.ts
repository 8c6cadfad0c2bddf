import type { Page } from 'playwright/test';
import type { Sandbox } from './sandbox.ts';

/** A fault of the sandbox. docs/sandbox.md explains each field. */
export interface Fault {
  endpoint: string;
  action:
    | 'none'
    | 'status'
    | 'body'
    | 'html'
    | 'malformed'
    | 'truncate'
    | 'drip'
    | 'drop'
    | 'commit-then-drop';
  status?: number;
  body?: unknown;
  times?: number;
  skip?: number;
  delayBeforeMs?: number;
  delayAfterMs?: number;
}

async function control(sandbox: Sandbox, method: string, name: string, body?: unknown): Promise<unknown> {
  const reply = await fetch(`${sandbox.origin}/__sandbox/${name}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${name} got ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** Decides about a submitted application, as a reviewer does. `flags` name what must be sent again. */
export async function review(
  sandbox: Sandbox,
  vendorId: string,
  decision: 'approve' | 'reject',
  words: {
    reason?: string;
    flags?: readonly string[];
    items?: readonly { item: string; code: string; reason?: string; dueAt?: string }[];
  } = {},
): Promise<void> {
  await control(sandbox, 'POST', 'review', { vendorId, decision, ...words });
}

/** Adds faults. A fault with `times` ends by itself. */
export async function addFaults(sandbox: Sandbox, ...faults: Fault[]): Promise<void> {
  await control(sandbox, 'POST', 'faults', { faults });
}

/** Removes all faults. */
export async function clearFaults(sandbox: Sandbox): Promise<void> {
  await control(sandbox, 'DELETE', 'faults');
}

/** Returns the number of vendors. */
export async function vendorCount(sandbox: Sandbox): Promise<number> {
  return ((await control(sandbox, 'GET', 'state')) as { vendors: unknown[] }).vendors.length;
}

/** Changes settings of the sandbox, for example how long tokens live. */
export async function setSettings(sandbox: Sandbox, settings: Record<string, unknown>): Promise<void> {
  await control(sandbox, 'POST', 'settings', settings);
}

/** Holds the page's requests to these addresses until the returned function is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until the page is idle and has started everything that it starts by itself when idle. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Scrolls, and waits two frames, so that the page is drawn at the new place. */
export function scrollTo(page: Page, top: number): Promise<unknown> {
  return page.evaluate((y) => {
    globalThis.scrollTo(0, y);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}
