import type { Locator } from 'vitest/browser';

/** Clicks an element without a pointer, which is quicker. A toast may cover the element. */
export const tap = (where: Locator): void => (where.element() as HTMLElement).click();
