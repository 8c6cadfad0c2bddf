import { execFile } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import { promisify } from 'node:util';
import { browserEnv } from '../../scripts/fonts.mjs';

/**
 * Only the bench fetches this package. With its dependencies it is larger than all other tools together, and
 * nobody should have to download it to work on the site.
 */
const tool = 'lighthouse@12.8.2';

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; displayValue?: string }>;
}

/**
 * Returns a page's scores on Lighthouse's mobile profile and the audits that cost points. Undefined if
 * Lighthouse cannot run.
 */
export async function scores(
  url: string,
  browser: string,
): Promise<{ scores: Scores; faults: string[] } | undefined> {
  const report = await run(url, browser);
  if (!report || report.runtimeError) return undefined;
  const score = (name: keyof Report['categories']) => Math.round((report.categories[name].score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    faults: Object.values(report.audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9)
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
  };
}

async function run(url: string, browser: string): Promise<Report | undefined> {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const call = ['exec', '--yes', '--ignore-scripts', `--package=${tool}`, '--', 'lighthouse', url, ...flags];
  try {
    const { stdout } = await promisify(execFile)(npm, call, {
      cwd: os.tmpdir(),
      env: { ...browserEnv(), CHROME_PATH: browser },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 300_000,
    });
    return JSON.parse(stdout) as Report;
  } catch {
    return undefined;
  }
}
