/**
 * The service worker of a build that wants none (`PUBLIC_SERVICE_WORKER=off`). It takes over at once, deletes the caches and
 * unregisters. It answers no request. Open pages stay as they are.
 */
import { end } from './end.ts';

declare const SITE: { prefix: string };

addEventListener('install', () => {
  void (globalThis as unknown as { skipWaiting: () => Promise<void> }).skipWaiting();
});
addEventListener('activate', (event) => {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
  const work = end(SITE.prefix, caches, registration);
  (event as Event & { waitUntil: (work: Promise<unknown>) => void }).waitUntil(work);
});
