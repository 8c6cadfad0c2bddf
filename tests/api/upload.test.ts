import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadDocument } from '#lib/api/upload.ts';
import { lastRequestId } from '#lib/api/requestNumber.ts';
import * as limits from '#lib/limits.ts';
import { signedIn } from './signedIn.ts';

/** Replaces XMLHttpRequest; the test triggers its events. */
class Xhr extends EventTarget {
  static last: Xhr;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readonly replied: Record<string, string> = {};
  opened: string[] = [];
  sent: FormData | null = null;
  status = 0;
  responseText = '';
  constructor() {
    super();
    Xhr.last = this;
  }
  open(method: string, url: string): void {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }
  /** Asking for a header that CORS does not expose logs an error, so no code may do it. */
  getResponseHeader(): never {
    throw new Error('Refused to get unsafe header');
  }
  getAllResponseHeaders(): string {
    return Object.entries(this.replied)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
  }
  send(body: FormData): void {
    this.sent = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  moves(loaded: number, total: number | null): void {
    const known = { lengthComputable: total !== null, loaded, total: total ?? 0 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), known));
  }
  replies(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

const owner = { signal: null as AbortSignal | null };
const uploaded = { success: true, data: { documents: [] } };
let stop: AbortController;
let shares: number[];

/** Starts an upload. Its outcome is an error's code, or 'done'. */
async function begin() {
  const work = uploadDocument({
    vendorId: 'vnd_1',
    slot: 'cheque',
    file: new Blob(['%PDF-1.7']),
    fileName: 'cheque.pdf',
    idempotencyKey: 'key-1',
    onProgress: (share) => void shares.push(share),
    signal: stop.signal,
  }).then(
    () => 'done',
    (error: { code: string; retryAfterMs: number | null }) =>
      error.retryAfterMs === null ? error.code : `${error.code} ${error.retryAfterMs}`,
  );
  await vi.advanceTimersByTimeAsync(0);
  return { xhr: Xhr.last, work };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Xhr);
  stop = new AbortController();
  shares = [];
  owner.signal = null;
  signedIn(() => owner.signal);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("An upload sends the file under its slot's name, with its key and token", async () => {
  const { xhr, work } = await begin();
  expect(xhr.opened).toEqual(['POST', '/api/vendors/vnd_1/documents']);
  expect(xhr.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'en-IN',
    'idempotency-key': 'key-1',
    authorization: 'Bearer token',
  });
  expect(xhr.sent?.get('cheque')).toMatchObject({ name: 'cheque.pdf', size: 8 });
  xhr.replies(200, uploaded);
  expect(await work).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('reports progress once the size is known', async () => {
  const { xhr } = await begin();
  xhr.moves(10, null);
  xhr.moves(20, 80);
  xhr.moves(80, 80);
  expect(shares).toEqual([0.25, 1]);
});

it('gives up when no byte moved for a minute, however long it takes', async () => {
  const { xhr, work } = await begin();
  let code = '';
  void work.then((one) => (code = one));
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(limits.uploadStallMs - 1);
    xhr.moves(loaded, 80);
  }
  await vi.advanceTimersByTimeAsync(limits.uploadStallMs - 1);
  expect(code).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(code).toBe('timeout');
});

it('ends on a network error, an abort by the caller, or a change of owner', async () => {
  const lost = await begin();
  lost.xhr.dispatchEvent(new Event('error'));
  expect(await lost.work).toBe('network');

  const stopped = await begin();
  stop.abort();
  expect(await stopped.work).toBe('aborted');

  stop = new AbortController();
  const leaving = new AbortController();
  owner.signal = leaving.signal;
  const left = await begin();
  leaving.abort();
  expect(await left.work).toBe('aborted');
  expect(vi.getTimerCount()).toBe(0);
});

it('sends nothing if it was stopped before it began', async () => {
  stop.abort();
  const { xhr, work } = await begin();
  expect(await work).toBe('aborted');
  expect(xhr.sent).toBeNull();
});

it('reads how long a busy server asks it to wait', async () => {
  const { xhr, work } = await begin();
  Object.assign(xhr.replied, { 'content-type': 'application/json', 'retry-after': '60', via: 'proxy' });
  xhr.replies(429, {});
  expect(await work).toBe('rate-limited 60000');
});

it('notes the number of a refused upload', async () => {
  const { xhr, work } = await begin();
  Object.assign(xhr.replied, { 'X-Request-Id': 'req_1' });
  xhr.replies(503, {});
  expect(await work).toBe('unavailable');
  expect(lastRequestId()).toBe('req_1');
});

it('has no wait if a refusal names none', async () => {
  const { xhr, work } = await begin();
  xhr.replies(429, {});
  expect(await work).toBe('rate-limited');
});

it.each(['', 'null', 'OK', '{}', '{"uploaded":{}}'])('succeeds when a 2xx reply is %j', async (text) => {
  const { xhr, work } = await begin();
  Object.assign(xhr, { status: 201, responseText: text });
  xhr.dispatchEvent(new Event('load'));
  expect(await work).toBe('done');
});

it('leaves no listeners on the signals', async () => {
  const { xhr, work } = await begin();
  const abort = vi.spyOn(xhr, 'abort');
  xhr.replies(200, uploaded);
  await work;
  stop.abort();
  expect(abort).not.toHaveBeenCalled();
});
