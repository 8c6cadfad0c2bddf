import { z } from '#lib/domain/z.ts';

/**
 * Consents in browser storage. The schema is not in `consents.ts`, because the sign-in dialog loads that file without
 * schemas, and because the first step does not need it.
 */
export const consentsSchema = z.array(
  z.object({ id: z.string(), version: z.string(), acceptedAt: z.iso.datetime() }),
);
