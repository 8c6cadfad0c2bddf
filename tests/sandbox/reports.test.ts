import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { categoryIds } from '#lib/domain/category/category.ts';
import type { Report } from '#lib/report/beacon.ts';
import { allReports, reportTables } from '#sandbox/reports.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createSandbox();
});
afterEach(() => sandbox.close());

const post = async (body: unknown, type = 'text/plain'): Promise<number> => {
  const reply = await sandbox.fetch('/reports', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return reply.status;
};
const crash: Report = { type: 'error', code: 'crash', route: '/vendor' };

describe('Reports to the sandbox', () => {
  test('are stored with their build', async () => {
    expect(await post({ build: 'AbCd-_12', reports: [crash] })).toBe(204);
    expect(allReports(sandbox)).toEqual([crash]);
    expect(sandbox.db.prepare('SELECT build FROM reports').get()).toEqual({ build: 'AbCd-_12' });
  });

  test.each<[string, unknown]>([
    ['an unknown field in a report', { build: '', reports: [{ ...crash, phone: '+919876543210' }] }],
    ['an unknown field beside the reports', { build: '', reports: [crash], visitor: '1' }],
    ['an unknown word', { build: '', reports: [{ ...crash, route: '/dashboard?vendorId=1' }] }],
    [
      'a number that is not rounded',
      { build: '', reports: [{ type: 'vital', name: 'LCP', value: 1234.5, route: '/' }] },
    ],
    ['an invalid build', { build: 'ABCDE1234F', reports: [crash] }],
    ['more than fifty reports', { build: '', reports: Array.from({ length: 51 }, () => crash) }],
    ['no JSON', 'crash'],
    ['no reports', { build: '' }],
  ])('are refused with %s', async (_, body) => {
    expect(await post(body)).toBe(400);
    expect(allReports(sandbox)).toEqual([]);
  });

  test('of the browser on a policy are reduced to the directive and the route', async () => {
    const violation = {
      type: 'csp-violation',
      url: 'https://site.example/vendor?phone=9876543210',
      body: {
        documentURL: 'https://site.example/vendor?phone=9876543210',
        effectiveDirective: 'img-src',
        blockedURL: 'https://elsewhere.example/9876543210',
      },
    };
    const odd = [
      { type: 'deprecation', body: {} },
      { type: 'csp-violation', body: { effectiveDirective: 'x' } },
      null,
    ];
    expect(await post([violation, ...odd], 'application/reports+json')).toBe(204);
    expect(allReports(sandbox)).toEqual([
      { type: 'error', code: 'policy', directive: 'img-src', route: '/vendor' },
    ]);
  });

  test('are printed as tables', () => {
    const lcp = (value: number): Report => ({ type: 'vital', name: 'LCP', value, route: '/' });
    const text = reportTables([
      crash,
      crash,
      { type: 'error', code: 'rate-limited', call: 'login', route: '/vendor' },
      { type: 'step', step: 'start', route: '/register/start' },
      { type: 'step', step: 'contract', route: '/register/:category', category: 'labs' },
      lcp(1000),
      lcp(2000),
      lcp(3000),
      lcp(9000),
    ]);
    expect(text).toMatch(/^Where vendors stop/);
    expect(text).toMatch(new RegExp(`${categoryIds.join(' +')} +not told`));
    expect(text).toMatch(/\n +start +0 +0 +0 +1\n/);
    expect(text).toMatch(/\n +contract +0 +0 +1 +0\n/);
    expect(text).toMatch(/2 +crash +\/vendor\n +1 +rate-limited +login +\/vendor/);
    expect(text).toMatch(/TTFB +FCP +LCP +INP +CLS\n +\/ +3000/);
    expect(reportTables([])).toBe('No report has come yet.');
  });
});
