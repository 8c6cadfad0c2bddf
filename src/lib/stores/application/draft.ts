import { atom } from 'nanostores';
import type { Application } from '#lib/domain/application/application.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import {
  draftsSchema,
  isOwnDraft,
  latestDraft,
  type Draft,
  type Drafts,
} from '#lib/domain/application/draft.ts';
import { internationalPhone } from '#lib/domain/session/phone.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import { z } from '#lib/domain/z.ts';
import { owned } from '#lib/stores/session/owner.ts';
import { ownerPhone } from '#lib/stores/session/session.ts';
import { readEntry, removeEntry, writeEntry } from '#lib/stores/browser/storage.ts';

/** Local drafts by category: the state of each application in this browser, without KYC data. */
export const $drafts = atom<Drafts>({});

/**
 * The phone of a vendor that was created on this page, used to sign in with it. A stored draft outlives the
 * session, so its phone is only compared, and never shown to the next user.
 */
export const $createdPhone = owned<string | null>(null);

/** Reads the stored drafts. Drafts that do not fit the schema are discarded. */
export function restoreDrafts(): void {
  const stored = readEntry('onboarding', z.record(z.string(), z.unknown())) ?? {};
  const valid = Object.entries(stored).filter(
    ([key, draft]) => draftsSchema.safeParse({ [key]: draft }).success,
  );
  const drafts = draftsSchema.parse(Object.fromEntries(valid));
  $drafts.set(drafts);
  if (valid.length < Object.keys(stored).length) keep(drafts);
}

function keep(drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) removeEntry('onboarding');
  else writeEntry('onboarding', drafts);
}

/** Returns the signed-in vendor's latest draft, or this category's; drafts of another phone are ignored. */
export function ownDraft(category?: CategoryId): Draft | null {
  const phone = ownerPhone();
  const own = Object.fromEntries(
    Object.entries($drafts.get()).filter(([, draft]) => draft && isOwnDraft(draft, phone)),
  ) as Drafts;
  return category ? (own[category] ?? null) : latestDraft(own);
}

/** Returns the draft of a vendor, in any category; null when this browser has none of the signed-in phone. */
export function draftOf(vendorId: string): Draft | null {
  const phone = ownerPhone();
  const drafts = Object.values($drafts.get());
  return drafts.find((draft) => draft?.vendorId === vendorId && isOwnDraft(draft, phone)) ?? null;
}

/** Removes the draft of a vendor that the server does not know or does not show to this phone. */
export function dropDraftOf(vendorId: string): void {
  const draft = draftOf(vendorId);
  if (draft !== null) clearDraft(draft.category);
}

/** Saves the state of an application as its category's draft. */
export function saveDraft(draft: Omit<Draft, 'updatedAt'>): void {
  restoreDrafts();
  $drafts.set({ ...$drafts.get(), [draft.category]: { ...draft, updatedAt: Date.now() } });
  writeEntry('onboarding', $drafts.get());
}

/** Removes a category's draft, after its contract was submitted. */
export function clearDraft(category: CategoryId): void {
  restoreDrafts();
  const { [category]: _gone, ...rest } = $drafts.get();
  $drafts.set(rest);
  keep(rest);
}

/** Saves the application and its current step in the local draft. */
export function noteStep(category: CategoryId, { vendor, phoneVerified }: Application, step: StepId): void {
  saveDraft({
    category,
    vendorId: vendor.id,
    step,
    phone: vendor.phone === null ? null : internationalPhone('+91', vendor.phone),
    phoneVerified,
  });
}
