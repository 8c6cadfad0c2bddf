import path from 'node:path';
import ts from 'typescript';
import type { OwnWords } from '../../src/site/words.ts';
import { edited, leavesOf } from '../../scripts/words/leaves.ts';

/** The part of a word's code that its text replaces: the word itself, or the text that its function returns. */
function textOf(node: ts.Node): ts.Expression | null {
  if (ts.isArrowFunction(node)) return textOf(node.body);
  if (ts.isFunctionDeclaration(node) || ts.isBlock(node)) {
    const { statements = [] } = (ts.isBlock(node) ? node : node.body) ?? {};
    const [only] = statements;
    const returned = statements.length === 1 && only && ts.isReturnStatement(only) ? only.expression : null;
    return returned ? textOf(returned) : null;
  }
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? node : null;
}

/** Returns the code of a text. A word in braces is a placeholder, which the replaced text must have. */
function codeOf(text: string, replaced: ts.Expression, wrong: (fault: string) => Error): string {
  const known = ts.isTemplateExpression(replaced)
    ? replaced.templateSpans.map(({ expression }) => expression.getText())
    : [];
  const parts = text.split(/\{([^{}]*)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[\\`$]/g, '\\$&');
    if (!known.includes(part))
      throw wrong(`has the placeholder {${part}}. It may have: ${known.join(', ') || 'none'}.`);
    return `\${${part}}`;
  });
  return `\`${parts.join('')}\``;
}

/**
 * Returns a file of words with the texts of a site in the place of the product's, by their keys.
 * @throws {Error} for a key that the file does not have, and for a word that is more than one text.
 */
export function withOwnWords(file: string, code: string, own: OwnWords[string]): string {
  const begin = `${path.basename(file, '.ts')}.`;
  const ours = Object.entries(own).filter(([key]) => key.startsWith(begin));
  if (ours.length === 0) return code;
  const leaves = leavesOf(file, code);
  const edits = ours.map(([key, text]) => {
    const wrong = (fault: string): Error => new Error(`src/site/words.ts: '${key}' ${fault}`);
    const leaf = leaves.get(key);
    if (leaf === undefined) throw wrong(`is not in ${file}.`);
    const replaced = textOf(leaf);
    if (replaced === null) throw wrong('is not a single text.');
    return { start: replaced.getStart(), end: replaced.end, text: codeOf(text, replaced, wrong) };
  });
  return edited(code, edits);
}
