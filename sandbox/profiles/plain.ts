import type { z } from '#lib/domain/z.ts';
import { Refusal } from '#sandbox/http.ts';
import type { Kyc } from '#sandbox/kyc.ts';
import { hasOnlyNamed, onlyNamed } from '#sandbox/profiles/fields.ts';
import type { Body, Profile, SentBody, ShownKyc } from '#sandbox/profiles/profile.ts';
import { specifiedBodies, specifiedReplies } from '#sandbox/profiles/specified.ts';
import { isOpen } from '#sandbox/progress.ts';
import { unknownFields } from '#sandbox/unknownFields.ts';
import type { VendorRecord } from '#sandbox/vendorRecord.ts';

/** The API that offers the specification and nothing more. */
export const plain: Profile = {
  settings: { capabilities: '', ignoreIdempotencyKeys: true },
  shapes: { vendor: 'bare', createTokens: false },
  hasDeletions: false,
  hasConsents: false,
  hasHelp: false,
  hasReviewReplies: false,
  hasLanguages: false,
  findsSameVendor: false,
  revokesFamilies: false,
  hiddenHeaders: ['retry-after', 'x-request-id'],
  readBody,
  // A rejection is only a status: it gives no reason, flags nothing and reopens no step.
  record: (stored) => ({ ...stored, flagged: [], items: [], outstanding: [] }),
  nextDraft: (_vendor, posted) => posted,
  shownKyc,
  reply: (endpoint, body) => onlyNamed((endpoint && specifiedReplies[endpoint]) ?? {}, body) as Body,
  refusal: ({ message }) => ({ success: false, message }),
};

/** Reads a body that has only the specified fields, or throws a 400 that names no field. */
function readBody<Schema extends z.ZodMiniObject>(sent: SentBody<Schema>): z.output<Schema> {
  const { endpoint, body, given } = sent;
  const schema = typeof given === 'function' ? given(body) : given;
  const specified = (endpoint && specifiedBodies[endpoint]) ?? true;
  const isSpecified = unknownFields(schema, body).length === 0 && hasOnlyNamed(specified, body);
  const read = isSpecified ? schema.safeParse(body) : null;
  if (read?.success) return read.data as z.output<Schema>;
  throw new Refusal(400, 'invalid', 'The request is not valid.');
}

/** A vendor shows the submission. The second step shows the draft as it was posted, or else the submission. */
function shownKyc(vendor: VendorRecord): ShownKyc {
  const { kyc } = vendor;
  const draft = isOpen(vendor) ? vendor.kycDraft : null;
  return { entered: draft ?? kyc, vendor: kyc, step: draft ?? (kyc && submittedStep(kyc)) };
}

/** Returns a submission under the field names of the second step. */
function submittedStep(kyc: Kyc): Body {
  const { panHolderName, accountHolderName: _, ...others } = kyc;
  return { ...others, bankHolderName: panHolderName };
}
