import { z } from '#lib/domain/z.ts';

/**
 * Consents as the browser keeps them. Apart from `consents.ts`, which the sign-in dialog loads without the schemas, and
 * which the first step need not load.
 */
export const consentsSchema = z.array(
  z.object({ id: z.string(), version: z.string(), acceptedAt: z.iso.datetime() }),
);
