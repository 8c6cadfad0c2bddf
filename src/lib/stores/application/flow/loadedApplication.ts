import { atom } from 'nanostores';
import { ApiError, isSessionLost } from '#lib/api/errors.ts';
import type { Application } from '#lib/domain/application/application.ts';
import type * as Rules from '#lib/domain/application/application.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { vendorCategory } from '#lib/domain/vendor.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { draftOf, dropDraftOf } from '#lib/stores/application/draft.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';

type ApplicationRules = typeof Rules;

// A new application starts without them.
const applicationRules = lazyModule(() => import('#lib/domain/application/application.ts'));
const queries = lazyModule(() => import('#lib/stores/application/reads/queries.ts'));

/** The application on screen, from the server. */
export type LoadedApplication =
  | { type: 'none' }
  | { type: 'loading' }
  /** The rules for reading an application are loaded together with it, not before. */
  | { type: 'loaded'; application: Application; rules: ApplicationRules }
  /** Another category's application was opened on this category's page. */
  | { type: 'wrong-category'; category: CategoryId; vendorId: string }
  /** The server has no such application for this vendor. A local draft that named it is removed. */
  | { type: 'refused'; hadDraft: boolean }
  | { type: 'signed-out' }
  | { type: 'failed'; error: unknown };

export const $application = atom<LoadedApplication>({ type: 'none' });

let latestLoad = 0;

/**
 * Loads an application: the vendor and its progress, which holds a saved draft. `isContinue`: the progress
 * decides the step. The reply to an earlier load is dropped. With `quiet` the screen, and what is typed there,
 * stays during the load and after a failure.
 */
export async function loadApplication(
  vendorId: string,
  options: { category: CategoryId; isContinue: boolean; quiet?: boolean },
): Promise<void> {
  const load = ++latestLoad;
  if (!options.quiet) $application.set({ type: 'loading' });
  const next = await read(vendorId, options);
  if (load !== latestLoad) return;
  const hasNoAnswer = next.type === 'failed' || next.type === 'signed-out';
  if (options.quiet && hasNoAnswer && $application.get().type === 'loaded') return;
  if (next.type === 'refused') dropDraftOf(vendorId);
  $application.set(next);
}

async function read(
  vendorId: string,
  { category, isContinue }: { category: CategoryId; isContinue: boolean },
): Promise<LoadedApplication> {
  const askedAt = Date.now();
  try {
    const [rules, { vendorQuery, progressQuery }] = await Promise.all([
      applicationRules.load(),
      queries.load(),
    ]).catch(() => Promise.reject(new ApiError('network')));
    const [vendor, progress] = await Promise.all([
      vendorQuery(vendorId).reload(),
      progressQuery(vendorId).reload().catch(noProgress),
    ]);
    const own = vendorCategory(vendor);
    if (own !== null && own !== category) return { type: 'wrong-category', category: own, vendorId };
    const draft = draftOf(vendorId);
    const application = rules.applicationOf({ vendor, progress, draft, category, isContinue, askedAt });
    return { type: 'loaded', application, rules };
  } catch (error) {
    if (isSessionLost(error)) return { type: 'signed-out' };
    if (isRefusal(error)) return { type: 'refused', hadDraft: draftOf(vendorId) !== null };
    return { type: 'failed', error };
  }
}

/** Whether the server does not know the application, or does not show it to this vendor. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not-found');
}

/**
 * Treats missing progress as null: the vendor then decides everything. Any other failure would hide a saved
 * draft, so it is thrown.
 */
function noProgress(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}

export function closeApplication(): void {
  latestLoad++;
  $application.set({ type: 'none' });
}

onOwnerChange(closeApplication);
