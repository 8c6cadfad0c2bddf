import { Hono } from 'hono';
import type { Context } from '#sandbox/context.ts';
import { deleteFiles, documentsOf, removeDocument } from '#sandbox/documents.ts';
import { Refusal, type Env } from '#sandbox/http.ts';
import { fingerprintOf, once } from '#sandbox/idempotency.ts';
import { requiredSlots } from '#sandbox/progress.ts';
import { refuseClosed } from '#sandbox/routes/vendors.ts';
import { requireUser } from '#sandbox/tokens.ts';
import { deleteVendor, ownVendor, saveVendor } from '#sandbox/vendors.ts';

/** The routes that delete an unfinished application, or an optional document of an open one. */
export function deletionRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.delete('/:id', (c) => {
    const user = requireUser(context, c);
    const id = c.req.param('id');
    let files: readonly string[] = [];
    const response = once(context, c, user.id, fingerprintOf(id), () => {
      const vendor = ownVendor(context, user, id);
      if (vendor.contract !== null || vendor.decision !== null) {
        throw new Refusal(409, 'submitted', 'A submitted application can’t be deleted.');
      }
      files = deleteVendor(context, vendor.id);
      return { status: 200, body: { success: true, message: 'Application deleted.' } };
    });
    deleteFiles(context, files);
    return response;
  });

  app.delete('/:id/documents/:slot', (c) => {
    const user = requireUser(context, c);
    const { id, slot } = c.req.param();
    let removed: readonly string[] = [];
    const response = once(context, c, user.id, fingerprintOf(id, slot), () => {
      const vendor = ownVendor(context, user, id);
      const present = documentsOf(context, vendor).find((document) => document.slot === slot);
      if (!present) throw new Refusal(404, 'not_found', 'There is no such document.');
      refuseClosed(vendor);
      if (requiredSlots(vendor).includes(present.slot)) {
        throw new Refusal(409, 'required', 'This document is required; it can be replaced.');
      }
      removed = removeDocument(context, vendor.id, present.slot);
      saveVendor(context, vendor);
      return { status: 200, body: { success: true, message: 'Document removed.' } };
    });
    deleteFiles(context, removed);
    return response;
  });

  return app;
}
