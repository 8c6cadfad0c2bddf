import type { CategoryId } from '#lib/domain/category/category.ts';
import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import {
  callNames,
  categoryNames,
  errorCodes,
  funnelSteps,
  known,
  policyDirectives,
  routes,
  vitalLimits,
  vitalNames,
  type ErrorCode,
  type FunnelStep,
  type Route,
  type VitalName,
} from './vocabulary.ts';

/** An event on a page. */
export type Happening =
  | { type: 'step'; step: FunnelStep }
  | { type: 'error'; code: ErrorCode; call?: EndpointName; directive?: (typeof policyDirectives)[number] }
  /** `value` is in milliseconds; CLS has no unit. */
  | { type: 'vital'; name: VitalName; value: number };
export type Report = Happening & { route: Route; category?: CategoryId };

/** Reports of one page and build. */
interface Beacon {
  build: string;
  reports: Report[];
}

/** The largest number of reports in one beacon. */
export const reportsPerBeacon = 50;

/** Whether a text has the form of a build id: eight characters. Typed text cannot take this way. */
export const isBuildId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{8}$/.test(text);

/**
 * Returns the body of a beacon, rebuilt from the words of the vocabulary. Entries without known words are dropped.
 * Null if nothing is left.
 */
export function beaconText(build: unknown, given: readonly unknown[]): string | null {
  const reports = given.slice(0, reportsPerBeacon).flatMap((one) => reportOf(one) ?? []);
  if (reports.length === 0) return null;
  const beacon: Beacon = { build: isBuildId(build) ? build : '', reports };
  return JSON.stringify(beacon);
}

/** Returns a report rebuilt from known words and rounded numbers, or null. */
export function reportOf(given: unknown): Report | null {
  if (typeof given !== 'object' || given === null) return null;
  const fields = given as Record<string, unknown>;
  const happening = happeningOf(fields);
  const route = known(routes, fields['route']);
  if (happening === null || route === null) return null;
  const category = known(categoryNames, fields['category']);
  return { ...happening, route, ...(category && { category }) };
}

function happeningOf(fields: Record<string, unknown>): Happening | null {
  switch (fields['type']) {
    case 'step': {
      const step = known(funnelSteps, fields['step']);
      return step && { type: 'step', step };
    }
    case 'error': {
      const code = known(errorCodes, fields['code']);
      const call = known(callNames, fields['call']);
      const directive = known(policyDirectives, fields['directive']);
      return code && { type: 'error', code, ...(call && { call }), ...(directive && { directive }) };
    }
    case 'vital': {
      const name = known(vitalNames, fields['name']);
      const value = name && roundedVital(name, fields['value']);
      return name && value !== null ? { type: 'vital', name, value } : null;
    }
    default:
      return null;
  }
}

/** Rounds coarsely: enough to judge a page's speed, too little to carry a number that someone typed. */
function roundedVital(name: VitalName, value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return null;
  const most = Math.min(value, vitalLimits[name]);
  return name === 'CLS' ? Math.round(most * 1000) / 1000 : Math.round(most / 10) * 10;
}
