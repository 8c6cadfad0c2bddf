import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/**
 * The rules that no page uses, by their selectors. They and the other unused styles are 1.0 to 1.4 kB compressed of each
 * page of the portal, an eighth of its style, and step 1 exceeds its budget with them.
 *
 * daisyUI styles components within Tailwind's prose, checkboxes as buttons or indeterminate, colour fields, inputs
 * within fields, fields disabled by those, and text from right to left. Tailwind resets elements that no page has.
 */
const unusedRules: Readonly<Record<string, RegExp>> = {
  'components in prose': /^\.prose :where\(a\.btn/,
  'controls of other kinds':
    /^\.btn:(?:is\(\[type=["']?checkbox|where\(:checked:not\(\.filter [^,]*\)\)$)|::-webkit-(?:color-swatch|inner-spin)|^fieldset:disabled/,
  'controls in other states':
    /^(?:\.input input\b|(?::is\()?\.checkbox:indeterminate)|:has\(>input\[disabled\]\)/,
  'elements on no page':
    /^(?:code,\s*kbd|abbr|sub,\s*sup|sub$|sup$|table$|:where\(select:is\(\[multiple|::file-selector-button$)/,
  'right to left': /:dir\(rtl\)$|^:is\(input\.input,\s*\.input input\)\[type=url\]/,
};

/** The selectors of daisyUI's switch between colours. Here the visitor's system alone decides. */
const colourSwitch = /^:root:has\(input\.theme-controller|^\[data-theme=/;

/** daisyUI draws with `--depth` and `--noise`, which are 0 in the theme. The last pattern is a fallback of one of these. */
const isDepthOrNoise = ({ prop, value }: Declaration): boolean =>
  /^--btn-(?:inset|shadow)$/.test(prop) ||
  /var\(--(?:depth|noise|fx-noise|btn-inset)\b|^0 1px var\(--input-color\)/.test(value);

/** Removes what a block declares again from the rule that it is in, or from a rule like its own before it. */
function removeOverridden(block: AtRule): void {
  const before = block.prev();
  const twin = block.nodes?.find(
    (node) => node.type === 'rule' && before?.type === 'rule' && node.selector === before.selector,
  );
  const [earlier, later] = block.parent?.type === 'rule' ? [block.parent, block] : [before, twin];
  if (!(earlier && later && 'nodes' in earlier && 'nodes' in later)) return;
  for (const node of [...(earlier.nodes ?? [])]) {
    if (node === block) return;
    if (node.type === 'decl' && later.nodes?.some((each) => each.type === 'decl' && each.prop === node.prop))
      node.remove();
  }
}

/**
 * Returns a style sheet without unused styles, and the names of the kinds that it had. Of the styles that Tailwind writes
 * for browsers older than those in package.json, mixed colours lose their condition, and initial values of variables go.
 */
export function stripUnusedStyles(css: string): { css: string; found: string[] } {
  const sheet = parse(css);
  const found = new Set<string>();
  const remove = (node: AtRule | Rule | Declaration, name: string): void => {
    found.add(name);
    node.remove();
  };
  sheet.walkAtRules((rule) => {
    if (rule.name === 'supports' && /^\(color:\s*color-mix\(in lab,\s*red,\s*red\)\)$/.test(rule.params)) {
      found.add('mixed colours');
      removeOverridden(rule);
      rule.replaceWith(rule.nodes ?? []);
    } else if (rule.name === 'layer' && rule.params === 'properties' && rule.nodes)
      remove(rule, 'initial values');
  });
  sheet.walkRules((rule) => {
    const [unused] = Object.entries(unusedRules).find(([, selector]) => selector.test(rule.selector)) ?? [];
    const selectors = rule.selectors.filter((selector) => !colourSwitch.test(selector));
    if (unused !== undefined) remove(rule, unused);
    else if (selectors.length === 0) remove(rule, 'switched colours');
    else if (selectors.length < rule.selectors.length) {
      found.add('switches of the default colours');
      rule.selectors = selectors;
    }
  });
  sheet.walkDecls((declaration) => {
    if (isDepthOrNoise(declaration)) remove(declaration, 'depth and noise');
  });
  return { css: sheet.toString(), found: [...found] };
}

const inlineStyle = /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/g;

/**
 * Returns a document whose inline styles are one, because the policy names the hash of each, which no compression makes
 * shorter.
 */
export function withOneStyle(html: string): string {
  let all = [...html.matchAll(inlineStyle)].map(([, , css = '']) => css).join('');
  return html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, () => {
    const sheet = all && `<style>${all}</style>`;
    all = '';
    return sheet;
  });
}

/**
 * Returns a document without the rules whose class or element it has not, the animations that nothing plays, and the
 * custom properties that nothing reads. A name counts in every tag and in every script.
 * Use it only for a document that loads no markup or style sheet later.
 */
export function withoutUnusedStyles(html: string): string {
  const code = html.replace(inlineStyle, '').match(/<script\b[\s\S]*?<\/script>|<[^>]*>/g) ?? [];
  const names = new Set(code.join(' ').match(/[\w-]+/g));
  const read = (name: string) => html.includes(`var(${name})`) || html.includes(`var(${name},`);
  const smaller = html.replace(inlineStyle, (_whole, tag: string, css: string) => {
    const sheet = parse(css);
    // Tailwind's notice remains in sheets that use nothing else of Tailwind.
    sheet.walkComments((comment) => void comment.remove());
    sheet.walkRules((rule) => {
      if (isKeyframes(rule.parent)) return;
      const used = rule.selectors.filter((selector) => namesIn(selector).every((name) => names.has(name)));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
    sheet.walkDecls(/^--/, (declaration) => {
      if (!read(declaration.prop)) declaration.remove();
    });
    const played = new Set<string>();
    sheet.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
      for (const name of value.match(/[\w-]+/g) ?? []) played.add(name);
    });
    sheet.walkAtRules((rule) => {
      if (isKeyframes(rule) ? !played.has(rule.params) : rule.nodes?.length === 0) rule.remove();
    });
    return tag + sheet.toString();
  });
  // A removed rule may leave a property that nothing reads, or an empty block.
  return smaller === html ? html : withoutUnusedStyles(smaller);
}

/** The fewest characters that a second style is worth. Its hash in the policy weighs 50 B. */
const lateEnough = 800;

/**
 * Returns a document whose animations and print rules come after its main content, so that the text of the first screen
 * arrives sooner. Without this, pages in Indian scripts paint it 110 ms later on a slow phone, in a second frame. English
 * pages are short enough.
 */
export function withLateStyles(html: string): string {
  const late = parse('');
  const early = html.replace(inlineStyle, (_whole, tag: string, css: string) => {
    const sheet = parse(css);
    sheet.walkAtRules((rule) => {
      if (isKeyframes(rule) || (rule.name === 'media' && rule.params === 'print')) late.append(rule);
    });
    return tag + sheet.toString();
  });
  const css = late.toString();
  return css.length < lateEnough ? html : early.replace('</main>', () => `<style>${css}</style></main>`);
}

const isKeyframes = (node: { type: string; name?: string } | undefined): boolean =>
  node?.type === 'atrule' && node.name === 'keyframes';

/** Returns the classes, ids and elements that a selector needs. It leaves out brackets, which may hold alternatives. */
function namesIn(selector: string): string[] {
  const outside = selector.replace(/\[[^\]]*\]/g, '');
  const flat = /\([^()]*\)/g;
  let plain = outside;
  while (flat.test(plain)) plain = plain.replace(flat, '');
  return plain.replace(/::?[\w-]+/g, '').match(/[\w-]+/g) ?? [];
}

/** The kinds of unused styles that no style sheet of this build has had so far. */
const missing = new Set([
  'mixed colours',
  'initial values',
  'switched colours',
  'switches of the default colours',
  'depth and noise',
  ...Object.keys(unusedRules),
]);

/** Drops unused styles from every style sheet of the build. */
export function removeUnusedStyles(): Plugin {
  return {
    name: 'nuskha:unused-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      // A sheet imported as `?url` is a script that names the sheet. The sheet itself has another id.
      filter: { id: { include: /\.css(?:\?|$)/, exclude: /[?&](?:url|raw)\b/ } },
      handler: (code) => {
        const { css, found } = stripUnusedStyles(code);
        for (const name of found) missing.delete(name);
        return { code: css, map: null };
      },
    },
  };
}

/** Throws after the build when a kind was never found: Tailwind or daisyUI now writes it in another way. */
export function requireSpares(): void {
  if (missing.size > 0)
    throw new Error(`build/styles.ts drops styles that no style sheet has: ${[...missing].join(', ')}`);
}
