import type { EndpointName } from '#lib/api/endpoints.ts';
import { z } from '#lib/domain/z.ts';

/** The shapes the contract leaves open. An API in the field may answer any of them. */
export const shapesSchema = z.object({
  vendor: z.enum(['wrapped', 'bare', 'data']),
  refresh: z.enum(['flat', 'nested', 'no-refresh-token']),
  applications: z.enum(['applications', 'array', 'data']),
  /** Whether vendor-create signs in; by the contract it answers only `vendorId` and `message`. */
  createTokens: z.boolean(),
  /** Leaves out what the contract does not promise: review, progress of a vendor, nulls. */
  missingOptionals: z.boolean(),
  /** How status words are written. */
  statusCase: z.enum(['lower', 'upper', 'odd']),
});
export type Shapes = z.infer<typeof shapesSchema>;

export const defaultShapes: Shapes = {
  vendor: 'wrapped',
  refresh: 'flat',
  applications: 'applications',
  createTokens: true,
  missingOptionals: false,
  statusCase: 'lower',
};

type Body = Record<string, unknown>;

/** A successful reply in the shapes that are set. */
export function reshape(endpoint: EndpointName | null, body: Body, shapes: Shapes): unknown {
  let shaped: unknown = body;
  if (endpoint === 'vendor' || endpoint === 'currentVendor') {
    const { vendor } = body;
    shaped = { wrapped: body, bare: vendor, data: { success: true, data: { vendor } } }[shapes.vendor];
  }
  if (endpoint === 'applications') {
    const { applications } = body;
    shaped = { applications: body, array: applications, data: { data: { applications } } }[
      shapes.applications
    ];
  }
  if (endpoint === 'refresh') {
    const { success, refreshToken, ...rest } = body;
    shaped = {
      flat: body,
      nested: { success, data: { ...rest, refreshToken } },
      'no-refresh-token': { success, ...rest },
    }[shapes.refresh];
  }
  if (endpoint === 'createVendor' && !shapes.createTokens) {
    const { success, vendorId, message } = body;
    shaped = { success, vendorId, message };
  }
  if (shapes.missingOptionals) shaped = withoutOptionals(shaped);
  if (shapes.statusCase !== 'lower') shaped = withStatusCase(shaped, shapes.statusCase);
  return shaped;
}

const optionalKeys = new Set(['review', 'updatedAt', 'supportPhone', 'phoneVerifiedAt', 'totalSteps']);

function withoutOptionals(value: unknown): unknown {
  return mapObjects(value, (entries) => entries.filter(([key, v]) => v !== null && !optionalKeys.has(key)));
}

function withStatusCase(value: unknown, style: 'upper' | 'odd'): unknown {
  const written = (text: string): string =>
    style === 'upper' ? text.toUpperCase() : ` ${text.charAt(0).toUpperCase()}${text.slice(1)} `;
  return mapObjects(value, (entries) =>
    entries.map(([key, v]) =>
      (key === 'status' || key === 'vendorStatus') && typeof v === 'string' ? [key, written(v)] : [key, v],
    ),
  );
}

function mapObjects(value: unknown, change: (entries: [string, unknown][]) => [string, unknown][]): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const changed = change(Object.entries(value));
  return Object.fromEntries(changed.map(([key, v]) => [key, mapObjects(v, change)]));
}
