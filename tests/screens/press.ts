import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/*
 * Presses without a pointer, which are quick and reach a covered button. Use them on the way to a state, not where the press
 * is the subject.
 */

/** Presses an element at once. */
export const tap = (target: Locator): void => (target.element() as HTMLElement).click();

/** Presses a button as soon as it is there and enabled. */
export async function press(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled();
  tap(target);
}
