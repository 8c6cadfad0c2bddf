import { z } from '#lib/domain/z.ts';
import { categorySchema } from '#lib/domain/category/categorySchema.ts';
import { internationalPhone } from '#lib/domain/session/phone.ts';
import { stepIds } from '#lib/domain/application/steps.ts';

/** The progress of an application in this browser, without KYC data. `updatedAt` is epoch milliseconds. */
const draftSchema = z.object({
  category: categorySchema,
  vendorId: z.nullable(z.string()),
  step: z.literal(stepIds),
  phone: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  updatedAt: z.number(),
});
export type Draft = z.infer<typeof draftSchema>;

/** The stored entry: at most one draft for each category. */
export const draftsSchema = z.partialRecord(categorySchema, draftSchema);
export type Drafts = z.infer<typeof draftsSchema>;

/** Returns the draft that was updated last, or null. */
export function latestDraft(drafts: Drafts): Draft | null {
  const all = Object.values(drafts).flatMap((draft) => draft ?? []);
  return all.toSorted((a, b) => b.updatedAt - a.updatedAt)[0] ?? null;
}

/** Whether a draft belongs to the phone of the session. Different spellings of a number are equal. */
export function isOwnDraft(draft: Draft, sessionPhone: string | null): boolean {
  if (draft.phone === null || sessionPhone === null) return true;
  return internationalPhone('+91', draft.phone) === internationalPhone('+91', sessionPhone);
}
