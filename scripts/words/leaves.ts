import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';

/** A text in a file of words that visitors see: a whole literal, or a part of a template. */
export interface ShownText {
  /** The position of its characters in the file, without quotes and brackets. */
  start: number;
  end: number;
  text: string;
  line: number;
  /** The position of its literal; all parts of a template share it. */
  literal: { start: number; end: number };
}

function parsed(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
}

/**
 * Returns the code of each word of a file by its key: file, name and keys, such as `auth.signInWords.title`. A word is a
 * text, or a function that returns one.
 */
export function leavesOf(file: string, text: string): Map<string, ts.Node> {
  const tree = parsed(file, text);
  const found = new Map<string, ts.Node>();
  const walk = (key: string, node: ts.Node): void => {
    const value = bare(node);
    if (ts.isObjectLiteralExpression(value)) {
      for (const property of value.properties) {
        const name = property.name?.getText(tree).replace(/['"]/g, '') ?? '...';
        if (ts.isPropertyAssignment(property)) walk(`${key}.${name}`, property.initializer);
        else found.set(`${key}.${name}`, property);
      }
    } else if (ts.isArrayLiteralExpression(value)) {
      value.elements.forEach((element, index) => walk(`${key}.${index}`, element));
    } else {
      found.set(key, value);
    }
  };
  const name = path.basename(file, '.ts');
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement)) found.set(`${name}.${statement.name?.text ?? ''}`, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations)
      if (initializer) walk(`${name}.${own.getText(tree)}`, initializer);
  }
  return found;
}

/** Returns the hash of each word's code without comments and layout, by its key. */
export function hashesOf(file: string, text: string): Map<string, string> {
  const printer = ts.createPrinter({ removeComments: true });
  return new Map(
    [...leavesOf(file, text)].map(([key, node]) => {
      const plain = printer
        .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
        .replace(/\s+/g, ' ');
      return [key, createHash('sha256').update(plain).digest('base64url').slice(0, 8)];
    }),
  );
}

/** Returns a text with each range replaced. Of those that begin at one place, the longer ones and then the later ones go first. */
export function edited(text: string, edits: readonly { start: number; end: number; text: string }[]): string {
  return edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((a, b) => b.start - a.start || b.end - a.end || b.index - a.index)
    .reduce((done, { start, end, text: own }) => done.slice(0, start) + own + done.slice(end), text);
}

/** Returns an expression without its type annotations. */
function bare(node: ts.Node): ts.Node {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/**
 * Returns every text of a file that visitors see and that has letters. Keys, cases and compared values are
 * not shown.
 */
export function shownTexts(file: string, text: string): ShownText[] {
  const tree = parsed(file, text);
  const found: ShownText[] = [];
  const add = (literal: ts.Node, part: ts.Node, before: number, after: number): void => {
    const start = part.getStart(tree) + before;
    const end = part.end - after;
    const own = text.slice(start, end);
    if (!/\p{L}/u.test(own)) return;
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ start, end, text: own, line, literal: { start: literal.getStart(tree), end: literal.end } });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) {
      if (isShown(node)) add(node, node, 1, 1);
    } else if (ts.isTemplateExpression(node)) {
      add(node, node.head, 1, 2);
      for (const span of node.templateSpans) {
        visit(span.expression);
        add(node, span.literal, 1, ts.isTemplateTail(span.literal) ? 1 : 2);
      }
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(tree);
  return found;
}

/** Whether visitors see a literal, and it is not a name in the code: a key, a case, or an argument such as an id. */
function isShown(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name !== node;
  if (ts.isBinaryExpression(parent)) return !/^[!=]==$/.test(parent.operatorToken.getText());
  return ![ts.isElementAccessExpression, ts.isCaseClause, ts.isCallExpression, ts.isNewExpression].some(
    (isKind) => isKind(parent),
  );
}
