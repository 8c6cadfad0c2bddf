import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { upiPaymentSchema, upiStateSchema } from '#lib/domain/bank/upi.ts';
import { reviewCodes } from '#lib/domain/review/reviewCodes.ts';
import { openApiDocument, unusedMark } from '../scripts/build-openapi.ts';
import {
  withoutReferences,
  type ApiDocument,
  type Operation,
  type Schema,
} from './support/openapiDocument.ts';

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
const operationOf = (id: string): Operation =>
  operations.find(({ operation }) => operation.operationId === id)?.operation as Operation;
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
      const headersOf = (status: string): string[] => Object.keys(responses[status]?.headers ?? {});
      return [
        ...(statuses.includes('2XX') ? [] : ['no success']),
        ...(statuses.includes('500') ? [] : ['no fault']),
        ...(security.length === 1 && !statuses.includes('401') ? ['no 401, but a token'] : []),
        ...statuses
          .filter((status) => /^(?:429|503)$/.test(status) && !headersOf(status).includes('Retry-After'))
          .map((status) => `${status} without Retry-After`),
        ...statuses
          .filter((status) => status !== '2XX' && !headersOf(status).includes('X-Request-Id'))
          .map((status) => `${status} without X-Request-Id`),
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
              schema: schema.anyOf ? (schema.anyOf.find(({ title }) => title === name) ?? {}) : schema,
            }));
        if (cases.length < (schema.anyOf?.length ?? 1)) return ['an example is missing'];
        return cases.flatMap(({ value, schema: own }) =>
          ajv.validate(own, value) && Object.keys(own).length > 0 ? [] : [ajv.errorsText()],
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has an example of each state of a payment, as the site reads it', () => {
    const { responses } = operationOf('upiState');
    const examples = responses['2XX']?.content['application/json']?.examples ?? {};
    const read = Object.entries(examples).map(([name, { value }]) => [name, upiStateSchema.parse(value)]);
    const account = { accountNumber: '012345678901', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' };
    expect(Object.fromEntries(read)).toEqual({
      waiting: { type: 'waiting' },
      paid: { type: 'paid', account },
      expired: { type: 'expired' },
      refused: { type: 'refused' },
      'name-differs': {
        type: 'name-differs',
        account: { ...account, accountHolderName: 'Ravi Traders' },
      },
      masked: { type: 'paid', account: null },
      'without-holder': { type: 'paid', account: { ...account, accountHolderName: '' } },
    });
  });

  test('has an intent that the site opens', () => {
    const { responses } = operationOf('startUpi');
    const example = responses['2XX']?.content['application/json']?.example;
    expect(upiPaymentSchema.safeParse(example).success).toBe(true);
  });

  test('names the codes of a review, and takes others', () => {
    const { code } = document.components.schemas['ReviewItem']?.properties ?? {};
    expect(code).toMatchObject({ type: 'string', examples: reviewCodes, description: expect.any(String) });
    expect(code).not.toHaveProperty('enum');
  });

  test('has a number of the request for an error', () => {
    const { Error: refusal } = document.components.schemas;
    expect(refusal?.properties?.['requestId']).toEqual({ type: 'string' });
    expect(refusal?.required).not.toContain('requestId');
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
