/** Runs the given test files in this order by the plan (plan.ts). */
import path from 'node:path';
import process from 'node:process';
import { createVitest } from 'vitest/node';

const vitest = await createVitest({
  config: 'lab/mutation/vitest.config.ts',
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
