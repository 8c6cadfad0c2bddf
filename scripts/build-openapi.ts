/**
 * `npm run openapi`: writes docs/openapi.json from the API schema. A test fails when the file is stale. With
 * `--since REF` (a commit, a tag) it also prints the later changes that break a client, and fails when there
 * are any.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { endpoints, type EndpointName } from '#lib/api/endpoints.ts';
import { idempotencyHeader } from '#lib/api/endpointsOfSession.ts';
import { refusal } from '#lib/api/replies.ts';
import { descriptions } from '#lib/api/requests.ts';
import { brand } from '#lib/brand.ts';
import { acceptedExtensions, slotIds, slots } from '#lib/domain/documents.ts';
import { z } from '#lib/domain/z.ts';
import { limits } from '#lib/limits.ts';
import { breakingChanges, type ApiDocument } from './openapi-changes.ts';
import { wireRequests } from '#sandbox/wireRequests.ts';

type Json = Record<string, unknown>;

export const openApiFile = path.resolve(import.meta.dirname, '../docs/openapi.json');

const schemaOf = (schema: z.ZodMiniType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }) as Json;
  return json;
};

const errorWords: Record<number, string> = {
  400: 'A field or the request is not valid',
  401: 'No token, one that is no longer good, or a wrong code',
  403: 'Not allowed',
  404: 'Not found, somebody else’s, or an expired code',
  409: 'The state does not allow it, or the Idempotency-Key was used for another body',
  413: 'A file or the request is too large',
  415: 'A file is not of an accepted type',
  429: 'Too many requests or attempts',
  500: 'A fault of the service',
  503: 'The service is not available',
};

const retryAfter: Json = {
  'Retry-After': {
    description: 'Seconds after which the call may be made again',
    schema: { type: 'integer', minimum: 1 },
  },
};

const json = (schema: Json): Json => ({ 'application/json': { schema } });

function requestBody(name: EndpointName): Json | undefined {
  const request = name in wireRequests ? wireRequests[name as keyof typeof wireRequests] : null;
  if (request instanceof z.ZodMiniObject) return { required: true, content: json(schemaOf(request)) };
  if (request !== null) {
    const anyOf = Object.entries(request).map(([title, schema]) => ({ title, ...schemaOf(schema) }));
    return { required: true, content: json({ anyOf }) };
  }
  if (name !== 'documents') return undefined;
  const files = slotIds.map((slot) => [
    slot,
    {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: `${acceptedExtensions(slot).join(', ')}; at most ${limits.documentMaxBytes} bytes${slots[slot].required ? '' : '; optional'}`,
    },
  ]);
  const schema = { type: 'object', properties: Object.fromEntries(files) as Json, minProperties: 1 };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function operation(name: EndpointName): Json {
  const { path: url, auth } = endpoints[name];
  const { summary, note, reply, idempotencyKey, errors } = descriptions[name];
  const parameters: Json[] = [];
  for (const [, placeholder] of url.matchAll(/:(\w+)/g)) {
    parameters.push({ name: placeholder, in: 'path', required: true, schema: { type: 'string' } });
  }
  if (idempotencyKey) {
    parameters.push({
      name: idempotencyHeader,
      in: 'header',
      required: false,
      description: 'Makes a repeated write harmless: one key a payload, kept over retries.',
      schema: { type: 'string', maxLength: 200 },
    });
  }
  const refusals = errors.map((code) => [
    String(code),
    {
      description: errorWords[code] ?? 'Refused',
      ...(code === 429 || code === 503 ? { headers: retryAfter } : {}),
      content: json({ $ref: '#/components/schemas/Error' }),
    },
  ]);
  const body = requestBody(name);
  return {
    operationId: name,
    summary,
    ...(note ? { description: note } : {}),
    tags: [url.startsWith('/api/auth') ? 'auth' : 'vendors'],
    security: auth === 'none' ? [] : auth === 'offered' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      '2XX': { description: 'Success', content: json(schemaOf(reply)) },
      ...Object.fromEntries(refusals),
    },
  };
}

/** Marks a call that no screen uses, and that the sandbox does not implement. */
export const unusedMark = 'x-unused';

/** The call of the specification that no screen uses. Its body and its reply are not specified. */
const unusedCall: Json = {
  operationId: 'optional',
  [unusedMark]: true,
  summary: 'Changes optional details of a vendor',
  description: 'The specification names this call without a body or a reply. No screen uses it.',
  tags: ['vendors'],
  security: [{ bearer: [] }],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    '2XX': { description: 'Success', content: json({ type: 'object' }) },
    ...Object.fromEntries(
      [401, 403, 404, 500].map((code) => [
        String(code),
        {
          description: errorWords[code] ?? 'Refused',
          content: json({ $ref: '#/components/schemas/Error' }),
        },
      ]),
    ),
  },
};

/** Returns the OpenAPI document of the whole API schema. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const url = endpoints[name].path.replace(/:(\w+)/g, '{$1}');
    paths[url] = { ...paths[url], [endpoints[name].method.toLowerCase()]: operation(name) };
  }
  paths['/api/vendors/{id}/optional'] = { patch: unusedCall };
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} vendor API`,
      version: '0.1.0',
      description:
        'Generated from src/lib/api/endpoints.ts and requests.ts. Requests are what the API takes; replies are what the sandbox answers. The client reads further shapes: a vendor bare or under `data`, a refresh under `data`, applications as a bare array. Spaces around a text are not counted, and small letters in panNumber, gstNumber and ifsc are taken as capitals.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(refusal) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (import.meta.main) {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  writeFileSync(openApiFile, openApiText());
  if (values.since !== undefined) {
    const root = path.dirname(path.dirname(openApiFile));
    const before = execFileSync('git', ['show', `${values.since}:docs/openapi.json`], {
      cwd: root,
      encoding: 'utf8',
    });
    const changes = breakingChanges(
      JSON.parse(before) as ApiDocument,
      JSON.parse(openApiText()) as ApiDocument,
    );
    process.stdout.write(`${changes.length > 0 ? changes.join('\n') : 'No change breaks a client.'}\n`);
    process.exitCode = changes.length > 0 ? 1 : 0;
  }
}
