import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { isPartGone, loadPart } from '#lib/stores/browser/newVersion.ts';

const attempts = 3;
/** By then a vendor who waited for a part that could not be loaded has been told. */
const forgetFailureMs = 500;

/**
 * A part loaded when it is needed, and asked for again when the network drops it; where a new version of the site has taken
 * its place, the page is loaded again. Until it is there, `fallback` is shown; a part that is there already is rendered in
 * the same frame. Its loaders are handed out too: `preload` fetches the next step's code while the vendor still types in
 * this one, and `load` is for what must be there before anything is rendered (it rejects when the part cannot be loaded).
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
        // React remembers a failure for ever; Try Again on the error screen must be able to mean it.
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
    // What is there already needs no boundary: markup of the document is taken over in one go.
    return Shown === loaded ? part : <Suspense fallback={fallback}>{part}</Suspense>;
  }
  return { Part, load: () => loadPart(load), preload: () => void load().catch(() => undefined) };
}
