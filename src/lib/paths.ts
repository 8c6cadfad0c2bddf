import { stepIds, type StepId } from '#lib/domain/steps.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { localePrefix } from '#lib/locale.ts';

/** On the profile's address: print it as soon as it is there. */
export const printMark = '#print';

/** Every address of the site, in the language of this build. Markup and code take their URLs from here, never from a literal. */
export const paths = {
  home: `${localePrefix}/`,
  vendor: `${localePrefix}/vendor`,
  delivery: `${localePrefix}/delivery`,
  privacy: `${localePrefix}/privacy`,
  terms: `${localePrefix}/terms`,
  partnerTerms: `${localePrefix}/partner-terms`,
  grievance: `${localePrefix}/grievance`,
  dashboard: `${localePrefix}/dashboard`,
  /** The dashboard of a vendor; without one named it is the current vendor's. */
  dashboardOf: (vendorId: string): string => withQuery(`${localePrefix}/dashboard`, { vendorId }),
  profile: `${localePrefix}/profile`,
  /** The profile of a vendor; without one named it is the current vendor's. */
  profileOf: (vendorId: string): string => withQuery(`${localePrefix}/profile`, { vendorId }),
  /** A place in the reader's own map app, or on the web where there is none: elsewhere, so it opens a tab of its own. */
  mapApp: ({ lat, lng }: { lat: number; lng: number }): string =>
    `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`,
  registerStart: `${localePrefix}/register/start`,
  /** Registration screen of a category; `continue` resumes the vendor's application there. */
  register: (category: CategoryId, resume?: { vendorId: string; continue?: boolean }): string =>
    withQuery(`${localePrefix}/register/${category}`, {
      vendorId: resume?.vendorId,
      continue: resume?.continue ? 'true' : undefined,
    }),
  /** A step on a category's registration screen, which keeps its own path. */
  registerStep: (
    category: CategoryId,
    step: StepId,
    query: { vendorId: string | null; isContinue: boolean },
  ): string =>
    withQuery(`${localePrefix}/register/${category}`, {
      vendorId: query.vendorId ?? undefined,
      continue: query.isContinue ? 'true' : undefined,
      step: stepSlug(step),
    }),
  onboardingRoot: `${localePrefix}/partner-with-us/new/mx-onboarding`,
  /**
   * The onboarding flow at a step, with the query parameters of the specification. Without a `vendorId` it is a new, empty
   * application, whatever this browser knows of earlier ones.
   */
  onboarding: (
    step: StepId,
    query: {
      serviceType?: string | undefined;
      vendorId?: string | undefined;
      continue?: boolean | undefined;
    },
  ): string =>
    withQuery(`${localePrefix}/partner-with-us/new/mx-onboarding/${stepSlug(step)}`, {
      serviceType: query.serviceType,
      vendorId: query.vendorId,
      continue: query.continue ? 'true' : undefined,
    }),
} as const;

/** The path segment of a step: `step1` … `step4`. */
export function stepSlug(step: StepId): string {
  return `step${stepIds.indexOf(step) + 1}`;
}

/** The step a path ends in; an absent or unknown segment means the first step. */
export function stepFromPath(pathname: string): StepId {
  const match = /\/step([1-4])\/?$/.exec(pathname);
  return stepIds[match ? Number(match[1]) - 1 : 0] ?? stepIds[0];
}

/** A page that needs a session, by what it shows. */
type ProtectedPage = 'dashboard' | 'profile' | 'registration';

/** The protected page a path leads to; null for a public one, and for an address that is no page. */
export function protectedPage(pathname: string): ProtectedPage | null {
  const [, first, second] = withoutPrefix(pathname).split('/');
  if (first === 'dashboard' || first === 'profile') return first;
  return first === 'register' && second !== 'start' ? 'registration' : null;
}

/** Whether the page at a path has an island that shows notifications. */
export function showsNotifications(path: string): boolean {
  return /^\/(?:vendor|dashboard|profile|register|partner-with-us)(?:[/?#]|$)/.test(withoutPrefix(path));
}

/** A path of this build's pages without the prefix of its language: what is kept of it fits every language. */
export function withoutPrefix(path: string): string {
  return localePrefix && path.startsWith(`${localePrefix}/`) ? path.slice(localePrefix.length) : path;
}

/** A path without a prefix, in the language of this build. */
export function inThisLanguage(path: string): string {
  return localePrefix + path;
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
