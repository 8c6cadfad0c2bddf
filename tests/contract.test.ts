import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { openApiDocument, unusedMark } from '../scripts/build-openapi.ts';
import {
  breakingChanges,
  withoutReferences,
  type ApiDocument,
  type Operation,
  type Schema,
} from '../scripts/openapi-changes.ts';

const written = openApiDocument() as unknown as ApiDocument;
const document = withoutReferences(written);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
/** Returns the problems of all operations, so that one run shows every problem. */
const wrongWith = (find: (operation: Operation, path: string) => string[]): string[] =>
  operations.flatMap(({ path, operation }) =>
    find(operation, path).map((problem) => `${operation.operationId}: ${problem}`),
  );
const schemasOf = (operation: Operation): Schema[] => [
  ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
  ...Object.values(operation.responses).flatMap(({ content }) =>
    Object.values(content).map(({ schema }) => schema),
  ),
  ...(operation.parameters ?? []).map(({ schema }) => schema),
];
const allIn = (schema: Schema): Schema[] => [
  schema,
  ...[
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ].flatMap(allIn),
];

describe('The API document', () => {
  test('is OpenAPI 3.1 and gives every call a unique name and a summary', () => {
    expect(document.openapi).toBe('3.1.0');
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(wrongWith(({ summary }) => (summary ? [] : ['no summary']))).toEqual([]);
  });

  test('names the call of the specification that no screen uses', () => {
    expect(document.paths['/api/vendors/{id}/optional']).toMatchObject({ patch: { [unusedMark]: true } });
  });

  test('declares exactly the parameters of each path', () => {
    const wrong = wrongWith(({ parameters = [] }, path) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const declared = parameters.filter((one) => one.in === 'path' && one.required).map(({ name }) => name);
      return inPath.join() === declared.join()
        ? []
        : [`${inPath.join()} in the path, ${declared.join()} declared`];
    });
    expect(wrong).toEqual([]);
  });

  test('lists success and refusals of every call, and Retry-After where a retry may help', () => {
    const wrong = wrongWith(({ responses, security }) => {
      const statuses = Object.keys(responses);
      return [
        ...(statuses.includes('2XX') ? [] : ['no success']),
        ...(statuses.includes('500') ? [] : ['no fault']),
        ...(security.length === 1 && !statuses.includes('401') ? ['no 401, but a token'] : []),
        ...statuses
          .filter((status) => /^(?:429|503)$/.test(status) && !responses[status]?.headers)
          .map((status) => `${status} without Retry-After`),
        ...statuses
          .filter((status) => !responses[status]?.description)
          .map((status) => `${status} is not described`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('has a name for each part that calls share, and uses every named part', () => {
    const { securitySchemes, ...parts } = written.components;
    const used = [...JSON.stringify(written).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(
      ([, part = '']) => part,
    );
    const named = Object.entries(parts).flatMap(([kind, all]) =>
      Object.keys(all ?? {}).map((name) => `${kind}/${name}`),
    );
    expect([...new Set(used)].toSorted()).toEqual(named.toSorted());
    const schemes = operations.flatMap(({ operation }) =>
      operation.security.flatMap((one) => Object.keys(one)),
    );
    expect([...new Set(schemes)]).toEqual(Object.keys(securitySchemes));
    const ownSchemas = Object.values(written.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody, responses }) =>
        [requestBody, ...Object.values(responses)].flatMap((part) =>
          Object.values(part?.content ?? {}).flatMap(({ schema }) => schema.anyOf ?? [schema]),
        ),
      ),
    );
    expect(ownSchemas.filter(({ $ref }) => $ref === undefined)).toEqual([]);
  });

  test('lists each refusal that a call can answer', () => {
    const wrong = wrongWith(({ responses, security, requestBody, parameters = [], operationId }, path) => {
      const hasKey = parameters.some(({ in: place }) => place === 'header');
      const needed = [
        429,
        ...(requestBody ? [400, 413] : []),
        ...(requestBody?.content['multipart/form-data'] ? [415] : []),
        ...(security.length > 0 ? [401, 403] : []),
        ...(path.includes('{id}') ? [404] : []),
        // The key of a refresh belongs to its token, so that it never meets another body.
        ...(hasKey && operationId !== 'refresh' ? [400, 409] : []),
      ];
      return needed.filter((status) => !(status in responses)).map((status) => `no ${status}`);
    });
    expect(wrong).toEqual([]);
  });

  test('has an example for each JSON body and reply, which fits its schema', () => {
    const ajv = new Ajv2020({ strict: true, formats: { date: true, 'date-time': true } });
    const wrong = wrongWith(({ requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) => {
        const { schema, example, examples = {} } = part?.content['application/json'] ?? {};
        if (schema === undefined) return [];
        const cases = example
          ? [{ value: example, schema }]
          : Object.entries(examples).map(([name, { value }]) => ({
              value,
              schema: schema.anyOf?.find(({ title }) => title === name) ?? {},
            }));
        if (cases.length < (schema.anyOf?.length ?? 1)) return ['an example is missing'];
        return cases.flatMap(({ value, schema: own }) =>
          ajv.validate(own, value) && Object.keys(own).length > 0 ? [] : [ajv.errorsText()],
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('says how the SMS with a code ends, so that a browser can fill in the code', () => {
    const lastLine = /\n@site\.example #\d{6}$/;
    const sending = operations.filter(({ path }) => path.endsWith('/send-otp'));
    expect(sending).toHaveLength(2);
    for (const { operation } of sending) expect(operation.description).toMatch(lastLine);
  });

  test('names its servers: the site and the sandbox', () => {
    expect(written.servers.map(({ url }) => url)).toEqual(['https://site.example', 'http://localhost:4321']);
  });

  test('has schemas that pass a strict validator, and describes each required property', () => {
    const ajv = new Ajv2020({ strict: true, formats: { date: true, 'date-time': true } });
    const wrong = wrongWith((operation) =>
      schemasOf(operation).flatMap((schema) => {
        ajv.compile(schema);
        return allIn(schema).flatMap(({ required = [], properties = {} }) =>
          required
            .filter((name) => !(name in properties))
            .map((name) => `${name} is required and not described`),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('limits the length of every text in a body', () => {
    const wrong = wrongWith(({ requestBody }) => {
      const schemas = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => allIn(schema));
      return schemas
        .filter(
          ({ type, maxLength, pattern }) =>
            [type].flat().includes('string') && maxLength === undefined && pattern === undefined,
        )
        .filter((schema) => !('contentMediaType' in schema) && schema.enum === undefined)
        .map((schema) => `a text without end: ${JSON.stringify(schema)}`);
    });
    expect(wrong).toEqual([]);
  });
});

const of = (operation: Partial<Operation>, schemas: Record<string, Schema> = {}): ApiDocument => ({
  openapi: '3.1.0',
  servers: [],
  paths: { '/a': { post: { operationId: 'a', security: [], responses: {}, ...operation } } },
  components: { schemas, securitySchemes: {} },
});
const body = (schema: Schema): Partial<Operation> => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});
const reply = (schema: Schema, status = '2XX'): Partial<Operation> => ({
  responses: { [status]: { description: 'Done', content: { 'application/json': { schema } } } },
});
const text: Schema = { type: 'string' };
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

describe('A change of the API document breaks a client', () => {
  test.each<[string, Partial<Operation>, Partial<Operation>, string]>([
    [
      'when an optional field becomes required',
      body(object({ a: text })),
      body(object({ a: text }, ['a'])),
      'POST /a: the body.a can be absent',
    ],
    [
      'when the limit of a field is shorter',
      body(object({ a: text })),
      body(object({ a: { ...text, maxLength: 5 } })),
      'POST /a: the body.a is beyond the maxLength of 5',
    ],
    [
      'when the minimum of a number is larger',
      body(object({ a: { type: 'number', minimum: 0 } })),
      body(object({ a: { type: 'number', minimum: 1 } })),
      'POST /a: the body.a is beyond the minimum of 1',
    ],
    [
      'when the API no longer accepts a value',
      body({ enum: ['a', 'b'] }),
      body({ enum: ['a'] }),
      'POST /a: the body can be b',
    ],
    [
      'when the pattern of a field changes',
      body({ ...text, pattern: '^a' }),
      body({ ...text, pattern: '^b' }),
      'POST /a: the body has another pattern',
    ],
    [
      'when the type of a field changes',
      body(object({ a: text })),
      body(object({ a: { type: 'number' } })),
      'POST /a: the body.a can be string and not number alone',
    ],
    [
      'when the API no longer accepts a field',
      body(object({ a: text })),
      body({ ...object({}), additionalProperties: false }),
      'POST /a: the body.a is not known',
    ],
    [
      'when the API no longer accepts null',
      body({ anyOf: [text, { type: 'null' }] }),
      body(text),
      'POST /a: the body can be null and not string alone',
    ],
    [
      'when a field of two types loses one',
      body({ type: ['boolean', 'null'] }),
      body({ type: 'boolean' }),
      'POST /a: the body can be null and not boolean alone',
    ],
    [
      'when a list must not be empty',
      body({ type: 'array', items: text }),
      body({ type: 'array', items: text, minItems: 1 }),
      'POST /a: the body is beyond the minItems of 1',
    ],
    ['when a call requires a token', {}, { security: [{ bearer: [] }] }, 'POST /a: needs a token now'],
    [
      'when a call requires a parameter',
      {},
      { parameters: [{ name: 'k', in: 'header', required: true, schema: text }] },
      'POST /a: needs the parameter k now',
    ],
    ['when a call requires a body', {}, body(text), 'POST /a: needs a body now'],
    [
      'when a reply loses a field',
      reply(object({ a: text }, ['a'])),
      reply(object({})),
      'POST /a: the reply 2XX.a can be absent, other than before',
    ],
    [
      'when a reply has a new value',
      reply({ enum: ['a'] }),
      reply({ enum: ['a', 'b'] }),
      'POST /a: the reply 2XX can be b, other than before',
    ],
    [
      'when a reply can be null',
      reply(object({ a: text })),
      reply(object({ a: { anyOf: [text, { type: 'null' }] } })),
      'POST /a: the reply 2XX.a can be null and not string alone, other than before',
    ],
    ['when a call no longer succeeds', reply(text), {}, 'POST /a: does not reply 2XX any more'],
  ])('%s', (_, before, after, change) => {
    expect(breakingChanges(of(before), of(after))).toEqual([change]);
  });

  test('when a call is gone', () => {
    expect(breakingChanges(of({}), { ...of({}), paths: {} })).toEqual(['POST /a is gone']);
  });

  test('when a schema that replies share changes', () => {
    const shared = reply({ $ref: '#/components/schemas/Error' }, '400');
    const before = of(shared, { Error: object({ code: text }, ['code']) });
    const after = of(shared, { Error: object({ code: text }) });
    expect(breakingChanges(before, after)).toEqual([
      'POST /a: the reply 400.code can be absent, other than before',
    ]);
  });
});

describe('A change of the API document breaks no client', () => {
  test.each<[string, Partial<Operation>, Partial<Operation>]>([
    ['when a required field becomes optional', body(object({ a: text }, ['a'])), body(object({ a: text }))],
    ['when the API accepts a new field', body(object({ a: text })), body(object({ a: text, b: text }))],
    ['when a whole number may have decimals', body({ type: 'integer' }), body({ type: 'number' })],
    [
      'when the API accepts another kind of body',
      body({ anyOf: [{ ...text, title: 'a' }] }),
      body({
        anyOf: [
          { ...text, title: 'a' },
          { type: 'null', title: 'b' },
        ],
      }),
    ],
    [
      'when a reply has a new field',
      reply({ ...object({ a: text }), additionalProperties: false }),
      reply(object({ a: text, b: text }, ['b'])),
    ],
    [
      'when there is a new refusal',
      reply(text),
      { responses: { ...reply(text).responses, ...reply(text, '413').responses } },
    ],
    ['when the API no longer sends a refusal', reply(text, '409'), {}],
    [
      'when a call no longer needs a token',
      { security: [{ bearer: [] }] },
      { security: [{}, { bearer: [] }] },
    ],
    [
      'when nothing is changed',
      reply({ anyOf: [text, { type: 'null' }] }),
      reply({ anyOf: [{ type: 'null' }, text] }),
    ],
  ])('%s', (_, before, after) => {
    expect(breakingChanges(of(before), of(after))).toEqual([]);
  });

  test('when the document stays the same', () => {
    expect(breakingChanges(document, document)).toEqual([]);
  });
});
