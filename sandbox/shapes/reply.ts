import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import type { Shapes } from '#sandbox/shapes/dimensions.ts';
import { refusalIn } from '#sandbox/shapes/errors.ts';
import { structured } from '#sandbox/shapes/structure.ts';
import { withValues } from '#sandbox/shapes/values.ts';

type Body = Record<string, unknown>;

/** A reply to send: its status, its body, and the body's type. */
interface SentReply {
  status: number;
  text: string | null;
  type?: string;
}

/** Calls that create something: their status may be 200 or 201. */
const making: readonly (EndpointName | null)[] = ['createVendor', 'documents', 'contract'];

/** Writes whose reply no client needs. */
const plainWrites: readonly (EndpointName | null)[] = [
  'sendOtp',
  'vendorSendOtp',
  'kycDraft',
  'kyc',
  'documents',
  'contract',
  'deleteVendor',
  'deleteDocument',
  'withdrawConsent',
  'reviewReply',
];

const json = 'application/json';

const emptyBodies: Record<Exclude<Shapes['writes'], 'message'>, Omit<SentReply, 'status'>> = {
  'no-content': { text: null },
  empty: { text: null },
  'json-null': { text: 'null', type: json },
  'json-true': { text: 'true', type: json },
  text: { text: 'ok', type: 'text/plain; charset=utf-8' },
  object: { text: '{}', type: json },
};

/**
 * Returns a reply in the given shapes.
 * @param origin the API's origin, for absolute links to documents.
 */
export function shapedReply(
  endpoint: EndpointName | null,
  { status, body }: { status: number; body: Body },
  shapes: Shapes,
  origin: string,
): SentReply {
  if (status >= 300) {
    const refusal = refusalIn(shapes.errors, status, body);
    return { status, text: JSON.stringify(refusal.body), type: refusal.type };
  }
  // The client must send `otpId` back, so it needs that reply.
  if (shapes.writes !== 'message' && plainWrites.includes(endpoint) && body.otpId === undefined) {
    return { status: shapes.writes === 'no-content' ? 204 : 200, ...emptyBodies[shapes.writes] };
  }
  const isMade = making.includes(endpoint) && shapes.created !== 'own';
  const shaped = withValues(structured(endpoint, body, shapes), shapes, origin);
  return { status: isMade ? Number(shapes.created) : status, text: JSON.stringify(shaped), type: json };
}
