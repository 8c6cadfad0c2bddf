import type { EndpointName } from '#lib/api/endpoints.ts';
import type { ApiErrorCode } from '#lib/api/errors.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { StepId } from '#lib/domain/steps.ts';

/**
 * Every word a report can have. Whatever is not in these lists is left out before anything is sent, and the sandbox
 * refuses it: no name, number, address, query or text of a vendor can be in a report.
 *
 * It imports types alone, which hold the lists complete: the pages that load nothing else load no more for this.
 */

/** The way to a submitted application, in its order: screens that were reached, and writes that the server took. */
export const funnelSteps = [
  'start',
  'code-sent',
  'signed-in',
  'vendor-info',
  'vendor-created',
  'kyc-documents',
  'kyc-sent',
  'documents',
  'document-sent',
  'contract',
  'contract-sent',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The calls, and the step of the funnel that is reached when the server takes one. */
const stepOfCall = {
  sendOtp: 'code-sent',
  login: 'signed-in',
  refresh: null,
  vendor: null,
  progress: null,
  kycDraft: null,
  applications: null,
  vendorSendOtp: 'code-sent',
  createVendor: 'vendor-created',
  kyc: 'kyc-sent',
  documents: 'document-sent',
  deleteVendor: null,
  deleteDocument: null,
  verifyBank: null,
  contract: 'contract-sent',
  currentVendor: null,
} as const satisfies Record<EndpointName, FunnelStep | null>;

export const callNames = keysOf(stepOfCall);

export type ErrorCode = ApiErrorCode | 'crash' | 'script' | 'policy';
/** What can go wrong, and whether it is reported: what the application called off itself is no error. */
const isReported: Record<ErrorCode, boolean> = {
  network: true,
  timeout: true,
  aborted: false,
  malformed: true,
  'bad-request': true,
  unprocessable: true,
  unauthorized: true,
  forbidden: true,
  'not-found': true,
  conflict: true,
  'too-large': true,
  'wrong-type': true,
  'rate-limited': true,
  unavailable: true,
  other: true,
  'signed-out': true,
  'no-refresh-token': true,
  'no-access-token': true,
  'refresh-lost': true,
  rejected: true,
  'incomplete-grant': true,
  'no-vendor-id': true,
  'outcome-unknown': true,
  /** A component failed. */
  crash: true,
  /** A script failed, or a promise that nobody waited for. */
  script: true,
  /** The page's policy refused something. */
  policy: true,
};
/** Codes of errors that are reported. */
export const errorCodes = keysOf(isReported).filter((code) => isReported[code]);

/** The largest sensible value: milliseconds, and for CLS a sum without a unit. */
export const vitalLimits = { TTFB: 60_000, FCP: 60_000, LCP: 60_000, INP: 60_000, CLS: 10 } as const;
export type VitalName = keyof typeof vitalLimits;
export const vitalNames = keysOf(vitalLimits);

/** Directives of a policy that can be violated. */
export const policyDirectives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'connect-src',
  'worker-src',
  'manifest-src',
  'font-src',
  'media-src',
  'object-src',
  'frame-src',
  'frame-ancestors',
  'base-uri',
  'form-action',
] as const;

const onboardingRoot = '/partner-with-us/new/mx-onboarding';

/** The addresses of the site with their parameters taken out; `other` is everything that is no page. */
export const routes = [
  '/',
  '/vendor',
  '/delivery',
  '/privacy',
  '/terms',
  '/partner-terms',
  '/grievance',
  '/dashboard',
  '/profile',
  '/register/start',
  '/register/:category',
  `${onboardingRoot}/:step`,
  'other',
] as const;
export type Route = (typeof routes)[number];

/** The prefix of a language, before the same addresses. */
const language = /^\/[a-z]{2}(?=\/|$)/;

/** The route of a path, alike in every language. */
export function routeOf(pathname: string): Route {
  const path = (pathname.replace(language, '') || '/').replace(/(?!^)\/+$/, '');
  if (path === onboardingRoot || path.startsWith(`${onboardingRoot}/`)) return `${onboardingRoot}/:step`;
  if (/^\/register(?:\/(?!start$)|$)/.test(path)) return '/register/:category';
  return known(routes, path) ?? 'other';
}

const isCategory: Record<CategoryId, true> = { pharmacy: true, supplements: true, labs: true };
export const categoryNames = keysOf(isCategory);

/** The category an address names; null for none, and for one that is not ours. */
export function categoryIn(pathname: string, search: string): CategoryId | null {
  const named =
    new URLSearchParams(search).get('serviceType') ??
    /^\/register\/(\w+)/.exec(pathname.replace(language, ''))?.[1];
  return known(categoryNames, named?.toLowerCase());
}

/** The funnel's step of a call that the server took; null for a call that is none. */
export function stepOfTakenCall(call: unknown): FunnelStep | null {
  const name = known(callNames, call);
  return name && stepOfCall[name];
}

const isStep: Record<StepId, true> = {
  'vendor-info': true,
  'kyc-documents': true,
  documents: true,
  contract: true,
};

/** The funnel's step of a step on screen. */
export function stepOnScreen(step: unknown): FunnelStep | null {
  return known(keysOf(isStep), step);
}

/** The word itself when it is one of a list; null for anything else. */
export function known<Word>(list: readonly Word[], value: unknown): Word | null {
  return list.find((word) => word === value) ?? null;
}

function keysOf<Word extends string>(table: Readonly<Record<Word, unknown>>): Word[] {
  return Object.keys(table) as Word[];
}
