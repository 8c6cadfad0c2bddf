import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { apiErrorCodes } from '#lib/api/errors.ts';
import { endpoints } from '#lib/api/schema/endpoints.ts';
import { categoryIds } from '#lib/domain/category/category.ts';
import { stepIds } from '#lib/domain/application/steps.ts';
import { paths } from '#lib/paths.ts';
import { beaconText, reportOf, reportsPerBeacon } from '#lib/report/beacon.ts';
import { measureVitals } from '#lib/report/vitals.ts';
import {
  callNames,
  categoryIn,
  categoryNames,
  errorCodes,
  funnelSteps,
  policyDirectives,
  routeOf,
  routes,
  stepOfTakenCall,
  stepOnScreen,
  vitalNames,
} from '#lib/report/vocabulary.ts';

describe('The vocabulary of a report', () => {
  test('has every call, step and category, and every error except a cancelled call', () => {
    expect(callNames).toEqual(Object.keys(endpoints));
    expect(stepIds.map(stepOnScreen)).toEqual(['vendor-info', 'kyc-documents', 'documents', 'contract']);
    expect(categoryNames).toEqual([...categoryIds]);
    expect(errorCodes).toEqual([
      ...apiErrorCodes.filter((code) => code !== 'aborted'),
      'crash',
      'script',
      'policy',
    ]);
  });

  test('has a route for every address of the site, without the values in it', () => {
    const addresses = Object.values(paths).filter((path) => typeof path === 'string');
    expect(addresses.map(routeOf).filter((route) => route === 'other')).toEqual([]);
    expect(routeOf('/register/labs')).toBe('/register/:category');
    expect(routeOf('/register/')).toBe('/register/:category');
    expect(routeOf('/register/start/')).toBe('/register/start');
    expect(routeOf('/register/start/now')).toBe('/register/:category');
    expect(routeOf('/partner-with-us/new/mx-onboarding/step2')).toBe(
      '/partner-with-us/new/mx-onboarding/:step',
    );
    expect(routeOf('/partner-with-us/new/mx-onboarding')).toBe('/partner-with-us/new/mx-onboarding/:step');
    expect(routeOf('/ABCDE1234F')).toBe('other');
  });

  test('gives an address in another language the same route', () => {
    expect(['/hi', '/hi/', '/ta/vendor', '/te/register/labs', '/xyz'].map(routeOf)).toEqual([
      '/',
      '/',
      '/vendor',
      '/register/:category',
      'other',
    ]);
    expect(categoryIn('/mr/register/labs', '')).toBe('labs');
  });

  test('has the category that an address names, and no other word of it', () => {
    expect(categoryIn('/register/labs', '')).toBe('labs');
    expect(categoryIn('/x', '?serviceType=PHARMACY&vendorId=v1')).toBe('pharmacy');
    expect(categoryIn('/register/labs', '?serviceType=9876543210')).toBeNull();
    expect(categoryIn('/register/start', '')).toBeNull();
  });

  test('counts a call as a step when the server accepted it', () => {
    expect(
      ['sendOtp', 'login', 'createVendor', 'kyc', 'contract', 'vendor', 'nonsense', 7].map(stepOfTakenCall),
    ).toEqual(['code-sent', 'signed-in', 'vendor-created', 'kyc-sent', 'contract-sent', null, null, null]);
  });
});

const secret = fc.oneof(
  fc.stringMatching(/^[A-Z]{5}\d{4}[A-Z]$/),
  fc.stringMatching(/^\+91[6-9]\d{9}$/),
  fc.stringMatching(/^\d{9,18}$/),
  fc.stringMatching(/^\d{6}$/),
);
const words = [
  ...routes,
  ...categoryNames,
  ...errorCodes,
  ...callNames,
  ...funnelSteps,
  ...policyDirectives,
  ...vitalNames,
];
/**
 * Generates a field of a report: a known word, the private value alone, in a text or as a number, or any
 * other value.
 */
const field = (typed: string) =>
  fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom(typed, `/vendors/${typed}`, `PAN ${typed} is wrong`, Number(typed), [typed], { typed }),
    fc.double(),
    fc.constant(null),
  );
const anyReport = (typed: string) =>
  fc.record(
    {
      type: fc.constantFrom('step', 'error', 'vital', typed),
      route: fc.oneof(fc.constantFrom(...routes), field(typed)),
      category: field(typed),
      step: field(typed),
      code: field(typed),
      call: field(typed),
      directive: field(typed),
      name: field(typed),
      value: field(typed),
      [typed]: field(typed),
      message: fc.constant(`refused: ${typed}`),
    },
    { requiredKeys: [] },
  );

describe('A beacon', () => {
  test('never contains a PAN, phone, account number or code, whatever its input', () => {
    fc.assert(
      fc.property(
        secret.chain((typed) => fc.tuple(fc.constant(typed), fc.array(anyReport(typed)), field(typed))),
        ([typed, reports, build]) => {
          expect(beaconText(build, reports) ?? '').not.toContain(typed);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('contains only fields and words of the lists', () => {
    const names = [
      'build',
      'reports',
      'type',
      'route',
      'category',
      'step',
      'code',
      'call',
      'directive',
      'name',
      'value',
    ];
    fc.assert(
      fc.property(fc.array(anyReport('ABCDE1234F'), { minLength: 1 }), (reports) => {
        JSON.parse(beaconText('AbCd-_12', reports) ?? '{}', (name, value: unknown) => {
          if (name !== '' && !/^\d+$/.test(name)) expect(names).toContain(name);
          if (typeof value === 'string')
            expect([...words, 'step', 'error', 'vital', 'AbCd-_12']).toContain(value);
          return value;
        });
      }),
    );
  });

  test('is sent only with content, and holds at most fifty reports', () => {
    const crash = { type: 'error', code: 'crash', route: '/vendor' };
    expect(beaconText('AbCd-_12', [])).toBeNull();
    expect(beaconText('AbCd-_12', [{ type: 'error', code: 'crash' }, null, 'crash'])).toBeNull();
    expect(beaconText('AbCd-_12', [crash])).toBe(
      '{"build":"AbCd-_12","reports":[{"type":"error","code":"crash","route":"/vendor"}]}',
    );
    const many = JSON.parse(
      beaconText(
        '',
        Array.from({ length: 80 }, () => crash),
      ) ?? '',
    ) as { reports: [] };
    expect(many.reports).toHaveLength(reportsPerBeacon);
    expect(reportsPerBeacon).toBe(50);
  });

  test('rounds speed to ten milliseconds and layout shift to a thousandth', () => {
    const value = (name: string, measured: unknown) => {
      const report = reportOf({ type: 'vital', name, value: measured, route: '/' });
      return report?.type === 'vital' ? report.value : null;
    };
    expect(value('LCP', 2068.7)).toBe(2070);
    expect(value('LCP', 1e9)).toBe(60_000);
    expect(value('CLS', 0.01249)).toBe(0.012);
    expect(value('CLS', 99)).toBe(10);
    expect(value('INP', 0)).toBe(0);
    for (const wrong of [-1, Number.NaN, Infinity, '2068']) expect(value('LCP', wrong)).toBeNull();
    expect(value('FID', 10)).toBeNull();
  });
});

describe('The speed of a page', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Returns the values of a page on which these entries of one type come one after the other. */
  function measured(type: string, entries: readonly object[]): Record<string, number> {
    const takers = new Map<string, (list: { getEntries: () => readonly object[] }) => void>();
    class Observer {
      static supportedEntryTypes = [type];
      #take: (list: { getEntries: () => readonly object[] }) => void;
      constructor(take: (list: { getEntries: () => readonly object[] }) => void) {
        this.#take = take;
      }
      observe({ type: observed }: { type: string }): void {
        takers.set(observed, this.#take);
      }
      takeRecords(): readonly object[] {
        return entries.slice(-1);
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    vi.stubGlobal('performance', { getEntriesByType: () => [] });
    const vitals = measureVitals();
    for (const entry of entries.slice(0, -1)) takers.get(type)?.({ getEntries: () => [entry] });
    return Object.fromEntries(vitals());
  }
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  });
  const every900 = (from: number) =>
    Array.from({ length: 7 }, (_, index) => shift(from + 900 * index, 0.125));

  test.each([
    ['the sum of shifts within a second', [shift(100, 0.25), shift(1099, 0.25)], 0.5],
    ['the larger of two windows', [shift(100, 0.25), shift(1100, 0.5), shift(3000, 0.125)], 0.5],
    ['of at most five seconds', every900(0), 0.75],
    ['of five seconds from the first shift', every900(800), 0.75],
    ['no shift after a press', [shift(100, 0.25), shift(200, 0.5, true)], 0.25],
  ])('has a layout shift: %s', (_what, shifts, value) => {
    expect(measured('layout-shift', shifts)).toEqual({ CLS: value });
  });

  test('has the longest interaction, and no event without one', () => {
    const events = [
      { duration: 80, interactionId: 1 },
      { duration: 400, interactionId: 0 },
      { duration: 120, interactionId: 2 },
      { duration: 64 },
    ];
    expect(measured('event', events)).toEqual({ INP: 120, CLS: 0 });
  });

  test('has the first paint with content and the largest one', () => {
    const paints = [
      { name: 'first-paint', startTime: 90 },
      { name: 'first-contentful-paint', startTime: 120 },
    ];
    expect(measured('paint', paints)).toEqual({ FCP: 120, CLS: 0 });
    const largest = [{ startTime: 120 }, { startTime: 480 }];
    expect(measured('largest-contentful-paint', largest)).toEqual({ LCP: 480, CLS: 0 });
  });
});
