/** `npm run openapi`: writes docs/openapi.json from the API schema. A test fails when the file is stale. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import { idempotencyHeader } from '#lib/api/schema/endpointsOfSession.ts';
import { replyParts } from '#lib/api/schema/replies.ts';
import { descriptions } from '#lib/api/schema/requests.ts';
import { acceptedExtensions, slotIds, slots } from '#lib/domain/documents/documents.ts';
import { z } from '#lib/domain/z.ts';
import * as limits from '#lib/limits.ts';
import { optionalRequest, wireRequests } from '#sandbox/wireRequests.ts';
import {
  exampleCode,
  exampleSite,
  replyExamples,
  replyVariants,
  requestExamples,
} from './openapi-examples.ts';

type Json = Record<string, unknown>;

export const openApiFile = path.resolve(import.meta.dirname, '../docs/openapi.json');

/** The refusals: the name of each in the document, its meaning, and an example. */
const refusals: Readonly<Record<number, { name: string; meaning: string; code: string; message: string }>> = {
  400: {
    name: 'Invalid',
    meaning: 'A field or the request is not valid',
    code: 'invalid',
    message: 'Please check the highlighted fields.',
  },
  401: {
    name: 'Unauthorized',
    meaning: 'No token, one that is no longer good, or a wrong code',
    code: 'unauthorized',
    message: 'Please sign in to continue.',
  },
  403: { name: 'Forbidden', meaning: 'Not allowed', code: 'forbidden', message: 'This is not allowed.' },
  404: {
    name: 'NotFound',
    meaning: 'Not found, somebody else’s, or an expired code',
    code: 'not_found',
    message: 'Vendor not found.',
  },
  409: {
    name: 'Conflict',
    meaning: 'The state does not allow it, or the Idempotency-Key was used for another body',
    code: 'under_review',
    message: 'This application was submitted and can’t be changed now.',
  },
  413: {
    name: 'TooLarge',
    meaning: 'A file or the request is too large',
    code: 'too_large',
    message: 'The request is too large.',
  },
  415: {
    name: 'WrongType',
    meaning: 'A file is not of an accepted type',
    code: 'wrong_type',
    message: 'File type not allowed.',
  },
  429: {
    name: 'TooMany',
    meaning: 'Too many requests or attempts',
    code: 'rate_limited',
    message: 'Please wait and try again.',
  },
  500: {
    name: 'Fault',
    meaning: 'A fault of the service',
    code: 'internal',
    message: 'Something went wrong on our side.',
  },
  503: {
    name: 'Unavailable',
    meaning: 'The service is not available',
    code: 'unavailable',
    message: 'The service is not available right now.',
  },
};

const requestNumber: Json = {
  'X-Request-Id': {
    description:
      'The number of the request. The site shows it with the error. An API on another origin exposes the header, or sends `requestId` in the body.',
    schema: { type: 'string' },
    example: 'req_2f9c',
  },
};

const retryAfter: Json = {
  'Retry-After': {
    description: 'Seconds after which the call may be made again',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** The last line of the SMS with a code. A browser fills in the code of an SMS that ends like this (WebOTP). */
const smsLine = `@${new URL(exampleSite).host} #${exampleCode}`;

/** The text of an SMS with a code. */
const sms = `${exampleCode} is your code. It is good for 10 minutes. Share it with nobody.\n\n${smsLine}`;

const notes: Partial<Record<EndpointName, string>> = Object.fromEntries(
  (['sendOtp', 'vendorSendOtp'] as const).map((name) => [
    name,
    `The SMS with the code ends with a line of its own: \`@\`, the site's domain, a space, \`#\`, the code. A browser then fills in the code (WebOTP). For example:\n\n${sms}`,
  ]),
);

const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());
const refTo = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: Json, example: object): Json => ({ 'application/json': { schema, example } });
const jsonOf = (schema: Json, examples: Readonly<Record<string, object>>): Json => ({
  'application/json': {
    schema,
    examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
  },
});

/** Names each schema of the document, so that it is written once. The first name of a schema counts. */
function nameSchemas() {
  const names = new Map<z.ZodMiniType, string>();
  const registry = z.registry<{ id: string }>();
  const add = (id: string, schema: z.ZodMiniType): void => {
    if (names.has(schema)) return;
    names.set(schema, id);
    registry.add(schema, { id });
  };
  for (const [name, schema] of Object.entries(replyParts)) add(name, schema);
  for (const [name, { reply }] of Object.entries(descriptions)) add(`${capital(name)}Reply`, reply);
  for (const [name, request] of Object.entries({ ...wireRequests, optional: optionalRequest })) {
    if (request instanceof z.ZodMiniObject) add(`${capital(name)}Request`, request);
    else
      for (const [category, schema] of Object.entries(request))
        add(`${capital(name)}Request${capital(category)}`, schema);
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    target: 'draft-2020-12',
    uri: (id) => `#/components/schemas/${id}`,
  });
  const written = Object.entries(schemas).map(([name, schema]) => {
    const { $schema: _, $id: __, ...rest } = schema as Json;
    return [name, rest] as const;
  });
  return {
    schemas: Object.fromEntries(written) as Record<string, Json>,
    refOf: (schema: z.ZodMiniType): Json => refTo('schemas', names.get(schema) ?? ''),
  };
}

const { schemas, refOf } = nameSchemas();

/** The body of an upload: a file under the name of its slot. */
const files: Json = {
  type: 'object',
  properties: Object.fromEntries(
    slotIds.map((slot) => [
      slot,
      {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: `${acceptedExtensions(slot).join(', ')}; at most ${limits.documentMaxBytes} bytes${slots[slot].required ? '' : '; optional'}`,
      },
    ]),
  ),
  minProperties: 1,
};

function requestBody(name: EndpointName): Json | undefined {
  if (name === 'documents')
    return {
      required: true,
      content: { 'multipart/form-data': { schema: refTo('schemas', 'DocumentsRequest') } },
    };
  const request = name in wireRequests ? wireRequests[name as keyof typeof wireRequests] : null;
  const example = requestExamples[name] ?? {};
  if (request === null) return undefined;
  if (request instanceof z.ZodMiniObject) return { required: true, content: json(refOf(request), example) };
  const anyOf = Object.entries(request).map(([title, schema]) => ({ title, ...refOf(schema) }));
  return { required: true, content: jsonOf({ anyOf }, example as Record<string, object>) };
}

/** Returns the responses of a call: its success, and its refusals by status. */
const responsesOf = (
  name: EndpointName | 'optional',
  reply: z.ZodMiniType,
  errors: readonly number[],
): Json => ({
  '2XX': {
    description: 'Success',
    content:
      name in replyVariants
        ? jsonOf(refOf(reply), replyVariants[name] ?? {})
        : json(refOf(reply), replyExamples[name]),
  },
  ...Object.fromEntries(
    errors.map((status) => [String(status), refTo('responses', refusals[status]?.name ?? '')]),
  ),
});

const pathParameter = (name: string): Json => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
});

function operation(name: EndpointName): Json {
  const { path: url, auth } = endpoints[name];
  const { summary, note, reply, idempotencyKey, errors } = descriptions[name];
  const parameters = [...url.matchAll(/:(\w+)/g)].map(([, placeholder = '']) => pathParameter(placeholder));
  if (idempotencyKey) parameters.push(refTo('parameters', 'IdempotencyKey'));
  const description = note ?? notes[name];
  const body = requestBody(name);
  return {
    operationId: name,
    summary,
    ...(description ? { description } : {}),
    tags: [url.startsWith('/api/auth') ? 'auth' : 'vendors'],
    security: auth === 'none' ? [] : auth === 'offered' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(name, reply, errors),
  };
}

/** Marks a call that no screen uses. */
export const unusedMark = 'x-unused';

/** The call of the specification that no screen uses. Its body and its reply are the sandbox's. */
const unusedCall: Json = {
  operationId: 'optional',
  [unusedMark]: true,
  summary: 'Changes optional details of a vendor',
  description: 'The specification names this call without a body or a reply. No screen uses it.',
  tags: ['vendors'],
  security: [{ bearer: [] }],
  parameters: [pathParameter('id'), refTo('parameters', 'IdempotencyKey')],
  requestBody: { required: true, content: json(refOf(optionalRequest), requestExamples['optional'] ?? {}) },
  responses: responsesOf('optional', descriptions.kyc.reply, descriptions.kyc.errors),
};

/** Returns the OpenAPI document of the whole API schema. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const url = endpoints[name].path.replace(/:(\w+)/g, '{$1}');
    paths[url] = { ...paths[url], [endpoints[name].method.toLowerCase()]: operation(name) };
  }
  paths['/api/vendors/{id}/optional'] = { patch: unusedCall };
  const responses = Object.entries(refusals).map(([status, { name, meaning, code, message }]) => [
    name,
    {
      description: meaning,
      headers: { ...requestNumber, ...(status === '429' || status === '503' ? retryAfter : {}) },
      content: json(refTo('schemas', 'Error'), { success: false, message, code }),
    },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vendor API',
      version: '0.1.0',
      description:
        'Generated from src/lib/api/schema/endpoints.ts and requests.ts. Requests are what the API takes; replies are what the sandbox answers. The client reads further shapes: a vendor bare or under `data`, a refresh under `data`, applications as a bare array. Spaces around a text are not counted, and small letters in panNumber, gstNumber and ifsc are taken as capitals.',
    },
    servers: [
      { url: exampleSite, description: 'The site, where its host passes /api on' },
      { url: 'http://localhost:4321', description: 'The sandbox' },
    ],
    paths,
    components: {
      schemas: { ...schemas, DocumentsRequest: files },
      responses: Object.fromEntries(responses) as Json,
      parameters: {
        IdempotencyKey: {
          name: idempotencyHeader,
          in: 'header',
          required: false,
          description: 'Makes a repeated write harmless: one key a payload, kept over retries.',
          schema: { type: 'string', maxLength: 200 },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (import.meta.main) writeFileSync(openApiFile, openApiText());
