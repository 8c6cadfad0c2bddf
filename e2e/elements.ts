/** How journeys find parts of a screen: by the words and names that vendors or the specification use. */
import type { Locator, Page } from 'playwright/test';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { english, type Spoken } from './spoken.ts';

/** A whole page, or a part of it. */
export type Within = Page | Locator;

/** The button with exactly these words. */
export const button = (within: Within, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** A form control by its `name`, which is the specification's name of the field. */
export const field = (within: Within, name: string): Locator => within.locator(`input[name="${name}"]`);

/**
 * The phone field of the sign-in form. On /vendor, an early field takes keys until the dialog opens; briefly
 * both exist.
 */
export const signInPhone = (page: Page): Locator => page.locator('input[name="phone"]:not(.early-phone)');

/** All notifications, or those that contain the words. */
export const toast = (within: Within, words?: string): Locator =>
  within.locator('[data-toast]', words === undefined ? {} : { hasText: words });

/** The heading of the step on screen. */
export const stepHeading = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 2, name: title, exact: true });

/** The list of an application's steps. */
export const stepper = (page: Page): Locator => page.getByRole('navigation', { name: 'Steps' });

/** The sign-in dialog. */
export const loginDialog = (page: Page, { login }: Spoken = english): Locator =>
  page.getByRole('dialog', { name: login });

/** The address of a new application's first step. */
export const firstStep = (category: CategoryId = 'pharmacy'): string =>
  `/partner-with-us/new/mx-onboarding/step1?serviceType=${category}`;

/** Returns the elements that stick out of a part, or of the window, to the left or the right. */
export const outsideOf = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...element.querySelectorAll('*')]
      .filter((inner) => inner.getClientRects().length > 0)
      .filter((inner) => {
        const { left, right } = inner.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 || right > innerWidth + 1;
      })
      .map((inner) => inner.outerHTML.slice(0, 80));
  });

/** Presses the link to another language at the foot of a page of the portal, where the list is folded. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const fold = page.locator('.portal-foot details');
  // By key, because a notification that a mouse holds would cover the fold.
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').press('Enter');
  await fold.getByRole('link', { name, exact: true }).press('Enter');
}
