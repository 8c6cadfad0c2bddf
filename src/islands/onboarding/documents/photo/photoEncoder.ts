import { workerAddress } from '#islands/onboarding/workers.ts';
import { encodePhoto, type EncodeRequest, type EncodeResult } from '#lib/photo/encodePhoto.ts';
import type { WorkerReply, WorkerRequest } from '#lib/photo/photoWorker.ts';

/** The worker, started with the first photo; null when the browser supports none. */
let worker: Worker | null | undefined;
let lastId = 0;
const waiting = new Map<number, (reply: WorkerReply | null) => void>();

/**
 * Encodes a photo in a worker, so that the page stays responsive. Without a worker it runs on the page, which
 * may freeze for a second.
 */
export async function encodeInWorker(request: EncodeRequest): Promise<EncodeResult> {
  const reply = await ask(request);
  return reply?.result ?? encodePhoto(request);
}

/** Resolves to null when there is no worker, or when it failed. */
function ask(request: EncodeRequest): Promise<WorkerReply | null> {
  worker ??= startWorker();
  if (worker === null) return Promise.resolve(null);
  lastId += 1;
  const message: WorkerRequest = { id: lastId, ...request };
  const reply = new Promise<WorkerReply | null>((resolve) => waiting.set(message.id, resolve));
  // The photo is copied, not transferred, because another try may need it.
  worker.postMessage(message, []);
  return reply;
}

/** Starts a worker from our own origin, so that the content security policy stays at `worker-src 'self'`. */
function startWorker(): Worker | null {
  if (typeof OffscreenCanvas !== 'function') return null;
  try {
    const started = new Worker(workerAddress('photo'), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => settle(data.id, data));
    started.addEventListener('error', () => {
      // It could not be loaded, or ran out of memory. Waiting photos are encoded on the page; the next photo
      // tries a new worker.
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
