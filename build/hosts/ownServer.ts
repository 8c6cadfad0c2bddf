import { brand } from '../../src/site/brand.ts';
import { categoryIds } from '../../src/lib/domain/category.ts';
import type { BuiltSite } from './site.ts';

/** Returns the parts of a configuration for a server of your own. The lists are alternatives of a regular expression. */
export function ownServer({ prefixes }: Pick<BuiltSite, 'prefixes'>) {
  return {
    name: new URL(brand.siteUrl).host,
    /** The example of a folder that the server reads the site from. */
    folder: `/srv/${brand.storagePrefix}/dist`,
    languages: prefixes
      .filter((prefix) => prefix !== '')
      .map((prefix) => prefix.slice(1))
      .join('|'),
    categories: `(?:${categoryIds.join('|')})`,
  };
}
