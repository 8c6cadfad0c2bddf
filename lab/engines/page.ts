import type { TestFile } from '../../e2e/files.ts';
import { eventually } from '../wait.ts';
import type { Browser } from './browser.ts';

/** The element to press or read, as a visitor knows it: its kind and its words, or a selector. */
type Target = { button: string } | { link: string } | { selector: string };

/** Finds a target among the visible elements of the page: first by all of its words, then by their beginning. */
const find = (target: Target): string => `
  const target = ${JSON.stringify(target)};
  const isShown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const wordsOf = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const kinds = { button: 'button,summary,[role=button]', link: 'a[href]' };
  const [kind, words] = Object.entries(target)[0];
  const all = [...document.querySelectorAll(kinds[kind] ?? words)].filter((element) => kind === 'selector' || isShown(element));
  const found = kind === 'selector' ? all.find(isShown) ?? all[0]
    : all.find((element) => wordsOf(element) === words) ?? all.find((element) => wordsOf(element).startsWith(words));
  if (!found) throw new Error('There is no ' + kind + ' ' + words + ' on ' + location.pathname + ': ' + document.body.innerText.slice(0, 400));
`;

const shows = (words: string): string =>
  `document.body.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(words)})`;

/** A page of a browser, used as a visitor uses it. Every method waits up to a minute for the state it needs. */
export class EnginePage {
  readonly browser: Browser;
  readonly origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.origin = origin;
  }

  open(path: string): Promise<unknown> {
    return this.browser.open(this.origin + path);
  }

  /** Presses the centre of a target, once it exists, is enabled and has stopped moving. */
  async press(target: Target): Promise<void> {
    await eventually(async () => {
      const place = await this.browser.evaluate<{ x: number; y: number }>(`${find(target)}
        if (found.disabled) throw new Error('It cannot be pressed yet: ' + ${JSON.stringify(JSON.stringify(target))});
        found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const middle = () => { const { x, y, width, height } = found.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; };
        let before;
        do { before = middle(); await new Promise((next) => setTimeout(next, 30)); } while (Math.hypot(middle().x - before.x, middle().y - before.y) > 0.5);
        const hit = document.elementFromPoint(before.x, before.y);
        if (!hit || !(found.contains(hit) || hit.contains(found) || hit.closest('label')?.control === found)) throw new Error('Something lies over it: ' + hit?.outerHTML.slice(0, 200));
        return before;`);
      await this.browser.press(place.x, place.y);
    });
  }

  /** Replaces the content of a field by typing. */
  async type(selector: string, text: string): Promise<void> {
    await this.press({ selector });
    let isTyped = false;
    await eventually(async () => {
      const isThere = await this.browser.evaluate<boolean>(
        `const field = document.querySelector(${JSON.stringify(selector)}); field?.focus(); field?.select(); return !!field`,
      );
      // The dialog sends a complete code by itself and removes the field.
      if (!isThere && isTyped) return;
      await this.browser.keys(text);
      isTyped = true;
      // An engine may report pressed keys before the page has received the last one, and a late key would
      // change the text.
      const typed = await this.browser.evaluate<string | null>(`
        const value = () => document.querySelector(${JSON.stringify(selector)})?.value ?? null;
        let before;
        do { before = value(); await new Promise((next) => setTimeout(next, 100)); } while (value() !== before);
        return before;`);
      const plain = (value: string): string => value.replace(/[\s-]/g, '').toUpperCase();
      if (typed !== null && plain(typed) !== plain(text))
        throw new Error(`${selector} contains '${typed}' instead of '${text}'`);
    });
  }

  async until(what: string, expression: string): Promise<void> {
    await eventually(async () => {
      const { isSo, shown } = await this.browser.evaluate<{ isSo: boolean; shown: string }>(
        `return { isSo: !!(${expression}), shown: location.pathname + ' ' + document.body.innerText.slice(-1500) }`,
      );
      if (!isSo) throw new Error(`Not true: ${what}. On screen: ${shown}`);
    });
  }

  see(words: string): Promise<void> {
    return this.until(`'${words}' is on screen`, shows(words));
  }

  seeNot(words: string): Promise<void> {
    return this.until(`'${words}' is not on screen`, `!${shows(words)}`);
  }

  at(path: string): Promise<void> {
    return this.until(
      `the address is ${path}`,
      `(location.pathname + location.search).startsWith(${JSON.stringify(path)})`,
    );
  }

  choose(selector: string, { name, mimeType, buffer }: TestFile): Promise<void> {
    const bytes = JSON.stringify(buffer.toString('base64'));
    return this.put(
      selector,
      `new File([Uint8Array.fromBase64(${bytes})], ${JSON.stringify(name)}, { type: ${JSON.stringify(mimeType)} })`,
    );
  }

  /** Chooses a photo of twelve megapixels and more than 5 MiB, drawn in the page. */
  async chooseLargePhoto(selector: string): Promise<void> {
    await this.browser.evaluate(`
      const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
      const paint = canvas.getContext('2d');
      paint.fillStyle = '#d8dccf';
      paint.fillRect(0, 0, canvas.width, canvas.height);
      paint.fillStyle = '#28323c';
      paint.font = '64px sans-serif';
      for (let line = 1; line < 40; line++) paint.fillText('Licence to sell drugs, granted to Sharma Medical Stores, Bengaluru', 90, line * 74);
      globalThis.photo = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9));`);
    // A camera's file is larger than a drawing's; what is behind its end is read by nobody.
    const bytes = '[photo, new Uint8Array(5 * 1024 * 1024 + 1)]';
    await this.put(selector, `new File(${bytes}, 'photo.jpg', { type: 'image/jpeg' })`);
  }

  private async put(selector: string, file: string): Promise<void> {
    const input = `document.querySelector(${JSON.stringify(selector)})`;
    await this.until(`${selector} is there`, input);
    await this.browser.evaluate(`
      const list = new DataTransfer();
      list.items.add(${file});
      const input = ${input};
      input.files = list.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));`);
  }
}
