import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import { optionalKycNames } from '#lib/domain/kyc/kycFields.ts';
import type { z } from '#lib/domain/z.ts';
import { Refusal, valid } from '#sandbox/http.ts';
import { enteredKyc, withDraft } from '#sandbox/kyc.ts';
import type { Profile, SentBody, ShownKyc } from '#sandbox/profiles/profile.ts';
import { isOpen } from '#sandbox/progress.ts';
import { unknownFields } from '#sandbox/unknownFields.ts';
import type { VendorRecord } from '#sandbox/vendorRecord.ts';

/** The API of `endpoints.ts` and `requests.ts`: the specification with every optional field and call. */
export const full: Profile = {
  settings: {},
  shapes: {},
  hasDeletions: true,
  hasConsents: true,
  hasHelp: true,
  hasReviewReplies: true,
  hasLanguages: true,
  findsSameVendor: true,
  revokesFamilies: true,
  hiddenHeaders: [],
  readBody,
  record: (stored) => stored,
  nextDraft: ({ kyc, kycDraft }, posted) => withDraft(kyc, kycDraft, posted),
  shownKyc,
  reply: (_endpoint, body) => body,
  refusal: (body) => body,
};

/** Body fields beyond the specification, by call. */
const optionalFields: Partial<Record<EndpointName, readonly string[]>> = {
  createVendor: ['consents'],
  kycDraft: optionalKycNames,
  kyc: optionalKycNames,
  contract: ['contractVersion', 'consents'],
};

/**
 * Reads a body by its schema, or throws a 400 that names each refused field. The setting `unknownFields`
 * decides about fields outside the schema, `extraFields` about fields beyond the specification.
 */
function readBody<Schema extends z.ZodMiniObject>(sent: SentBody<Schema>): z.output<Schema> {
  const { endpoint, given, message, settings } = sent;
  const body = { ...sent.body };
  const extras = endpoint === null ? [] : (optionalFields[endpoint] ?? []);
  const sentExtras = Object.keys(body).filter((name) => extras.includes(name));
  // Delete ignored fields before `given` reads the body: they must not declare anything.
  if (settings.extraFields === 'ignored') for (const name of sentExtras) delete body[name];
  const schema = typeof given === 'function' ? given(body) : given;
  const refused = [
    ...(settings.unknownFields === 'refused' ? unknownFields(schema, body) : []),
    ...(settings.extraFields === 'refused' ? sentExtras : []),
  ];
  if (refused.length > 0) {
    throw new Refusal(400, 'unknown_field', `Unknown field: ${refused.join(', ')}.`, {
      errors: refused.map((path) => ({ path, code: 'unrecognized_keys' })),
    });
  }
  return valid(schema, body, message);
}

/** Shows the draft over the submission while the application is open, else the submission. */
function shownKyc(vendor: VendorRecord): ShownKyc {
  const entered = enteredKyc(vendor.kyc, isOpen(vendor) ? vendor.kycDraft : null);
  const step = entered && { ...entered, bankHolderName: entered.panHolderName ?? null };
  return { entered, vendor: entered, step };
}
