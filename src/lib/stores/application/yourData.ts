import { call } from '#lib/api/client.ts';
import { callOptional } from '#lib/api/optional.ts';
import { ApiError } from '#lib/api/errors.ts';
import { brand } from '#lib/brand.ts';
import { offers } from '#lib/capabilities.ts';
import type { RecordedConsent } from '#lib/domain/contract/consentList.ts';
import { consentsSchema } from '#lib/domain/contract/consentSchema.ts';
import { machineDate } from '#lib/domain/dates.ts';
import { readMoment, type Moment } from '#lib/domain/moment.ts';
import { storedEntries, type StoredEntry } from '#lib/domain/storedEntries.ts';
import * as limits from '#lib/limits.ts';
import { query } from '#lib/stores/application/reads/query.ts';
import { entriesUnder, readEntry, readTabEntry, storedText } from '#lib/stores/browser/storage.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { sameOwner } from '#lib/stores/session/owner.ts';

/** Whether the API lists the consents of a vendor. */
export const listsConsents = (): boolean => offers('consentList');

/** The consents of the signed-in vendor. Requires the API's capability `consentList`. */
export const consentsQuery = () =>
  query('consents', () => callOptional('consentList'), { freshMs: limits.currentVendorStaleMs });

/**
 * The contracts that the signed-in vendor accepted, from the applications themselves. For an API that lists no consents:
 * an application says only whether its contract was accepted, and perhaps when and in which version.
 */
export const contractsQuery = () =>
  query('contracts', acceptedContracts, { freshMs: limits.currentVendorStaleMs });

async function acceptedContracts(): Promise<RecordedConsent[]> {
  const applications = await call('applications');
  const vendors = await Promise.all(applications.map(({ id }) => call('vendor', { id })));
  return vendors
    .filter(({ contractAccepted }) => contractAccepted)
    .map(({ vendorName, contractVersion, contractAcceptedAt }) => ({
      id: 'partner-terms',
      version: contractVersion,
      acceptedAt: contractAcceptedAt,
      withdrawnAt: null,
      vendorId: null,
      name: vendorName,
    }));
}

/** Returns the consents that this browser recorded on signing in. It keeps them until the sign-out. */
export function consentsHere(): RecordedConsent[] {
  return (readEntry('consents', consentsSchema) ?? []).map(({ id, version, acceptedAt }) => ({
    id,
    version,
    acceptedAt: readMoment(acceptedAt),
    withdrawnAt: null,
    vendorId: null,
    name: null,
  }));
}

/**
 * Withdraws the consent of an application to a text, and reads the list again. Requires the API's capability
 * `withdrawConsent`.
 * @throws {ApiError} when the server refused or could not be reached.
 */
export async function withdrawConsent(vendorId: string, text: string): Promise<void> {
  const operation = `withdrawal.${vendorId}`;
  await sendOnce(operation, { text }, (idempotencyKey) =>
    callOptional('withdrawConsent', { id: vendorId, body: { text }, idempotencyKey }),
  );
  forgetKey(operation);
  consentsQuery().refresh();
}

/** Returns the entries of the table that this browser has at the moment. */
export function entriesHere(): StoredEntry[] {
  return storedEntries.filter(({ names }) => names.some(isStored));
}

/** Returns whether the service worker keeps pages in this browser. */
export async function keepsPages(): Promise<boolean> {
  // An insecure context has no caches, and a browser may refuse them.
  const names = await (globalThis.caches as CacheStorage | undefined)?.keys().catch(() => []);
  return names?.some((name) => name.startsWith(`${brand.storagePrefix}/`)) ?? false;
}

/** Whether an entry is stored, in this browser or in this tab. The variable part of its name is in angle brackets. */
function isStored(name: string): boolean {
  const [start, variable] = name.split('<');
  if (variable !== undefined) return entriesUnder(start as 'recovery.').length > 0;
  return storedText(name as 'session') !== null || readTabEntry(name as 'toasts') !== null;
}

/**
 * Returns every application of the signed-in vendor as JSON, as the API has it. Addresses of documents are left out,
 * because they open the document for anybody. Nothing is stored.
 * @throws {ApiError} when a part could not be read. A copy is whole or none.
 */
export async function copyOfApplications(): Promise<string> {
  const isSameOwner = sameOwner();
  const applications = [];
  for (const { id } of await call('applications')) {
    const [vendor, progress] = await Promise.all([call('vendor', { id }), call('progress', { id })]);
    applications.push({ vendor, progress });
  }
  if (!isSameOwner()) throw new ApiError('signed-out');
  return JSON.stringify({ applications }, readable, 2);
}

/** Leaves the addresses of documents out, and writes moments as dates. */
function readable(key: string, value: unknown): unknown {
  if (key === 'url') return undefined;
  return isMoment(value) ? machineDate(value) : value;
}

function isMoment(value: unknown): value is Moment {
  return typeof value === 'object' && value !== null && 'at' in value && 'hasTime' in value;
}
