/** Runs the test files that it is given, in this order, as the plan (plan.ts) says. */
import path from 'node:path';
import process from 'node:process';
import { createVitest } from 'vitest/node';

const vitest = await createVitest({
  config: 'scripts/mutation/vitest.config.ts',
  root: process.cwd(),
  watch: false,
  reporters: [{}],
});
for (const test of process.argv.slice(2)) {
  const place = path.resolve(test);
  const found = await vitest.globTestSpecifications([test]);
  await vitest.runTestSpecifications(found.filter(({ moduleId }) => moduleId === place));
}
await vitest.close();
process.exit();
