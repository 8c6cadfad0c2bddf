import { requests } from '#lib/api/schema/requests.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { contractSchema } from '#lib/domain/contract/partnerContract.ts';
import { withTextLimits } from '#lib/domain/textLimits.ts';
import { z } from '#lib/domain/z.ts';

/** Returns the schema of the body that accepts the contract of a category. */
export function contractRequest(category: CategoryId) {
  const { contractVersion, consents } = requests.contract.shape;
  return withTextLimits(z.object({ ...contractSchema(category).shape, contractVersion, consents }));
}
