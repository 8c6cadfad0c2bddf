import { readFileSync } from 'node:fs';
import { transformWithOxc, type Plugin } from 'vite';

const suffix = '.astro?script';

/**
 * Exposes a component’s inline script to the tests. `variables` runs its frontmatter and returns the values of `define:vars`;
 * `code` is the script. A test page joins them as Astro does.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: (id) => (id.endsWith(suffix) ? moduleOf(id.slice(0, -'?script'.length)) : null),
  };
}

async function moduleOf(file: string): Promise<{ code: string }> {
  const component = readFileSync(file, 'utf8');
  const [, frontmatter = '', markup = ''] = component.split(/^---$/m);
  const [, names, code] =
    /<script[^>]*define:vars=\{\{(.*?)\}\}[^>]*>\n([\s\S]*?)<\/script>/.exec(markup) ?? [];
  if (names === undefined || code === undefined) throw new Error('The component has no inline script.');
  const imports = frontmatter.match(/^import [\s\S]*?;$/gm) ?? [];
  const body = imports.reduce((text, line) => text.replace(line, ''), frontmatter);
  return transformWithOxc(
    `${imports.join('\n')}
     export function variables(Astro: { props: object }) { ${body}; return { ${names} }; }
     export const code = ${JSON.stringify(code)};`,
    `${file}.ts`,
  );
}
