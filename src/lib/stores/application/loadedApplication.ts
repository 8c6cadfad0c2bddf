import { atom } from 'nanostores';
import { call } from '#lib/api/client.ts';
import { ApiError, isSessionLost } from '#lib/api/errors.ts';
import { withRetries } from '#lib/api/retry.ts';
import type { Application } from '#lib/domain/application.ts';
import type * as Rules from '#lib/domain/application.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { vendorCategory } from '#lib/domain/vendor.ts';
import { draftOf, dropDraftOf } from '#lib/stores/application/draft.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';

type ApplicationRules = typeof Rules;

/** The application on screen, as the server knows it. */
export type LoadedApplication =
  | { type: 'none' }
  | { type: 'loading' }
  /** With the rules that it is read by: they are loaded with it, not before. */
  | { type: 'loaded'; application: Application; rules: ApplicationRules }
  /** Another category's application was opened on this category's page. */
  | { type: 'wrong-category'; category: CategoryId; vendorId: string }
  /** The server has no such application for this vendor; a draft of this browser that named it was dropped. */
  | { type: 'refused'; hadDraft: boolean }
  | { type: 'signed-out' }
  | { type: 'failed'; error: unknown };

export const $application = atom<LoadedApplication>({ type: 'none' });

let latestLoad = 0;

/**
 * Loads an application: the vendor, and in resume mode its progress. What arrives for an earlier load is dropped.
 * With `quiet` the screen keeps what it shows meanwhile, and also when the load fails: what is being typed stays.
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
  $application.set(next);
}

async function read(
  vendorId: string,
  { category, isContinue }: { category: CategoryId; isContinue: boolean },
): Promise<LoadedApplication> {
  const askedAt = Date.now();
  try {
    const [rules, vendor, progress] = await Promise.all([
      loadRules(),
      withRetries(() => call('vendor', { id: vendorId })),
      isContinue ? withRetries(() => call('progress', { id: vendorId })) : Promise.resolve(null),
    ]);
    if (vendor === null) return { type: 'refused', hadDraft: dropDraftOf(vendorId) };
    const own = vendorCategory(vendor);
    if (own !== null && own !== category) return { type: 'wrong-category', category: own, vendorId };
    const draft = draftOf(vendorId);
    const application = rules.applicationOf({ vendor, progress, draft, category, askedAt });
    return { type: 'loaded', application, rules };
  } catch (error) {
    if (isSessionLost(error)) return { type: 'signed-out' };
    if (error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not-found')) {
      return { type: 'refused', hadDraft: dropDraftOf(vendorId) };
    }
    return { type: 'failed', error };
  }
}

/** The rules of an application come with its steps: a new one is begun without them. */
async function loadRules(): Promise<ApplicationRules> {
  return import('#lib/domain/application.ts').catch(() => Promise.reject(new ApiError('network')));
}

/** Forgets the application on screen. */
export function closeApplication(): void {
  latestLoad++;
  $application.set({ type: 'none' });
}

onOwnerChange(closeApplication);
