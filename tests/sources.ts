import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The repository's root. Paths in the architecture tests are relative to it. */
export const root = path.resolve(import.meta.dirname, '..');

export interface Import {
  /** Its place as `src/lib/x.ts:12`, which editors can open. */
  readonly at: string;
  readonly from: string;
  readonly specifier: string;
  /** The imported file, relative to the root; null for a package. */
  readonly target: string | null;
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
}

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly imports: readonly Import[];
  /** Global names used as values, each with its place. */
  readonly globals: readonly { name: string; at: string }[];
  /** Places of `export … from`. */
  readonly reExports: readonly string[];
}

/** Returns the files under the folders whose name matches, relative to the root, with `/` on any platform. */
export function filesIn(folders: readonly string[], ending: RegExp): string[] {
  return folders.flatMap((folder) => {
    const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    return names
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((name) => ending.test(name));
  });
}

const read = new Map<string, Source>();

/**
 * Reads a source file's imports, exports and uses of globals without running it. The result is cached for all
 * tests.
 */
export function readSource(file: string): Source {
  const source = read.get(file) ?? parseSource(file, textOf(file));
  read.set(file, source);
  return source;
}

export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Reads a text like a source file of this name. */
export function parseSource(file: string, text: string): Source {
  const code = file.endsWith('.astro') ? codeOfAstro(text) : text;
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const lines = tree.getLineStarts();
  const at = (node: ts.Node) => placeIn(file, lines, node.getStart(tree));
  const imports: Import[] = [];
  const globals: { name: string; at: string }[] = [];
  const reExports: string[] = [];

  const add = (node: ts.Node, specifier: string, typeOnly: boolean, dynamic: boolean) => {
    imports.push({
      at: at(node),
      from: file,
      specifier,
      target: targetOf(file, specifier),
      typeOnly,
      dynamic,
    });
  };
  const visit = (node: ts.Node, parent: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (isGlobalUse(node, parent)) globals.push(globalIn(file, lines, node.text, node.getStart(tree)));
    } else if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      add(node, node.moduleSpecifier.text, typeOnly, false);
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      add(node, node.moduleSpecifier.text, node.isTypeOnly, false);
      reExports.push(at(node));
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) add(node, node.argument.literal.text, true, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteralLike(argument)) add(node, argument.text, false, true);
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(tree, tree);
  return { file, text, imports, globals, reExports };
}

const placeIn = (file: string, lines: readonly number[], start: number): string =>
  `${file}:${lines.findLastIndex((line) => line <= start) + 1}`;

/**
 * Computes the place only on request, because few are used. It is outside of `parseSource`, so that no result
 * keeps a syntax tree.
 */
const globalIn = (file: string, lines: readonly number[], name: string, start: number) => ({
  name,
  get at() {
    return placeIn(file, lines, start);
  },
});

/**
 * Whether an identifier is a global. `fetch(…)` and `window.fetch` are; `store.fetch`, `{ fetch: … }` and
 * types are not.
 */
function isGlobalUse(node: ts.Identifier, parent: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return ts.isIdentifier(parent.expression) && /^(?:window|globalThis|self)$/.test(parent.expression.text);
  }
  const named =
    ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isPropertySignature(parent);
  if (named || ts.isParameter(parent) || ts.isVariableDeclaration(parent) || ts.isBindingElement(parent)) {
    return parent.name !== node && !(ts.isBindingElement(parent) && parent.propertyName === node);
  }
  return !ts.isTypeNode(parent) && !ts.isJsxAttribute(parent);
}

/** Returns an `.astro` file's front matter and scripts, with blank lines in place of its markup. */
function codeOfAstro(text: string): string {
  const keep: [number, number][] = [];
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text);
  if (frontMatter) keep.push([4, frontMatter[0].length - 3]);
  for (const match of text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/type="application\/ld\+json"/.test(match[1] ?? '')) continue;
    const start = match.index + match[0].indexOf('>') + 1;
    keep.push([start, start + (match[2] ?? '').length]);
  }
  const blank = (from: number, to: number): string => text.slice(from, to).replace(/[^\n]/g, ' ');
  let done = 0;
  let code = '';
  for (const [start, end] of keep) {
    const from = Math.max(start, done);
    code += blank(done, from) + text.slice(from, end);
    done = Math.max(from, end);
  }
  return code + blank(done, text.length);
}

/** Resolves an import as Node does: `#lib/…` by package.json, relative paths by the file. */
function targetOf(file: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  const rooms: Record<string, string> = {
    '#site/': 'src/site/',
    '#lib/brand.ts': 'src/site/brand.ts',
    '#lib/words/law/': 'src/lib/words/law/',
    '#lib/words/': 'src/lib/words/en/',
    '#lib/': 'src/lib/',
    '#islands/': 'src/islands/',
    '#preboot/': 'src/preboot/',
    '#sandbox/': 'sandbox/',
  };
  for (const [prefix, folder] of Object.entries(rooms)) {
    if (bare.startsWith(prefix)) return folder + bare.slice(prefix.length);
  }
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : null;
}
