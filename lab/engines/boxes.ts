import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { browserEnv } from '../../scripts/fonts.mjs';
import type { EnginePage } from './page.ts';

/** The pages whose layout is compared, and the selectors of their parts. */
const pages = ['/', '/vendor', '/delivery', '/register/start', '/terms', '/no/such/page'];
const parts = ['header .bar', 'main', 'h1', 'main > section', 'footer', '.portal-foot'];
const widths = [360, 1280];
/** Glyphs differ slightly between engines; a misplaced box is off by more. */
const tolerancePx = 12;

type Boxes = Record<string, { x: number; width: number } | null>;
interface Layout {
  width: number;
  overflow: number;
  boxes: Boxes;
}

const measure = `
  const boxes = {};
  for (const part of ${JSON.stringify(parts)}) {
    const box = document.querySelector(part)?.getBoundingClientRect();
    boxes[part] = box && box.width > 0 ? { x: box.x, width: box.width } : null;
  }
  const root = document.documentElement;
  return { width: root.clientWidth, overflow: root.scrollWidth - root.clientWidth, boxes };`;

/**
 * Returns the places where an engine lays out a page's parts differently from Chromium at the same width, and
 * the pages that scroll sideways.
 */
export async function compareBoxes(page: EnginePage): Promise<string[]> {
  const problems: string[] = [];
  const reference = await chromium.launch({ executablePath: await findBrowser(), env: browserEnv() });
  try {
    const other = await reference.newPage();
    for (const width of widths) {
      await page.browser.resize(width, 800);
      for (const path of pages) {
        await page.open(path);
        const here = await page.browser.evaluate<Layout>(measure);
        await other.setViewportSize({ width: here.width, height: 800 });
        await other.goto(page.origin + path);
        const there = (await other.evaluate(`(() => { ${measure} })()`)) as Layout;
        const place = `${path} at ${here.width} px`;
        if (here.overflow > 0) problems.push(`${place} scrolls sideways by ${here.overflow} px`);
        for (const part of parts) {
          const [a, b] = [here.boxes[part], there.boxes[part]];
          const isAlike =
            a && b
              ? Math.abs(a.x - b.x) <= tolerancePx && Math.abs(a.width - b.width) <= tolerancePx
              : !a && !b;
          if (!isAlike)
            problems.push(
              `${place}: ${part} is ${JSON.stringify(a)}; in Chromium it is ${JSON.stringify(b)}`,
            );
        }
      }
    }
  } finally {
    await reference.close();
  }
  return problems;
}
