import { z } from '#lib/domain/z.ts';
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { limits } from '#lib/limits.ts';

const accepted = z.literal(true, 'termsAccepted');
const minimumOrder = z.number('minimumOrder').check(z.gte(0));
const deliveryRadius = z.number('deliveryRadius').check(z.gte(1), z.lte(limits.deliveryRadiusMaxKm));

/** The contract's submission. Labs add a minimum order in rupees and a delivery radius in kilometres. */
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

/** The contract as it is filled in. Numbers are text until they are sent, so that an empty field stays empty. */
export interface ContractForm {
  termsAccepted: boolean;
  minimumOrder: string;
  deliveryRadius: string;
}

/** A lab's delivery terms as the server knows them; null where it knows none. */
export interface AgreedTerms {
  minimumOrder: number | null;
  deliveryRadius: number | null;
}

/** The body a filled-in form amounts to. An empty number is absent, never 0, and left to the rules to refuse. */
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
