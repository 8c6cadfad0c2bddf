import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { fileKinds } from '#lib/domain/documents/documents.ts';
import type { Context } from '#sandbox/context.ts';
import { findDocument, isLinkGood } from '#sandbox/documents.ts';
import type { Call, Env } from '#sandbox/http.ts';
import { messageIn, preferredLanguage } from '#sandbox/languages.ts';

/** Documents by signed link. A browser opens them by plain navigation, so the signature replaces the token. */
export function fileRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/:key', (c) => {
    const key = c.req.param('key');
    c.header('Cache-Control', 'private, no-store');
    c.header('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
    c.header('X-Robots-Tag', 'noindex');
    if (!isLinkGood(context, key, c.req.query('exp') ?? '', c.req.query('sig') ?? '')) {
      return refusal(context, c, {
        status: 403,
        message: 'This link has expired. Reload the page you came from and open the document again.',
      });
    }
    const document = findDocument(context, key);
    if (!document)
      return refusal(context, c, { status: 404, message: 'This document was replaced by a newer one.' });
    const { mimeType, extensions } = fileKinds[document.kind];
    c.header('Content-Type', mimeType);
    c.header('Content-Disposition', `inline; filename="${document.slot}.${extensions[0]}"`);
    return c.body(new Uint8Array(readFileSync(path.join(context.uploadsDir, document.file))));
  });

  return app;
}

/** Returns a refusal in plain text, because the vendor reads it on an empty page. */
function refusal(
  { profile }: Context,
  c: Call,
  { status, message }: { status: 403 | 404; message: string },
): Response {
  const asked = profile.hasLanguages ? preferredLanguage(c.req.header('accept-language')) : null;
  const { text = message, language = 'en' } = messageIn(asked, message) ?? {};
  c.header('Content-Language', language);
  return c.text(text, status);
}
