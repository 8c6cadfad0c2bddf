/**
 * `npm run bench [-- --runs 3 --only portal]`: loads the pages on a slow phone and compares the medians with the budgets. It
 * also counts the manual work of an application. It builds first if nothing is built, or with `--build`. It exits with 1 when
 * a figure exceeds its budget. A page over budget is measured again before it counts.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { browserEnv } from '../../scripts/fonts.mjs';
import { budgets, onboardingPage, publicPages } from '../../scripts/budgets.ts';
import { firstLoad, isBuilt, weight } from '../../scripts/built-site.ts';
import { build, commandLine, distDir, installIfNeeded } from '../../scripts/tools.mjs';
import { listedLocales, locales } from '../../src/lib/locales.ts';
import { apply, applyAgain, applyWithHelp, correct, wayIn } from './effort.ts';
import { screens, use } from './interactions.ts';
import { best, measure, median } from './measure.ts';
import { drawPhotos, photos, prepare } from './photos.ts';
import { portalPages, reach, remembers } from './portal.ts';
import { broken, printTable, type Figures, type Limits, type Row } from './report.ts';
import { withSandbox } from './sandbox.ts';
import { nodesOfMany, secondVisits, visitAgain } from './second.ts';
import { serveStatic } from './server.ts';
import { answers } from './taps.ts';

const everyPublic: Limits = {
  lcpMs: budgets.lcpMs,
  cls: budgets.cls,
  tbtMs: budgets.tbtMs,
  documentBytes: budgets.documentBytes,
  requestsBeforeLcp: budgets.requestsBeforeLcp,
  bannerMs: budgets.tapMs,
  lostTaps: budgets.lostTaps,
  scrollCls: budgets.cls,
};
const quiet: Limits = {
  ...everyPublic,
  scriptBytes: budgets.scriptBytesBeforeInteraction,
  scriptMs: budgets.scriptMs,
};
const landing = { lcpMs: budgets.landingLcpMs, taskMs: budgets.landingTaskMs, faqMs: budgets.tapMs };

interface Page {
  path: string;
  file: string;
  limits: Limits;
  /** The path of the English page that this one translates. */
  english?: string;
}

/** The pages with their limits. Figures without a limit are shown too. */
const pages: readonly Page[] = [
  { path: '/', file: publicPages['/'], limits: { ...quiet, ...landing } },
  { path: '/delivery', file: publicPages['/delivery'], limits: quiet },
  { path: '/a-page-that-is-not-there', file: publicPages['/404'], limits: quiet },
  {
    path: '/vendor',
    file: publicPages['/vendor'],
    limits: { ...everyPublic, tbtMs: budgets.vendorTbtMs, codeBytes: budgets.vendorIslandBytes },
  },
  { ...onboardingPage, limits: { cls: budgets.cls, assetBytes: budgets.onboardingBytes } },
];

/** The pages through which a vendor enters. */
const wayInPaths: readonly string[] = ['/', '/vendor', onboardingPage.path];

const emptyPage = 'data:text/html,<!doctype html><title>.</title><p>A page without script';
const rounds = 3;

/** Takes the figures of a row several times, prints the row with their medians and returns it. */
type Add = (row: Row, take?: () => Promise<Partial<Figures>>) => Promise<Row>;

await commandLine(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      build: { type: 'boolean' },
      only: { type: 'string' },
    },
  });
  await installIfNeeded();
  // A build for a host may have no compressed copies.
  if (values.build || !isBuilt('index.html.br')) await build();
  const executablePath = await findBrowser('whole');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: browserEnv() });
  let count = 0;
  const add: Add = async (row, take = async () => ({})) => {
    const taken: Partial<Figures>[] = [];
    let whole = row;
    for (let round = 0; round === 0 || (round < rounds && broken(whole).length > 0); round += 1) {
      taken.push(await repeat(Number(values.runs), take));
      // The best of several medians, because a busy machine only adds time.
      whole = { ...row, figures: { ...row.figures, ...best(taken) } };
    }
    printTable(whole);
    count += broken(whole).length;
    return whole;
  };
  const parts = {
    pages: publicLoads,
    portal: portalLoads,
    second: secondLoads,
    effort,
    screens: interactions,
    photos: preparedPhotos,
  };
  try {
    for (const [name, run] of Object.entries(parts))
      if ((values.only ?? name) === name) await run(browser, add);
  } finally {
    await browser.close();
  }
  process.stdout.write(`\n${count === 0 ? 'Every budget is kept.' : `${count} budgets are broken.`}\n`);
  return count === 0 ? 0 : 1;
});

/**
 * Measures the pages without a session. Nothing touches them. The LCP of an entry page in a script whose letters take
 * three bytes is relative to the English page. Each of its loads has an English one beside it, because the machine changes.
 */
async function publicLoads(browser: Browser, add: Add): Promise<void> {
  const server = await serveStatic(distDir);
  // The harness itself runs script in the page, so its own time is subtracted.
  const harness = await repeat(3, () => measure(browser, emptyPage));
  const measured = async ({ path, file, limits, english }: Page): Promise<Row> => {
    const assets = await firstLoad(file);
    const assetBytes = assets.reduce((total, { bytes }) => total + bytes, 0);
    const [page = path] = path.split('?');
    return add({ page, figures: { documentBytes: weight(file), assetBytes }, limits }, async () => {
      const englishLoad = english === undefined ? null : await measure(browser, server.origin + english);
      const load = await measure(browser, server.origin + path);
      const share = englishLoad === null ? {} : { lcpShare: load.lcpMs / englishLoad.lcpMs };
      const touched = limits.bannerMs === undefined ? {} : await answers(browser, server.origin + path);
      const own = (figure: 'scriptMs' | 'taskMs'): number => Math.max(0, load[figure] - harness[figure]);
      return { ...load, ...share, ...touched, scriptMs: own('scriptMs'), taskMs: own('taskMs') };
    });
  };
  try {
    for (const page of pages) {
      await measured(page);
      if (!wayInPaths.includes(page.path)) continue;
      const limits = {
        lcpShare: budgets.indicLcpShare,
        ...(page.limits.documentBytes !== undefined && { documentBytes: budgets.indicDocumentBytes }),
      };
      for (const id of listedLocales.filter((each) => locales[each].fonts !== null)) {
        const { prefix } = locales[id];
        const file = `${prefix.slice(1)}/${page.file}`;
        await measured({ path: prefix + page.path, file, limits, english: page.path });
      }
    }
  } finally {
    server.close();
  }
}

/** Measures the time of the portal's pages and the memory of an application, each with a sandbox of its own. */
async function portalLoads(browser: Browser, add: Add): Promise<void> {
  for (const page of portalPages)
    await withSandbox((sandbox) =>
      add({ page: page.name, figures: {}, limits: page.limits }, () => reach(browser, sandbox, page)),
    );
  const limits = { heapGrowthMb: budgets.heapGrowthMb };
  await withSandbox((sandbox) =>
    add({ page: 'Memory of an application', figures: {}, limits }, () => remembers(browser, sandbox)),
  );
}

/** Measures visits that the service worker answers, each with a sandbox of its own, and the weight of a long dashboard. */
async function secondLoads(browser: Browser, add: Add): Promise<void> {
  for (const page of secondVisits)
    await withSandbox((sandbox) =>
      add({ page: `Second visit: ${page.name}`, figures: {}, limits: page.limits }, () =>
        visitAgain(browser, sandbox, page),
      ),
    );
  await withSandbox(async (sandbox) => {
    const figures = await nodesOfMany(browser, sandbox, '9600000006');
    await add({
      page: '200 documents on the dashboard',
      figures,
      limits: { documentNodes: budgets.documentNodes },
    });
  });
}

/** Counts the manual work. It is the same on any machine, so one run is enough. */
async function effort(browser: Browser, add: Add): Promise<void> {
  const { screens: most, keys, taps, firstFieldAt, entryAt } = budgets;
  const whole = { screens: most, keys, taps, firstFieldAt };
  const entry = { signInAt: entryAt, applicationsAt: entryAt };
  await withSandbox(async (sandbox) => {
    const { origin } = sandbox;
    const applied = await apply(browser, origin, '9600000001');
    await add({ page: 'A whole pharmacy application', figures: applied, limits: whole });
    const helped = await applyWithHelp(browser, origin, '9600000003');
    await add({
      page: 'The same with GST register and UPI',
      figures: helped,
      limits: { keys: budgets.helpedKeys },
    });
    const again = await applyAgain(browser, origin, '9600000004');
    const second = { keys: budgets.secondShopKeys, taps: budgets.secondShopTaps };
    await add({ page: 'A second shop', figures: again, limits: second });
    const corrected = await correct(browser, sandbox, '9600000005');
    const correction = { keys: 0, taps: budgets.correctionTaps };
    await add({ page: 'The correction of a document', figures: corrected, limits: correction });
    const entered = await wayIn(browser, origin, '9600000002');
    await add({ page: 'The way in on /vendor', figures: entered, limits: entry });
  });
}

async function interactions(browser: Browser, add: Add): Promise<void> {
  await withSandbox(async ({ origin }) => {
    for (const screen of screens) {
      const limits = { interactionMs: screen.limitMs ?? budgets.interactionMs };
      await add({ page: screen.name, figures: {}, limits }, () => use(browser, origin, screen));
    }
  });
}

/** Measures the page's main thread while photos are prepared and sent. */
async function preparedPhotos(browser: Browser, add: Add): Promise<void> {
  const limits = { longestTaskMs: budgets.photoTaskMs };
  const { files, remove } = await drawPhotos(browser);
  try {
    await withSandbox(async ({ origin }) => {
      for (const [index, { name }] of photos.entries())
        await add({ page: name, figures: {}, limits }, () => prepare(browser, origin, files[index] ?? ''));
    });
  } finally {
    remove();
  }
}

/** Returns the medians of several measurements. */
async function repeat<Measured extends object>(
  times: number,
  take: () => Promise<Measured>,
): Promise<Measured> {
  const taken: Measured[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await take());
  return median(taken);
}
