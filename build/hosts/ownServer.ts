import { brand } from '../../src/site/brand.ts';
import { categoryIds } from '../../src/lib/domain/category/category.ts';
import type { BuiltSite } from './site.ts';

/** Returns the parts of a configuration for a server of your own. The lists are alternatives of a regular expression. */
export function ownServer({ base, prefixes }: Pick<BuiltSite, 'base' | 'prefixes'>) {
  return {
    name: new URL(brand.siteUrl).host,
    /** The example of a folder that the server reads the site from. */
    folder: `/srv/${brand.storagePrefix}/dist`,
    languages: prefixes
      .filter((prefix) => prefix !== base)
      .map((prefix) => prefix.slice(base.length + 1))
      .join('|'),
    categories: `(?:${categoryIds.join('|')})`,
  };
}
