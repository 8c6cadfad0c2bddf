/** The reads that screens share, each with its specified staleness. */
import { call } from '#lib/api/client.ts';
import * as limits from '#lib/limits.ts';
import { query } from '#lib/stores/application/reads/query.ts';

export const vendorQuery = (id: string) =>
  query(`vendor/${id}`, () => call('vendor', { id }), { freshMs: limits.vendorStaleMs });

export const progressQuery = (id: string) =>
  query(`progress/${id}`, () => call('progress', { id }), { freshMs: limits.progressStaleMs });

/** The applications of the signed-in vendor. */
export const applicationsQuery = () =>
  query('applications', () => call('applications'), { freshMs: limits.resumableStaleMs, keepsRefused: true });

/** The vendor of the signed-in phone. A failed request is not retried automatically. */
export const currentVendorQuery = () =>
  query('me', () => call('currentVendor'), { freshMs: limits.currentVendorStaleMs, retries: false });
