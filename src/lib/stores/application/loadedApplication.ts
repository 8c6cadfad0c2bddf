import { atom } from 'nanostores';
import { call } from '#lib/api/client.ts';
import { ApiError, isSessionLost } from '#lib/api/errors.ts';
import { withRetries } from '#lib/api/retry.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import { vendorCategory, type Vendor } from '#lib/domain/vendor.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';

/** The application on screen, as the server knows it. */
export type LoadedApplication =
  | { type: 'none' }
  | { type: 'loading' }
  | { type: 'loaded'; vendor: Vendor; progress: ApplicationProgress | null }
  /** Another category's application was opened on this category's page. */
  | { type: 'wrong-category'; category: CategoryId; vendorId: string }
  /** The server has no such application for this vendor. */
  | { type: 'refused' }
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
  try {
    const [vendor, progress] = await Promise.all([
      withRetries(() => call('vendor', { id: vendorId })),
      isContinue ? withRetries(() => call('progress', { id: vendorId })) : Promise.resolve(null),
    ]);
    if (vendor === null) return { type: 'refused' };
    const own = vendorCategory(vendor);
    if (own !== null && own !== category) return { type: 'wrong-category', category: own, vendorId };
    return { type: 'loaded', vendor, progress };
  } catch (error) {
    if (isSessionLost(error)) return { type: 'signed-out' };
    if (error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not-found')) {
      return { type: 'refused' };
    }
    return { type: 'failed', error };
  }
}

/** Forgets the application on screen. */
export function closeApplication(): void {
  latestLoad++;
  $application.set({ type: 'none' });
}

onOwnerChange(closeApplication);
