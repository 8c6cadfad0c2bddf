/** Small faults (mutants), one at a time, that a good test suite notices. TypeScript's parser finds their places. */
import ts from 'typescript';

/** A fault: the code at `start` is replaced by `text`. */
export interface Mutant {
  start: number;
  text: string;
  /** Starts at 1. */
  line: number;
  /** The replaced code, on one line. */
  was: string;
}

const operators: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '>>>': ['<<'],
  '<<': ['>>>'],
  '^': ['&'],
  '+=': ['-='],
  '-=': ['+='],
};

/** Methods and their opposites or weaker forms; an empty name removes the call. */
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  trim: '',
  filter: '',
  slice: '',
  toSorted: '',
  toReversed: '',
  padStart: '',
};

const patternParts: readonly (readonly [part: RegExp, become: string])[] = [
  [/^\^/, ''],
  [/\$$/, ''],
  [/\\d/g, '\\D'],
  [/\\s/g, '\\S'],
  [/\\w/g, '\\W'],
  [/(?<!\\)\[(?!\^)/g, '[^'],
  [/(?<!\\)\[\^/g, '['],
  [/(?<=[\])\w])\+/g, ''],
  [/(?<=[\])\w])\?/g, ''],
  [/\{\d+,?\d*\}/g, ''],
];

/** A source file that contains all of its mutants, each behind a switch. */
export interface Switched {
  mutants: readonly Mutant[];
  /**
   * `first` is the number of the first mutant. The code calls `globalThis.mutation.is(n)` at the place of
   * each one.
   */
  code: (first: number) => string;
}

/** Returns all mutants of a source file in order. Types, imports and error messages are left alone. */
export function switchedMutants(fileName: string, code: string): Switched {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.ESNext, true);
  const found: { mutant: Mutant; node: ts.Node; whole: string }[] = [];
  const replace: Replace = (node, text, whole = text) => {
    const start = node.getStart(file);
    const was = code.slice(start, node.end);
    if (was === text) return;
    const { line } = file.getLineAndCharacterOfPosition(start);
    const mutant = { start, text, line: line + 1, was: was.replace(/\s+/g, ' ').slice(0, 60) };
    const switched = switchedNode(node);
    const [from, to] = [switched.getStart(file), switched.end];
    const inWhole =
      ts.isToken(node) && ts.isBinaryExpression(switched)
        ? whole
        : code.slice(from, start) + text + code.slice(node.end, to);
    found.push({ mutant, node: switched, whole: inWhole });
  };
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    mutate(node, file, replace);
    ts.forEachChild(node, visit);
  };
  visit(file);
  found.sort((a, b) => a.mutant.start - b.mutant.start);
  return {
    mutants: found.map(({ mutant }) => mutant),
    code: (first) => {
      const inserts: { at: number; text: string; size: number; isEnd: boolean }[] = [];
      for (const node of new Set(found.map((one) => one.node))) {
        const here = found.flatMap((one, index) =>
          one.node === node ? [{ ...one, is: isOn(first + index) }] : [],
        );
        const [from, to] = [node.getStart(file), node.end];
        const size = to - from;
        if (ts.isBlock(node)) {
          const text = here.map(({ is }) => `if (${is}) return;`).join('');
          inserts.push({ at: from + 1, text, size: -1, isEnd: false });
          continue;
        }
        const text = here.map(({ is, whole }) => `${is} ? (${whole}) : `).join('');
        inserts.push({ at: from, text: `(${text}(`, size, isEnd: false });
        inserts.push({ at: to, text: '))', size, isEnd: true });
      }
      // At one position, ends come before beginnings. The larger node begins first and ends last.
      inserts.sort(
        (a, b) =>
          a.at - b.at || Number(b.isEnd) - Number(a.isEnd) || (a.isEnd ? a.size - b.size : b.size - a.size),
      );
      let done = 0;
      let all = '';
      for (const { at, text } of inserts) {
        all += code.slice(done, at) + text;
        done = at;
      }
      return all + code.slice(done);
    },
  };
}

function isOn(number: number): string {
  return `globalThis.mutation.is(${number})`;
}

/** Returns the expression to switch as a whole: an operator with its operands, or a `?.` chain to its end. */
function switchedNode(node: ts.Node): ts.Node {
  let whole = ts.isExpression(node) || ts.isBlock(node) ? node : node.parent;
  // The name of a method is an expression too.
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) whole = node.parent.parent;
  while (ts.isOptionalChain(whole) && isLinkOf(whole.parent, whole)) whole = whole.parent;
  return whole;
}

function isLinkOf(parent: ts.Node, link: ts.Node): boolean {
  return (
    (ts.isPropertyAccessExpression(parent) ||
      ts.isElementAccessExpression(parent) ||
      ts.isCallExpression(parent) ||
      ts.isNonNullExpression(parent)) &&
    parent.expression === link
  );
}

function isLeftAlone(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isThrowStatement(node) ||
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    // Logs are meant for people.
    (ts.isCallExpression(node) && node.expression.getText().startsWith('console.'))
  );
}

/** `whole` is the expression around an operator, with the other operator. */
type Replace = (node: ts.Node, text: string, whole?: string) => void;

function mutate(node: ts.Node, file: ts.SourceFile, replace: Replace): void {
  const textOf = (part: ts.Node): string => part.getText(file);
  if (ts.isBinaryExpression(node)) {
    const operator = textOf(node.operatorToken);
    const isText = [node.left, node.right].some((side) => /^['"`]/.test(textOf(side)));
    const others = operator === '+' && !isText ? ['-'] : (operators[operator] ?? []);
    for (const other of others) {
      const isAssignment = /^[+-]=$/.test(other);
      const [left, right] = [textOf(node.left), textOf(node.right)];
      replace(
        node.operatorToken,
        other,
        isAssignment ? `${left} ${other} ${right}` : `(${left}) ${other} (${right})`,
      );
    }
  } else if (ts.isIfStatement(node) || ts.isWhileStatement(node)) {
    replace(node.expression, 'true');
    replace(node.expression, 'false');
  } else if (ts.isConditionalExpression(node)) {
    replace(node.condition, 'true');
    replace(node.condition, 'false');
  } else if (ts.isForStatement(node) && node.condition) {
    replace(node.condition, 'false');
  } else if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === ts.SyntaxKind.ExclamationToken) replace(node, `(${textOf(node.operand)})`);
    if (node.operator === ts.SyntaxKind.MinusToken) replace(node, textOf(node.operand));
  } else if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
  else if (ts.isStringLiteral(node)) {
    if (isValue(node)) replace(node, node.text === '' ? `'mutated'` : `''`);
  } else if (ts.isTemplateExpression(node)) replace(node, '``');
  else if (ts.isRegularExpressionLiteral(node)) mutatePattern(node, textOf(node), replace);
  else if (ts.isArrayLiteralExpression(node)) {
    if (node.elements.length > 0 && !isAssigned(node)) replace(node, '[]');
  } else if (ts.isObjectLiteralExpression(node)) {
    if (node.properties.length > 0 && !isAssigned(node)) replace(node, '{}');
  } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) replace(node.body, 'undefined');
  else if (ts.isBlock(node) && ts.isFunctionLike(node.parent) && node.statements.length > 0)
    replace(node, '{}');
  else if (ts.isPropertyAccessExpression(node) && node.questionDotToken) replace(node.questionDotToken, '.');
  else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const method = node.expression.name.text;
    const other = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (other === '') replace(node, textOf(node.expression.expression));
    else if (other !== undefined) replace(node.expression.name, other);
  }
}

/** Whether a node is the target of a destructuring assignment: `[a, b] = …`. */
function isAssigned(node: ts.Node): boolean {
  return (
    ts.isBinaryExpression(node.parent) &&
    node.parent.left === node &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

/** Whether a text is a value, and not a property's name or a label. */
function isValue(node: ts.StringLiteral): boolean {
  const { parent } = node;
  return !((ts.isPropertyAssignment(parent) && parent.name === node) || ts.isExternalModuleReference(parent));
}

function mutatePattern(node: ts.Node, text: string, replace: Replace): void {
  const end = text.lastIndexOf('/');
  const [body, flags] = [text.slice(1, end), text.slice(end)];
  for (const [part, become] of patternParts) {
    for (const match of body.matchAll(part.global ? part : new RegExp(part, 'g'))) {
      const changed = body.slice(0, match.index) + become + body.slice(match.index + match[0].length);
      if (isPattern(changed)) replace(node, `/${changed}${flags}`);
    }
  }
}

function isPattern(body: string): boolean {
  try {
    return new RegExp(body, 'u').source !== '' && body !== '';
  } catch {
    return false;
  }
}
