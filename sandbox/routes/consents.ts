import { Hono } from 'hono';
import { requests } from '#lib/api/schema/requests.ts';
import { readBody } from '#sandbox/body.ts';
import { isoTime } from '#sandbox/clock.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal, type Env } from '#sandbox/http.ts';
import { fingerprintOf, once } from '#sandbox/idempotency.ts';
import { requireUser } from '#sandbox/tokens.ts';
import type { Consent, VendorRecord } from '#sandbox/vendorRecord.ts';
import { ownVendor, saveConsents, vendorsOf } from '#sandbox/vendors.ts';

/** The texts that are contracts. They end as they say, and not by a withdrawal. */
const contracts: readonly string[] = ['terms', 'partner-terms'];

/** Returns the consents given with the application and with its contract. */
const consentsOf = ({ consents, contract }: VendorRecord): Consent[] => [
  ...consents,
  ...(contract?.consents ?? []),
];

/** The routes that list the consents of a vendor, and withdraw one. */
export function consentRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/consents', (c) => {
    const vendors = vendorsOf(context, requireUser(context, c).id);
    const consents = vendors.flatMap((vendor) =>
      consentsOf(vendor).map(({ id, version, acceptedAt, withdrawnAt = null }) => ({
        id,
        version,
        acceptedAt,
        withdrawnAt,
        vendorId: vendor.id,
        name: vendor.baseInfo.vendorName,
      })),
    );
    return c.json({ success: true, consents });
  });

  app.post('/:id/consents/withdraw', async (c) => {
    const user = requireUser(context, c);
    const { id } = ownVendor(context, user, c.req.param('id'));
    const { text } = await readBody(context, c, requests.withdrawConsent);
    return once(context, c, user.id, fingerprintOf(id, text), () => {
      const vendor = ownVendor(context, user, id);
      if (!consentsOf(vendor).some((consent) => consent.id === text))
        throw new Refusal(404, 'not_found', 'There is no such consent.');
      if (contracts.includes(text))
        throw new Refusal(409, 'contract', 'This is a contract. It ends as its text says.');
      const withdrawnAt = isoTime(context.clock.now());
      saveConsents(
        context,
        id,
        vendor.consents.map((consent) => (consent.id === text ? { withdrawnAt, ...consent } : consent)),
      );
      return { status: 200, body: { success: true, message: 'Consent withdrawn.' } };
    });
  });

  return app;
}
