/** The placeholders for numbers and names in a text. */
const put = [15, 7] as const;

/** Returns the text of a language at a key such as `errors.failureWords.wrongCode`. Throws if there is none. */
export async function wordAt(language: string, key: string): Promise<string> {
  const [file, ...path] = key.split('.');
  let found: unknown = await import(`../../src/lib/words/${language}/${file}.ts`);
  for (const name of path) {
    found = (found as Record<string, unknown> | undefined)?.[name];
    if (typeof found === 'function') found = (found as (...parts: readonly unknown[]) => unknown)(...put);
  }
  if (typeof found !== 'string') throw new Error(`${language} has no text at ${key}.`);
  return found;
}
