import { encodePhoto, type EncodeRequest, type EncodeResult } from './encodePhoto.ts';
import type { WorkerReply, WorkerRequest } from './photoWorker.ts';

/** The worker of this page, once a photo was chosen; null where the browser lets none run. */
let worker: Worker | null | undefined;
let lastId = 0;
const waiting = new Map<number, (reply: WorkerReply | null) => void>();

/**
 * Encodes a photo in a worker, so that the page stays responsive. On the page itself where no worker can do it: then it
 * may stand still for a second.
 */
export async function encodeInWorker(request: EncodeRequest): Promise<EncodeResult> {
  const reply = await ask(request);
  return reply?.result ?? encodePhoto(request);
}

/** Resolves to null when there is no worker, or it broke. */
function ask(request: EncodeRequest): Promise<WorkerReply | null> {
  worker ??= startWorker();
  if (worker === null) return Promise.resolve(null);
  lastId += 1;
  const message: WorkerRequest = { id: lastId, ...request };
  const reply = new Promise<WorkerReply | null>((resolve) => waiting.set(message.id, resolve));
  // The photo is copied, not handed over: it is kept for another try.
  worker.postMessage(message, []);
  return reply;
}

/** From our own origin, which keeps the content security policy at `worker-src 'self'`. */
function startWorker(): Worker | null {
  if (typeof OffscreenCanvas !== 'function') return null;
  try {
    const started = new Worker(new URL('photoWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => settle(data.id, data));
    started.addEventListener('error', () => {
      // It could not be loaded, or ran out of memory: those who wait encode on the page, and the next one tries again.
      started.terminate();
      worker = undefined;
      for (const id of [...waiting.keys()]) settle(id, null);
    });
    return started;
  } catch {
    return null;
  }
}

function settle(id: number, reply: WorkerReply | null): void {
  waiting.get(id)?.(reply);
  waiting.delete(id);
}
