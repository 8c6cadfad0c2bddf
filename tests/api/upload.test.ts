import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadDocument } from '#lib/api/upload.ts';
import { limits } from '#lib/limits.ts';
import { signedIn } from './signedIn.ts';

/** What an upload does with XMLHttpRequest; the test says what happens to it. */
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
  getResponseHeader(name: string): string | null {
    return this.replied[name] ?? null;
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

/** Begins an upload; what it comes to is an error's code, or 'done'. */
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
    (error: { code: string }) => error.code,
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

it('An upload sends the file under its slot’s name, with its key and its session', async () => {
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

it('tells how much is sent, once that can be known', async () => {
  const { xhr } = await begin();
  xhr.moves(10, null);
  xhr.moves(20, 80);
  xhr.moves(80, 80);
  expect(shares).toEqual([0.25, 1]);
});

it('gives up when nothing has moved for a minute, however long the whole takes', async () => {
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

it('ends by the network, by whoever chose the file, or with the owner of the page', async () => {
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

it('that was stopped before it began sends nothing', async () => {
  stop.abort();
  const { xhr, work } = await begin();
  expect(await work).toBe('aborted');
  expect(xhr.sent).toBeNull();
});

it('that a server has no time for is told how long to wait', async () => {
  const { xhr, work } = await begin();
  xhr.replied['retry-after'] = '60';
  xhr.replies(429, {});
  expect(await work).toBe('rate-limited');
});

it('leaves nothing on the signals once it is over', async () => {
  const { xhr, work } = await begin();
  const abort = vi.spyOn(xhr, 'abort');
  xhr.replies(200, uploaded);
  await work;
  stop.abort();
  expect(abort).not.toHaveBeenCalled();
});
