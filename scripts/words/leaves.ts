import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';

/** A word or sentence of a file of words: a text, or a function that returns one. */
interface Leaf {
  /** File, name and keys, such as `auth.signInWords.title`. */
  key: string;
  /** The hash of its code without comments and layout. */
  hash: string;
}

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

export function leavesOf(file: string, text: string): Leaf[] {
  const printer = ts.createPrinter({ removeComments: true });
  const found: Leaf[] = [];
  eachLeaf(file, text, (key, node) => {
    const plain = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, ' ');
    found.push({ key, hash: createHash('sha256').update(plain).digest('base64url').slice(0, 8) });
  });
  return found;
}

/** Calls a function with the key and the code of every word of a file, in order. */
export function eachLeaf(file: string, text: string, take: (key: string, node: ts.Node) => void): void {
  const tree = parsed(file, text);
  const walk = (key: string, node: ts.Node): void => {
    const value = bare(node);
    if (ts.isObjectLiteralExpression(value)) {
      for (const property of value.properties) {
        const name = property.name === undefined ? '...' : property.name.getText(tree).replace(/['"]/g, '');
        if (ts.isPropertyAssignment(property)) walk(`${key}.${name}`, property.initializer);
        else take(`${key}.${name}`, property);
      }
    } else if (ts.isArrayLiteralExpression(value)) {
      value.elements.forEach((element, index) => walk(`${key}.${index}`, element));
    } else {
      take(key, value);
    }
  };
  const name = path.basename(file, '.ts');
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement)) {
      take(`${name}.${statement.name?.text ?? ''}`, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (declaration.initializer)
          walk(`${name}.${declaration.name.getText(tree)}`, declaration.initializer);
      }
    }
  }
}

/** Returns an expression without its type annotations. */
function bare(node: ts.Node): ts.Node {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return bare(node.expression);
  }
  return node;
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
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
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

/** Whether visitors see a literal, and it is not a name in the code. */
function isShown(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return false;
  // An argument of a function in the code: an id, a tag, a separator.
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return false;
  if (ts.isBinaryExpression(parent)) {
    return ![ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      parent.operatorToken.kind,
    );
  }
  return true;
}
