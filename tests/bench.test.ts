import { expect, test } from 'vitest';
import { vendorCount } from '../e2e/controls.ts';
import { withSandbox } from '../lab/bench/sandbox.ts';

test('The bench can use the controls of its sandbox', async () => {
  await withSandbox(async (sandbox) => expect(await vendorCount(sandbox)).toBe(0));
});
