/**
 * The public pages without a language prefix, in the order of the sitemap. Addresses, sitemap, budgets and the routes
 * of reports derive from this list.
 */
export const publicPages = {
  home: '/',
  vendor: '/vendor',
  delivery: '/delivery',
  privacy: '/privacy',
  terms: '/terms',
  partnerTerms: '/partner-terms',
  grievance: '/grievance',
} as const;

/** The name of a public page in `paths`. */
export type PublicPageName = keyof typeof publicPages;
/** The path of a public page without a language prefix. */
export type PublicPage = (typeof publicPages)[PublicPageName];
