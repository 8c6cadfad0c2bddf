import ts from 'typescript';
import { eachLeaf } from './leaves.ts';

/**
 * Returns the placeholders of each word of a file, by the word's key. A word has one entry for each of its
 * sentences with different placeholders, in the order of the sentence. A parameter of the word's function is
 * named by its number, because translations may rename it: `0`, or `0.created` for a part of it. Anything
 * else is named as written: `brand.name`.
 */
export function placeholdersOf(file: string, text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  eachLeaf(file, text, (key, node) => {
    const parameters = ts.isFunctionLike(node) ? node.parameters.map(({ name }) => name) : [];
    const names = new Map<string, string>();
    parameters.forEach((name, index) => {
      if (ts.isIdentifier(name)) names.set(name.text, String(index));
      else
        for (const element of name.elements)
          if (ts.isBindingElement(element) && ts.isIdentifier(element.name))
            names.set(
              element.name.text,
              `${index}.${(element.propertyName ?? element.name).getText(node.getSourceFile())}`,
            );
    });
    const placed = new Set<string>();
    const visit = (child: ts.Node): void => {
      if (ts.isTemplateExpression(child))
        placed.add(child.templateSpans.map(({ expression }) => placeholder(expression, names)).join(', '));
      ts.forEachChild(child, visit);
    };
    visit(node);
    found.set(key, [...placed]);
  });
  return found;
}

/** Returns the parameters that an expression reads, or the expression itself. */
function placeholder(expression: ts.Expression, names: ReadonlyMap<string, string>): string {
  const read: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isIdentifier(node) ? names.get(node.text) : undefined;
    if (name !== undefined) read.push(name);
    ts.forEachChild(node, visit);
  };
  visit(expression);
  return read.length > 0 ? read.join('+') : expression.getText();
}
