import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

/** Pages with a layout of their own: the style sheet, the file and the address. The texts of the law are not among them. */
export const publicPages = [
  ['site', 'index.astro', '/'],
  ['vendor', 'vendor.astro', '/vendor'],
  ['delivery', 'delivery.astro', '/delivery'],
  ['site', '404.astro', '/404'],
] as const;

const bodies = new Map<string, Promise<HTMLElement>>();

/** Returns the body of a page as its document delivers it, without its scripts. The server renders each page once. */
async function bodyOf(file: string, address: string): Promise<HTMLElement> {
  const { body } = new DOMParser().parseFromString(await commands.pageMarkup(file, address), 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  return body;
}

/** Shows a public page as its document delivers it, in place of what the page shows. */
export async function showInstead(file: string, address: string): Promise<void> {
  document.querySelectorAll('body > :not([data-vitest])').forEach((part) => part.remove());
  const body = bodies.get(address) ?? bodyOf(file, address);
  bodies.set(address, body);
  const parts = [...((await body).cloneNode(true) as HTMLElement).children];
  document.body.append(...parts);
  onTestFinished(() => parts.forEach((part) => part.remove()));
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
