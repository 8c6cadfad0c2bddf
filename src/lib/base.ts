/**
 * The path that the whole site is below: '' or such as `/partners` (`BASE=/partners/ npm run build`). Every address
 * that begins at the origin begins with it. `localePrefix` contains it; files without a language name it.
 */
export const base: string = import.meta.env?.SITE_BASE ?? '';

/** Returns the base that a setting names, without a slash at its end. Throws for anything but a path of plain segments. */
export function baseOf(setting: string | undefined): string {
  const path = (setting ?? '').trim().replace(/^\/*|\/*$/g, '');
  if (path === '') return '';
  if (/^[\w-]+(?:\/[\w-]+)*$/.test(path)) return `/${path}`;
  throw new Error(
    `BASE is "${setting}". Set it to a path of letters, digits and hyphens, such as /partners/.`,
  );
}
