/**
 * `npm run test:types` and the stage of that name: checks all types. TypeScript 7 needs a third of the time of TypeScript 6, but
 * Astro's check of `.astro` files does not run on it yet.
 */
import { commandFile, commandLine, ownNode, run } from './tools.mjs';

await commandLine(async () => {
  const check = (...command) => run(ownNode(), command);
  // Astro's check comes first, because it also writes types that the other files import.
  const pages = await check(commandFile('astro'), 'check', '--tsconfig', 'scripts/tsconfig.astro.json');
  const others = await check(commandFile('typescript-7', 'tsc'), '--project', 'tsconfig.json');
  return pages || others;
});
