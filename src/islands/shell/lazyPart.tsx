import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { isPartGone, loadPart } from '#lib/stores/browser/newVersion.ts';

const attempts = 3;
/** After this time, a vendor who waited for a part has seen its failure. */
const forgetFailureMs = 500;

/**
 * Returns a component that loads on demand. It retries when the network fails, and reloads the page when a
 * newer build replaced the file. `fallback` is shown while it loads; a loaded part renders in the same frame.
 * `preload` fetches the code ahead, such as the next step's. `load` is for code that must exist before
 * anything is rendered; it rejects when the part cannot be loaded.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let loaded: ComponentType<Props> | null = null;
  const load = async (attempt = 1): Promise<ComponentType<Props>> => {
    try {
      return (loaded ??= await fetchPart());
    } catch (error) {
      if (attempt >= attempts || isPartGone(error)) throw error;
      return load(attempt + 1);
    }
  };
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await loadPart(load) };
      } catch (error) {
        // React keeps a failure for good. Try Again on the error screen needs a new `lazy`.
        setTimeout(() => {
          current = begin();
        }, forgetFailureMs);
        throw error;
      }
    });
  let current = begin();
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? current);
    const part = <Shown {...props} />;
    // A loaded part needs no boundary, so React hydrates the document's markup in one go.
    return Shown === loaded ? part : <Suspense fallback={fallback}>{part}</Suspense>;
  }
  return { Part, load: () => loadPart(load), preload: () => void load().catch(() => undefined) };
}
