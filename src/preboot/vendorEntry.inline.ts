/**
 * The script after the island of /vendor. It starts the island once the page has loaded, at once for a
 * signed-in visitor, and not before the first tap if data saving is on. `boot.ts` handles a tap before
 * that, so none is lost.
 */
import type { PageFlags } from './handover.ts';

const flags: PageFlags = document.documentElement.dataset;

const slot = (document.currentScript as Element).previousElementSibling as HTMLElement;
const start = (): void => {
  const address = slot.dataset.lazy;
  if (!address) return;
  // Most of the island's code is React. So React does not wait until the island names its imports, and it runs in
  // a task of its own. The island reports a lost file.
  import(/* @vite-ignore */ slot.dataset.react ?? '').catch(Boolean);
  import(/* @vite-ignore */ address).then(
    (module: { start: (island: HTMLElement) => void }) => module.start(slot),
    () => (slot.dataset.lost = ''),
  );
};
slot.addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('.action')) return;
  // The field takes keys until the dialog opens. A phone opens its keyboard only during a press.
  slot.dataset.pressed = '';
  slot.querySelector<HTMLElement>('.early-phone')?.focus();
});
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (flags.session === '') start();
else if (!connection?.saveData)
  // Well after the first frame, which shows the page itself. A phone draws that frame long after it was
  // requested.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, 200)));
