import { encodePhoto, type EncodeRequest, type EncodeResult } from './encodePhoto.ts';

/** A request with its number, and the result with the same number. `null` means that the worker failed. */
export interface WorkerRequest extends EncodeRequest {
  id: number;
}
export interface WorkerReply {
  id: number;
  result: EncodeResult | null;
}

addEventListener('message', ({ data: { id, ...request } }: MessageEvent<WorkerRequest>) => {
  encodePhoto(request).then(
    (result) => postMessage({ id, result } satisfies WorkerReply),
    () => postMessage({ id, result: null } satisfies WorkerReply),
  );
});
