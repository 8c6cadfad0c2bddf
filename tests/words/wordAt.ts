/** What stands for the numbers and names that are put into a word. */
const put = [15, 7] as const;

/** The text of a language at a key such as `errors.failureWords.wrongCode`. Fails where there is none. */
export async function wordAt(language: string, key: string): Promise<string> {
  const [file, ...path] = key.split('.');
  let found: unknown = await import(`../../src/lib/copy/${language}/${file}.ts`);
  for (const name of path) {
    found = (found as Record<string, unknown> | undefined)?.[name];
    if (typeof found === 'function') found = (found as (...parts: readonly unknown[]) => unknown)(...put);
  }
  if (typeof found !== 'string') throw new Error(`${language} has no text at ${key}.`);
  return found;
}
