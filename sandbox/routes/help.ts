import { Hono } from 'hono';
import { requests } from '#lib/api/schema/requests.ts';
import { readBody } from '#sandbox/body.ts';
import { isoTime } from '#sandbox/clock.ts';
import type { Context } from '#sandbox/context.ts';
import { gstOutcome, registration } from '#sandbox/gst.ts';
import { Refusal, type Env } from '#sandbox/http.ts';
import { hit } from '#sandbox/rateLimit.ts';
import { bankRetrySeconds, gstinLookups, upiLifeMs } from '#sandbox/settings.ts';
import { refuseClosed } from '#sandbox/routes/vendors.ts';
import { randomId } from '#sandbox/secret.ts';
import { requireUser } from '#sandbox/tokens.ts';
import { upiIntent, upiReply } from '#sandbox/upi.ts';
import { ownVendor } from '#sandbox/vendors.ts';

/** The optional calls that spare the vendor typing. */
export function helpRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/gstin-lookup', async (c) => {
    const user = requireUser(context, c);
    const { gstNumber } = await readBody(context, c, requests.gstinLookup, 'Enter valid GSTIN');
    const wait = hit(context, `gstin ${user.id}`, gstinLookups.allowed, gstinLookups.windowMs);
    if (wait !== null) {
      throw new Refusal(429, 'rate_limited', 'Please wait and try again.', { retryAfterSeconds: wait });
    }
    const outcome = gstOutcome(gstNumber, context.settings.gstAnswer);
    if (outcome === 'down') {
      throw new Refusal(503, 'unavailable', 'The service is not available right now.', {
        retryAfterSeconds: bankRetrySeconds,
      });
    }
    const record = registration(gstNumber, outcome);
    if (record === null) throw new Refusal(404, 'not_found', 'The GST register does not have this number.');
    return c.json({ success: true, ...record });
  });

  /** Payments by id. They exist only while the sandbox runs. */
  const payments = new Map<string, { vendorId: string; at: number }>();

  app.post('/:id/bank/upi', (c) => {
    const vendor = ownVendor(context, requireUser(context, c), c.req.param('id'));
    refuseClosed(vendor);
    const paymentId = randomId('upi');
    const at = context.clock.now();
    payments.set(paymentId, { vendorId: vendor.id, at });
    const expiresAt = isoTime(at + upiLifeMs);
    return c.json({ success: true, paymentId, intent: upiIntent(paymentId), expiresAt });
  });

  app.get('/:id/bank/upi/:payment', (c) => {
    const user = requireUser(context, c);
    const vendor = ownVendor(context, user, c.req.param('id'));
    const payment = payments.get(c.req.param('payment'));
    if (payment === undefined || payment.vendorId !== vendor.id) {
      throw new Refusal(404, 'not_found', 'There is no such payment.');
    }
    const { upi, upiDelayMs } = context.settings;
    const now = context.clock.now();
    const state = now < payment.at + upiDelayMs ? 'waiting' : now >= payment.at + upiLifeMs ? 'expired' : upi;
    return c.json({ success: true, ...upiReply(state, vendor.baseInfo.ownerName) });
  });

  return app;
}
