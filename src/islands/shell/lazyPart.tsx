import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { lazyModule, type LazyModule } from '#lib/lazyModule.ts';
import { loadOrReload } from '#lib/stores/browser/newVersion.ts';

/** After this time, a vendor who waited for a part has seen its failure. */
export const forgetFailureMs = 500;

/**
 * Returns a lazy module for a component, and `Part`, which loads and renders it. The page reloads when a newer
 * build replaced the file. `fallback` is shown while it loads; a loaded part renders in the same frame.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyModule<ComponentType<Props>> & { Part: ComponentType<Props> } {
  const part = lazyModule(importPart);
  const begin = () =>
    lazy(() =>
      loadOrReload(part).then(
        (Loaded) => ({ default: Loaded }),
        (error: unknown) => {
          // React keeps a failure for good. Try Again on the error screen needs a new `lazy`.
          setTimeout(() => (current = begin()), forgetFailureMs);
          throw error;
        },
      ),
    );
  let current = begin();
  function Part(props: Props) {
    const [Shown] = useState(() => part.loaded() ?? current);
    const shown = <Shown {...props} />;
    // A loaded part needs no boundary, so React hydrates the document's markup in one go.
    return Shown === part.loaded() ? shown : <Suspense fallback={fallback}>{shown}</Suspense>;
  }
  return { ...part, Part };
}
