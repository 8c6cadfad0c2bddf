import ts from 'typescript';
import { leavesOf } from './leaves.ts';

/**
 * Returns the placeholders of each word of a file, by the word's key. A word has one entry for each of its
 * sentences with different placeholders, in the order of the sentence. A parameter of the word's function is
 * named by its number, because translations may rename it: `0`, or `0.created` for a part of it. Anything
 * else is named as written: `brand.name`.
 */
export function placeholdersOf(file: string, text: string): Map<string, string[]> {
  return new Map(
    [...leavesOf(file, text)].map(([key, node]) => {
      const names = parametersOf(node);
      const placed = new Set<string>();
      const visit = (child: ts.Node): void => {
        if (ts.isTemplateExpression(child))
          placed.add(child.templateSpans.map(({ expression }) => placeholder(expression, names)).join(', '));
        ts.forEachChild(child, visit);
      };
      visit(node);
      return [key, [...placed]];
    }),
  );
}

/** Returns what the parameters of a function are called in a list of placeholders, by their names. */
function parametersOf(node: ts.Node): Map<string, string> {
  const names = new Map<string, string>();
  const parameters = ts.isFunctionLike(node) ? node.parameters : [];
  for (const [index, { name }] of parameters.entries()) {
    if (ts.isIdentifier(name)) names.set(name.text, String(index));
    else
      for (const element of name.elements)
        if (ts.isBindingElement(element))
          names.set(element.name.getText(), `${index}.${(element.propertyName ?? element.name).getText()}`);
  }
  return names;
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
