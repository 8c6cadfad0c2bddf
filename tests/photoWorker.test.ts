import { afterEach, expect, test, vi } from 'vitest';
import type { WorkerReply } from '../src/lib/photo/photoWorker.ts';

afterEach(() => vi.unstubAllGlobals());

test('a photo that the worker fails on gets a reply, so that the page encodes it', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const reply = vi.fn<(message: WorkerReply) => void>();
  vi.stubGlobal('addEventListener', (type: string, hear: (event: object) => void) =>
    listeners.set(type, hear),
  );
  vi.stubGlobal('postMessage', reply);
  await import('../src/lib/photo/photoWorker.ts');
  const photo = { arrayBuffer: () => Promise.reject(new Error('Out of memory')) };
  listeners.get('message')?.({ data: { id: 7, photo, shows: 'paper', encodings: [], targetBytes: 1 } });
  await vi.waitFor(() => expect(reply).toHaveBeenCalledExactlyOnceWith({ id: 7, result: null }));
});
