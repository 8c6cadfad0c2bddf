import type { Context as HonoContext } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { EndpointName } from '#lib/api/endpoints.ts';
import { z } from '#lib/domain/z.ts';
import { jsonBodyMaxBytes, jsonMaxDepth } from '#sandbox/settings.ts';

/** What Hono carries along: Node's request, or that there is none because a test calls the application in process. */
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

/** A reply other than success, thrown from anywhere below a route. */
export class ApiError extends Error {
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
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** The wire form of a refusal. */
export function errorReply(c: Call, error: ApiError): Response {
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  const { code, message, errors } = error;
  return c.json({ success: false, message, code, ...(errors ? { errors } : {}) }, error.status);
}

/** Reads a body up to a limit, counting while it streams. */
export async function readBytes(c: Call, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new ApiError(413, 'too_large', 'The request is too large.');
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

/** Whether a value nests deeper than any body of the contract; counted without recursion, which would overflow. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > jsonMaxDepth) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** The request's JSON; an object of a body's depth, or a 400. */
export async function readJson(c: Call): Promise<Record<string, unknown>> {
  const bytes = await readBytes(c, jsonBodyMaxBytes);
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !isTooDeep(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Told below, together with JSON that is no object.
  }
  throw new ApiError(400, 'malformed', 'The request could not be read.');
}

/** The value as the schema reads it, or a 400 that names every field at fault. */
export function valid<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  message = 'Please check the highlighted fields.',
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    // Our schemas' messages are codes; zod's own kinds of issue say enough for the rest.
    code: /^[A-Za-z]+$/.test(issue.message) ? issue.message : issue.code,
  }));
  throw new ApiError(400, 'invalid', message, { errors });
}

/** Waits; zero does not even yield. */
export async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
