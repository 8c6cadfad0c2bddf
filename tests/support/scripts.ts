import ts from 'typescript';
import { featureAt, featuresBelow, missingIn } from './data.ts';
import type { Lack } from './lack.ts';

/** Syntax that is newer than what a bundler compiles without being asked, by where the data has it. */
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
 * Interfaces whose methods a script of ours may call on a value of its own. Properties that are only read cannot be told
 * from those of the script's own data, so of values that are not global only calls are looked at.
 */
const interfaces =
  /^(?:AbortSignal|Blob|CSSStyleSheet|Clipboard|DOMTokenList|DataTransfer|Document|DocumentFragment|Element|EventTarget|File|FormData|HTML(?!Geolocation)\w*Element|Headers|History|ImageBitmap|IntersectionObserver|Location|LockManager|MediaDevices|MediaStream\w*|Node|Performance|Range|ReadableStream|Request|Response|Screen|Selection|ShadowRoot|Storage|TextDecoder|TextEncoder|URL|URLSearchParams|Window|Worker|XMLHttpRequest)$/;

/** A stack of disposables can only be had by a global of its own name, and `use` is many things. */
const builtIns = /^(?!AsyncDisposableStack|DisposableStack)/;

/** Methods of the language and of these interfaces by name, as paths of the data; static members by `Owner.name`. */
const methods = new Map<string, string[]>();
const statics = new Map<string, string>();
for (const group of ['javascript/builtins', 'api']) {
  for (const path of featuresBelow(group)) {
    const [owner = '', name = '', ...more] = path.slice(group.length + 1).split('/');
    if (name === '' || more.length > 0 || owner === name || name.endsWith('_event')) continue;
    const plain = name.replace(/_static$/, '');
    // The language's own static members have no mark: `Object.groupBy`, `Promise.withResolvers`.
    if (plain !== name || group === 'javascript/builtins') statics.set(`${owner}.${plain}`, path);
    if (plain === name && (group === 'api' ? interfaces : builtIns).test(owner))
      methods.set(plain, [...(methods.get(plain) ?? []), path]);
  }
}
/** Objects that everybody has under a name of their own. */
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

/** Kinds of nodes that can be syntax of `syntax`; the others are not asked. */
const syntaxKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.VariableDeclarationList,
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ClassStaticBlockDeclaration,
  ts.SyntaxKind.Decorator,
  ts.SyntaxKind.RegularExpressionLiteral,
]);

/** The feature of these that the fewest browsers lack, where some do: a name may be of the object that every browser knows. */
function leastLacking(features: readonly string[]): Omit<Lack, 'at'> | null {
  const lacks = features.flatMap((feature) => {
    const compat = featureAt(feature);
    return compat === null ? [] : [{ feature, missing: missingIn(compat) }];
  });
  const least = lacks.toSorted((a, b) => a.missing.length - b.missing.length)[0];
  return least === undefined || least.missing.length === 0 ? null : least;
}

/** As above, looked up once for each name. */
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

/** What a script uses that a supported browser does not know, and that it does not ask for first. */
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

/** The name that a node declares, in whatever scope, or on an object: a script's own name is not looked up among the browser's. */
function declaredName(node: ts.Node): string | null {
  const { name } = node as ts.NamedDeclaration;
  // Few nodes have a name, and what they are is asked of those alone: there are a million.
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

/** What may ask for a name before using it. */
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

/** Names that a script asks for before it uses them: `'x' in y`, `typeof x`, `y.x?.()`, `y.x && …`, `if (y.x)`, `y.x ?? …`. */
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
