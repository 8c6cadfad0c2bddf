import type { MiddlewareHandler } from 'hono';
import type { Context } from '#sandbox/context.ts';
import type { Fault } from '#sandbox/faults.ts';
import { pause, type Call, type Env } from '#sandbox/http.ts';

/** Marks a reply that must not arrive. The server breaks the connection instead. */
export const droppedHeader = 'x-sandbox-dropped';

const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body>Bad Gateway</body></html>';

/** Applies the faults to calls of the API and the geocoder. */
export function faultyReplies(context: Context): MiddlewareHandler<Env> {
  return async (c, next) => {
    const name = c.get('endpoint') ?? (c.req.path.startsWith('/geocode') ? 'geocode' : null);
    const fault = name && context.faults.take(name);
    if (!fault) return next();
    await pause(fault.delayBeforeMs);
    const works = !replacesWork(fault);
    if (works) await next();
    await pause(fault.delayAfterMs);
    const reply = works ? c.res : new Response(null);
    const spoilt = await spoil(c, fault, reply);
    if (spoilt !== reply || !works) {
      // Assigning a reply merges the earlier reply's headers into it, so clear that reply first.
      c.res = undefined;
      c.res = spoilt;
    }
    return undefined;
  };
}

const replacesWork = (fault: Fault): boolean =>
  !fault.afterCommit && ['status', 'drop', 'malformed', 'html', 'body', 'refuse'].includes(fault.action);

async function spoil(c: Call, fault: Fault, reply: Response): Promise<Response> {
  switch (fault.action) {
    case 'none':
      return reply;
    case 'drop':
    case 'commit-then-drop':
      // Over HTTP this breaks the connection. In process, the test's fetch sees the header and rejects.
      c.env.incoming?.socket.destroy();
      return new Response(null, { status: 500, headers: { [droppedHeader]: 'true' } });
    case 'status':
      return given(fault, fault.status, { success: false, message: 'This is a test of errors.' });
    case 'body':
      return given(fault, 200, {});
    case 'refuse':
      return given(fault, 200, { success: false, message: 'This is a test of refusals.' });
    case 'malformed':
      return text('{"success": true, "data": {', 200, 'application/json', fault.headers);
    case 'html':
      return text(page, fault.status === 500 ? 502 : fault.status, 'text/html; charset=utf-8', fault.headers);
    case 'truncate':
      return inPieces(reply, async (bytes, send) => {
        send(bytes.subarray(0, Math.floor(bytes.length / 2)));
        // Let the first half leave before the connection breaks.
        await pause(20);
        const socket = c.env.incoming?.socket;
        if (!socket) throw new TypeError('terminated');
        socket.destroy();
      });
    case 'drip':
      return inPieces(reply, async (bytes, send) => {
        const size = Math.max(1, Math.ceil(bytes.length / 10));
        for (let at = 0; at < bytes.length; at += size) {
          await pause(fault.dripMs);
          send(bytes.subarray(at, at + size));
        }
      });
  }
}

function given(fault: Fault, status: number, otherwise: unknown): Response {
  const body = fault.body === undefined ? otherwise : fault.body;
  return typeof body === 'string'
    ? text(body, status, fault.contentType ?? 'text/plain; charset=utf-8', fault.headers)
    : text(JSON.stringify(body), status, fault.contentType ?? 'application/json', fault.headers);
}

function text(body: string, status: number, contentType: string, headers: Record<string, string>): Response {
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? body : null, {
    status,
    headers: { 'content-type': contentType, ...headers },
  });
}

async function inPieces(
  reply: Response,
  deliver: (bytes: Uint8Array, send: (piece: Uint8Array) => void) => Promise<void>,
): Promise<Response> {
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const headers = new Headers(reply.headers);
  // Keep the full content length, so that the client can notice a truncated reply.
  headers.set('content-length', String(bytes.length));
  const stream = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      try {
        await deliver(bytes, (piece) => controller.enqueue(piece));
        controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
  });
  return new Response(stream, { status: reply.status, headers });
}
