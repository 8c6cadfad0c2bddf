/**
 * The script after an island whose document has the form of the first step. If the form is not for this
 * visitor, the island renders from scratch. Otherwise the form gets the words of its category. Until the
 * island's own code runs,
 * - a press on Next or on another button is recorded and does not leave the page;
 * - typed values are saved in the form's own recovery copy, so that a reload loses nothing; the flag `unkept`
 *   says that a save failed;
 * - the page is cleared and reloaded when another tab changes the session. A page in the page cache is
 *   hidden; if the session is another one when it comes back, it is cleared and reloaded too.
 */
import { keyPrefix } from '#lib/brand.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { copyPrefix, infoCopyPrefix, type RecoveryCopy } from '#lib/domain/recoveryCopy.ts';
import { readSession } from '#lib/domain/session/sessionShape.ts';
import type { PageFlags } from './handover.ts';

const page = document.documentElement;
const script = document.currentScript as HTMLElement;
const island = script.previousElementSibling as HTMLElement;
const flags: PageFlags = page.dataset;
const category = flags.form as CategoryId | undefined;
if (category) followForm(category);
else {
  island.dataset.rerender = '';
  island.replaceChildren(island.querySelector('.form-unknown') as Element);
}

/** Returns the texts that name a category, one a line in an attribute of this script. */
function wordsOf(of: CategoryId): string[] {
  return (script.dataset[of] as string).split('\n');
}

function followForm(of: CategoryId): void {
  const builtWords = wordsOf(script.dataset.built as CategoryId);
  const words = wordsOf(of);
  const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = words[builtWords.indexOf(text.data)] ?? text.data;
  }
  delete flags.wordsLate;

  const isWaiting = (): boolean => flags.form === of;
  // On the document, because the island hears the event first and may hydrate because of it.
  document.addEventListener('submit', (event) => {
    if (!isWaiting()) return;
    event.preventDefault();
    island.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
  });
  island.addEventListener('click', ({ target }) => {
    if (isWaiting()) (target as Element).closest('button[type=button]')?.setAttribute('aria-busy', 'true');
  });

  const stored = (): string | undefined => {
    try {
      return localStorage[`${keyPrefix}session`] as string | undefined;
    } catch {
      return undefined;
    }
  };
  const before = stored();
  // Another tab changed the session. The next vendor must not get what was typed, and their scripts may run
  // before the page reloads. Without a key, all of the storage was cleared.
  const follow = ({ key }: Partial<StorageEvent>): void => {
    if (!isWaiting()) return;
    if (key === null || stored() !== before) {
      island.querySelector('form')?.reset();
      location.reload();
    } else page.style.visibility = '';
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', follow as () => void);
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isWaiting()) page.style.visibility = 'hidden';
  });

  const key = `${keyPrefix}${copyPrefix}${infoCopyPrefix}${of}`;
  const names = (script.dataset.names as string).split(' ');
  const valueOf = (name: string): string => (document.getElementById(name) as HTMLInputElement).value;
  document.addEventListener('input', () => {
    if (!isWaiting()) return;
    let isKept = false;
    try {
      const copy: RecoveryCopy = {
        owner: readSession(JSON.parse(stored() ?? 'null'))?.phone ?? null,
        values: Object.fromEntries(names.map((name) => [name, valueOf(name)])),
        at: Date.now(),
      };
      const text = JSON.stringify(copy);
      localStorage[key] = text;
      isKept = localStorage[key] === text;
      sessionStorage[key] = copy.at;
    } catch {
      // Storage is full or blocked.
    }
    if (isKept) delete flags.unkept;
    else flags.unkept = '';
  });
}
