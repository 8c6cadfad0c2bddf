import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** The files of React, its DOM and its scheduler. */
const reactFiles = /\/node_modules\/(?:react|react-dom|scheduler)\/[\w/.-]+\.js$/;

/**
 * Turns React into modules in the built client, which makes each first load 2.5 kB smaller. React is
 * published as CommonJS alone: every file that uses it would carry interop helpers, every call of a hook would
 * go through an object, and unused code could not be dropped.
 */
export function reactModules(): Plugin {
  return {
    name: 'nuskha:react-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: reactFiles },
      handler: (code) => ({ code: asModule(code), map: null }),
    },
  };
}

/**
 * Returns a file of React as a module. There are two forms: one chooses between development and production,
 * and one has a statement `exports.name = …` for each export. The first also gets all names as its default,
 * for `import React`. Throws on anything else, so that somebody looks at a new version of React.
 */
export function asModule(code: string): string {
  const { program, errors } = parseSync('react.js', code, { sourceType: 'script' });
  const edits: (ESTree.Span & { text: string })[] = [];
  const names = new Set<string>();
  /** The places of CommonJS names that this function has replaced. */
  const handled = new Set<number>();
  let left = errors.length;
  const replace = ({ start, end }: ESTree.Span, text: string): void => void edits.push({ start, end, text });

  for (const statement of program.body) {
    if (statement.type === 'VariableDeclaration') {
      const required = statement.declarations.map(({ id, init }) => [id, requiredBy(init)] as const);
      if (required.every(([, file]) => file === undefined)) continue;
      const lines = required.map(([id, file]) =>
        id.type === 'Identifier' && file !== undefined ? `import * as ${id.name} from "${file}";` : '',
      );
      left += lines.filter((line) => line === '').length;
      replace(statement, lines.join('\n'));
      for (const { init } of statement.declarations)
        if (init?.type === 'CallExpression') handled.add(init.start);
    } else if (
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'AssignmentExpression'
    ) {
      const name = exportedName(statement.expression.left);
      if (name === undefined) continue;
      if (!names.has(name)) edits.push({ start: statement.start, end: statement.start, text: 'var ' });
      names.add(name);
    }
  }
  let chosen: string | undefined;
  new Visitor({
    AssignmentExpression({ left: target, right }) {
      const file = requiredBy(right);
      if (code.slice(target.start, target.end) === 'module.exports' && file?.endsWith('.production.js'))
        chosen = file;
    },
    MemberExpression(node) {
      const name = exportedName(node);
      if (name === undefined || !names.has(name)) return;
      handled.add(node.start);
      replace(node, `exported_${name}`);
    },
    Identifier({ name, start }) {
      if (/^(?:exports|require|module)$/.test(name) && !handled.has(start)) left += 1;
    },
  }).visit(program);

  if (chosen !== undefined) return `export * from '${chosen}';\nexport * as default from '${chosen}';`;
  if (names.size === 0 || left > 0)
    throw new Error('A file of React is in a form that build/code/reactModules.ts does not know');
  const list = [...names].map((name) => `exported_${name} as ${name}`).join(', ');
  const module = edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), code);
  return `${module}\nexport { ${list} };`;
}

/** Returns the file in `require("file")`; undefined for any other expression. */
function requiredBy(expression: ESTree.Expression | null): string | undefined {
  if (expression?.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = expression;
  const [file] = given;
  return callee.type === 'Identifier' && callee.name === 'require' && file?.type === 'Literal'
    ? String(file.value)
    : undefined;
}

/** Returns `name` in `exports.name`; undefined for any other node. */
function exportedName(node: ESTree.Node): string | undefined {
  return node.type === 'MemberExpression' &&
    !node.computed &&
    node.object.type === 'Identifier' &&
    node.object.name === 'exports' &&
    node.property.type === 'Identifier'
    ? node.property.name
    : undefined;
}
