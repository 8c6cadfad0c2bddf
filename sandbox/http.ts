import type { Context as HonoContext } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import { z } from '#lib/domain/z.ts';
import { jsonBodyMaxBytes, jsonMaxDepth } from '#sandbox/settings.ts';

/** Hono's environment: Node's request, or `inProcess` if a test calls the application without a server. */
export interface Env {
  Bindings: Partial<HttpBindings> & { inProcess?: true };
  Variables: { endpoint: EndpointName | null };
}
export type Call = HonoContext<Env>;

/** A reply that can be stored and sent again. */
export interface Reply {
  status: ContentfulStatusCode;
  body: Record<string, unknown>;
}

interface FieldProblem {
  path: string;
  code: string;
}

/** An error reply. Any code below a route can throw it. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { errors?: readonly FieldProblem[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export function errorReply(c: Call, error: Refusal): Response {
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  const { code, message, errors } = error;
  return c.json({ success: false, message, code, ...(errors ? { errors } : {}) }, error.status);
}

/** Reads a body of at most `limit` bytes and counts them as they arrive. Throws a 413 for a larger body. */
export async function readBytes(c: Call, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Refusal(413, 'too_large', 'The request is too large.');
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = c.req.raw.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Whether a value nests deeper than any body of the API. Counts without recursion, which could overflow. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > jsonMaxDepth) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** Returns the request's JSON object. Throws a 400 for any other body and for one that nests too deep. */
export async function readJson(c: Call): Promise<Record<string, unknown>> {
  const bytes = await readBytes(c, jsonBodyMaxBytes);
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !isTooDeep(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Reported below, like JSON that is not an object.
  }
  throw new Refusal(400, 'malformed', 'The request could not be read.');
}

/** Parses a value by its schema, or throws a 400 that names every invalid field. */
export function valid<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  message = 'Please check the highlighted fields.',
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    // Our schemas use codes as messages. For all other issues, zod's own code is enough.
    code: /^[A-Za-z]+$/.test(issue.message) ? issue.message : issue.code,
  }));
  throw new Refusal(400, 'invalid', message, { errors });
}

/** Waits. Zero does not yield to the event loop. */
export async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
