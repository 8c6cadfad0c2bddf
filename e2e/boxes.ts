/** How the parts of a screen lie: overlaps, broken words, wrapped entries, text that is wider than the window. */
import type { Page } from 'playwright/test';

/** Returns the parts that make the page wider than its window, the first three of them. */
export const wideParts = (page: Page): Promise<string[]> => page.evaluate(widePartsOnScreen);

/** Returns what `wideParts` does, in a page. */
export function widePartsOnScreen(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (part) => part.getBoundingClientRect().right > clientWidth + 1,
  );
  const named = wide.slice(0, 3).map((part) => {
    const words = part.getAttribute('aria-label') || part.textContent?.trim() || part.id || part.className;
    return `${part.localName} “${String(words).replace(/\s+/g, ' ').slice(0, 40)}”`;
  });
  return [`${scrollWidth - clientWidth} px too wide: ${named.join(', ')}`];
}

/** Words of up to ten letters in what `selector` finds that are broken over two lines; a longer one may have no line of its own. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(brokenWordsOnScreen, selector);

/** Returns what `brokenWords` does, in a page. */
export function brokenWordsOnScreen(selector: string): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      // Text for screen readers alone is a dot on screen.
      if ((node.parentElement?.offsetWidth ?? 0) <= 1 || node.parentElement?.closest('.sr-only')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<!\S)(?:\p{L}\p{M}*){1,10}(?!\S)/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/** Doubles the letters, as the setting of a phone does: no query for the window's width knows of it. */
export async function doubleLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    // Chromium sizes what is measured in rem anew only with the next frame.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/**
 * Returns, in a page, the entries of the bar that are not on one line beside the name, inside the window, as their words.
 * It looks at the bar of a visitor and at that of a vendor.
 */
export function misplacedEntriesOnScreen(): string[] {
  const isMisplaced = (entry: Element): boolean => {
    const name = document.querySelector('.bar .wordmark')?.getBoundingClientRect().right ?? 0;
    const box = entry.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(entry);
    const lines = new Set([...words.getClientRects()].map(({ top, height }) => Math.round(top + height / 2)));
    const isOneLine = entry.children.length > 0 ? box.height <= 56 : lines.size <= 1;
    return !isOneLine || box.left < name || box.right > innerWidth;
  };
  return [false, true].flatMap((isSignedIn) => {
    document.documentElement.toggleAttribute('data-session', isSignedIn);
    return [...document.querySelectorAll('.bar-end > :not(.bar-sheet), .bar-sheet > *')]
      .filter((entry) => entry.checkVisibility() && entry.getBoundingClientRect().width > 0)
      .filter(isMisplaced)
      .map((entry) => entry.textContent?.trim() || entry.getAttribute('aria-label') || entry.outerHTML)
      .map((words) => `${words}, signed in: ${isSignedIn}`);
  });
}

/**
 * Pairs of visible texts that lie over each other, as 'one | other'. Texts of the sticky bar are compared with each other
 * alone, because the page scrolls below it. What an ancestor cuts off is not visible.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(overlapsOnScreen);
}

/** As above, for the page that it runs in. It stands on its own, so that Playwright can hand it over. */
export function overlapsOnScreen(): string[] {
  interface Line {
    text: string;
    owner: Element;
    floats: Element | null;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const floating = (element: Element | null): Element | null => {
    for (let at = element; at; at = at.parentElement)
      if (/^(?:fixed|sticky)$/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  const cut = (line: Line, from: Element): Line => {
    let { left, right, top, bottom } = line;
    for (let at: Element | null = from; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { ...line, left, right, top, bottom };
  };
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    const isShown = owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!owner || text === '' || !isShown || owner.closest('script, style, .sr-only, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // The box of a line is taller than its letters: two lines may share the room above and below them.
      const air = (bottom - top) * 0.3;
      const line = {
        text,
        owner,
        floats: floating(owner),
        left,
        right,
        top: top + air,
        bottom: bottom - air,
      };
      const seen = cut(line, owner);
      if (seen.right - seen.left > 1 && seen.bottom > seen.top) lines.push(seen);
    }
  }
  const found = new Set<string>();
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 1 && high > 1 && one.owner !== other.owner && one.floats === other.floats)
        found.add(`${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`);
    }
  return [...found];
}
