/** `npm run openapi`: writes docs/openapi.json from the API schema. A test fails when the file is stale. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '#lib/api/schema/endpoints.ts';
import { idempotencyHeader } from '#lib/api/schema/endpointsOfSession.ts';
import { replyParts } from '#lib/api/schema/replies.ts';
import { descriptions } from '#lib/api/schema/requests.ts';
import { acceptedExtensions, slotIds, slots } from '#lib/domain/documents/documents.ts';
import { z } from '#lib/domain/z.ts';
import * as limits from '#lib/limits.ts';
import { optionalRequest, wireRequests } from '#sandbox/wireRequests.ts';
import { exampleCode, exampleSite, replyExamples, requestExamples } from './openapi-examples.ts';

type Json = Record<string, unknown>;

export const openApiFile = path.resolve(import.meta.dirname, '../docs/openapi.json');

/** Marks a call that no screen uses. */
export const unusedMark = 'x-unused';

/** Every call of the site, and the one of the specification that no screen uses. Its body and reply are the sandbox's. */
const calls = {
  ...endpoints,
  optional: { method: 'PATCH', path: '/api/vendors/:id/optional', auth: 'required' },
} as const;
type CallName = keyof typeof calls;
const described: Record<CallName, (typeof descriptions)[keyof typeof descriptions]> = {
  ...descriptions,
  optional: {
    ...descriptions.kyc,
    summary: 'Changes optional details of a vendor',
    note: 'The specification names this call without a body or a reply. No screen uses it.',
  },
};
const bodies = { ...wireRequests, optional: optionalRequest };

/** The refusals: the status, the name in the document and the meaning of each; the code and the message of an example. */
const refusals = [
  [400, 'Invalid', 'A field or the request is not valid', 'invalid', 'Please check the highlighted fields.'],
  [
    401,
    'Unauthorized',
    'No token, one that is no longer good, or a wrong code',
    'unauthorized',
    'Please sign in to continue.',
  ],
  [403, 'Forbidden', 'Not allowed', 'forbidden', 'This is not allowed.'],
  [404, 'NotFound', 'Not found, somebody else’s, or an expired code', 'not_found', 'Vendor not found.'],
  [
    409,
    'Conflict',
    'The state does not allow it, or the Idempotency-Key was used for another body',
    'under_review',
    'This application was submitted and can’t be changed now.',
  ],
  [413, 'TooLarge', 'A file or the request is too large', 'too_large', 'The request is too large.'],
  [415, 'WrongType', 'A file is not of an accepted type', 'wrong_type', 'File type not allowed.'],
  [429, 'TooMany', 'Too many requests or attempts', 'rate_limited', 'Please wait and try again.'],
  [500, 'Fault', 'A fault of the service', 'internal', 'Something went wrong on our side.'],
  [
    503,
    'Unavailable',
    'The service is not available',
    'unavailable',
    'The service is not available right now.',
  ],
] as const;

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

/** A browser fills in the code of an SMS whose last line names the site and the code (WebOTP). */
const smsNote = `The SMS with the code ends with a line of its own: \`@\`, the site's domain, a space, \`#\`, the code. A browser then fills in the code (WebOTP). For example:

${exampleCode} is your code. It is good for 10 minutes. Share it with nobody.

@${new URL(exampleSite).host} #${exampleCode}`;

const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());
const refTo = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });
/** Returns JSON content with its example, or with an example by each name. */
const json = (schema: Json, example: object): Json => ({ 'application/json': { schema, example } });
const jsonWithAll = (schema: Json, examples: object): Json => {
  const values = Object.entries(examples).map(([name, value]: [string, unknown]) => [name, { value }]);
  return { 'application/json': { schema, examples: Object.fromEntries(values) as Json } };
};

/** The names of the schemas in the document, so that each is written once. The first name of a schema counts. */
const names = z.registry<{ id: string }>();
const addSchema = (id: string, schema: z.ZodMiniType): unknown =>
  names.has(schema) || names.add(schema, { id });
for (const [name, part] of Object.entries(replyParts)) addSchema(name, part);
for (const [name, { reply }] of Object.entries(descriptions)) addSchema(`${capital(name)}Reply`, reply);
for (const [name, body] of Object.entries(bodies))
  if (body instanceof z.ZodMiniObject) addSchema(`${capital(name)}Request`, body);
  else
    for (const [category, schema] of Object.entries(body))
      addSchema(`${capital(name)}Request${capital(category)}`, schema);
const refOf = (schema: z.ZodMiniType): Json => refTo('schemas', names.get(schema)?.id ?? '');
const { schemas } = z.toJSONSchema(names, {
  io: 'input',
  target: 'draft-2020-12',
  uri: (id) => `#/components/schemas/${id}`,
});

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

/** Returns the content of a call's body; null if it has none. */
function requestContent(name: CallName): Json | null {
  if (name === 'documents')
    return { 'multipart/form-data': { schema: refTo('schemas', 'DocumentsRequest') } };
  if (!(name in bodies)) return null;
  const body = bodies[name as keyof typeof bodies];
  const example = requestExamples[name] ?? {};
  if (body instanceof z.ZodMiniObject) return json(refOf(body), example);
  return jsonWithAll(
    { anyOf: Object.entries(body).map(([title, schema]) => ({ title, ...refOf(schema) })) },
    example,
  );
}

function operation(name: CallName): Json {
  const { path: url, auth } = calls[name];
  const { summary, note, reply, idempotencyKey, errors } = described[name];
  const description = note ?? (url.endsWith('/send-otp') ? smsNote : undefined);
  const parameters = [
    ...[...url.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(idempotencyKey ? [refTo('parameters', 'IdempotencyKey')] : []),
  ];
  const content = requestContent(name);
  const replies = (name === 'upiState' ? jsonWithAll : json)(refOf(reply), replyExamples[name]);
  return {
    operationId: name,
    ...(name === 'optional' ? { [unusedMark]: true } : {}),
    summary,
    ...(description ? { description } : {}),
    tags: [url.startsWith('/api/auth') ? 'auth' : 'vendors'],
    security: { none: [], offered: [{}, { bearer: [] }], required: [{ bearer: [] }] }[auth],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      '2XX': { description: 'Success', content: replies },
      ...Object.fromEntries(
        refusals
          .filter(([status]) => errors.includes(status))
          .map(([status, refusal]) => [status, refTo('responses', refusal)]),
      ),
    },
  };
}

/** Returns the OpenAPI document of the whole API schema. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const url = calls[name].path.replace(/:(\w+)/g, '{$1}');
    paths[url] = { ...paths[url], [calls[name].method.toLowerCase()]: operation(name) };
  }
  const parts = Object.entries(schemas).map(([name, schema]) => [
    name,
    { ...schema, $schema: undefined, $id: undefined },
  ]);
  const responses = refusals.map(([status, name, description, code, message]) => [
    name,
    {
      description,
      headers: { ...requestNumber, ...(status === 429 || status === 503 ? retryAfter : {}) },
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
      schemas: { ...Object.fromEntries(parts), DocumentsRequest: files },
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
