import { stepIds, type StepId } from '#lib/domain/application/steps.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { localePrefix } from '#lib/locale.ts';
import { publicPages, type PublicPageName } from '#lib/publicPages.ts';

/** A hash in the profile's address: print the page once it is rendered. */
export const printMark = '#print';

/** A hash in the dashboard's address: the application was just submitted. */
export const sentMark = '#sent';

const publicPaths = Object.fromEntries(
  Object.entries(publicPages).map(([name, path]) => [name, localePrefix + path]),
) as Record<PublicPageName, string>;

/** A hash in the dashboard's address: a file was shared with the installed app. */
export const sharedMark = '#shared';

/** All addresses of the site in the language of this build. Markup and code use these instead of literals. */
export const paths = {
  ...publicPaths,
  dashboard: `${localePrefix}/dashboard`,
  /** The dashboard of a vendor; without an id, of the current vendor. */
  dashboardOf: (vendorId: string): string => withQuery(`${localePrefix}/dashboard`, { vendorId }),
  profile: `${localePrefix}/profile`,
  /** The profile of a vendor; without an id, of the current vendor. */
  profileOf: (vendorId: string): string => withQuery(`${localePrefix}/profile`, { vendorId }),
  /** A place in the reader's map app, or on the web without one. It leaves the site, so it opens in a new tab. */
  mapApp: ({ lat, lng }: { lat: number; lng: number }): string =>
    `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`,
  registerStart: `${localePrefix}/register/start`,
  /** The registration screen of a category; `continue` resumes the vendor's application there. */
  register: (category: CategoryId, resume?: { vendorId: string; continue?: boolean }): string =>
    withQuery(`${localePrefix}/register/${category}`, {
      vendorId: resume?.vendorId,
      continue: resume?.continue ? 'true' : undefined,
    }),
  /** A step of the registration screen, which keeps its own path. */
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
   * A step of the onboarding flow, with the query parameters in the specification. Without a `vendorId` it is a new,
   * empty application, regardless of earlier ones in this browser.
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

/** Returns the path segment of a step: `step1` … `step4`. */
export function stepSlug(step: StepId): string {
  return `step${stepIds.indexOf(step) + 1}`;
}

/** Returns the step at the end of a path; without a known segment, the first step. */
export function stepFromPath(pathname: string): StepId {
  const number = /\/step(\d)\/?$/.exec(pathname)?.[1];
  return stepIds[Number(number) - 1] ?? stepIds[0];
}

/** A page that needs a session, by its content. */
type ProtectedPage = 'dashboard' | 'profile' | 'registration';

/** Returns the protected page of a path; null for a public page or an unknown address. */
export function protectedPage(pathname: string): ProtectedPage | null {
  const [, first, second] = withoutPrefix(pathname).split('/');
  if (first === 'dashboard' || first === 'profile') return first;
  return first === 'register' && second !== 'start' ? 'registration' : null;
}

/** Whether the page of a path has an island that shows notifications. */
export function showsNotifications(path: string): boolean {
  return /^\/(?:vendor|dashboard|profile|register|partner-with-us)(?:[/?#]|$)/.test(withoutPrefix(path));
}

/** Removes the language prefix of this build from a path, so that a stored path fits every language. */
export function withoutPrefix(path: string): string {
  return localePrefix && path.startsWith(`${localePrefix}/`) ? path.slice(localePrefix.length) : path;
}

/** Adds the language prefix of this build to a path. */
export function inThisLanguage(path: string): string {
  return localePrefix + path;
}

/** Returns the parameters of an address that may pass to the next one: never a token or a code. */
export function openQuery(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)].filter(
    ([name]) => !/token|code|otp|password|secret|auth/i.test(name),
  );
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
