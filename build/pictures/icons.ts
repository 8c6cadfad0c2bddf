import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pngOf } from './ogImage.ts';

/**
 * The icons of the manifest. A launcher may cut the maskable one to a circle, so its mark keeps within the inner four
 * fifths. The others have the site's paper around the mark, because a launcher may show any colour behind them.
 */
export const icons = [
  { name: 'icon-192.png', size: 192, mark: 0.72 },
  { name: 'icon-512.png', size: 512, mark: 0.72 },
  { name: 'icon-maskable.png', size: 512, mark: 0.5 },
] as const;

/** Draws the icons from the mark of the tab, so that a fork that changes the mark changes them too. */
export async function writeIcons(out: string, mark: string, paper: string): Promise<void> {
  for (const { name, size, mark: share } of icons)
    writeFileSync(path.join(out, name), await pngOf(iconSvg(mark, paper, size, share)));
}

/** Returns an icon: the mark in the middle of a square of paper. */
export function iconSvg(mark: string, paper: string, size: number, share: number): string {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(mark) ?? []).map(Number);
  if (!width || !height) throw new Error('favicon.svg has no viewBox from 0 0');
  const scale = (size * share) / Math.max(width, height);
  const inner = mark.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="100%" height="100%" fill="${paper}"/>
<g transform="translate(${(size - width * scale) / 2} ${(size - height * scale) / 2}) scale(${scale})">${inner}</g>
</svg>`;
}
