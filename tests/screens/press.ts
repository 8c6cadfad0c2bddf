import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Presses a button without a pointer, which is quick. Use it on the way to a state, not where the press is the subject. */
export async function press(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled();
  (target.element() as HTMLElement).click();
}
