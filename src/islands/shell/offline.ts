/**
 * Every document imports this script a while after it has loaded, or when the network goes (`preboot/boot.ts`). It
 * registers the service worker, and it says in one line at the top of the window when the network is gone. It imports
 * nothing but words, so that a page without an app loads one small file.
 */
import { offlineWords } from '#lib/words/offline.ts';
import { hasServiceWorker, serviceWorkerPolicy, workerFile } from '#lib/serviceWorker.ts';

interface Browser {
  trustedTypes?: {
    createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string };
  };
  navigator: { connection?: { saveData?: boolean } };
}
const { trustedTypes, navigator: network } = globalThis as unknown as Browser;

const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '/';

/** Registers the worker, whose address is beside the manifest of the page's language. */
function register(): void {
  if (network.connection?.saveData) return;
  const address = new URL(workerFile, manifest).href;
  // The policy turns every text into this one address.
  const rules = { createScriptURL: () => address };
  const trusted = (trustedTypes?.createPolicy(serviceWorkerPolicy, rules) ?? rules).createScriptURL('');
  navigator.serviceWorker.register(trusted, { updateViaCache: 'none' }).catch(() => {
    // Private windows and full disks have no worker. The site works without one.
  });
}

const line = document.createElement('p');
line.role = 'status';
// The site is there until the first answer says otherwise.
line.hidden = true;
line.style.cssText =
  'position:sticky;top:0;z-index:9;margin:0;padding:.5rem 1rem;text-align:center;' +
  'background:var(--color-base-content);color:var(--color-base-100)';

let timer: ReturnType<typeof setTimeout>;
let looks = 0;

/**
 * Shows the line while the site cannot be reached. A phone with a signal and no network says that it is online, so
 * this asks for the manifest, which the worker never answers.
 */
async function look(): Promise<void> {
  clearTimeout(timer);
  const turn = ++looks;
  const isReached =
    navigator.onLine &&
    (await fetch(manifest, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ));
  // A late answer says nothing about the network of now.
  if (turn < looks) return;
  line.hidden = isReached;
  line.textContent = isReached ? '' : offlineWords.line;
  if (!isReached) timer = setTimeout(look, 5000);
}

document.body.prepend(line);
void look();
addEventListener('online', look);
addEventListener('offline', look);

if (hasServiceWorker && 'serviceWorker' in navigator) {
  const whenIdle = (): unknown => (globalThis.requestIdleCallback ?? setTimeout)(register);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
