/**
 * `npm run bench [-- --runs 3 --only portal]`: loads the pages on a slow phone and compares the medians with the budgets. It
 * also counts the manual work of an application. It builds first if there is no build, or only one for tests, or with
 * `--build`. It exits with 1 when a figure exceeds its budget. A page over budget is measured again before it counts.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { browserEnv } from '../../scripts/fonts.mjs';
import { isBuilt } from '../../scripts/built-site.ts';
import { build, commandLine, installIfNeeded } from '../../scripts/tools.mjs';
import { effort } from './effort.ts';
import { pages } from './pages.ts';
import { onPhone } from './phone.ts';
import { photos } from './photos.ts';
import { broken, nthLowest, printTable, repeat, type Add, type Figures, type Part } from './report.ts';
import { screens } from './screens.ts';
import { portal, second } from './visits.ts';

const parts: Readonly<Record<string, Part>> = { pages, portal, second, effort, screens, photos };
const rounds = 3;

await commandLine(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      build: { type: 'boolean' },
      only: { type: 'string' },
    },
  });
  await installIfNeeded();
  // A build for a host may have no compressed copies, and those of one for tests, with the pseudo-locale, are larger.
  if (values.build || !isBuilt('index.html.br') || isBuilt('xa/index.html')) await build();
  const executablePath = await findBrowser('whole');
  await using browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: browserEnv() });
  let count = 0;
  const add: Add = async (name, limits, take) => {
    const medians: Figures[] = [];
    let figures: Figures = {};
    do {
      medians.push(await repeat(Number(values.runs), () => onPhone(browser, take)));
      // The best of several medians, because a busy machine only adds time.
      figures = nthLowest(medians, 0);
    } while (broken(figures, limits).length > 0 && medians.length < rounds);
    printTable(name, figures, limits);
    count += broken(figures, limits).length;
  };
  for (const [name, part] of Object.entries(parts))
    if ((values.only ?? name) === name) await part(browser, add);
  process.stdout.write(`\n${count === 0 ? 'Every budget is kept.' : `${count} budgets are broken.`}\n`);
  return count === 0 ? 0 : 1;
});
