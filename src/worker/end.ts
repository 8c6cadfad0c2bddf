/** Deletes every cache of this site, also of other versions of the worker, and unregisters the worker. */
export async function end(
  prefix: string,
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  registration: Pick<ServiceWorkerRegistration, 'unregister'>,
): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
  await registration.unregister();
}
