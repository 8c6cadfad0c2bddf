import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { sharingPicture } from '../src/site/brand.ts';

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

/**
 * Returns the preview picture that is shown where somebody shares the site's address: the landing page's
 * heading and drawing, as a PNG of the declared size. Rejects when the page has no such drawing.
 *
 * The build draws it, because a committed picture would show the name, the colours and the heading of another
 * brand in each fork that forgets to draw it again. Each language has its own picture, which takes 0.2 s of
 * its build.
 */
export async function ogImage(parts: OgParts): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch((error: unknown) => {
    // Test files share a process, in which the package may outlive this module.
    if (!String(error).includes('Already initialized')) throw error;
  });
  await ready;
  const picture = new Resvg(ogSvg(parts), {
    font: {
      fontBuffers: fonts.map((file) => readFileSync(resolve(file))),
      defaultFontFamily: 'Noto Sans',
    },
  });
  return picture.render().asPng();
}

export function ogSvg({ html, drawings, theme, brand, title }: OgParts): string {
  const colours = new Map(
    [...theme.matchAll(/(--color-[\w-]+):\s*(#\w+)/g)].reverse().map(([, n, v]) => [n, v]),
  );
  const coloured = (css: string): string =>
    css.replace(/var\((--color-[\w-]+)\)/g, (_, name: string) => colours.get(name) ?? '#000');
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
${lines(title, 15, 'title', 64, 242, 86)}
<g class="slip-picture" transform="translate(668 62)scale(.98)">${inner(html, 'slip-picture')}</g>
</svg>`;
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

/** Breaks a text into lines of at most `most` characters. A word of one or two letters stays with the next word. */
function lines(text: string, most: number, name: string, x: number, y: number, height: number): string {
  const broken: string[] = [];
  for (const word of text.match(/(?:\S{1,2} )*\S+/g) ?? []) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return broken
    .map((line, row) => `<text class="${name}" x="${x}" y="${y + row * height}">${escaped(line)}</text>`)
    .join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
