import { Hono } from 'hono';
import { requests } from '#lib/api/schema/requests.ts';
import { readBody } from '#sandbox/body.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal, type Env } from '#sandbox/http.ts';
import { fingerprintOf, once } from '#sandbox/idempotency.ts';
import { withReply } from '#sandbox/resubmission.ts';
import { requireUser } from '#sandbox/tokens.ts';
import { ownVendor, saveVendor } from '#sandbox/vendors.ts';

/** The route that takes a vendor's answer to a reviewer. */
export function reviewReplyRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/:id/review/reply', async (c) => {
    const user = requireUser(context, c);
    const { id } = ownVendor(context, user, c.req.param('id'));
    const { item, text } = await readBody(context, c, requests.reviewReply);
    return once(context, c, user.id, fingerprintOf(JSON.stringify([item, text])), () => {
      const vendor = ownVendor(context, user, id);
      if (vendor.decision !== 'rejected' || !vendor.flagged.includes(item)) {
        throw new Refusal(409, 'not_asked', 'The reviewer does not ask about this.');
      }
      saveVendor(context, withReply(vendor, item, text, context.clock.now()));
      return { status: 200, body: { success: true, message: 'Your answer was sent.' } };
    });
  });

  return app;
}
