/** The script after the island of /your-data. It starts the island at once, because the page is of no use without it. */
const script = document.currentScript as HTMLScriptElement;
const slot = script.previousElementSibling as HTMLElement;
import(/* @vite-ignore */ script.dataset.island as string).then(
  (module: { start: (island: HTMLElement) => void }) => module.start(slot),
  () => {
    slot.hidden = true;
    (script.nextElementSibling as HTMLElement).hidden = false;
  },
);
