import type { Plugin } from 'vite';

/**
 * Fallbacks that Tailwind writes for browsers older than those it supports (Chrome 111, Safari 16.4, Firefox 128): each
 * mixed colour a second time unmixed, and its variables' initial values where `@property` is unknown.
 */
const mixedColours = /@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{/g;
const initialValues = /@layer properties\s*\{/g;
/** The dark colours a second time, for a switch between schemes: here the visitor's system alone decides. */
const switchedColours =
  /:root:has\(input\.theme-controller\[value=["']?ink["']?\]:checked\),\s*\[data-theme=["']?ink["']?\]\s*\{/g;

/** Leaves both out: they are a tenth of a page's style. */
export function withoutSpares(): Plugin {
  return {
    name: 'nuskha:styles-without-spares',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => {
        const mixed = replaceBlocks(code, mixedColours, (rules) => rules);
        const plain = [initialValues, switchedColours].reduce(
          (css, beginning) => replaceBlocks(css, beginning, () => ''),
          mixed,
        );
        return { code: plain, map: null };
      },
    },
  };
}

/** Replaces each block that begins so, braces and all, by what `change` makes of its content. */
function replaceBlocks(css: string, beginning: RegExp, change: (content: string) => string): string {
  let out = '';
  let rest = 0;
  for (const match of css.matchAll(beginning)) {
    const start = match.index + match[0].length;
    if (match.index < rest) continue;
    let end = start;
    for (let depth = 1; depth > 0 && end < css.length; end += 1) {
      if (css[end] === '{') depth += 1;
      if (css[end] === '}') depth -= 1;
    }
    out += css.slice(rest, match.index) + change(css.slice(start, end - 1));
    rest = end;
  }
  return out + css.slice(rest);
}
