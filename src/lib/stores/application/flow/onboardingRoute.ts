import { atom } from 'nanostores';
import {
  newCategory as newCategoryIn,
  readApplicationAddress,
  type ApplicationAddress,
} from '#lib/domain/application/applicationAddress.ts';
import { categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import { openQuery, paths, stepFromPath } from '#lib/paths.ts';

/** The application in the address, and its step. */
export interface OnboardingRoute extends ApplicationAddress {
  step: StepId;
}

/** Reads an address. `registration` is the category of a /register page, which needs no serviceType. */
export function readRoute(
  location: { pathname: string; search: string },
  registration: CategoryId | null,
): OnboardingRoute {
  const stepInQuery = new URLSearchParams(location.search).get('step') ?? '';
  return {
    ...readApplicationAddress(location.search, registration, categoryIds),
    step: stepFromPath(registration === null ? location.pathname : `/${stepInQuery}`),
  };
}

export const $route = atom<OnboardingRoute | null>(null);
/** Whether the vendor has changed the step on this page. Focus then moves to the new step's heading. */
export const $hasMoved = atom(false);

let registration: CategoryId | null = null;

/** Reads the address of this page before `followRoute` runs. */
export function readAddress(registrationCategory: CategoryId | null): void {
  registration = registrationCategory;
  $route.set(readRoute(globalThis.location, registration));
}

/** Returns the category, if the address names the first step of a new application; null for any other address. */
export function newCategory(route: OnboardingRoute | null): CategoryId | null {
  return route?.step === 'vendor-info' ? newCategoryIn(route) : null;
}

/** Follows the address of this page, Back and Forward included. Returns an unsubscribe function. */
export function followRoute(registrationCategory: CategoryId | null): () => void {
  registration = registrationCategory;
  const read = (): void => $route.set(readRoute(globalThis.location, registration));
  const move = (): void => {
    $hasMoved.set(true);
    read();
  };
  read();
  globalThis.addEventListener('popstate', move);
  return () => globalThis.removeEventListener('popstate', move);
}

const ownParameters = ['serviceType', 'vendorId', 'continue', 'step'];

/**
 * Adds to an address of the flow those parameters of this page's address that the flow does not know, in their
 * order.
 */
export function withOtherQuery(address: string): string {
  const [path, search] = address.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of openQuery(globalThis.location.search))
    if (!ownParameters.includes(name)) query.append(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : address;
}

function addressOf(route: OnboardingRoute): string {
  const { category, vendorId, isContinue, step } = route;
  if (registration === null) {
    return paths.onboarding(step, {
      serviceType: category ?? undefined,
      vendorId: vendorId ?? undefined,
      continue: isContinue,
    });
  }
  return paths.registerStep(registration, step, { vendorId, isContinue });
}

/** Changes the step or other parts of the address. With `replace`, Back does not lead to the old address. */
export function changeRoute(change: Partial<OnboardingRoute>, how: 'push' | 'replace' = 'push'): void {
  const route = $route.get();
  if (route === null) return;
  const next = { ...route, ...change };
  const address = withOtherQuery(addressOf(next));
  if (how === 'push') {
    $hasMoved.set(true);
    globalThis.history.pushState(null, '', address);
  } else globalThis.history.replaceState(null, '', address);
  $route.set(next);
}

export function goToStep(step: StepId): void {
  changeRoute({ step });
}
