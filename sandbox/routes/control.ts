import { Hono } from 'hono';
import { z } from '#lib/domain/z.ts';
import type { Context } from '#sandbox/context.ts';
import { refuseForeign } from '#sandbox/controlGuard.ts';
import { all } from '#sandbox/db/database.ts';
import { faultSchema } from '#sandbox/faults.ts';
import { Refusal, readJson, valid, type Env } from '#sandbox/http.ts';
import { resetSandbox } from '#sandbox/reset.ts';
import { reviewVendor } from '#sandbox/review.ts';
import { settingsSchema } from '#sandbox/settings.ts';
import { shapesOfSeed, shapesSchema } from '#sandbox/shapes/dimensions.ts';
import { restoreSnapshot, takeSnapshot, type Snapshot } from '#sandbox/snapshot.ts';

const clockRequest = z.object({ advanceMs: z.number() });
const faultsRequest = z.object({ faults: z.array(faultSchema), seed: z.optional(z.number()) });
/** Shapes by name. They override those of the seed, if one is given. */
const shapesRequest = z.extend(z.partial(shapesSchema), { seed: z.optional(z.int()) });
const restoreRequest = z.object({ id: z.string() });
const reviewRequest = z.object({
  vendorId: z.string(),
  decision: z.enum(['approve', 'reject']),
  reason: z.optional(z.string()),
  flags: z.optional(z.array(z.string())),
  items: z.optional(
    z.array(
      z.object({
        item: z.string(),
        code: z.string(),
        reason: z.optional(z.string()),
        dueAt: z.optional(z.iso.date()),
      }),
    ),
  ),
});

/** The test controls. They are mounted only on request, and they answer this machine only. */
export function controlRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();
  const snapshots = new Map<string, Snapshot>();

  app.use(async (c, next) => {
    refuseForeign(context, c);
    await next();
  });

  app.get('/clock', (c) => c.json({ now: context.clock.now() }));
  app.post('/clock', async (c) => {
    context.clock.advance(valid(clockRequest, await readJson(c)).advanceMs);
    return c.json({ now: context.clock.now() });
  });

  app.get('/faults', (c) => c.json({ faults: context.faults.list() }));
  app.post('/faults', async (c) => {
    const { faults, seed } = valid(faultsRequest, await readJson(c));
    if (seed !== undefined) context.faults.clear(seed);
    for (const fault of faults) context.faults.add(fault);
    return c.json({ faults: context.faults.list() });
  });
  app.delete('/faults', (c) => {
    context.faults.clear();
    return c.json({ faults: [] });
  });

  app.get('/shapes', (c) => c.json(context.shapes));
  app.post('/shapes', async (c) => {
    const { seed, ...named } = valid(shapesRequest, await readJson(c));
    Object.assign(context.shapes, seed === undefined ? {} : shapesOfSeed(seed), named);
    return c.json(context.shapes);
  });

  app.get('/settings', (c) => c.json(context.settings));
  app.post('/settings', async (c) => {
    Object.assign(context.settings, valid(z.partial(settingsSchema), await readJson(c)));
    return c.json(context.settings);
  });

  app.get('/outbox', (c) => c.json({ codes: context.outbox }));

  app.get('/journal', (c) => c.json({ calls: context.journal.entries }));
  app.delete('/journal', (c) => {
    context.journal.clear();
    return c.json({ calls: [] });
  });

  app.get('/state', (c) =>
    c.json({
      vendors: all(
        context.db,
        'SELECT id, category, contract_id AS contractId, decision, created_at AS createdAt FROM vendors ORDER BY seq',
      ),
      documents: all(context.db, 'SELECT vendor_id AS vendorId, slot, key FROM documents'),
      users: all(context.db, 'SELECT id FROM users').length,
    }),
  );

  app.post('/review', async (c) => {
    const { vendorId, ...decision } = valid(reviewRequest, await readJson(c));
    try {
      reviewVendor(context, vendorId, decision);
    } catch (error) {
      throw new Refusal(409, 'review', error instanceof Error ? error.message : 'Not reviewed.');
    }
    return c.json({ success: true });
  });

  app.post('/snapshot', (c) => {
    const id = String(snapshots.size + 1);
    snapshots.set(id, takeSnapshot(context));
    return c.json({ id });
  });
  app.post('/restore', async (c) => {
    const snapshot = snapshots.get(valid(restoreRequest, await readJson(c)).id);
    if (!snapshot) throw new Refusal(404, 'not_found', 'There is no such snapshot.');
    restoreSnapshot(context, snapshot);
    return c.json({ success: true });
  });
  app.post('/reset', (c) => {
    resetSandbox(context);
    return c.json({ success: true });
  });

  return app;
}
