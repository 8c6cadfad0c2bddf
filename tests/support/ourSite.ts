import { brand } from '#lib/brand.ts';
import { categoryIds } from '#lib/domain/category/category.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { textVersions } from '#lib/domain/contract/consents.ts';
import { listedLocales, spokenLocales } from '#lib/locales.ts';
import { operator } from '#site/operator.ts';

/** What recordings assume of `src/site`. A fork whose site differs has none of them. */

/** Whether this site offers every kind of business and every language, in the order of the recordings. */
export const offersAll = [
  [offeredIds, categoryIds],
  [listedLocales, spokenLocales],
].every(([own, all]) => own?.join() === all?.join());

/** Whether this site has the public pages of the recordings. The law pages of a named operator say more. */
export const hasOurPages = offersAll && operator.legalName === null;

/** The versions of the texts, long ones first: one may begin with another. */
const versions = Object.values(textVersions).toSorted((a, b) => b.length - a.length);

/** The values of the brand and their signs in recordings. */
export const brandSigns: readonly (readonly [string, string])[] = [
  [brand.siteUrl, '‹site›'],
  [brand.name, '‹brand›'],
  [brand.supportPhone, '‹support phone›'],
  [brand.supportPhoneHref, '‹support phone›'],
  [brand.supportEmail, '‹support e-mail›'],
  [brand.vendorAppStoreUrl, '‹vendor app›'],
  ...versions.map((version) => [version, '‹version›'] as const),
];
