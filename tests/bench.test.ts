import { expect, test } from 'vitest';
import { vendorCount } from '../e2e/controls.ts';
import { ownSandbox } from '../lab/bench/sandbox.ts';

test('The bench can use the controls of its sandbox', async () => {
  await using sandbox = await ownSandbox();
  expect(await vendorCount(sandbox)).toBe(0);
});
