import type { Page } from 'playwright';
import { startSandbox, type Sandbox } from '../../e2e/sandbox.ts';
import { ApiVisitor, type SeededStep, type SeededVendor, type SeedOptions } from '../../e2e/visitor.ts';

/** Starts a sandbox whose controls the bench may use. It stops at the end of the block. */
export const ownSandbox = (): Promise<Sandbox> => startSandbox('--faults', '--quiet');

let visitors = 0;
/** Returns an Indian mobile number, in ten digits, that no other visitor of this run has. */
export const newPhone = (): string => `96${String((visitors += 1)).padStart(8, '0')}`;

/** Signs a page in as a new vendor with an application. */
export async function enter(
  page: Page,
  { origin }: Sandbox,
  upTo: SeededStep = 'contract',
  options?: SeedOptions,
): Promise<SeededVendor> {
  const visitor = new ApiVisitor(origin, newPhone());
  const vendor = await visitor.seed(upTo, options);
  await visitor.enter(page);
  return vendor;
}
