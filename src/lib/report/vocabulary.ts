import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import type { ApiErrorCode } from '#lib/api/errors.ts';
import { base } from '#lib/base.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import { publicPages, type PublicPage } from '#lib/publicPages.ts';

/**
 * All words of a report. Other values are dropped before sending, and the sandbox refuses them: a report can contain
 * no name, number, address, query or text of a vendor. It imports types, which keep the lists complete, and the list
 * of public pages, so it adds little else to a page.
 */

/** The steps to a submitted application, in order: screens reached and writes accepted. */
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

/** The funnel step that each call reaches when the server accepts it. */
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
  gstinLookup: null,
  consentList: null,
  withdrawConsent: null,
  startUpi: null,
  upiState: null,
  reviewReply: null,
} as const satisfies Record<EndpointName, FunnelStep | null>;

export const callNames = keysOf(stepOfCall);

export type ErrorCode = ApiErrorCode | 'crash' | 'script' | 'policy';
/** Whether an error is reported. A call that the application aborted is not an error. */
const isReported: Record<ErrorCode, boolean> = {
  network: true,
  unreachable: true,
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
  'no-vendor': true,
  'outcome-unknown': true,
  /** A component failed. */
  crash: true,
  /** A script failed, or a promise was rejected without a handler. */
  script: true,
  /** The content security policy blocked something. */
  policy: true,
};
/** The codes of reported errors. */
export const errorCodes = keysOf(isReported).filter((code) => isReported[code]);

/** The largest plausible value: milliseconds, and a sum without a unit for CLS. */
export const vitalLimits = { TTFB: 60_000, FCP: 60_000, LCP: 60_000, INP: 60_000, CLS: 10 } as const;
export type VitalName = keyof typeof vitalLimits;
export const vitalNames = keysOf(vitalLimits);

/** Policy directives that can be violated. */
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

/** The site's addresses without their parameters; `other` is any other address. */
export const routes = [
  ...(Object.values(publicPages) as PublicPage[]),
  '/dashboard',
  '/profile',
  '/register/start',
  '/register/:category',
  `${onboardingRoot}/:step`,
  'other',
] as const;
export type Route = (typeof routes)[number];

/** The base of the site and the language prefix of an address. */
const prefix = new RegExp(`^${base}(?:/[a-z]{2}(?=/|$))?`);

/** Returns the route of a path, the same in every language. */
export function routeOf(pathname: string): Route {
  const path = (pathname.replace(prefix, '') || '/').replace(/(?!^)\/+$/, '');
  if (path === onboardingRoot || path.startsWith(`${onboardingRoot}/`)) return `${onboardingRoot}/:step`;
  if (/^\/register(?:\/(?!start$)|$)/.test(path)) return '/register/:category';
  return known(routes, path) ?? 'other';
}

const isCategory: Record<CategoryId, true> = { pharmacy: true, supplements: true, labs: true };
export const categoryNames = keysOf(isCategory);

/** Returns the category in an address; null for none or an unknown one. */
export function categoryIn(pathname: string, search: string): CategoryId | null {
  const named =
    new URLSearchParams(search).get('serviceType') ??
    /^\/register\/(\w+)/.exec(pathname.replace(prefix, ''))?.[1];
  return known(categoryNames, named?.toLowerCase());
}

/** Returns the funnel step of a call that the server accepted; null if it has none. */
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

/** Returns the funnel step of a step on screen. */
export function stepOnScreen(step: unknown): FunnelStep | null {
  return known(keysOf(isStep), step);
}

/** Returns the word if it is in the list; otherwise null. */
export function known<Word>(list: readonly Word[], value: unknown): Word | null {
  return list.find((word) => word === value) ?? null;
}

function keysOf<Word extends string>(table: Readonly<Record<Word, unknown>>): Word[] {
  return Object.keys(table) as Word[];
}
