/**
 * The public pages without a language prefix, in the order of the sitemap. Addresses, sitemap, budgets, tests and the
 * routes of reports derive from this list.
 */
export const publicPages = {
  home: '/',
  vendor: '/vendor',
  delivery: '/delivery',
  terms: '/terms',
  privacy: '/privacy',
  partnerTerms: '/partner-terms',
  grievance: '/grievance',
  accessibility: '/accessibility',
  yourData: '/your-data',
} as const;

/** The name of a public page in `paths`. */
export type PublicPageName = keyof typeof publicPages;
/** The path of a public page without a language prefix. */
export type PublicPage = (typeof publicPages)[PublicPageName];

/**
 * The place of the link to each page: the bar at the top, a column of the footer, or the texts of other pages. For a link
 * in the bar or the footer, `words/en/site.ts` has the label under the name of the page, in `nav` or in `footer.links`. Only
 * built markup reads this, so no script carries it.
 */
const placeOf = {
  home: 'bar',
  vendor: 'bar',
  delivery: 'bar',
  terms: 'company',
  privacy: 'help',
  partnerTerms: 'company',
  grievance: 'help',
  accessibility: 'help',
  // The privacy notice and the foot of the portal link to it.
  yourData: 'texts',
} as const satisfies Record<PublicPageName, 'bar' | 'company' | 'help' | 'texts'>;

type Place = (typeof placeOf)[PublicPageName];
type PageAt<Where extends Place> = {
  [Name in PublicPageName]: (typeof placeOf)[Name] extends Where ? Name : never;
}[PublicPageName];

/** Returns the names of the pages whose link is at a place, in the order of the list. */
export function pagesAt<Where extends Place>(place: Where): PageAt<Where>[] {
  const names = Object.keys(placeOf) as PublicPageName[];
  return names.filter((name): name is PageAt<Where> => placeOf[name] === place);
}
