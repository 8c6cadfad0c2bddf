/**
 * Takes the picture that stands for the site where its address is shared: the hero at 1200 × 630, from a running
 * site. Usage: node scripts/og-image.ts http://localhost:4321/
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';

const address = process.argv[2] ?? 'http://localhost:4321/';
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(address);
  // The hero alone, without what surrounds it on the page. The policy allows no inline style; the DOM's own does.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.banner')?.remove();
    const bar = document.querySelector<HTMLElement>('.bar-end');
    if (bar) bar.style.visibility = 'hidden';
    const back = document.querySelector<HTMLElement>('.bar-back');
    if (back) back.style.visibility = 'hidden';
    const lead = document.querySelector<HTMLElement>('.lead');
    if (lead) lead.style.paddingTop = '8px';
    document.querySelector<HTMLElement>('.actions')?.remove();
  });
  const picture = await page.screenshot();
  writeFileSync(path.resolve(import.meta.dirname, '..', 'public', 'og.png'), picture);
  process.stdout.write(`public/og.png: ${picture.length} bytes\n`);
} finally {
  await browser.close();
}
