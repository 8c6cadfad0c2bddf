import { test as base, vi } from 'vitest';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { dismissToast, $toasts } from '#lib/stores/browser/toasts.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { changeOwner } from '#lib/stores/session/owner.ts';
import { signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { newVendor, testPhone, type MadeVendor } from '../sandbox/helpers.ts';
import { stubBrowser, type FakeStorage } from './vendorTab.ts';

/** The sandbox and the storage of the running test. */
export let sandbox: TestSandbox;
export let storage: FakeStorage;

/** A test in a tab that just loaded: storage is empty, nobody is signed in, and calls reach a sandbox of its own. */
export const test = base.extend<{ tab: undefined }>({
  tab: [
    // Vitest reads the needed fixtures from this parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      sandbox = createSandbox();
      storage = stubBrowser(sandbox);
      startSession();
      await use(undefined);
      signOut();
      changeOwner();
      for (const { id } of $toasts.get()) dismissToast(id);
      await sandbox.close();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
    { auto: true },
  ],
});

/** Signs in as the owner of a vendor. */
export function enter(
  { token, refreshToken }: Pick<MadeVendor, 'token' | 'refreshToken'>,
  phone = testPhone,
): void {
  keepTokens({ accessToken: token, refreshToken, expiresAt: Date.now() + 3_600_000 });
  signInSuccess('usr', phone, 'VENDOR');
}

/** Creates a vendor and signs in as its owner. The journal then begins anew. */
export async function enterAsVendor(category: CategoryId = 'pharmacy'): Promise<MadeVendor> {
  const vendor = await newVendor(sandbox, { category });
  enter(vendor);
  sandbox.journal.clear();
  return vendor;
}
