import { z } from '#lib/domain/z.ts';
import { categories, type CategoryId } from '#lib/domain/category/category.ts';
import * as limits from '#lib/limits.ts';

const accepted = z.literal(true, 'termsAccepted');
const minimumOrder = z.number('minimumOrder').check(z.gte(0));
const deliveryRadius = z.number('deliveryRadius').check(z.gte(1), z.lte(limits.deliveryRadiusMaxKm));

/** Returns the schema of a submission. Labs add a minimum order in rupees and a delivery radius in kilometres. */
export function contractSchema(category: CategoryId) {
  return categories[category].hasDeliveryTerms
    ? z.object({ termsAccepted: accepted, minimumOrder, deliveryRadius })
    : z.object({ termsAccepted: accepted });
}

export const contractPayloadSchema = z.object({
  termsAccepted: z.boolean(),
  minimumOrder: z.optional(z.number()),
  deliveryRadius: z.optional(z.number()),
});
export type ContractPayload = z.infer<typeof contractPayloadSchema>;

/** The contract form. Numbers stay text until they are sent, so that an empty field stays empty. */
export interface ContractForm {
  termsAccepted: boolean;
  minimumOrder: string;
  deliveryRadius: string;
}

/** A lab's delivery terms on the server; null if it has none. */
export interface AgreedTerms {
  minimumOrder: number | null;
  deliveryRadius: number | null;
}

/** Converts a form to the body. An empty number becomes absent, never 0, so that validation refuses it. */
export function contractPayload(category: CategoryId, form: ContractForm): ContractPayload {
  const { termsAccepted } = form;
  if (!categories[category].hasDeliveryTerms) return { termsAccepted };
  return {
    termsAccepted,
    minimumOrder: numberOf(form.minimumOrder),
    deliveryRadius: numberOf(form.deliveryRadius),
  };
}

function numberOf(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text);
}
