import type { Plugin } from 'vite';

type Transform = Extract<NonNullable<Plugin['transform']>, { handler: unknown }>;
type Handler = Transform['handler'];
type Result = Awaited<ReturnType<Handler>>;

/** The results so far, by plugin, environment, file and text. */
const results = new Map<string, Promise<Result>>();

/**
 * Returns a plugin that transforms each file once for all languages of this process: style sheets and React are the same in
 * each. The plugin must depend on nothing but the file and what is the same in all languages.
 */
export function transformOnce(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (plugin.apply !== 'build' || typeof transform !== 'object') return plugin;
  const handler: Handler = function (code, id, options) {
    const key = [plugin.name, this.environment.name, id, code].join('\0');
    const result = results.get(key) ?? Promise.resolve(transform.handler.call(this, code, id, options));
    results.set(key, result);
    return result;
  };
  return { ...plugin, transform: { ...transform, handler } };
}
