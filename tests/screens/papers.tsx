import { beforeEach, expect, vi } from 'vitest';
import { commands, locators, page, userEvent, type Locator } from 'vitest/browser';
import { Onboarding } from '#islands/onboarding/Onboarding.island.tsx';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import type { SeededVendor, SeedOptions } from '../../e2e/visitor.ts';
import { enter, show } from './screen.tsx';

locators.extend({ css: (selector: string) => selector });

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Returns a locator for a CSS selector. */
    css: (selector: string) => Locator;
  }
}

const seededBefore = { 'kyc-documents': 'created', documents: 'kyc', contract: 'documents' } as const;
const headings = {
  'kyc-documents': 'KYC & business details',
  documents: /^(Pharmacy|Store|Lab) documents$/,
  contract: 'Partner contract',
} as const;
export type LaterStep = keyof typeof seededBefore;

/** Shows the application of a new vendor at a step, with all earlier steps done. */
export async function openStep(step: LaterStep, options: SeedOptions = {}): Promise<SeededVendor> {
  const vendor = await commands.seed(seededBefore[step], options);
  enter(vendor);
  showStep(vendor, step);
  await expect.element(stepHeading(step)).toBeVisible();
  return vendor;
}

/** Shows a vendor’s application at a step. */
export function showStep({ id, category }: { id: string; category: CategoryId }, step: StepId): void {
  show(<Onboarding />, paths.onboarding(step, { serviceType: category, vendorId: id, continue: true }));
}

export const stepHeading = (step: LaterStep): Locator =>
  page.getByRole('heading', { level: 2, name: headings[step], exact: true });

/** Returns a form control by its name. */
export const field = (name: string): Locator => page.css(`[name="${name}"]`);
export const button = (name: string | RegExp, within: Pick<Locator, 'getByRole'> = page): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const toast = (words: string): Locator => page.css('[data-toast]').filter({ hasText: words });
export const errorOf = (name: string): Locator => page.css(`[id="${name}-error"]`);

/** Presses a button twice by key. By pointer, a busy button takes no press at all. */
export async function pressKeyTwice(target: Locator): Promise<void> {
  (target.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
}

/** Fills a field and leaves it. */
export async function type(name: string, text: string): Promise<void> {
  await field(name).fill(text);
  (field(name).element() as HTMLElement).blur();
}

/** Expects that a control shows an error and announces it. */
export async function expectError(name: string, message: string): Promise<void> {
  await expect.element(errorOf(name)).toHaveTextContent(message);
  await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(errorOf(name).element().closest('[aria-live]')).not.toBeNull();
}

/** Records the addresses that the page would navigate to. */
export const left = vi.fn<(path: string) => void>();

beforeEach(() => {
  left.mockReset();
  $toasts.set([]);
  vi.spyOn(navigation, 'to').mockImplementation(left);
  vi.spyOn(navigation, 'replace').mockImplementation(left);
  vi.spyOn(navigation, 'reload').mockImplementation(() => left('reload'));
});

/** The later steps. Each has the button that sends it, and the last error that the button shows while nothing is filled in. */
export const emptySteps = [
  ['kyc-documents', 'Next', 'Enter valid GSTIN'],
  ['documents', 'Next', 'Please upload this document'],
  ['contract', 'Submit application', 'Required'],
] as const;

/** Presses the button of an empty step and waits for its errors. */
export async function sendEmpty(name: string, error: string): Promise<void> {
  await button(name).click();
  await expect.element(page.getByText(error, { exact: true }).last()).toBeVisible();
}

/** Scrolls to the end of the contract, which pins the bar of actions. */
export async function seeContract(): Promise<void> {
  document.querySelector('.clauses')?.scrollIntoView({ block: 'end' });
  await expect.poll(() => getComputedStyle(page.css('.actions').element()).position).toBe('sticky');
}

/** Expects an error summary that names these fields, and the focus at the first wrong field. */
export async function expectSummary(title: string, names: readonly string[], focused: string): Promise<void> {
  const summary = page.getByRole('region', { name: title });
  await expect
    .poll(() =>
      summary
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    )
    .toEqual(names);
  await expect.poll(() => document.activeElement?.id).toBe(focused);
}
