import { beforeEach, expect, test } from 'vitest';
import { keyPrefix } from '#lib/brand.ts';
import { callsOf, enterAccount, lab, answer } from './vendorPages.tsx';

const calls = async (path: string): Promise<number> => (await callsOf('GET', path)).length;

beforeEach(() => {
  globalThis.earlyReads = undefined;
});

/** Runs the script in the head of a page, as each page does once. */
async function runScript(address: string): Promise<void> {
  history.replaceState(null, '', address);
  await import(/* @vite-ignore */ `/src/preboot/earlyReads.inline.ts?of=${lab.id}`);
}

const asked = (): string[] => (globalThis.earlyReads ?? []).map(({ address }) => address);
const progress = () => `/api/vendors/${lab.id}/application-progress`;

test('without an id, requests the own vendor and then its progress', async () => {
  await answer({ vendor: lab, steps: [1] });
  await enterAccount();
  await runScript('/dashboard');
  await expect.poll(asked).toEqual(['/api/vendors/me', progress()]);
});

test('requests the vendor in the address and its progress at once', async () => {
  await answer({ vendor: lab, steps: [1] });
  await enterAccount();
  await runScript(`/dashboard?vendorId=${lab.id}`);
  expect(asked()).toEqual([`/api/vendors/${lab.id}`, progress()]);
  await expect.poll(() => calls(`/api/vendors/${lab.id}`)).toBe(1);
});

test.each([
  ['no session', () => localStorage.removeItem(`${keyPrefix}session`)],
  ['no tokens', () => localStorage.removeItem(`${keyPrefix}tokens`)],
  ['damaged tokens', () => localStorage.setItem(`${keyPrefix}tokens`, '{')],
])('a page with %s requests nothing', async (_, damage) => {
  await enterAccount();
  damage();
  await runScript(`/dashboard?vendorId=${lab.id}`);
  expect(asked()).toEqual([]);
});

test.each([
  [
    'a changed session',
    () => dispatchEvent(new StorageEvent('storage', { key: `${keyPrefix}session` })),
    true,
  ],
  ['a cleared storage', () => dispatchEvent(new StorageEvent('storage', { key: null })), true],
  ['leaving the page', () => dispatchEvent(new PageTransitionEvent('pagehide')), true],
  [
    'a change of another entry',
    () => dispatchEvent(new StorageEvent('storage', { key: `${keyPrefix}onboarding` })),
    false,
  ],
] as const)('drops or keeps the early requests after %s', async (_, happen, isDropped) => {
  await answer({ vendor: lab, steps: [1] });
  await enterAccount();
  await runScript(`/dashboard?vendorId=${lab.id}`);
  expect(asked()).toHaveLength(2);
  happen();
  expect(asked()).toHaveLength(isDropped ? 0 : 2);
});
