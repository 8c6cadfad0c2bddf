import { Hono } from 'hono';
import type { Context } from '#sandbox/context.ts';
import { Refusal, readBytes, type Env } from '#sandbox/http.ts';
import { keepReports, reportsInBeacon, reportsOfBrowser } from '#sandbox/reports.ts';
import { jsonBodyMaxBytes } from '#sandbox/settings.ts';

/**
 * Receives the reports of a site built with `PUBLIC_REPORT_URL=/reports`, and the browser's reports on a page's
 * policy.
 */
export function reportRoutes(context: Context): Hono<Env> {
  return new Hono<Env>().post('/', async (c) => {
    const body = parsed(await readBytes(c, jsonBodyMaxBytes));
    const isOfBrowser = /^application\/reports\+json\b/.test(c.req.header('content-type') ?? '');
    const beacon = isOfBrowser ? { build: '', reports: reportsOfBrowser(body) } : reportsInBeacon(body);
    if (beacon === null)
      throw new Refusal(400, 'unknown_report', 'The report has a field or a word that is not allowed.');
    keepReports(context, beacon.build, beacon.reports);
    return c.body(null, 204);
  });
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
