import { atom } from 'nanostores';
import { parseCategory, type CategoryId } from '#lib/domain/category.ts';
import type { StepId } from '#lib/domain/steps.ts';
import { paths, stepFromPath } from '#lib/paths.ts';

/** What the address says of the application: its category, its vendor, resume mode and the step. */
export interface OnboardingRoute {
  category: CategoryId | null;
  vendorId: string | null;
  isContinue: boolean;
  step: StepId;
}

/** Reads an address. `registration` is the category of a /register page, which needs no serviceType. */
export function readRoute(
  location: { pathname: string; search: string },
  registration: CategoryId | null,
): OnboardingRoute {
  const query = new URLSearchParams(location.search);
  return {
    category: registration ?? parseServiceType(query.get('serviceType')),
    vendorId: query.get('vendorId') || null,
    isContinue: query.get('continue') === 'true',
    step: stepFromPath(registration === null ? location.pathname : `/${query.get('step') ?? ''}`),
  };
}

/** serviceType is case-insensitive, and exactly one of the three. */
function parseServiceType(value: string | null): CategoryId | null {
  const category = parseCategory(value);
  return category === value?.trim().toLowerCase() ? category : null;
}

export const $route = atom<OnboardingRoute | null>(null);
/** Whether the vendor has gone from one step to another on this page: focus then goes to the new step's heading. */
export const $hasMoved = atom(false);

let registration: CategoryId | null = null;

/** Reads the address of this page, before it is followed. */
export function readAddress(registrationCategory: CategoryId | null): void {
  registration = registrationCategory;
  $route.set(readRoute(globalThis.location, registration));
}

/** The category of a new application whose first step the address names; null for any other address. */
export function newCategory(route: OnboardingRoute | null): CategoryId | null {
  const isNew =
    route !== null && route.vendorId === null && !route.isContinue && route.step === 'vendor-info';
  return isNew ? route.category : null;
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

/** Goes to a step, or changes what else the address says; `replace` leaves no way back to the old address. */
export function changeRoute(change: Partial<OnboardingRoute>, how: 'push' | 'replace' = 'push'): void {
  const route = $route.get();
  if (route === null) return;
  const next = { ...route, ...change };
  const address = addressOf(next);
  if (how === 'push') {
    $hasMoved.set(true);
    globalThis.history.pushState(null, '', address);
  } else globalThis.history.replaceState(null, '', address);
  $route.set(next);
}

/** Goes to a step. */
export function goToStep(step: StepId): void {
  changeRoute({ step });
}
