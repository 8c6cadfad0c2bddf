import ts from 'typescript';
import { featureAt, featuresBelow, missingIn } from './data.ts';
import type { Lack } from './lack.ts';

/** Newer syntax that a bundler does not compile by default, with its path in the data. */
const syntax: readonly { feature: string; is: (node: ts.Node) => boolean }[] = [
  { feature: 'javascript/statements/using', is: (node) => isListOf(node, ts.NodeFlags.Using) },
  { feature: 'javascript/statements/await_using', is: (node) => isListOf(node, ts.NodeFlags.AwaitUsing) },
  {
    feature: 'javascript/statements/import/import_attributes',
    is: (node) => ts.isImportDeclaration(node) && node.attributes !== undefined,
  },
  { feature: 'javascript/classes/static/initialization_blocks', is: ts.isClassStaticBlockDeclaration },
  { feature: 'javascript/classes/decorators', is: ts.isDecorator },
  { feature: 'javascript/builtins/RegExp/unicodeSets', is: (node) => flagsOf(node).includes('v') },
  { feature: 'javascript/builtins/RegExp/hasIndices', is: (node) => flagsOf(node).includes('d') },
  {
    feature: 'javascript/regular_expressions/lookbehind_assertion',
    is: (node) => /\(\?<[=!]/.test(regexOf(node)),
  },
  {
    feature: 'javascript/regular_expressions/modifier',
    is: (node) => /\(\?[ims]*-?[ims]+:/.test(regexOf(node)),
  },
  {
    feature: 'javascript/regular_expressions/named_capturing_group/duplicate_named_capturing_groups',
    is: hasTwinGroups,
  },
];

/**
 * Interfaces whose methods our scripts may call on their own values. A property that is only read looks like one of the
 * script’s own data. Outside global objects, the check therefore looks only at calls.
 */
const interfaces =
  /^(?:AbortSignal|Blob|CSSStyleSheet|Clipboard|DOMTokenList|DataTransfer|Document|DocumentFragment|Element|EventTarget|File|FormData|HTML(?!Geolocation)\w*Element|Headers|History|ImageBitmap|IntersectionObserver|Location|LockManager|MediaDevices|MediaStream\w*|Node|Performance|Range|ReadableStream|Request|Response|Screen|Selection|ShadowRoot|Storage|TextDecoder|TextEncoder|URL|URLSearchParams|Window|Worker|XMLHttpRequest)$/;

/** Skip disposable stacks. A script gets one only from a global of its own name, and `use` has many meanings. */
const builtIns = /^(?!AsyncDisposableStack|DisposableStack)/;

/**
 * The methods of the language and of these interfaces by name, with their paths in the data. Static members have the key
 * `Owner.name`.
 */
const methods = new Map<string, string[]>();
const statics = new Map<string, string>();
for (const group of ['javascript/builtins', 'api']) {
  for (const path of featuresBelow(group)) {
    const [owner = '', name = '', ...more] = path.slice(group.length + 1).split('/');
    if (name === '' || more.length > 0 || owner === name || name.endsWith('_event')) continue;
    const plain = name.replace(/_static$/, '');
    // The data does not mark static members of the language, such as `Object.groupBy` and `Promise.withResolvers`.
    if (plain !== name || group === 'javascript/builtins') statics.set(`${owner}.${plain}`, path);
    if (plain === name && (group === 'api' ? interfaces : builtIns).test(owner))
      methods.set(plain, [...(methods.get(plain) ?? []), path]);
  }
}
/** Global objects, with their interfaces. */
const instances: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
};

/** The kinds of nodes that `syntax` can match. Skip all others. */
const syntaxKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.VariableDeclarationList,
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ClassStaticBlockDeclaration,
  ts.SyntaxKind.Decorator,
  ts.SyntaxKind.RegularExpressionLiteral,
]);

/**
 * Returns the feature that the fewest browsers lack, or null if one has full support. The name may belong to that
 * well-supported object.
 */
function leastLacking(features: readonly string[]): Omit<Lack, 'at'> | null {
  const lacks = features.flatMap((feature) => {
    const compat = featureAt(feature);
    return compat === null ? [] : [{ feature, missing: missingIn(compat) }];
  });
  const least = lacks.toSorted((a, b) => a.missing.length - b.missing.length)[0];
  return least === undefined || least.missing.length === 0 ? null : least;
}

/** Looks up each name once. */
function remembered(
  featuresOf: (name: string) => readonly string[],
): (name: string) => Omit<Lack, 'at'> | null {
  const known = new Map<string, Omit<Lack, 'at'> | null>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const lack = leastLacking(featuresOf(name));
    known.set(name, lack);
    return lack;
  };
}
const lackOfMethod = remembered((name) => methods.get(name) ?? []);
const lackOfGlobal = remembered((name) => [
  `javascript/builtins/${name}`,
  `api/${name}`,
  `api/Window/${name}`,
]);
const lackOfFeature = remembered((feature) => [feature]);

/** Returns the features of a script that a supported browser lacks and that the script does not detect first. */
export function lacksOfScript(code: string, file = 'script.js'): Lack[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const declared = new Set<string>();
  const asked = new Set<string>();
  const accesses: ts.PropertyAccessExpression[] = [];
  const globals: ts.Identifier[] = [];
  const found = new Map<string, Lack>();
  const add = (node: ts.Node, lack: Omit<Lack, 'at'> | null): void => {
    if (lack === null || found.has(lack.feature)) return;
    const start = Math.max(0, node.getStart(tree) - 40);
    found.set(lack.feature, { ...lack, at: code.slice(start, start + 160) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (isGlobalUse(node)) globals.push(node);
      return;
    }
    if (ts.isPropertyAccessExpression(node)) accesses.push(node);
    else if (syntaxKinds.has(node.kind))
      for (const { feature, is } of syntax) if (is(node)) add(node, lackOfFeature(feature));
    const name = declaredName(node);
    if (name !== null) declared.add(name);
    if (askingKinds.has(node.kind)) for (const one of namesAskedFor(node)) asked.add(one);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  for (const node of accesses) {
    const name = node.name.text;
    if (asked.has(name)) continue;
    const object = ts.isIdentifier(node.expression) ? node.expression.text : '';
    const isOwn = object === '' || declared.has(object);
    const ofStatic = isOwn ? undefined : statics.get(`${object}.${name}`);
    const ofInstance = isOwn || !instances[object] ? undefined : `api/${instances[object]}/${name}`;
    if (ofStatic) add(node, lackOfFeature(ofStatic));
    else if (ofInstance && featureAt(ofInstance)) add(node, lackOfFeature(ofInstance));
    else if (isCalled(node) && !declared.has(name)) add(node, lackOfMethod(name));
  }
  for (const node of globals)
    if (!declared.has(node.text) && !asked.has(node.text)) add(node, lackOfGlobal(node.text));
  return [...found.values()];
}

function isListOf(node: ts.Node, flag: ts.NodeFlags): boolean {
  return ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.BlockScoped) === flag;
}

function regexOf(node: ts.Node): string {
  return ts.isRegularExpressionLiteral(node) ? node.text.slice(0, node.text.lastIndexOf('/')) : '';
}

function flagsOf(node: ts.Node): string {
  return ts.isRegularExpressionLiteral(node) ? node.text.slice(node.text.lastIndexOf('/') + 1) : '';
}

function hasTwinGroups(node: ts.Node): boolean {
  const names = [...regexOf(node).matchAll(/\(\?<([\w$]+)>/g)].map(([, name]) => name);
  return new Set(names).size < names.length;
}

/**
 * Returns the name that a node declares in any scope or on an object. The check does not look up a script’s own names among
 * the browser’s.
 */
function declaredName(node: ts.Node): string | null {
  const { name } = node as ts.NamedDeclaration;
  // A script has a million nodes, but few have a name. Check the kind of those alone.
  if (name === undefined || !ts.isIdentifier(name)) return null;
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isImportSpecifier(node) ||
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node);
  return isDeclaration ? name.text : null;
}

/** The kinds of nodes that may detect a name before it is used. */
const askingKinds = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.BinaryExpression,
  ts.SyntaxKind.TypeOfExpression,
  ts.SyntaxKind.PrefixUnaryExpression,
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.CallExpression,
  ts.SyntaxKind.PropertyAccessExpression,
]);
const questions = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/**
 * Yields the names that a script detects before using them: `'x' in y`, `typeof x`, `y.x?.()`, `y.x && …`, `if (y.x)`, `y.x
 * ?? …`.
 */
function* namesAskedFor(node: ts.Node): Generator<string> {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.InKeyword && ts.isStringLiteralLike(node.left)) yield node.left.text;
    const isQuestion = questions.has(kind);
    if (isQuestion) yield* lastName(node.left);
    if (isQuestion && kind !== ts.SyntaxKind.AmpersandAmpersandToken) yield* lastName(node.right);
  }
  if (ts.isTypeOfExpression(node)) yield* lastName(node.expression);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    yield* lastName(node.operand);
  if (ts.isIfStatement(node)) yield* lastName(node.expression);
  if (ts.isConditionalExpression(node)) yield* lastName(node.condition);
  if ((ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) && node.questionDotToken)
    yield* lastName(node.expression);
}

function* lastName(node: ts.Expression): Generator<string> {
  if (ts.isParenthesizedExpression(node)) yield* lastName(node.expression);
  else if (ts.isPropertyAccessExpression(node)) yield node.name.text;
  else if (ts.isIdentifier(node)) yield node.text;
  else if (ts.isBinaryExpression(node)) {
    yield* lastName(node.left);
    yield* lastName(node.right);
  }
}

function isCalled(node: ts.PropertyAccessExpression): boolean {
  return ts.isCallExpression(node.parent) && node.parent.expression === node;
}

function isGlobalUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isLabeledStatement(parent)
  );
}
