/**
 * The script of the dashboard's first view. It shows the vendor's name and the KYC status while React still
 * loads, from the same stores that React reads later. It removes them when the owner changes.
 */
import { startPage } from '#islands/shell/page/startPage.ts';
import { tellDamage } from '#islands/shell/page/tellDamage.ts';
import type { Application } from '#lib/domain/application/application.ts';
import { namedVendor } from '#lib/domain/url.ts';
import { shownApplication } from '#lib/stores/application/reads/shownApplication.ts';
import { corruptionEvent } from '#lib/stores/browser/storage.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';
import { $session } from '#lib/stores/session/session.ts';
import { cardView, titleOf } from './cardView.ts';
import { firstViewSlots } from './firstViewSlots.ts';

const island = document.querySelector('astro-island') as HTMLElement;
/** Null when React was faster. */
const skeleton = document.querySelector<HTMLElement>('[data-skeleton]');
/** The element on screen: the skeleton, or a copy of it with the name and the card. */
let drawn = skeleton;
let stop = (): void => undefined;

// React adds the same listener later. Because the function is the same, it is called once.
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

/** Whether React has neither hydrated this markup nor rendered over it. */
function isOurs(): boolean {
  return drawn?.isConnected === true && (island.hasAttribute('ssr') || island.dataset.rerender !== undefined);
}

function draw(next: HTMLElement): void {
  drawn?.replaceWith(next);
  drawn = next;
  // React would not render this markup, so it must not hydrate it.
  if (next !== skeleton) island.dataset.rerender = '';
}

/** Removes the name and the status, unless React owns them. */
function end(): void {
  stop();
  if (isOurs() && skeleton !== null) draw(skeleton);
}

/** Returns a copy of the skeleton, with the name and the card in place of its first lines. */
function withView(shape: HTMLElement, application: Application): HTMLElement {
  const { tone, unsent, badge, title, answer, message } = cardView(application);
  const words: Record<string, string> = {
    [firstViewSlots.name]: titleOf(application),
    [firstViewSlots.unsent]: unsent ?? '',
    [firstViewSlots.badge]: badge,
    [firstViewSlots.title]: title,
    [firstViewSlots.by]: answer?.by ?? '',
    [firstViewSlots.told]: answer?.told ?? '',
    [firstViewSlots.message]: message,
  };
  const copy = shape.cloneNode(true) as HTMLElement;
  copy.firstElementChild?.replaceWith(filled('name', words));
  copy.querySelector('.status-card')?.replaceWith(filled(tone, words));
  return copy;
}

/** Returns a copy of a template from the document, with words in its slots. */
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
