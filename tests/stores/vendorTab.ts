import { vi } from 'vitest';
import type { TestSandbox } from '#sandbox/testing.ts';
import { xhrOver } from './xhr.ts';

/** A browser's storage, shared by all of its tabs. */
export interface FakeStorage extends Storage {
  readonly kept: Map<string, string>;
}

/** Storage in memory. */
export function fakeStorage(): FakeStorage {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, String(text)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Installs the browser globals that the stores use, over a sandbox in this process. */
export function stubBrowser(sandbox: TestSandbox): FakeStorage {
  const storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', sandbox.fetch);
  vi.stubGlobal('XMLHttpRequest', xhrOver(sandbox.fetch));
  vi.stubGlobal('location', {
    pathname: '/partner-with-us/new/mx-onboarding/step1',
    search: '',
    assign: () => undefined,
    replace: () => undefined,
  });
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  return storage;
}

/** Loads the application's modules again, as another tab does. */
export async function loadTab() {
  vi.resetModules();
  const [kycSaving, contract, creation, files, uploads, session, owner, lifecycle, toasts, recovery] =
    await Promise.all([
      import('#lib/stores/application/kyc/kycSaving.ts'),
      import('#lib/stores/application/contract/partnerContract.ts'),
      import('#lib/stores/application/info/vendorCreation.ts'),
      import('#lib/stores/application/documents/chosenFiles.ts'),
      import('#lib/stores/application/documents/uploads.ts'),
      import('#lib/stores/session/session.ts'),
      import('#lib/stores/session/owner.ts'),
      import('#lib/stores/session/lifecycle.ts'),
      import('#lib/stores/browser/toasts.ts'),
      import('#lib/stores/session/recovery.ts'),
    ]);
  lifecycle.startSession();
  return {
    ...kycSaving,
    ...contract,
    ...creation,
    ...files,
    ...uploads,
    ...session,
    ...owner,
    ...lifecycle,
    ...toasts,
    ...recovery,
  };
}
export type VendorTab = Awaited<ReturnType<typeof loadTab>>;

/** Reloads the page: its memory is lost, and stored data is read again. */
export function reload(tab: VendorTab): void {
  tab.changeOwner();
  tab.restoreSession();
}
