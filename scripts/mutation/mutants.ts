/** Small faults, one at a time, that a suite worth its time notices: what Stryker calls mutants, found by TypeScript's parser. */
import ts from 'typescript';

/** A fault: the text from `start` to `end` of a file is replaced. */
export interface Mutant {
  start: number;
  end: number;
  text: string;
  /** Beginning with 1. */
  line: number;
  /** What was there, in a line. */
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

/** Methods that do the opposite or less; an empty name leaves the call out. */
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

/** Parts of a pattern and what they become. */
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

/** All mutants of a source file, in the order of their places. Types, imports and messages of errors are left alone. */
export function mutantsOf(fileName: string, code: string): Mutant[] {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.ESNext, true);
  const found: Mutant[] = [];
  const replace = (node: ts.Node, text: string): void => {
    const start = node.getStart(file);
    const was = code.slice(start, node.end);
    if (was === text) return;
    const { line } = file.getLineAndCharacterOfPosition(start);
    found.push({ start, end: node.end, text, line: line + 1, was: was.replace(/\s+/g, ' ').slice(0, 60) });
  };
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    mutate(node, file, replace);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((a, b) => a.start - b.start);
}

function isLeftAlone(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isThrowStatement(node) ||
    // What it logs is for people.
    (ts.isCallExpression(node) && node.expression.getText().startsWith('console.'))
  );
}

type Replace = (node: ts.Node, text: string) => void;

function mutate(node: ts.Node, file: ts.SourceFile, replace: Replace): void {
  const textOf = (part: ts.Node): string => part.getText(file);
  if (ts.isBinaryExpression(node)) {
    const operator = textOf(node.operatorToken);
    for (const other of operators[operator] ?? []) replace(node.operatorToken, other);
    const isText = [node.left, node.right].some((side) => /^['"`]/.test(textOf(side)));
    if (operator === '+' && !isText) replace(node.operatorToken, '-');
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
    if (node.elements.length > 0) replace(node, '[]');
  } else if (ts.isObjectLiteralExpression(node)) {
    if (node.properties.length > 0) replace(node, '{}');
  } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) replace(node.body, 'undefined');
  else if (ts.isBlock(node) && ts.isFunctionLike(node.parent) && node.statements.length > 0)
    replace(node, '{}');
  else if (ts.isPropertyAccessExpression(node) && node.questionDotToken) replace(node.questionDotToken, '.');
  else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const other = methods[node.expression.name.text];
    if (other === '') replace(node, textOf(node.expression.expression));
    else if (other !== undefined) replace(node.expression.name, other);
  }
}

/** Whether a text is a value, not a property's name or a label. */
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
