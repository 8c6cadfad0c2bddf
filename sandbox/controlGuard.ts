import type { Context } from '#sandbox/context.ts';
import { Refusal, type Call } from '#sandbox/http.ts';

const loopbackPeers = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a name always means this machine: no foreign name server can point it elsewhere (RFC 6761, section
 * 6.3).
 */
const isLoopbackName = (name: string): boolean =>
  name === '127.0.0.1' || name === '[::1]' || name === 'localhost' || name.endsWith('.localhost');

/**
 * Throws a 403 unless the caller is a program of this machine or a page of this server. A peer without a
 * known address, as after a connection reset, is refused. A foreign `Host` is another site's name that points
 * here (DNS rebinding). A foreign `Origin` is another site's page.
 */
export function refuseForeign(context: Pick<Context, 'listenHost'>, c: Call): void {
  const isPeer = c.env?.inProcess ?? loopbackPeers.has(c.env?.incoming?.socket.remoteAddress ?? '');
  const host = c.req.header('host')?.toLowerCase();
  const name = host?.replace(/:\d+$/, '');
  // Node itself refuses an HTTP/1.1 request without a Host. Every browser sends one.
  const isHost = name === undefined || isLoopbackName(name) || name === context.listenHost;
  const origin = c.req.header('origin');
  const isOrigin = origin === undefined || (host !== undefined && hostOf(origin) === host);
  if (isPeer && isHost && isOrigin) return;
  throw new Refusal(403, 'loopback_only', 'The controls answer this machine only.');
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
