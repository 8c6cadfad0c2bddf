/**
 * Runs in the head of every public page, after `boot.ts`. It
 * - keeps a dismissed banner away for the rest of the visit;
 * - imports a lazy island at the first tap into it. The tap has its effect before that: a flag set here hides
 *   the banner, and <details> opens a question. The island then takes over what it finds.
 */
import { keyPrefix } from '#lib/brand.ts';
import { mark } from './boot.ts';
import type { LazyIsland } from './handover.ts';

try {
  mark('quiet', !!sessionStorage[`${keyPrefix}banner`]);
} catch {
  // Without storage, the banner is shown again.
}
addEventListener('click', ({ target }) => {
  const island = (target as Element).closest<HTMLElement>('[data-lazy]');
  const address = island?.dataset.lazy;
  if ((target as Element).closest('[data-dismiss]')) {
    mark('quiet', true);
    try {
      sessionStorage[`${keyPrefix}banner`] = 1;
    } catch {
      // The banner is away on this page only.
    }
  }
  if (!address) return;
  island.dataset.lazy = '';
  import(/* @vite-ignore */ address).then(
    (module: LazyIsland) => module.onTap(island),
    () => (island.dataset.lost = ''),
  );
});
