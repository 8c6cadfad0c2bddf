import path from 'node:path';
import ts from 'typescript';

/**
 * Returns the first version of a translation: the English words, where each table is checked against the
 * English one instead of its type.
 */
export function skeleton(file: string, english: string): string {
  const tree = ts.createSourceFile(file, english, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const edits: { start: number; end: number; text: string }[] = [];
  const insert = (at: number, text: string): void => void edits.push({ start: at, end: at, text });
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    for (const { name, type, initializer } of statement.declarationList.declarations) {
      if (!isExported) {
        // A value that several tables share is checked in each of them.
        if (type !== undefined) edits.push({ start: name.end, end: type.end, text: '' });
        continue;
      }
      const isFunction =
        initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
      if (initializer === undefined || isFunction) continue;
      if (type !== undefined) edits.push({ start: name.end, end: type.end, text: '' });
      const words = ` satisfies Words<typeof english.${name.getText(tree)}>`;
      const ends = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
      if (ts.isAsExpression(ends))
        edits.push({ start: ends.expression.end, end: initializer.end, text: words });
      else edits.push({ start: ends.end, end: initializer.end, text: words });
    }
  }
  if (edits.length > 0) {
    const imports = tree.statements.filter(ts.isImportDeclaration);
    const at = imports.at(-1)?.end ?? 0;
    const lines = [
      `import type { Words } from '#lib/translation.ts';`,
      `import type * as english from '../en/${path.basename(file)}';`,
    ];
    insert(at, imports.length > 0 ? `\n${lines.join('\n')}` : `${lines.join('\n')}\n\n`);
  }
  const held = edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), english);
  return withoutTypes(held);
}

/** Removes the types of the English file, because a translation is checked against its words. */
function withoutTypes(text: string): string {
  const tree = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const isOwn = (node: ts.Node): boolean =>
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isImportDeclaration(node) && /toast\.ts|#lib\/domain\//.test(node.moduleSpecifier.getText(tree)));
  return tree.statements
    .filter(isOwn)
    .reduceRight((left, node) => left.slice(0, node.getFullStart()) + left.slice(node.end), text)
    .trimStart();
}

/** Returns the file that compiles only when a folder has all words of the English one. */
export function checkFile(files: readonly string[]): string {
  const lines = files.map(
    (file) => `  Complete<typeof import('../en/${file}'), typeof import('./${file}')>,`,
  );
  return `import type { Complete } from '#lib/translation.ts';

/** Every file against the English one: no word missing, none that English does not have, no argument left out. */
export type Checked = [
${lines.join('\n')}
];
`;
}

export function glossary(id: string, name: string): string {
  return `# ${name} (${id})

Reviewed by a native speaker: no.

Written as a shopkeeper talks to another, with the polite form of address. The terms of the field stay in Latin letters, as
vendors know them from forms and cards: PAN, GST, IFSC, OTP, KYC, FSSAI.

| English | Word used | Why |
| --- | --- | --- |
`;
}
