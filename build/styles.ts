import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/** A kind of rule to drop from the built styles, because no page uses it. */
interface UnusedStyleRule {
  /** Whether a rule, an at-rule or a declaration is of this kind. */
  fits: (node: AtRule | Rule | Declaration) => boolean;
  /** `unwrap` keeps the content of a block, `first` keeps the first of a rule's selectors. */
  action: 'remove' | 'unwrap' | 'first';
}

/**
 * The kinds of styles that no page uses. Together they are 1.0 to 1.4 kB compressed of each page of the portal, an
 * eighth of its style, and step 1 exceeds its budget with them. No single kind is more than 0.25 kB.
 *
 * Tailwind writes fallbacks for browsers older than those in package.json: each mixed colour again unmixed,
 * and the initial values of variables where `@property` is unknown. It also resets elements that no page has.
 *
 * daisyUI writes the dark colours again, for a switch between schemes; here the visitor's system alone
 * decides. It draws with `--depth` and `--noise`, which are 0 in the theme. It styles components within
 * Tailwind's prose, checkboxes as buttons or indeterminate, colour fields, inputs within fields, fields
 * disabled by those, and text from right to left.
 */
const unusedStyles = {
  'mixed colours': {
    fits: (node) =>
      node.type === 'atrule' &&
      node.name === 'supports' &&
      /^\(color:\s*color-mix\(in lab,\s*red,\s*red\)\)$/.test(node.params),
    action: 'unwrap',
  },
  'initial values': {
    fits: (node) =>
      node.type === 'atrule' &&
      node.name === 'layer' &&
      node.params === 'properties' &&
      node.nodes !== undefined,
    action: 'remove',
  },
  'switched colours': {
    fits: (node) =>
      node.type === 'rule' &&
      /^:root:has\(input\.theme-controller\[value=["']?ink["']?\]:checked\)$/.test(node.selectors[0] ?? ''),
    action: 'remove',
  },
  'switches of the default colours': {
    fits: (node) =>
      node.type === 'rule' &&
      node.selectors[0] === ':where(:root)' &&
      node.selectors.some((selector) => selector.includes('.theme-controller')),
    action: 'first',
  },
  'depth and noise': {
    fits: (node) =>
      node.type === 'decl' &&
      (/^--btn-(?:inset|shadow)$/.test(node.prop) ||
        /var\(--(?:depth|noise|fx-noise|btn-inset)\b/.test(node.value) ||
        // The fallback of one of these variables.
        node.value.startsWith('0 1px var(--input-color)')),
    action: 'remove',
  },
  'components in prose': {
    fits: (node) => node.type === 'rule' && node.selector.startsWith('.prose :where(a.btn'),
    action: 'remove',
  },
  'controls of other kinds': {
    fits: (node) =>
      node.type === 'rule' &&
      /^\.btn:(?:is\(\[type=["']?checkbox|where\(:checked:not\(\.filter [^,]*\)\)$)|::-webkit-(?:color-swatch|inner-spin)|^fieldset:disabled/.test(
        node.selector,
      ),
    action: 'remove',
  },
  'controls in other states': {
    fits: (node) =>
      node.type === 'rule' &&
      /^(?:\.input input\b|(?::is\()?\.checkbox:indeterminate)|:has\(>input\[disabled\]\)/.test(
        node.selector,
      ),
    action: 'remove',
  },
  'elements on no page': {
    fits: (node) =>
      node.type === 'rule' &&
      /^(?:code,\s*kbd|abbr|sub,\s*sup|sub$|sup$|table$|:where\(select:is\(\[multiple|::file-selector-button$)/.test(
        node.selector,
      ),
    action: 'remove',
  },
  'right to left': {
    fits: (node) =>
      node.type === 'rule' &&
      (node.selector.endsWith(':dir(rtl)') ||
        (node.nodes.length === 1 && node.toString().endsWith('{direction:ltr}'))),
    action: 'remove',
  },
} satisfies Record<string, UnusedStyleRule>;
type UnusedStyle = keyof typeof unusedStyles;

/** Removes earlier declarations that the block declares again, in the same rule or in the rule before the block. */
function removeOverridden(block: AtRule | Rule): void {
  const from = (container: AtRule | Rule | undefined, props: ReadonlySet<string>): void => {
    for (const node of container?.nodes?.slice() ?? []) {
      if (node === block) return;
      if (node.type === 'decl' && props.has(node.prop)) node.remove();
    }
  };
  const propsOf = (container: AtRule | Rule): ReadonlySet<string> =>
    new Set(container.nodes?.flatMap((node) => (node.type === 'decl' ? [node.prop] : [])));
  if (block.parent?.type === 'rule') from(block.parent as Rule, propsOf(block));
  const before = block.prev();
  if (before?.type !== 'rule') return;
  for (const inner of block.nodes ?? [])
    if (inner.type === 'rule' && inner.selector === before.selector) from(before, propsOf(inner));
}

/** Returns a style sheet without unused styles, and the names of the kinds that it had. */
export function stripUnusedStyles(css: string): { css: string; found: UnusedStyle[] } {
  const found = new Set<UnusedStyle>();
  const sheet = parse(css);
  const change = (node: AtRule | Rule | Declaration): void => {
    for (const [name, { fits, action }] of Object.entries(unusedStyles) as [UnusedStyle, UnusedStyleRule][]) {
      if (!fits(node)) continue;
      found.add(name);
      if (action === 'unwrap' && node.type !== 'decl') {
        removeOverridden(node);
        node.replaceWith(node.nodes ?? []);
      } else if (action === 'first' && node.type === 'rule') node.selectors = node.selectors.slice(0, 1);
      else node.remove();
      return;
    }
  };
  sheet.walkAtRules(change);
  sheet.walkRules(change);
  sheet.walkDecls(change);
  return { css: sheet.toString(), found: [...found] };
}

const inlineStyle = /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/g;

/**
 * Returns a document whose inline styles are one, because the policy names the hash of each, which no compression makes
 * shorter.
 */
export function withOneStyle(html: string): string {
  const sheets = [...html.matchAll(inlineStyle)].map(([, , css = '']) => css);
  let left = `<style>${sheets.join('')}</style>`;
  return html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, () => {
    const sheet = left;
    left = '';
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

/** The kinds that no style sheet of this build has had so far. */
const missing = new Set(Object.keys(unusedStyles));

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
