import { describe, expect, test } from 'vitest';
import { icons, iconSvg } from '../build/pictures/icons.ts';
import { ogImage, ogSvg, type OgParts } from '../build/pictures/ogImage.ts';
import { sharingPicture } from '#lib/brand.ts';

const parts: OgParts = {
  html: '<svg class="mark" viewBox="0 0 28 32"><path class="mark-slip" d="M0 0h28v32H0Z"/></svg><svg class="slip-picture" role="img"><path class="paper" d="M0 0h9v9H0Z"/><svg><path d="M1 1"/></svg><path d="M2 2"/></svg>',
  drawings:
    '@layer components { .paper { fill: var(--color-base-100); } @media print { .paper { fill: red; } } }',
  theme:
    "@plugin 'x' { --color-base-100: #fefcf0; --color-base-200: #f7f2e6; } @plugin 'y' { --color-base-100: #16211b; --color-base-200: #101412; }",
  brand: 'Salt & Co',
  title: 'From the doctor’s scrawl to your door in 30 minutes',
};

describe('The icons of the installed app', () => {
  test('show the mark in the middle of the paper, whatever its shape', () => {
    const mark = '<svg viewBox="0 0 40 20"><path d="M0 0h40v20H0Z"/></svg>';
    const svg = iconSvg(mark, '#f7f2e6', 100, 0.5);
    expect(svg).toContain('<rect width="100%" height="100%" fill="#f7f2e6"/>');
    expect(svg).toContain('<g transform="translate(25 37.5) scale(1.25)"><path d="M0 0h40v20H0Z"/></g>');
  });

  test('keep the mark whole where a launcher cuts the icon to a circle', () => {
    const cut = icons.find(({ name }) => name.includes('maskable'));
    // The corners of a square mark lie within the circle of four fifths that every launcher leaves.
    expect((cut?.mark ?? 1) * Math.SQRT2).toBeLessThanOrEqual(0.8);
  });
});

describe('The picture for sharing', () => {
  test('is a PNG of the size that the pages declare', async () => {
    const png = Buffer.from(await ogImage(parts));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      sharingPicture.width,
      sharingPicture.height,
    ]);
  });

  test('shows the page’s drawing at rest, in the theme’s light colours', () => {
    const svg = ogSvg(parts);
    expect(svg).toContain(
      '<path class="paper" d="M0 0h9v9H0Z"/><svg><path d="M1 1"/></svg><path d="M2 2"/></g>',
    );
    expect(svg).toContain('.paper { fill: #fefcf0; }');
    expect(svg).toContain('.ground { fill: #f7f2e6; }');
    expect(svg).not.toContain('red');
  });

  test('breaks the title at readable places and names the product', () => {
    const lines = [...ogSvg(parts).matchAll(/class="title"[^>]*>([^<]*)</g)].map(([, line]) => line);
    expect(lines).toEqual(['From the', 'doctor’s scrawl', 'to your door', 'in 30 minutes']);
    expect(ogSvg(parts)).toContain('Salt &amp; Co');
  });

  test('needs a page with the drawing', () => {
    expect(() => ogSvg({ ...parts, html: '' })).toThrow('has no drawing .mark');
  });
});
