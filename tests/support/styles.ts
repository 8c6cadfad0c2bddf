import { parse, type AnyNode, type AtRule, type Container, type Declaration, type Rule } from 'postcss';
import { featureAt, missingIn } from './data.ts';
import type { Lack } from './lack.ts';

const prefixed = /^-(webkit|moz|ms|o)-/;
/** The units of values, with their paths in the data. */
const units: Readonly<Record<string, string>> = {
  cap: 'css/types/length/cap',
  ch: 'css/types/length/ch',
  ic: 'css/types/length/ic',
  lh: 'css/types/length/lh',
  rcap: 'css/types/length/rcap',
  rch: 'css/types/length/rch',
  rex: 'css/types/length/rex',
  ric: 'css/types/length/ric',
  rlh: 'css/types/length/rlh',
  ...Object.fromEntries(
    ['vw', 'vh', 'vi', 'vb', 'vmin', 'vmax'].flatMap((unit) => [
      [`d${unit}`, 'css/types/length/viewport_percentage_units_dynamic'],
      [`s${unit}`, 'css/types/length/viewport_percentage_units_small'],
      [`l${unit}`, 'css/types/length/viewport_percentage_units_large'],
    ]),
  ),
  ...Object.fromEntries(
    ['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'].map((unit) => [
      unit,
      'css/types/length/container_query_length_units',
    ]),
  ),
};

/** The paths of functions in the data. */
const functionPlaces = [
  'css/types',
  'css/types/color',
  'css/types/gradient',
  'css/types/image',
  'css/types/easing-function',
  'css/types/filter-function',
  'css/types/basic-shape',
];

/** Returns the features of a style sheet that a supported browser lacks and that have no fallback in the sheet. */
export function lacksOfStyles(css: string): Lack[] {
  const lacks: Lack[] = [];
  const sheet = parse(css);
  const add = (node: AnyNode, feature: string, prefix = ''): void => {
    const missing = missingHere(node, feature, prefix);
    if (missing.length > 0) lacks.push({ feature, missing, at: node.toString().slice(0, 160) });
  };
  sheet.walkAtRules((rule) => {
    for (const feature of featuresOfAtRule(rule)) add(rule, feature);
  });
  sheet.walkRules((rule) => {
    if (isWithin(rule, 'keyframes')) return;
    for (const feature of featuresOfSelector(rule.selector)) add(rule, feature);
    if (rule.parent?.type === 'rule') add(rule, 'css/selectors/nesting');
  });
  sheet.walkDecls((declaration) => {
    // The descriptors in `@page`, `@font-face` and `@property` are not properties.
    if (
      declaration.parent?.type === 'atrule' &&
      /^(?:page|font-face|property)$/.test((declaration.parent as AtRule).name)
    )
      return;
    if (declaration.prop.startsWith('--')) {
      for (const feature of featuresOfValue('', declaration.value)) add(declaration, feature);
      return;
    }
    const [prefix = ''] = prefixed.exec(declaration.prop) ?? [];
    for (const feature of featuresOfDeclaration(declaration.prop, declaration.value)) {
      const isItself = feature === `css/properties/${declaration.prop.slice(prefix.length)}`;
      if (prefix && !isItself) continue;
      // A prefixed property serves the browsers that need the prefix. Its unprefixed twin serves the others.
      if (prefix && hasTwin(declaration, declaration.prop.slice(prefix.length))) continue;
      add(declaration, feature, isItself ? prefix : '');
    }
  });
  return lacks;
}

/** Returns the browsers that lack a feature, except those that skip its block or have another declaration for it. */
function missingHere(node: AnyNode, feature: string, prefix: string): string[] {
  const compat = featureAt(feature);
  if (compat === null) return [];
  let missing = missingIn(compat, prefix);
  for (
    let around = node.parent;
    around && missing.length > 0;
    around = around.parent as Container | undefined
  ) {
    if (around.type !== 'atrule' || (around as AtRule).name !== 'supports') continue;
    const skipping = new Set(skippingBrowsers((around as AtRule).params));
    missing = missing.filter((browser) => !skipping.has(browser));
  }
  if (node.type !== 'decl' || missing.length === 0) return missing;
  const others = siblings(node).filter((one) => one !== node);
  const covered = new Set(
    others.flatMap((one) => {
      const isTwin = one.prop.replace(prefixed, '') === node.prop.replace(prefixed, '');
      if (!isTwin) return [];
      const [own = ''] = prefixed.exec(one.prop) ?? [];
      const lacking = featuresOfDeclaration(one.prop.slice(own.length), one.value).flatMap((path) => {
        const other = featureAt(path);
        return other === null
          ? []
          : missingIn(other, own && path === `css/properties/${one.prop.slice(own.length)}` ? own : '');
      });
      return missing.filter((browser) => !lacking.includes(browser));
    }),
  );
  return missing.filter((browser) => !covered.has(browser));
}

function siblings(declaration: Declaration): Declaration[] {
  return (declaration.parent?.nodes ?? []).filter((node): node is Declaration => node.type === 'decl');
}

function hasTwin(declaration: Declaration, prop: string): boolean {
  return siblings(declaration).some((one) => one.prop === prop);
}

/** Returns the browsers that skip a `@supports` block because they lack a feature in its condition. */
function skippingBrowsers(condition: string): string[] {
  if (/\bnot\b|\bor\b/.test(condition)) return [];
  const selectors = [...condition.matchAll(/selector\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, text = '']) =>
    featuresOfSelector(text),
  );
  const declarations = [...condition.matchAll(/\(\s*([\w-]+)\s*:((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)];
  const features = declarations.flatMap(([, prop = '', value = '']) => featuresOfDeclaration(prop, value));
  return [...selectors, ...features].flatMap((path) => {
    const compat = featureAt(path);
    return compat === null ? [] : missingIn(compat);
  });
}

function featuresOfAtRule({ name, params }: AtRule): string[] {
  const found = [`css/at-rules/${name}`];
  if (name === 'media' || name === 'container') {
    for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
      found.push(`css/at-rules/${name}/${feature}`);
    if (/[<>]/.test(params)) found.push('css/at-rules/media/range_syntax');
  }
  return found;
}

function featuresOfSelector(selector: string): string[] {
  const plain = selector.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
  const found = [...plain.matchAll(/::?([a-z-]+)/g)]
    .map(([, name = '']) => name)
    // An engine’s own pseudo-element in a rule of its own is only for that engine. Every other engine accepts `::-webkit-…`
    // in a list too.
    .filter((name) => !name.startsWith('-webkit-') && (!name.startsWith('-') || plain.includes(',')))
    .map((name) => `css/selectors/${name}`);
  return plain.includes('&') ? [...found, 'css/selectors/nesting'] : found;
}

function featuresOfDeclaration(prop: string, value: string): string[] {
  return [`css/properties/${prop}`, ...featuresOfValue(`css/properties/${prop}`, value)];
}

/** Returns the features of the keywords, functions and units of a value. `place` is the path of its property in the data. */
function featuresOfValue(place: string, value: string): string[] {
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '').replaceAll(/--[\w-]+|#[\da-f]+/gi, '');
  const found: string[] = [];
  for (const [, word = '', opens] of plain.matchAll(/(?<![\w.-])(-?[a-z][\w-]*)(\()?/gi)) {
    const name = word.toLowerCase();
    if (place) found.push(`${place}/${name}`);
    if (opens) found.push(...functionPlaces.map((group) => `${group}/${name}`));
  }
  for (const [, unit = ''] of plain.matchAll(/(?<![\w-])[\d.]+([a-z]+)/gi)) {
    const feature = units[unit.toLowerCase()];
    if (feature) found.push(feature);
  }
  // WebKit rejects a shorthand with a thickness.
  if (place === 'css/properties/text-decoration' && /\d/.test(plain))
    found.push('css/properties/text-decoration/includes_thickness');
  return found.filter((path) => featureAt(path) !== null);
}

function isWithin(node: Rule, name: string): boolean {
  const { parent } = node;
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith(name);
}
