/**
 * `npm run test:engines`: runs the journeys of journeys.ts on the built site in Firefox and WebKit, where
 * they are installed, and compares their layout with Chromium's. It also runs the heavy journeys on a small
 * phone. `-- firefox`, `webkit` or `phone` picks one, `--only WORDS` the journeys with these words. `npm
 * test` leaves it out, because that must run without these browsers. Needs a built site (`npm run
 * test:build`).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startSandbox } from '../../e2e/sandbox.ts';
import { commandLine, distDir } from '../../scripts/tools.mjs';
import type { Engine } from './browser.ts';
import { journeys } from './journeys.ts';
import { EnginePage } from './page.ts';
import { firefox, smallPhone } from './puppeteer.ts';
import { webkit } from './webkit.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
let phones = 0;

/** Runs all journeys in one engine; returns how many failed. */
async function testEngine(engine: Engine, origin: string, only: string): Promise<number> {
  let failed = 0;
  for (const { name, browser: oddity, isHeavy = false, walk } of journeys) {
    if (!name.includes(only) || (engine.isSmallPhone && !isHeavy)) continue;
    phones++;
    const phone = `98${String(Date.now() % 1e6).padStart(6, '0')}${String(phones).padStart(2, '0')}`;
    const began = performance.now();
    const browser = await engine.launch(oddity);
    try {
      await walk(new EnginePage(browser, origin), phone);
      const errors = browser.errors.filter((text) =>
        /policy|(?:Syntax|Type|Reference|Range)Error/i.test(text),
      );
      if (errors.length > 0) throw new Error(`The page logged ${errors.join('; ')}`);
      say(`  ✓ ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed++;
      const message = error instanceof Error ? error.message : String(error);
      say(`  ✗ ${name}\n    ${message.replaceAll('\n', '\n    ')}`);
    } finally {
      await browser.close();
    }
  }
  return failed;
}

await commandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  });
  const all = { firefox, webkit, phone: smallPhone };
  const engines = Object.entries(all)
    .filter(([name]) => positionals.length === 0 || positionals.includes(name))
    .map(([, engine]) => engine);
  if (!existsSync(path.join(distDir, 'index.html')))
    throw new Error('There is no built site. Run npm run test:build.');
  await using sandbox = await startSandbox('--faults', '--quiet');
  let failed = 0;
  for (const engine of engines) {
    const { name, packages } = engine;
    const isInstalled = engine.isInstalled();
    say(isInstalled ? name : `${name} is not tested. On Debian: apt-get install ${packages}`);
    if (isInstalled) failed += await testEngine(engine, sandbox.origin, values.only);
  }
  say(failed === 0 ? 'Nothing failed.' : `${failed} failed.`);
  return failed === 0 ? 0 : 1;
});
