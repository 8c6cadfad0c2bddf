import { isDeepStrictEqual } from 'node:util';
import { isBuildId, reportOf, reportsPerBeacon, type Report } from '#lib/report/beacon.ts';
import {
  categoryNames,
  funnelSteps,
  known,
  policyDirectives,
  routeOf,
  vitalNames,
} from '#lib/report/vocabulary.ts';
import type { Context } from '#sandbox/context.ts';
import { all, run, transaction, type Database } from '#sandbox/db/database.ts';

/** Reads the reports of a beacon. Returns null if a field or a word is not in the vocabulary. */
export function reportsInBeacon(body: unknown): { build: string; reports: Report[] } | null {
  if (typeof body !== 'object' || body === null) return null;
  const { build, reports, ...more } = body as Record<string, unknown>;
  if (Object.keys(more).length > 0 || !Array.isArray(reports) || reports.length > reportsPerBeacon)
    return null;
  if (build !== '' && !isBuildId(build)) return null;
  const read = reports.flatMap((one) => reportOf(one) ?? []);
  return isDeepStrictEqual(read, reports) ? { build, reports: read } : null;
}

/**
 * Reads the browser's own reports on a policy (Reporting API). They hold whole addresses, so only the directive
 * and the page's route are kept.
 */
export function reportsOfBrowser(body: unknown): Report[] {
  return (Array.isArray(body) ? body : [body]).flatMap((one) => {
    const { type, body: details } = (one ?? {}) as { type?: unknown; body?: Record<string, unknown> };
    const directive = known(policyDirectives, details?.['effectiveDirective']);
    const page = details?.['documentURL'];
    if (type !== 'csp-violation' || directive === null) return [];
    const route = routeOf(typeof page === 'string' && URL.canParse(page) ? new URL(page).pathname : 'other');
    return [{ type: 'error', code: 'policy', directive, route } satisfies Report];
  });
}

/** Stores reports. Nothing in them tells one visitor from another. */
export function keepReports(
  context: Pick<Context, 'db' | 'clock'>,
  build: string,
  reports: readonly Report[],
): void {
  const at = context.clock.now();
  transaction(context.db, () => {
    for (const report of reports)
      run(
        context.db,
        'INSERT INTO reports (at, build, report_json) VALUES (?, ?, ?)',
        at,
        build,
        JSON.stringify(report),
      );
  });
}

/** Returns all stored reports, the oldest first. */
export function allReports({ db }: { db: Database }): Report[] {
  return all<{ json: string }>(db, 'SELECT report_json AS json FROM reports ORDER BY seq').map(
    ({ json }) => JSON.parse(json) as Report,
  );
}

/** Formats the reports as tables: where vendors stop, which errors occurred, and page speed. */
export function reportTables(reports: readonly Report[]): string {
  if (reports.length === 0) return 'No report has come yet.';
  return [funnelTable(reports), errorTable(reports), vitalTable(reports)].join('\n\n');
}

function funnelTable(reports: readonly Report[]): string {
  const columns = [...categoryNames, undefined];
  const counts = funnelSteps.map((step) => [
    step,
    ...columns.map((category) =>
      String(
        reports.filter((one) => one.type === 'step' && one.step === step && one.category === category).length,
      ),
    ),
  ]);
  return `Where vendors stop (page visits that reached a step)\n${columnsOf([['', ...categoryNames, 'not told'], ...counts])}`;
}

function errorTable(reports: readonly Report[]): string {
  const counts = new Map<string, number>();
  for (const one of reports) {
    if (one.type !== 'error') continue;
    const what = [one.code, one.call ?? one.directive ?? '', one.route].join('\t');
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const rows = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => [String(count), ...what.split('\t')]);
  return `Errors\n${rows.length > 0 ? columnsOf(rows) : '  nothing'}`;
}

/** Web vitals are judged by the 75th percentile. */
const judgedShare = 0.75;

function vitalTable(reports: readonly Report[]): string {
  const values = new Map<string, number[]>();
  for (const one of reports)
    if (one.type === 'vital')
      values.set(`${one.route}\t${one.name}`, [
        ...(values.get(`${one.route}\t${one.name}`) ?? []),
        one.value,
      ]);
  const routes = [...new Set([...values.keys()].map((key) => key.split('\t')[0] ?? ''))].toSorted();
  const cell = (route: string, name: string): string => {
    const sorted = (values.get(`${route}\t${name}`) ?? []).toSorted((a, b) => a - b);
    return String(sorted[Math.ceil(sorted.length * judgedShare) - 1] ?? '');
  };
  const rows = routes.map((route) => [route, ...vitalNames.map((name) => cell(route, name))]);
  return `Page speed (75th percentile, ms)\n${columnsOf([['', ...vitalNames], ...rows])}`;
}

function columnsOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}
