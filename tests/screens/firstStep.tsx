import { vi, expect, onTestFinished } from 'vitest';
import { locators, page, type Locator } from 'vitest/browser';
import { Onboarding } from '#islands/onboarding/Onboarding.island.tsx';
import { keyPrefix } from '#lib/brand.ts';
import { defaultTimings } from '#lib/domain/info/hours.ts';
import { $hasMoved, $route } from '#lib/stores/application/flow/onboardingRoute.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { $session } from '#lib/stores/session/session.ts';
import { drawn, show } from './screen.tsx';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    part: (selector: string) => Locator;
  }
}
locators.extend({ part: (selector: string) => selector });

/** What the site says about each kind of business: its name, its goods, and the things to keep ready. */
export const kinds = {
  pharmacy: {
    name: 'Pharmacy',
    sells: 'Medicines, with and without prescription',
    needs: 'Drug/pharmacy license, GST, bank',
  },
  supplements: {
    name: 'Supplements',
    sells: 'Vitamins, nutrition and wellness',
    needs: 'FSSAI, GST, bank',
  },
  labs: {
    name: 'Labs',
    sells: 'Diagnostic tests and samples',
    needs: 'Location map, accreditation, GST, bank',
  },
} as const;

export const firstStep = (category = 'pharmacy'): string =>
  `/partner-with-us/new/mx-onboarding/step1?serviceType=${category}`;

/** Simulates a slow connection, on which the map loads only on request. */
export function withoutMap(): void {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
}

/** Clears the state that the page keeps from one test to the next. */
export function freshPage(): void {
  $hasMoved.set(false);
  $route.set(null);
  $toasts.set([]);
  document.documentElement.dataset.form = '';
}

/** Opens an address of the application, without a map. */
export function openApplication(address: string): void {
  freshPage();
  withoutMap();
  show(<Onboarding />, address);
}

/** Opens the form of a new application. */
export async function openForm(category = 'pharmacy'): Promise<void> {
  openApplication(firstStep(category));
  // The visitor’s form gives way to the vendor’s as soon as the session is known.
  if (localStorage.getItem(`${keyPrefix}session`) !== null)
    await expect.poll(() => $session.get().type).toBe('signed-in');
  await expect.element(field('vendorName')).toBeVisible();
}

/** Returns a locator for a CSS selector. */
export const css = (selector: string): Locator => page.part(selector);
export const field = (name: string): Locator => css(`[name="${name}"]`);
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const dialog = (): Locator => page.getByRole('dialog');
export const summary = (): Locator =>
  page.getByRole('region', { name: /^(?:\d+ things? (?:is|are) missing|Please check \d+ things?)$/ });

/** The vendor’s input on the first step, except the phone. */
export const typedInfo = {
  vendorName: 'Sharma Medical Stores',
  ownerName: 'Anita Sharma',
  email: 'anita@sharma.example',
  supportPhone: '9812345670',
  addressLine1: '14 MG Road',
  pincode: '560001',
  city: 'Bengaluru',
};
const copyOf = (category: string): string => `${keyPrefix}recovery.vendorInfo.${category}`;

/** Opens a filled form; `but` overrides fields. The form comes from a recovery copy, which is quicker than typing. */
export async function openFilled(
  phone: string,
  but: Record<string, unknown> = {},
  category = 'pharmacy',
): Promise<void> {
  const at = Date.now();
  const session = localStorage.getItem(`${keyPrefix}session`);
  const owner = session === null ? null : (JSON.parse(session) as { phone: string }).phone;
  const coords = { lat: 12.97194, lng: 77.593689 };
  const values = { ...typedInfo, phone, coords, deliveryTimings: defaultTimings, ...but };
  localStorage.setItem(copyOf(category), JSON.stringify({ owner, values, at }));
  sessionStorage.setItem(copyOf(category), String(at));
  await openForm(category);
}

/** Returns the recovery copy of the form. */
export function readCopy(
  category = 'pharmacy',
): { owner: string | null; values: Record<string, unknown> } | null {
  const text = localStorage.getItem(copyOf(category));
  return text === null
    ? null
    : (JSON.parse(text) as { owner: string | null; values: Record<string, unknown> });
}

/** Returns the text that describes a field. */
export function descriptionOf(control: Element): string {
  return (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

interface Watched {
  /** The bodies of the calls so far. */
  bodies: Record<string, unknown>[];
  /** Releases the held calls and waits until the page has their replies. */
  go: () => Promise<void>;
}

/** Records the calls to an address. With `held`, they wait in the browser until `go`. */
export function watchCalls(address: string | RegExp, { held = false } = {}): Watched {
  const gate = Promise.withResolvers<void>();
  const bodies: Record<string, unknown>[] = [];
  const answers: Promise<unknown>[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.search(address) === -1) return real(input, init);
    const body = init?.body;
    bodies.push(typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {});
    const answer = (async () => {
      if (held) await gate.promise;
      const reply = await real(input, init);
      const text = reply.status === 204 ? null : await reply.text();
      return new Response(text, reply);
    })();
    answers.push(answer.catch(() => undefined));
    return answer;
  };
  onTestFinished(() => {
    globalThis.fetch = real;
    gate.resolve();
  });
  const go = async (): Promise<void> => {
    gate.resolve();
    await Promise.all(answers);
    await drawn();
  };
  return { bodies, go };
}

/** Answers calls to an address in place of the sandbox. The sandbox answers if `reply` returns null. */
export function answerCalls(address: string, reply: () => Response | null): void {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const isMeant = String(input instanceof Request ? input.url : input).includes(address);
    const answer = isMeant ? reply() : null;
    return answer === null ? real(input, init) : Promise.resolve(answer);
  };
  onTestFinished(() => {
    globalThis.fetch = real;
  });
}

/** Records the addresses of navigations, which do not happen. */
export function watchMoves(): string[] {
  const moves: string[] = [];
  const note = (path: string): void => void moves.push(path);
  vi.spyOn(navigation, 'to').mockImplementation(note);
  vi.spyOn(navigation, 'replace').mockImplementation(note);
  onTestFinished(() => void vi.restoreAllMocks());
  return moves;
}
