import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';
import { brand } from '#lib/brand.ts';
import { signedInOf } from '#lib/stores/session/session.ts';
import type { Sandbox } from '../../e2e/sandbox.ts';
import type { SignedInVendor } from './commands.ts';

let root: Root | null = null;

/** Renders a screen at an address of the site, as its page does. */
export function show(screen: ReactNode, address = '/'): void {
  history.replaceState(null, '', address);
  const main = document.createElement('main');
  main.id = 'main';
  document.body.append(main);
  root = createRoot(main);
  root.render(screen);
}

/** Resolves after the page has rendered a frame. */
export const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Removes the screen and the session, as after each test. */
export function leave(): void {
  root?.unmount();
  root = null;
  document.querySelector('#main')?.remove();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
}

let isKept = false;

/** Removes the screen after a test, unless `openOnce` keeps it for the next one. */
export function leaveUnlessKept(): void {
  if (!isKept) leave();
}

/**
 * Opens a screen once for all tests of a group, which is much quicker. Each test must leave the screen as it found it. After a
 * failure, the next test opens the screen again.
 */
export function openOnce(open: () => Promise<unknown>): void {
  beforeEach(async () => {
    if (isKept) return;
    await open();
    isKept = true;
  });
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') isKept = false;
  });
  afterAll(() => {
    isKept = false;
    leave();
  });
}

/** Expects links to the phone and the e-mail address of the support. */
export async function expectContacts(within: Pick<Locator, 'getByRole'>): Promise<void> {
  for (const [name, href] of [
    [brand.supportPhone, brand.supportPhoneHref],
    [brand.supportEmail, brand.supportEmailHref],
  ] as const)
    await expect.element(within.getByRole('link', { name })).toHaveAttribute('href', href);
}

/** Signs in a seeded vendor like another tab: stores the session and notifies the page. */
export function enter({ entries }: Pick<SignedInVendor, 'entries'>): void {
  for (const [name, value] of Object.entries(entries)) store(name, JSON.stringify(value));
}

/** Sends a message of another tab of this session, until the test ends. */
export function hearFromTab(topic: string, data: unknown): void {
  const other = new BroadcastChannel(brand.storagePrefix);
  onTestFinished(() => other.close());
  other.postMessage({ session: signedInOf()?.session, topic, data });
}

/** Signs out like another tab. */
export function signOut(): void {
  for (const name of ['tokens', 'session', 'user']) store(name, null);
}

function store(name: string, value: string | null): void {
  const key = `${brand.storagePrefix}.${name}`;
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

/** The sandbox behind the page, for the functions of `e2e/controls.ts`. */
export const sandbox = { origin: '' } as Sandbox;
