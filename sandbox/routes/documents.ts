import { Hono } from 'hono';
import { slotsOf } from '#lib/domain/documents/documents.ts';
import * as limits from '#lib/limits.ts';
import type { Context } from '#sandbox/context.ts';
import { checkFile, deleteFiles, documentUrl, storeDocuments, type CheckedFile } from '#sandbox/documents.ts';
import { Refusal, readBytes, type Call, type Env } from '#sandbox/http.ts';
import { fingerprintOf, once } from '#sandbox/idempotency.ts';
import { withResent } from '#sandbox/resubmission.ts';
import { refuseClosed } from '#sandbox/routes/vendors.ts';
import { requireUser } from '#sandbox/tokens.ts';
import { ownVendor, saveVendor } from '#sandbox/vendors.ts';

/** Room for boundaries, part headers and names. */
const overheadBytes = 64 * 1024;

async function readForm(c: Call, files: number): Promise<[string, File][]> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Refusal(400, 'malformed', 'Documents are sent as multipart/form-data.');
  }
  // This limit leaves room for one oversized file, which is then refused by name.
  const bytes = await readBytes(c, (files + 1) * limits.documentMaxBytes + overheadBytes);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal(400, 'malformed', 'The upload could not be read.');
  });
  return [...form.entries()].map(([name, value]): [string, File] => {
    if (typeof value !== 'string') return [name, value];
    throw new Refusal(400, 'malformed', 'Each document must be a file.', {
      errors: [{ path: name, code: 'no-file' }],
    });
  });
}

/** The route that uploads documents into their slots. A request stores all of its files or none. */
export function documentRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/:id/documents', async (c) => {
    const user = requireUser(context, c);
    const { id, category } = ownVendor(context, user, c.req.param('id'));
    const entries = await readForm(c, slotsOf(category).length);
    const names = entries.map(([name]) => name);
    const double = names.find((name, index) => names.indexOf(name) !== index);
    if (entries.length === 0 || double !== undefined) {
      const words = double === undefined ? 'No document was sent.' : 'Each slot holds one file.';
      throw new Refusal(400, 'invalid', words, {
        errors: double === undefined ? [] : [{ path: double, code: 'one-file' }],
      });
    }
    const files: CheckedFile[] = [];
    for (const [name, file] of entries) files.push(await checkFile(category, name, file));
    const fingerprint = fingerprintOf(...files.flatMap(({ slot, bytes }) => [slot, bytes]));
    let replaced: readonly string[] = [];
    const response = once(context, c, user.id, fingerprint, () => {
      const vendor = ownVendor(context, user, id);
      refuseClosed(vendor);
      const { stored, replaced: old } = storeDocuments(context, id, files);
      replaced = old;
      const now = context.clock.now();
      saveVendor(
        context,
        stored.reduce((changed, { slot }) => withResent(changed, slot, now), vendor),
      );
      const uploaded = stored.map(({ slot, key }) => ({ slot, key, url: documentUrl(context, key) }));
      return { status: 201, body: { success: true, message: 'Documents uploaded.', uploaded } };
    });
    deleteFiles(context, replaced);
    return response;
  });

  return app;
}
