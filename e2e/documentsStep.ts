import { mkdtempSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { test } from './fixtures.ts';
import type { TestFile } from './files.ts';

/** The file input of a slot. */
export const slotInput = (page: Page, slot: string): Locator => page.locator(`input[name="${slot}"]`);

/** The card of a slot. */
export const slotCard = (page: Page, slot: string): Locator => page.locator(`li[data-slot="${slot}"]`);

/** Chooses a file from disk, as a vendor does: handing over megabytes as text takes the browser many seconds. */
export async function chooseFile(page: Page, slot: string, { name, buffer }: TestFile): Promise<void> {
  // Use a new folder for each choice, because the browser reads a file while the next one is chosen.
  const folder = mkdtempSync(`${test.info().outputPath(slot)}-`);
  writeFileSync(`${folder}/${name}`, buffer);
  await slotInput(page, slot).setInputFiles(`${folder}/${name}`);
}
