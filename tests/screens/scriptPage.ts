import { onTestFinished } from 'vitest';

/** An empty page on the origin of the site, in which an inline script runs. */
export interface ScriptPage {
  window: Window & typeof globalThis;
  document: Document;
  html: HTMLElement;
  /** Adds the script after the page’s markup. `values` are its attributes. */
  run: (script: string, values?: Record<string, string>, parent?: Element) => void;
  /** Returns how often the page was reloaded. */
  reloads: () => number;
}

/** Opens a page with a query and markup. The page exists until the test ends. */
export async function openPage(query = '', markup = ''): Promise<ScriptPage> {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // Any file of the site works here.
  frame.src = `/map/style.json${query}`;
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  let reloads = 0;
  frame.addEventListener('load', () => void (reloads += 1));
  const window = frame.contentWindow as Window & typeof globalThis;
  const page = window.document;
  page.body.innerHTML = markup;
  const run: ScriptPage['run'] = (text, values = {}, parent = page.body) => {
    const script = page.createElement('script');
    Object.assign(script.dataset, values);
    script.textContent = text;
    parent.append(script);
  };
  return { window, document: page, html: page.documentElement, run, reloads: () => reloads };
}

/** Types into a field like a visitor. */
export function typeInto(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the stored session of this phone. */
export const sessionOf = (phone: string): string =>
  JSON.stringify({ session: `of ${phone}`, phone, userType: 'VENDOR' });
