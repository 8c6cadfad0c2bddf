import ts from 'typescript';

/** A word found outside `lib/words`, such as `src/islands/x.tsx:12 "Close"`. */
export type Found = string;

/** Attributes whose value is shown or read aloud. */
const spokenAttributes =
  /^(?:title|alt|placeholder|label|text|help|hint|legend|heading|message|description|aria-(?:label|description|placeholder|roledescription|valuetext))$/;

/** Two letters in a row are a word; `·`, `–`, a digit and a symbol are not. */
const word = /\p{L}{2,}/u;
/** A sentence in a literal starts with a capital and has at least two words in small letters. */
const sentence = /^\p{Lu}\p{Ll}*(?:,? \p{L}[\p{L}’']*)* \p{Ll}{2,}/u;

/**
 * Finds words in the JSX and sentences in the literals of a `.tsx` or `.ts` file. Errors and logs are not
 * shown on screen.
 */
export function sentencesInCode(file: string, code: string): Found[] {
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: Found[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    found.push(`${file}:${line} ${JSON.stringify(text.trim())}`);
  };
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    if (ts.isJsxText(node) && word.test(node.text)) add(node, node.text);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = textOfLiteral(node);
      if (isShown(node) ? word.test(text) : sentence.test(text)) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Finds words in the markup of an `.astro` file, and sentences in its front matter. */
export function sentencesInAstro(file: string, text: string): Found[] {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const frontMatter = /^---\r?\n[\s\S]*?\r?\n---/.exec(text)?.[0] ?? '';
  const code = frontMatter.replace(/^---|---$/g, '   ');
  const markup = text
    .replace(frontMatter, blank(frontMatter))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<!doctype[^>]*>|<!--[\s\S]*?-->/gi, blank);
  // Markup differs from JSX in two ways: void elements stay open, and there are several roots.
  const closed = markup.replace(/<(meta|link|input|br|img|hr)\b((?:[^<>{}]|\{[^{}]*\})*?)\/?>/g, '<$1$2/>');
  return [...sentencesInCode(file, code), ...sentencesInCode(file, `<>${closed}</>`)];
}

/** Whether the literal is an attribute that is shown or read aloud, or a child of an element. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return spokenAttributes.test(parent.name.getText());
  if (!ts.isJsxExpression(parent)) return false;
  return !ts.isJsxAttribute(parent.parent) || spokenAttributes.test(parent.parent.name.getText());
}

function textOfLiteral(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return node.head.text + node.templateSpans.map((span) => span.literal.text).join('');
}

/** Whether only developers see the text: `throw …`, `new Error(…)`, `console.…(…)`, and the `source` of a fact. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'source';
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error');
  return ts.isCallExpression(node) && node.expression.getText().startsWith('console.');
}
