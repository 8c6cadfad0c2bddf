import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import { sharingPicture } from '../../src/site/brand.ts';

/** Static fonts of the families that the pages' font stacks name first. The pages themselves download no font. */
const fonts = [
  '@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf',
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
];

const resolve = createRequire(import.meta.url).resolve;
let ready: Promise<void> | undefined;

export interface OgParts {
  /** The built landing page, which has the logo and the picture. */
  html: string;
  drawings: string;
  /** The source of the theme block; its light colours are used. */
  theme: string;
  brand: string;
  title: string;
}

/** The pictures of this build, by their SVG. */
const pictures = new Map<string, Promise<Uint8Array>>();

/**
 * Returns the preview picture that is shown where somebody shares the site's address: the landing page's
 * heading and drawing, as a PNG of the declared size. Rejects when the page has no such drawing.
 *
 * The build draws it, because a committed picture would show the name, the colours and the heading of another
 * brand in each fork that forgets to draw it again. A picture takes 0.2 s of a build. Languages without a title
 * share one.
 */
export async function ogImage(parts: OgParts): Promise<Uint8Array> {
  const svg = ogSvg(parts);
  const picture = pictures.get(svg) ?? pngOf(svg);
  pictures.set(svg, picture);
  return picture;
}

/** Draws an SVG with the fonts of the build. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  const fontBuffers = fonts.map((file) => readFileSync(resolve(file)));
  return (await drawn(svg, { font: { fontBuffers, defaultFontFamily: 'Noto Sans' } })).asPng();
}

/** Renders an SVG to pixels. */
export async function drawn(svg: string, options: ResvgRenderOptions) {
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch((error: unknown) => {
    // Test files share a process, in which the package may outlive this module.
    if (!String(error).includes('Already initialized')) throw error;
  });
  await ready;
  return new Resvg(svg, options).render();
}

/** Returns an icon as `favicon.ico`, which browsers request by themselves: a header, and a PNG 32 pixels high. */
export async function iconFile(svg: string): Promise<Uint8Array> {
  const picture = await drawn(svg, { fitTo: { mode: 'height', value: 32 } });
  const png = picture.asPng();
  // One picture (an icon, not a cursor) with its size, one plane, 32 bits of a pixel, its length and its place.
  const start = [0, 0, 1, 0, 1, 0, picture.width, picture.height, 0, 0, 1, 0, 32, 0];
  const place = new Uint32Array([png.length, start.length + 8]);
  return Buffer.concat([Buffer.from(start), Buffer.from(place.buffer), png]);
}

export function ogSvg({ html, drawings, theme, brand, title }: OgParts): string {
  const coloured = (css: string): string =>
    css.replace(/var\((--color-[\w-]+)\)/g, (_, name: string) => colourOf(theme, name));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sharingPicture.width}" height="${sharingPicture.height}">
<style>${coloured(`${stillRules(drawings)}
  svg { font-family: 'Noto Sans'; }
  .ground { fill: var(--color-base-200); }
  .brand, .title { font-family: 'Noto Serif'; font-weight: 700; }
  .brand, .mark-slip { fill: var(--color-primary); }
  .brand { font-size: 34px; }
  .mark-line { fill: none; stroke: var(--color-primary-content); stroke-width: 2.5; }
  .title { font-size: 72px; letter-spacing: -1px; fill: var(--color-base-content); }
`)}</style>
<rect class="ground" width="100%" height="100%"/>
<g transform="translate(64 56) scale(1.4)">${inner(html, 'mark')}</g>
<text class="brand" x="116" y="91">${escaped(brand)}</text>
${titleLines(title)}
<g class="slip-picture" transform="translate(668 62)scale(.98)">${inner(html, 'slip-picture')}</g>
</svg>`;
}

/** Returns a light colour of the theme. */
export function colourOf(theme: string, name: string): string {
  return new RegExp(`${name}:\\s*(#\\w+)`).exec(theme)?.[1] ?? '#000';
}

/** Returns the static rules of a drawing's style sheet: without its layer, and up to the first media query. */
function stillRules(css: string): string {
  return css.slice(css.indexOf('{') + 1, css.indexOf('@media'));
}

/** Returns the content of the named drawing, with nested drawings. Throws when the page has no such drawing. */
function inner(html: string, name: string): string {
  const [opening] = new RegExp(`<svg class="${name}"[^>]*>`).exec(html) ?? [];
  if (opening === undefined) throw new Error(`The landing page has no drawing .${name}`);
  const drawing = html.slice(html.indexOf(opening) + opening.length);
  let depth = 1;
  for (const { 0: tag, index } of drawing.matchAll(/<\/?svg\b/g)) {
    depth += tag === '<svg' ? 1 : -1;
    if (depth === 0) return drawing.slice(0, index);
  }
  throw new Error(`The drawing .${name} has no end`);
}

/** Returns a title in lines of at most 15 characters. A word of one or two letters stays with the next word. */
function titleLines(title: string): string {
  const lines: string[] = [];
  for (const word of title.match(/(?:\S{1,2} )*\S+/g) ?? []) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= 15) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines
    .map((line, row) => `<text class="title" x="64" y="${242 + row * 86}">${escaped(line)}</text>`)
    .join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
