/**
 * `npm run bench [-- --runs 3 --no-lighthouse]`: loads the pages as a slow phone does and holds the medians against
 * the budgets; then asks Lighthouse. Builds first if nothing is built, or with `--build`; ends with 1 when a budget is
 * broken. A page over budget is measured anew before that is believed.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { startSandbox } from '../e2e/sandbox.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { budgets, onboardingPage, publicPages } from '../scripts/budgets.ts';
import { built, firstLoad, isBuilt, weight } from '../scripts/built-site.ts';
import { build, commandLine, distDir, installIfNeeded } from '../scripts/tools.mjs';
import { listedLocales, locales } from '../src/lib/locales.ts';
import { screens, use } from './interactions.ts';
import { scores } from './lighthouse.ts';
import { best, measure, median } from './measure.ts';
import { drawPhotos, photos, prepare } from './photos.ts';
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

/** Each page with the limits it has to keep; figures without a limit are shown all the same. */
const pages: readonly { path: string; file: string; limits: Limits }[] = [
  { path: '/', file: publicPages['/'], limits: { ...quiet, faqMs: budgets.tapMs } },
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

/** At its own address the page of the 404 is served with 200: the status is right to be a 404, and no fault of the page. */
const audited = ['/', '/vendor', '/delivery', '/404.html'];

const emptyPage = 'data:text/html,<!doctype html><title>.</title><p>A page without script';
const rounds = 3;

await commandLine(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      build: { type: 'boolean' },
      lighthouse: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  await installIfNeeded();
  if (values.build || !isBuilt('index.html')) await build();
  const server = await serveStatic(distDir);
  const executablePath = await findBrowser('whole');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const rows: Row[] = [];
    // What measuring itself runs in a page is not the page's.
    const harness = (await repeat(Number(values.runs), () => measure(browser, emptyPage))).scriptMs;
    for (const page of pages) {
      const row = await measured(browser, server.origin, page, Number(values.runs), harness);
      printTable(row);
      rows.push(row);
    }
    rows.push(...(await languages(browser, server.origin, Number(values.runs), harness, rows)));
    rows.push(...(await interactions(browser, Number(values.runs))));
    rows.push(...(await preparedPhotos(browser, Number(values.runs))));
    if (values.lighthouse) rows.push(...(await audits(server.origin, executablePath)));
    const count = rows.reduce((total, row) => total + broken(row).length, 0);
    process.stdout.write(`\n${count === 0 ? 'Every budget is kept.' : `${count} budgets are broken.`}\n`);
    return count === 0 ? 0 : 1;
  } finally {
    await browser.close();
    server.close();
  }
});

async function measured(
  browser: Browser,
  origin: string,
  { path, file, limits }: (typeof pages)[number],
  runs: number,
  harness: number,
): Promise<Row> {
  const assets = await firstLoad(file);
  const weights = {
    documentBytes: await weight(built(file)),
    assetBytes: assets.reduce((total, { bytes }) => total + bytes, 0),
  };
  const name = path.split('?')[0] ?? path;
  return untilKept({ page: name, figures: weights, limits }, async () => {
    const load = await repeat(runs, () => measure(browser, origin + path));
    const touched =
      limits.bannerMs === undefined ? {} : await repeat(runs, () => answers(browser, origin + path));
    return { ...load, ...touched, scriptMs: Math.max(0, load.scriptMs - harness) };
  });
}

/** The landing page in the scripts of which a letter is three bytes: held against the English one of the same run. */
async function languages(
  browser: Browser,
  origin: string,
  runs: number,
  harness: number,
  english: readonly Row[],
): Promise<Row[]> {
  const lcpMs = (english.find(({ page }) => page === '/')?.figures.lcpMs ?? 0) * budgets.indicLcpShare;
  const limits = { lcpMs, documentBytes: budgets.indicDocumentBytes };
  const rows: Row[] = [];
  for (const id of listedLocales.filter((each) => locales[each].fonts !== null)) {
    const path = `${locales[id].prefix}/`;
    const page = { path, file: `${path}${publicPages['/']}`.slice(1), limits };
    const row = await measured(browser, origin, page, runs, harness);
    printTable(row);
    rows.push(row);
  }
  return rows;
}

/** The portal, used against a sandbox of its own. */
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

/** Photos that are made ready and sent, while the page goes on. */
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

/** Adds what is measured to a row; where that breaks a budget it is measured anew, and the best of all counts. */
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

/** The median of as many measurements. */
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
      process.stdout.write('\nLighthouse could not be run: its scores are not measured.\n');
      return rows;
    }
    printTable(row);
    rows.push(row);
  }
  return rows;
}
