import type { MiddlewareHandler } from 'hono';
import type { Context } from '#sandbox/context.ts';
import type { Env } from '#sandbox/http.ts';
import { messageIn, preferredLanguage } from '#sandbox/languages.ts';
import { shapedReply } from '#sandbox/shapes/reply.ts';

/**
 * Rewrites every reply of the API: `Accept-Language` decides the language of its message, the profile decides its
 * fields, the shapes decide its form.
 */
export function leavingReplies(context: Context): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const { status, ok, headers } = c.res;
    if (!headers.get('content-type')?.startsWith('application/json')) return;
    const { profile, shapes } = context;
    const endpoint = c.get('endpoint');
    const body = (await c.res.json()) as Record<string, unknown>;
    const message = profile.hasLanguages
      ? messageIn(preferredLanguage(c.req.header('accept-language')), body['message'])
      : null;
    if (message !== null) body['message'] = message.text;
    const told = ok ? profile.reply(endpoint, body) : profile.refusal(body);
    const { origin } = new URL(c.req.url);
    const sent = shapedReply(endpoint, { status, body: told }, shapes, origin);
    const kept = new Headers(headers);
    for (const name of ['content-type', 'content-length', ...profile.hiddenHeaders]) kept.delete(name);
    if (message !== null) kept.set('content-language', message.language);
    if (sent.type !== undefined) kept.set('content-type', sent.type);
    // Assigning a reply merges the earlier reply's headers into it, so clear that reply first.
    c.res = undefined;
    c.res = new Response(sent.text, { status: sent.status, headers: kept });
  };
}
