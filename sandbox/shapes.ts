import type { EndpointName } from '#lib/api/endpoints.ts';
import { z } from '#lib/domain/z.ts';

/** The shapes the contract leaves open. An API in the field may return any of them. */
export const shapesSchema = z.object({
  vendor: z.enum(['wrapped', 'bare', 'data']),
  refresh: z.enum(['flat', 'nested', 'no-refresh-token']),
  applications: z.enum(['applications', 'array', 'data']),
  /** A login's: under `data`, bare, or with a session beside the tokens and a user of a name alone. */
  login: z.enum(['data', 'bare', 'session']),
  /** What every reply without a shape of its own is wrapped in; `bare` also leaves `success` out. */
  wrapper: z.enum(['none', 'bare', 'vendor', 'data']),
  /** Links to documents relative to the API's origin, or whole. */
  documentUrls: z.enum(['relative', 'absolute']),
  /** Whether vendor-create signs in; by the contract it returns only `vendorId` and `message`. */
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
  login: 'data',
  wrapper: 'none',
  documentUrls: 'relative',
  createTokens: true,
  missingOptionals: false,
  statusCase: 'lower',
};

type Body = Record<string, unknown>;

/**
 * A successful reply in the shapes that are set.
 * @param origin of the API, for whole links to documents.
 */
export function reshape(endpoint: EndpointName | null, body: Body, shapes: Shapes, origin: string): unknown {
  let shaped: unknown = wrapped(endpoint, body, shapes.wrapper);
  if (endpoint === 'createVendor') shaped = createShape(body, shapes);
  if (endpoint === 'login') shaped = loginShape(body, shapes.login);
  if ((endpoint === 'vendor' || endpoint === 'currentVendor') && shapes.vendor !== 'wrapped') {
    const { vendor } = body;
    shaped = { bare: vendor, data: { success: true, data: { vendor } } }[shapes.vendor];
  }
  if (endpoint === 'applications' && shapes.applications !== 'applications') {
    const { applications } = body;
    shaped = { array: applications, data: { data: { applications } } }[shapes.applications];
  }
  if (endpoint === 'refresh' && shapes.refresh !== 'flat') {
    const { success, refreshToken, ...rest } = body;
    shaped = {
      nested: { success, data: { ...rest, refreshToken } },
      'no-refresh-token': { success, ...rest },
    }[shapes.refresh];
  }
  if (shapes.documentUrls === 'absolute') shaped = withWholeLinks(shaped, origin);
  if (shapes.missingOptionals) shaped = withoutOptionals(shaped);
  if (shapes.statusCase !== 'lower') shaped = withStatusCase(shaped, shapes.statusCase);
  return shaped;
}

/** Replies with shapes of their own. */
const unwrapped: readonly (EndpointName | null)[] = [null, 'login', 'createVendor'];

function wrapped(endpoint: EndpointName | null, body: Body, wrapper: Shapes['wrapper']): unknown {
  if (wrapper === 'none' || unwrapped.includes(endpoint)) return body;
  const { success, message, ...rest } = body;
  const words = message === undefined ? {} : { message };
  // A vendor and a list are bare without their own keys.
  if (wrapper === 'bare') return rest.vendor ?? rest.applications ?? { ...rest, ...words };
  return { success, ...words, [wrapper]: wrapper === 'vendor' ? (rest.vendor ?? rest) : rest };
}

function createShape({ success, message, vendorId, data }: Body, shapes: Shapes): unknown {
  const given = shapes.createTokens ? (data as Body) : { vendorId };
  switch (shapes.wrapper) {
    case 'none':
      return { success, vendorId, message, ...(shapes.createTokens ? { data } : {}) };
    case 'bare':
      return { message, ...given };
    case 'data':
      return { success, message, data: given };
    case 'vendor':
      return { success, message, vendor: { id: vendorId }, ...(shapes.createTokens ? { data } : {}) };
  }
}

function loginShape(body: Body, shape: Shapes['login']): unknown {
  const data = body.data as Body;
  const { accessToken, refreshToken, isNewUser, user } = data;
  const { userType, fullName } = user as Body;
  switch (shape) {
    case 'data':
      return body;
    case 'bare':
      return { message: body.message, ...data };
    case 'session':
      return {
        session: { isNewUser },
        user: { userType, fullName },
        message: body.message,
        accessToken,
        refreshToken,
      };
  }
}

function withWholeLinks(value: unknown, origin: string): unknown {
  return mapObjects(value, (entries) =>
    entries.map(([key, v]) => [key, key === 'url' && typeof v === 'string' ? `${origin}${v}` : v]),
  );
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
