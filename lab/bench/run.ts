/**
 * `npm run bench [-- --runs 3 --no-lighthouse --only portal]`: loads the pages on a slow phone and compares
 * the medians with the budgets. It also counts the manual work of an application and runs Lighthouse. It
 * builds first if nothing is built, or with `--build`. It exits with 1 when a figure exceeds its budget. A
 * page over budget is measured again before it counts.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { startSandbox, type Sandbox } from '../../e2e/sandbox.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { browserEnv } from '../../scripts/fonts.mjs';
import { budgets, onboardingPage, publicPages } from '../../scripts/budgets.ts';
import { firstLoad, isBuilt, weight } from '../../scripts/built-site.ts';
import { build, commandLine, distDir, installIfNeeded } from '../../scripts/tools.mjs';
import { listedLocales, locales } from '../../src/lib/locales.ts';
import { apply, wayIn } from './effort.ts';
import { screens, use } from './interactions.ts';
import { scores } from './lighthouse.ts';
import { best, measure, median, type Load } from './measure.ts';
import { drawPhotos, photos, prepare } from './photos.ts';
import { portalPages, reach, remembers, type PortalPage } from './portal.ts';
import { broken, printTable, type Figures, type Limits, type Row } from './report.ts';
import { serveStatic } from './server.ts';
import { answers } from './taps.ts';

const paint: Limits = { lcpMs: budgets.lcpMs, cls: budgets.cls, tbtMs: budgets.tbtMs };
const everyPublic: Limits = {
  ...paint,
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

/** The pages with their limits. Figures without a limit are shown too. */
const pages: readonly { path: string; file: string; limits: Limits }[] = [
  {
    path: '/',
    file: publicPages['/'],
    limits: {
      ...quiet,
      lcpMs: budgets.landingLcpMs,
      taskMs: budgets.landingTaskMs,
      faqMs: budgets.tapMs,
    },
  },
  { path: '/delivery', file: publicPages['/delivery'], limits: quiet },
  { path: '/a-page-that-is-not-there', file: publicPages['/404'], limits: quiet },
  {
    path: '/vendor',
    file: publicPages['/vendor'],
    limits: { ...everyPublic, codeBytes: budgets.vendorIslandBytes },
  },
  {
    path: onboardingPage.path,
    file: onboardingPage.file,
    limits: { cls: budgets.cls, assetBytes: budgets.onboardingBytes },
  },
];

/** The pages through which a vendor enters. */
const wayInPaths: readonly string[] = ['/', '/vendor', onboardingPage.path];

/** The pages of the portal, with the limits until they are usable. */
const portal: readonly { page: PortalPage; limits: Limits }[] = [
  {
    page: portalPages.firstStep,
    limits: {
      typableMs: budgets.firstFieldMs,
      lcpMs: budgets.firstFieldMs,
      usableMs: budgets.firstStepMs,
      cls: budgets.cls,
    },
  },
  { page: portalPages.start, limits: { bytesToUse: budgets.startBytes, cls: budgets.cls } },
  { page: portalPages.dashboard, limits: { usableMs: budgets.dashboardMs } },
];

/**
 * The 404 page is audited at its own address, where it is served with 200. Lighthouse would report the status
 * 404 as a fault.
 */
const audited = ['/', '/vendor', '/delivery', '/404.html'];

const emptyPage = 'data:text/html,<!doctype html><title>.</title><p>A page without script';
const rounds = 3;

await commandLine(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      build: { type: 'boolean' },
      lighthouse: { type: 'boolean', default: true },
      only: { type: 'string' },
    },
    allowNegative: true,
  });
  await installIfNeeded();
  if (values.build || !isBuilt('index.html')) await build();
  const server = await serveStatic(distDir);
  const executablePath = await findBrowser('whole');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: browserEnv() });
  try {
    const runs = Number(values.runs);
    const parts: Record<string, () => Promise<Row[]>> = {
      pages: () => publicLoads(browser, server.origin, runs),
      portal: () => portalLoads(browser, runs),
      effort: () => effort(browser),
      screens: () => interactions(browser, runs),
      photos: () => preparedPhotos(browser, runs),
      ...(values.lighthouse ? { lighthouse: () => audits(server.origin, executablePath) } : {}),
    };
    const rows: Row[] = [];
    for (const [name, run] of Object.entries(parts))
      if ((values.only ?? name) === name) rows.push(...(await run()));
    const count = rows.reduce((total, row) => total + broken(row).length, 0);
    process.stdout.write(`\n${count === 0 ? 'Every budget is kept.' : `${count} budgets are broken.`}\n`);
    return count === 0 ? 0 : 1;
  } finally {
    await browser.close();
    server.close();
  }
});

/** Measures the pages without a session. Nothing touches them. */
async function publicLoads(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  // The harness itself runs script in the page, so its own time is subtracted.
  const harness = await repeat(runs, () => measure(browser, emptyPage));
  for (const page of pages) {
    const row = await measured(browser, origin, page, runs, harness);
    printTable(row);
    rows.push(row);
  }
  return [...rows, ...(await languages(browser, origin, runs, harness, rows))];
}

function nameOf({ path }: { path: string }): string {
  return path.split('?')[0] ?? path;
}

/** The cost of the measurement itself. */
type Harness = Pick<Load, 'scriptMs' | 'taskMs'>;

async function measured(
  browser: Browser,
  origin: string,
  { path, file, limits }: (typeof pages)[number],
  runs: number,
  harness: Harness,
): Promise<Row> {
  const assets = await firstLoad(file);
  const weights = {
    documentBytes: weight(file),
    assetBytes: assets.reduce((total, { bytes }) => total + bytes, 0),
  };
  return untilKept({ page: nameOf({ path }), figures: weights, limits }, async () => {
    const load = await repeat(runs, () => measure(browser, origin + path));
    const touched =
      limits.bannerMs === undefined ? {} : await repeat(runs, () => answers(browser, origin + path));
    const own = (figure: 'scriptMs' | 'taskMs'): number => Math.max(0, load[figure] - harness[figure]);
    return { ...load, ...touched, scriptMs: own('scriptMs'), taskMs: own('taskMs') };
  });
}

/**
 * Measures the entry pages in scripts whose letters take three bytes, each relative to the English page of
 * the same run.
 */
async function languages(
  browser: Browser,
  origin: string,
  runs: number,
  harness: Harness,
  english: readonly Row[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of listedLocales.filter((each) => locales[each].fonts !== null)) {
    const { prefix } = locales[id];
    for (const page of pages.filter(({ path }) => wayInPaths.includes(path))) {
      const own = english.find((row) => row.page === nameOf(page))?.figures.lcpMs ?? 0;
      const isPublic = page.limits.documentBytes !== undefined;
      const limits = {
        lcpMs: own * budgets.indicLcpShare,
        ...(isPublic && { documentBytes: budgets.indicDocumentBytes }),
      };
      const translated = { path: prefix + page.path, file: `${prefix.slice(1)}/${page.file}`, limits };
      const row = await measured(browser, origin, translated, runs, harness);
      printTable(row);
      rows.push(row);
    }
  }
  return rows;
}

/** Counts the manual work. It is the same on any machine, so one run is enough. */
async function effort(browser: Browser): Promise<Row[]> {
  const { screens: most, keys, taps, firstFieldAt, entryAt } = budgets;
  const sandbox = await startSandbox('--quiet');
  try {
    const rows: Row[] = [
      {
        page: 'A whole pharmacy application',
        figures: await apply(browser, sandbox.origin, '9600000001'),
        limits: { screens: most, keys, taps, firstFieldAt },
      },
      {
        page: 'The way in on /vendor',
        figures: await wayIn(browser, sandbox.origin, '9600000002'),
        limits: { signInAt: entryAt, applicationsAt: entryAt },
      },
    ];
    rows.forEach(printTable);
    return rows;
  } finally {
    await sandbox.stop();
  }
}

/** Measures the time of the portal's pages and the memory of an application, each with a sandbox of its own. */
async function portalLoads(browser: Browser, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  const add = async (row: Row, take: (sandbox: Sandbox) => Promise<Partial<Figures>>): Promise<void> => {
    const sandbox = await startSandbox('--faults', '--quiet');
    try {
      rows.push(await untilKept(row, () => repeat(runs, () => take(sandbox))));
      printTable(rows.at(-1) as Row);
    } finally {
      await sandbox.stop();
    }
  };
  for (const { page, limits } of portal)
    await add({ page: page.name, figures: {}, limits }, (sandbox) => reach(browser, sandbox, page));
  await add(
    { page: 'Memory of an application', figures: {}, limits: { heapGrowthMb: budgets.heapGrowthMb } },
    (sandbox) => remembers(browser, sandbox),
  );
  return rows;
}

async function interactions(browser: Browser, runs: number): Promise<Row[]> {
  const sandbox = await startSandbox('--quiet');
  try {
    const rows: Row[] = [];
    for (const screen of screens) {
      const limits = { interactionMs: budgets.interactionMs };
      const row = await untilKept({ page: screen.name, figures: {}, limits }, () =>
        repeat(runs, () => use(browser, sandbox.origin, screen)),
      );
      printTable(row);
      rows.push(row);
    }
    return rows;
  } finally {
    await sandbox.stop();
  }
}

/** Measures the page's main thread while photos are prepared and sent. */
async function preparedPhotos(browser: Browser, runs: number): Promise<Row[]> {
  const sandbox = await startSandbox('--quiet');
  const { files, remove } = await drawPhotos(browser);
  try {
    const rows: Row[] = [];
    for (const [index, { name }] of photos.entries()) {
      const row = await untilKept(
        { page: name, figures: {}, limits: { longestTaskMs: budgets.photoTaskMs } },
        () => repeat(runs, () => prepare(browser, sandbox.origin, files[index] ?? '')),
      );
      printTable(row);
      rows.push(row);
    }
    return rows;
  } finally {
    remove();
    await sandbox.stop();
  }
}

/** Adds measurements to a row. A row over budget is measured again, and the best figures count. */
async function untilKept(row: Row, take: () => Promise<Partial<Figures>>): Promise<Row> {
  const taken: Partial<Figures>[] = [];
  let whole = row;
  for (let round = 0; round < rounds; round += 1) {
    taken.push(await take());
    whole = { ...row, figures: { ...row.figures, ...best(taken) } };
    if (broken(whole).length === 0) break;
  }
  return whole;
}

async function repeat<Measured extends object>(
  times: number,
  take: () => Promise<Measured>,
): Promise<Measured> {
  const taken: Measured[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await take());
  return median(taken);
}

async function audits(origin: string, browser: string): Promise<Row[]> {
  const wanted = budgets.lighthouse;
  const floors = { performance: wanted, accessibility: wanted, bestPractices: wanted, seo: wanted };
  const rows: Row[] = [];
  for (const path of audited) {
    let row: Row | undefined;
    for (let round = 0; round < rounds && (!row || broken(row).length > 0); round += 1) {
      const audit = await scores(origin + path, browser);
      if (!audit) break;
      const better = row && (row.figures.performance ?? 0) > audit.scores.performance;
      if (!better) row = { page: `Lighthouse ${path}`, figures: audit.scores, floors, notes: audit.faults };
    }
    if (!row) {
      process.stdout.write('\nLighthouse did not run, so its scores are not measured.\n');
      return rows;
    }
    printTable(row);
    rows.push(row);
  }
  return rows;
}
