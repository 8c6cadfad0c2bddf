import { lazy, useState, type ComponentType } from 'react';
import { isPartGone, loadPart } from '#lib/stores/browser/newVersion.ts';

const attempts = 3;
/** By then a vendor waiting for a part that could not be loaded has been told. */
const forgetFailureMs = 500;

/**
 * A part loaded when it is needed, and asked for again when the network drops it; where a new version of the site has taken
 * its place, the page is loaded again. Its loader is handed out too, so that
 * the next step's code can be fetched while the vendor still types in this one.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadWithRetry = async (attempt = 1): Promise<ComponentType<Props>> => {
    try {
      return await load();
    } catch (error) {
      if (attempt >= attempts || isPartGone(error)) throw error;
      return loadWithRetry(attempt + 1);
    }
  };
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await loadPart(loadWithRetry) };
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
    const [Loaded] = useState(() => current);
    return <Loaded {...props} />;
  }
  return { Part, preload: () => void load().catch(() => undefined) };
}
