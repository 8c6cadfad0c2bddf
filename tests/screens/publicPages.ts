import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

/** Shows a public page as its document delivers it. */
export async function showPage(file: string, address: string): Promise<void> {
  const { body } = new DOMParser().parseFromString(await commands.pageMarkup(file, address), 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  const parts = [...body.children];
  document.body.append(...parts);
  onTestFinished(() => parts.forEach((part) => part.remove()));
}

/** Shows another public page in place of the one on show. */
export function showInstead(file: string, address: string): Promise<void> {
  document.querySelectorAll('body > :not([data-vitest])').forEach((part) => part.remove());
  return showPage(file, address);
}

/** Shows a public page alone, as a visitor sees it. The body has the classes of the portal before and after. */
export async function openPage(file: string, address: string): Promise<void> {
  document.body.className = '';
  onTestFinished(() => void (document.body.className = 'portal'));
  await showInstead(file, address);
}

export const only = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
};
export const shown = (selector: string): boolean =>
  only(selector).checkVisibility({ visibilityProperty: true });
