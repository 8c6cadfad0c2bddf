import mapWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { brand } from '#lib/brand.ts';
// oxlint-disable-next-line import/default -- the query makes an address of the file
import photoWorker from '#lib/photo/photoWorker.ts?worker&url';
import { trustedAddresses, type TrustedTypes } from './trusted.ts';

let trusted: ((address: string) => string) | undefined;
const absolute = (url: string): string => new URL(url, location.href).href;

/** Returns the address of a worker of this build. The build's workers are the only code that starts from a text. */
export function workerAddress(worker: 'map' | 'photo'): string {
  const addresses = { map: absolute(mapWorker), photo: absolute(photoWorker) };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trusted ??= trustedAddresses(trustedTypes, brand.storagePrefix, Object.values(addresses));
  return trusted(addresses[worker]);
}
