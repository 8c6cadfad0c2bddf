import type { Naming } from './colourNames.ts';
import { iconOf } from './icons.ts';

/**
 * Reads how a screen is drawn: letters, colours, lines, shadows, the room between parts and the signs beside a text. A colour
 * has its name in the theme, so a site with other colours has the same table.
 */

const clear = 'rgba(0, 0, 0, 0)';
const isSmall = ({ width, height }: CSSStyleDeclaration): boolean =>
  Math.max(parseFloat(width), parseFloat(height)) <= 64;
const saidOf = (parts: readonly (string | false)[]): string[] => parts.filter((part) => part !== false);
/** Returns a text with pixels as numbers of at most two decimals. */
const round = (text: string): string =>
  text
    .replaceAll(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replaceAll(/(?<=\d)px/g, '');

/** Returns the letters of a text. */
function letters(style: CSSStyleDeclaration): string[] {
  const { fontSize, lineHeight, fontWeight, fontStyle, textTransform, letterSpacing, textAlign } = style;
  const family = style.fontFamily.split(',')[0] ?? '';
  return saidOf([
    `${fontSize}/${lineHeight} ${fontWeight}`,
    style.color,
    !getComputedStyle(document.body).fontFamily.startsWith(family) && family,
    fontStyle !== 'normal' && fontStyle,
    textTransform !== 'none' && textTransform,
    letterSpacing !== 'normal' && `spaced ${letterSpacing}`,
    !/^(?:start|left)$/.test(textAlign) && textAlign,
    style.whiteSpace !== 'normal' && style.whiteSpace,
  ]);
}

/** Returns the ground and the lines of a box. */
function box(style: CSSStyleDeclaration): string[] {
  const { backgroundColor, backgroundImage, borderRadius, padding } = style;
  const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
    parseFloat(style[`border${side}Width`]) === 0
      ? 'none'
      : `${style[`border${side}Width`]} ${style[`border${side}Style`]} ${style[`border${side}Color`]}`,
  );
  const lines = new Set(sides).size === 1 ? (sides[0] ?? '') : sides.join(', ');
  const shadows = style.boxShadow.split(/, (?![^(]*\))/).filter((each) => !/^none|[,/] 0\)/.test(each));
  const drawn = saidOf([
    backgroundColor !== clear && `on ${backgroundColor}`,
    backgroundImage !== 'none' && backgroundImage.replace(/\(.*/s, ''),
    lines !== 'none' && `lines ${lines}`,
    shadows.length > 0 && `shadow ${shadows.join(', ')}`,
  ]);
  if (drawn.length === 0) return [];
  return saidOf([
    ...drawn,
    borderRadius !== '0px' && `round ${borderRadius}`,
    padding !== '0px' && `padding ${padding}`,
  ]);
}

/** Returns what underlines, fades, turns or moves a part. */
function changed(style: CSSStyleDeclaration): string[] {
  const { opacity, rotate, float, position, cursor, textDecorationLine, textDecorationStyle } = style;
  return saidOf([
    textDecorationLine !== 'none' && `${textDecorationLine} ${textDecorationStyle}`,
    opacity !== '1' && `opacity ${opacity}`,
    rotate !== 'none' && `turned ${rotate}`,
    float !== 'none' && `float ${float}`,
    !/^(?:static|relative)$/.test(position) && position,
    !/^(?:auto|pointer|default|text)$/.test(cursor) && cursor,
  ]);
}

/** Returns the size of a part, how it arranges its children, and the room around it, as written: `auto` is no length. */
function arranged(element: Element): string[] {
  const style = element.computedStyleMap();
  const written = (property: string): string => String(style.get(property) ?? '');
  const [display = ''] = /flex|grid/.exec(written('display')) ?? [];
  const [rows, columns] = [written('row-gap'), written('column-gap')];
  const sides = ['top', 'right', 'bottom', 'left'].map((side) => written(`margin-${side}`));
  const others = display === '' ? [] : ['align-items', 'justify-content', 'flex-wrap'].map(written);
  // Only a column of text is as wide as a number of letters, which depends on the font.
  const tracks = written('grid-template-columns').replaceAll(/\b[5-9]\d{2}\.\d+px/g, '‹letters›');
  // Icons have their width and height already. A size in letters is no whole number of pixels.
  const sizes = [
    'max-width',
    ...(element.localName === 'svg' ? [] : ['width', 'height', 'min-height', 'max-height']),
  ];
  return saidOf([
    ...sizes.map((size) => /^[1-9]\d*(?:px|%)$/.test(written(size)) && `${size} ${written(size)}`),
    display === 'flex' && written('flex-direction'),
    display === 'grid' && `grid ${tracks}`,
    ...others.map((value) => !/^(?:normal|nowrap)$/.test(value) && value),
    display !== '' &&
      rows + columns !== 'normalnormal' &&
      `gap ${rows === columns ? rows : `${rows} ${columns}`}`,
    sides.some((side) => side !== '0px') && `margin ${sides.join(' ')}`,
    written('flex-grow') !== '0' && 'grows',
  ]);
}

/** Returns the signs before and after an element’s text, and the example in an empty field. */
function signs(element: Element): string[] {
  const found = (['before', 'after'] as const).map((place) => {
    const style = getComputedStyle(element, `::${place}`);
    const { content, display, width, height } = style;
    if (/^(?:none|normal)$/.test(content) || display === 'none') return false;
    // The size of words depends on their font.
    const own = content !== '""' ? letters(style) : isSmall(style) ? [`${width} x ${height}`] : [];
    return `${place} ${[content, ...own, ...box(style), ...changed(style)].join(', ')}`;
  });
  const example = getComputedStyle(element, '::placeholder');
  return saidOf([
    ...found,
    element instanceof HTMLInputElement &&
      element.placeholder !== '' &&
      `example ${example.color}, opacity ${example.opacity}`,
  ]);
}

const letter = /[\p{L}\p{N}]/u;

/** Returns the first text within an element that is more than a sign. */
function firstWords(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data } = texts.currentNode as Text;
    if (letter.test(data)) return data;
  }
  return '';
}

const hasLetters = (element: Element): boolean =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node instanceof Text && letter.test(node.data));

const unseen = 'script, style, noscript, svg svg, svg > *, option, .sr-only, .maplibregl-map';

const screenOf = (): Element => document.querySelector('dialog[open]') ?? document.body;
const isSeen = (element: Element): boolean =>
  !element.closest(unseen) && element.checkVisibility({ visibilityProperty: true });

/** Returns the parts that can be seen. */
export const partsSeen = (): Element[] => [...screenOf().querySelectorAll('*')].filter(isSeen);

/** Returns the names of the parts that are among the first and not among the second, without the parts within them. */
export function missing(
  first: readonly Element[],
  second: readonly Element[],
  plain: (text: string) => string,
): string[] {
  const others = new Set(second);
  const gone = new Set(first.filter((part) => !others.has(part)));
  return [...gone]
    .filter(({ parentElement }) => parentElement === null || !gone.has(parentElement))
    .map((part) => nameOf(part, plain));
}

/** Names a part by its first words. */
function nameOf(element: Element, plain: (text: string) => string): string {
  const words = element.getAttribute('aria-label') || firstWords(element) || element.getAttribute('name');
  const label = plain(words ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [short] = /^.{0,24}/u.exec(label) ?? [];
  return short ? `${element.localName} “${short}”` : element.localName;
}

/**
 * Returns one line for each look on the screen, with the parts that have it. `named` names the colours, and `plain` removes
 * what differs between runs.
 */
export function styleTable(named: Naming, plain: (text: string) => string): string[] {
  const looks = new Map<string, string[]>();
  for (const element of partsSeen()) {
    const look = round(named(lookOf(element)));
    if (look !== '') looks.set(look, [...(looks.get(look) ?? []), nameOf(element, plain)]);
  }
  return [...looks].map(([look, names]) => {
    const more = names.length > 4 ? ` and ${names.length - 4} more` : '';
    return `${look}: ${names.slice(0, 4).join(', ')}${more}`;
  });
}

/** Returns how a part is drawn. */
function lookOf(element: Element): string {
  const style = getComputedStyle(element);
  const isIcon = element.localName === 'svg' && isSmall(style);
  return [
    ...(hasLetters(element) ? letters(style) : []),
    ...(isIcon ? [`${iconOf(element)} ${style.width} x ${style.height} ${style.color}`] : []),
    ...box(style),
    ...changed(style),
    ...arranged(element),
    ...signs(element),
  ].join('; ');
}
