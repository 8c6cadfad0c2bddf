import { afterEach, beforeEach, onTestFinished } from 'vitest';

/** A call of the page: its method, its path, and its parsed body if that was text. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
}

/** A reply that replaces the server’s. */
interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Rule {
  path: RegExp;
  /** The call waits for this promise before it goes out. */
  until?: Promise<unknown>;
  reply?: Reply | 'no network';
  times: number;
}

const realFetch = globalThis.fetch;
const realSend = XMLHttpRequest.prototype.send;
const realOpen = XMLHttpRequest.prototype.open;
const realHeader = XMLHttpRequest.prototype.setRequestHeader;

let calls: Call[] = [];
let rules: Rule[] = [];

/** Returns the calls so far whose path matches, the oldest first. */
export function callsTo(path: RegExp): Call[] {
  return calls.filter((call) => path.test(call.path));
}

/**
 * Holds the calls to a path until the returned function is called. Unlike a delay of the sandbox, it does not depend on the
 * speed of the machine.
 */
export function hold(path: RegExp, times = Infinity): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  rules.push({ path, until: promise, times });
  return resolve;
}

/** Answers the next calls to a path in place of the sandbox. */
export function answer(path: RegExp, reply: Reply | 'no network', times = 1): void {
  rules.push({ path, reply, times });
}

/** Works like `answer`, but the reply waits until the returned function is called. */
export function answerLate(path: RegExp, reply: Reply | 'no network'): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  rules.push({ path, until: promise, reply, times: 1 });
  return resolve;
}

/** Replaces `setTimeout` until the test ends. */
function replaceTimer(timer: (act: () => void, ms: number, real: typeof setTimeout) => unknown): void {
  const real = globalThis.setTimeout;
  const own = (act: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]): unknown =>
    timer(() => act(...rest), ms, real);
  globalThis.setTimeout = own as unknown as typeof setTimeout;
  onTestFinished(() => {
    globalThis.setTimeout = real;
  });
}

/**
 * Stops the timers of the page that have one of these lengths. The returned function lets them end, and can be called
 * again for later ones. So a timeout takes no time.
 */
export function holdTimers(...lengths: readonly number[]): () => void {
  const held: (() => void)[] = [];
  replaceTimer((act, ms, real) => (lengths.includes(ms) ? held.push(act) * -1 : real(act, ms)));
  return () => {
    for (const act of held.splice(0)) act();
  };
}

/** Lets the timers of the page that have this length end after the other time, so that the test need not wait for them. */
export function hastenTimers(length: number, to = 0): void {
  replaceTimer((act, ms, real) => real(act, ms === length ? to : ms));
}

function ruleFor(path: string): Rule | undefined {
  const rule = rules.find((each) => each.times > 0 && each.path.test(path));
  if (rule) rule.times -= 1;
  return rule;
}

/** Rejects when the page aborts the request, as the browser's `fetch` does. */
const aborted = (signal?: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

const pathOf = (address: string): string => new URL(address, location.href).pathname;

function note(method: string, path: string, body: unknown, key: string | null): void {
  calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body, key });
}

async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = pathOf(input instanceof Request ? input.url : String(input));
  if (!/^\/(?:api|geocode)\//.test(path)) return realFetch(input, init);
  const rule = ruleFor(path);
  note(init?.method ?? 'GET', path, init?.body, new Headers(init?.headers).get('idempotency-key'));
  if (rule?.until) await Promise.race([rule.until, aborted(init?.signal)]);
  if (rule?.reply === 'no network') throw new TypeError('Failed to fetch');
  if (rule?.reply === undefined) return realFetch(input, init);
  const { status, body, headers } = rule.reply;
  return new Response(JSON.stringify(body ?? {}), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

interface Watched extends XMLHttpRequest {
  watched?: { method: string; path: string; key: string | null };
}

/** Uploads use XMLHttpRequest, which reports their progress. */
function watchUploads(): void {
  const prototype = XMLHttpRequest.prototype as Watched;
  prototype.open = function open(this: Watched, method: string, address: string | URL): void {
    this.watched = { method, path: pathOf(String(address)), key: null };
    realOpen.call(this, method, address, true);
  };
  prototype.setRequestHeader = function setRequestHeader(this: Watched, name: string, value: string): void {
    if (this.watched && name.toLowerCase() === 'idempotency-key') this.watched.key = value;
    realHeader.call(this, name, value);
  };
  prototype.send = function send(this: Watched, body?: XMLHttpRequestBodyInit | null): void {
    const { method, path, key } = this.watched ?? { method: '', path: '', key: null };
    const rule = ruleFor(path);
    note(method, path, body, key);
    let isOver = false;
    this.addEventListener('abort', () => (isOver = true));
    // A held upload has not begun, so `abort` has no effect. Dispatch the browser’s event instead.
    if (rule?.until !== undefined)
      this.abort = () => {
        isOver = true;
        this.dispatchEvent(new ProgressEvent('abort'));
      };
    void Promise.resolve(rule?.until).then(() => {
      if (isOver) return;
      Reflect.deleteProperty(this, 'abort');
      if (rule?.reply === undefined) return realSend.call(this, body);
      if (rule.reply === 'no network') return this.dispatchEvent(new ProgressEvent('error'));
      const { status, body: said } = rule.reply;
      Object.defineProperties(this, {
        status: { value: status },
        responseText: { value: JSON.stringify(said ?? {}) },
      });
      return this.dispatchEvent(new ProgressEvent('load'));
    });
  };
}

/** Reports this progress for the newest upload, which is held. */
export function progress(loaded: number, total: number): void {
  const upload = uploads.at(-1)?.upload;
  if (upload === undefined) throw new Error('There is no upload');
  upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
}

let uploads: XMLHttpRequest[] = [];
const watchProgress = (): void => {
  const prototype = XMLHttpRequest.prototype;
  const { send } = prototype;
  prototype.send = function sendNoted(this: XMLHttpRequest, body?: XMLHttpRequestBodyInit | null): void {
    uploads.push(this);
    send.call(this, body);
  };
};

beforeEach(() => {
  [calls, rules, uploads] = [[], [], []];
  globalThis.fetch = watchedFetch;
  watchUploads();
  watchProgress();
});

afterEach(() => {
  globalThis.fetch = realFetch;
  Object.assign(XMLHttpRequest.prototype, {
    open: realOpen,
    send: realSend,
    setRequestHeader: realHeader,
  });
});
