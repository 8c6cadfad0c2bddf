import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './sources.ts';

/** Classes without a style: marks for scripts and tests, and Tailwind's relations (`group`, `peer`). */
export const hookClasses: readonly RegExp[] = [/^js-/, /^group(?:\/|$)/, /^peer(?:\/|$)/, /^maplibregl-/];

/** Returns every class that a style rule selects, unescaped. */
export function classesInStyles(styles: readonly string[]): Set<string> {
  const selected = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
  const names = styles.flatMap((text) => [...text.matchAll(selected)].map(([, name = '']) => name));
  return new Set(
    names.map((name) =>
      name
        .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        )
        .replace(/\\(.)/g, '$1'),
    ),
  );
}

/** Returns the class literals in an island's markup. Fragments of names that are joined at run time are left out. */
export function classesNamedIn(file: string): string[] {
  return classesInMarkup(readFileSync(path.join(root, file), 'utf8'));
}

/** Returns the class literals of a text. */
export function classesInMarkup(text: string): string[] {
  const tree = ts.createSourceFile('island.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isComparison(node)) return;
    if (ts.isStringLiteralLike(node)) {
      found.push(...node.text.split(/\s+/).filter(Boolean));
    } else if (ts.isTemplateExpression(node)) {
      found.push(...wholeNames(node.head.text, false, true));
      for (const { expression, literal } of node.templateSpans) {
        collect(expression);
        found.push(...wholeNames(literal.text, true, !ts.isTemplateTail(literal)));
      }
    } else if (ts.isElementAccessExpression(node)) {
      collect(node.expression);
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      // Arguments of methods are not classes: `names.includes('size-')` only compares. The receiver of `['a',
      // b].join(' ')` has classes.
      collect(node.expression.expression);
    } else {
      ts.forEachChild(node, collect);
    }
  };
  const visit = (node: ts.Node): void => {
    const isClass = ts.isJsxAttribute(node) && node.name.getText(tree) === 'className';
    if (isClass && node.initializer) collect(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}

/** Returns the names in a template's text that do not touch an expression. */
function wholeNames(text: string, afterExpression: boolean, beforeExpression: boolean): string[] {
  const names = text.split(/\s+/);
  return names.slice(afterExpression ? 1 : 0, beforeExpression ? -1 : undefined).filter(Boolean);
}
