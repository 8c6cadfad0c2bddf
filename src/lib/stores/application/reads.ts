import { call } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import type { Vendor } from '#lib/domain/vendor.ts';

/** A reply about another vendor than the one asked for is a mistake of the server's, and is shown to nobody. */
function checkId(asked: string, answered: string | undefined): void {
  if (answered !== undefined && answered !== asked) throw new ApiError('malformed', { status: 200 });
}

/**
 * Reads a vendor by its id; null when the reply holds none.
 * @throws {ApiError} `malformed` for another vendor's data.
 */
export async function readVendor(id: string): Promise<Vendor | null> {
  const vendor = await call('vendor', { id });
  checkId(id, vendor?.id);
  return vendor;
}

/**
 * Reads the progress of a vendor's application; null when the reply holds none.
 * @throws {ApiError} `malformed` for another vendor's progress.
 */
export async function readProgress(id: string): Promise<ApplicationProgress | null> {
  const progress = await call('progress', { id });
  checkId(id, progress?.vendorId);
  return progress;
}
