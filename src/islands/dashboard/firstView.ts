/**
 * The script of the dashboard's first view: shows the vendor's name and the KYC status while React is still loading, from the
 * same stores that React renders afterwards. It is taken away when its owner changes.
 */
import { startPage } from '#islands/shell/startPage.ts';
import { tellDamage } from '#islands/shell/tellDamage.ts';
import type { Application } from '#lib/domain/application.ts';
import { namedVendor } from '#lib/domain/url.ts';
import { shownApplication } from '#lib/stores/application/shownApplication.ts';
import { corruptionEvent } from '#lib/stores/browser/storage.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';
import { $session } from '#lib/stores/session/session.ts';
import { cardView, titleOf } from './cardView.ts';
import { firstViewSlots } from './firstViewSlots.ts';

const island = document.querySelector('astro-island') as HTMLElement;
/** Null where React was faster. */
const skeleton = document.querySelector<HTMLElement>('[data-skeleton]');
/** What is on screen: the skeleton, or a copy of it with the name and the card in it. */
let drawn = skeleton;
let stop = (): void => undefined;

// React listens too, once it is there; with the same function, so that it is told once.
globalThis.addEventListener(corruptionEvent, tellDamage);
startPage();
const $shown = shownApplication(namedVendor(globalThis.location.search));
onOwnerChange(end);
const stopSession = $session.subscribe(({ type }) => {
  if (type !== 'signed-in' && type !== 'expiring-soon') return;
  queueMicrotask(() => stopSession());
  stop = $shown.subscribe((shown) => {
    if (!isOurs()) queueMicrotask(end);
    else if (skeleton !== null) draw(shown.type === 'ready' ? withView(skeleton, shown.value) : skeleton);
  });
});

/** Whether React has neither taken the markup over as it is, nor drawn over it. */
function isOurs(): boolean {
  return drawn?.isConnected === true && (island.hasAttribute('ssr') || island.dataset.anew !== undefined);
}

function draw(next: HTMLElement): void {
  drawn?.replaceWith(next);
  drawn = next;
  // What React finds is not what it would have rendered: it starts anew.
  if (next !== skeleton) island.dataset.anew = '';
}

/** Takes the name and the status away, unless React has them. */
function end(): void {
  stop();
  if (isOurs() && skeleton !== null) draw(skeleton);
}

/** The skeleton with what is known in place of its first lines. */
function withView(shape: HTMLElement, application: Application): HTMLElement {
  const { tone, badge, title, message } = cardView(application);
  const words: Record<string, string> = {
    [firstViewSlots.name]: titleOf(application),
    [firstViewSlots.badge]: badge,
    [firstViewSlots.title]: title,
    [firstViewSlots.message]: message,
  };
  const copy = shape.cloneNode(true) as HTMLElement;
  copy.firstElementChild?.replaceWith(filled('name', words));
  copy.querySelector('.status-card')?.replaceWith(filled(tone, words));
  return copy;
}

/** A part of the first view as the document has it, with words in its slots. */
function filled(part: string, words: Readonly<Record<string, string>>): Node {
  const template = document.querySelector(`[data-first-view="${part}"]`) as HTMLTemplateElement;
  const view = template.content.cloneNode(true);
  const texts = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = words[text.data] ?? text.data;
  }
  return view;
}
