import type { EnginePage } from './page.ts';

/** The pages whose layout is compared, and the selectors of their parts. */
const pages = ['/', '/vendor', '/delivery', '/register/start', '/terms', '/no/such/page'];
const parts = ['header .bar', 'main', 'h1', 'main > section', 'footer', '.portal-foot'];
const widths = [360, 1280];
/** Returns the tolerance in pixels for a box. Glyphs differ slightly between engines; a misplaced box is off by more. */
const tolerance = (width: number): number => Math.max(12, width * 0.03);

interface Layout {
  width: number;
  overflow: number;
  boxes: Record<string, { x: number; width: number } | null>;
}

const measure = `
  const boxes = {};
  for (const part of ${JSON.stringify(parts)}) {
    const box = document.querySelector(part)?.getBoundingClientRect();
    boxes[part] = box && box.width > 0 ? { x: box.x, width: box.width } : null;
  }
  const root = document.documentElement;
  return { width: root.clientWidth, overflow: root.scrollWidth - root.clientWidth, boxes };`;

async function layoutOf({ browser, origin }: EnginePage, path: string, width: number): Promise<Layout> {
  await browser.resize(width, 800);
  await browser.open(origin + path);
  return browser.evaluate(measure);
}

/**
 * Returns the places where an engine lays out a page's parts differently from another one at the same width, and
 * the pages that scroll sideways.
 */
export async function compareBoxes(page: EnginePage, reference: EnginePage): Promise<string[]> {
  const problems: string[] = [];
  for (const asked of widths)
    for (const path of pages) {
      // An engine may keep its window larger.
      const { width, overflow, boxes } = await layoutOf(page, path, asked);
      const expected = await layoutOf(reference, path, width);
      const place = `${path} at ${width} px`;
      if (overflow > 0) problems.push(`${place} scrolls sideways by ${overflow} px`);
      for (const part of parts) {
        const [a, b] = [boxes[part], expected.boxes[part]];
        const isAlike =
          a && b
            ? Math.max(Math.abs(a.x - b.x), Math.abs(a.width - b.width)) <= tolerance(b.width)
            : !a && !b;
        if (!isAlike)
          problems.push(`${place}: ${part} is ${JSON.stringify(a)} instead of ${JSON.stringify(b)}`);
      }
    }
  return problems;
}
