/** The files that a line names. A fault of all pages has as many files as pages, and needs one line. */
const named = 3;

/** Returns one line for each fault, with the files that have it. */
export function faultsOn<Page extends { file: string }>(
  pages: readonly Page[],
  find: (page: Page) => readonly string[],
): string[] {
  const files = new Map<string, string[]>();
  for (const page of pages)
    for (const fault of find(page)) files.set(fault, [...(files.get(fault) ?? []), page.file]);
  return [...files].map(([fault, all]) => {
    const more = all.length > named ? ` and ${all.length - named} more` : '';
    return `${fault}: ${all.slice(0, named).join(', ')}${more}`;
  });
}
