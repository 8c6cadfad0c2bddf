import { readFileSync } from 'node:fs';
import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import { idempotencyHeader } from '#lib/api/schema/endpointsOfSession.ts';
import { openApiFile, unusedMark } from '../../scripts/build-openapi.ts';
import { withoutReferences, type ApiDocument, type Operation } from '../../scripts/openapi-document.ts';

/** A call of the document, with its method and path. */
export interface Call extends Operation {
  operationId: EndpointName;
  method: string;
  path: string;
}

/** The parts of a request. `text` is a body that is not JSON. */
export interface Given {
  id?: string | undefined;
  /** The slot of a document, or the id of a payment. */
  slot?: string;
  token?: string | undefined;
  key?: string;
  body?: object;
  text?: string;
  form?: FormData;
}

/** A request with its reply. */
export interface Exchange {
  call: Call;
  /** 0 without a reply. */
  status: number;
  headers: Headers;
  /** The JSON of the reply; its text where it is no JSON. */
  body: unknown;
  /** The request as a line for a terminal, with names in the place of secrets. */
  curl: string;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Every call that the site makes, as docs/openapi.json describes it. */
export const calls: readonly Call[] = Object.entries(
  withoutReferences(JSON.parse(readFileSync(openApiFile, 'utf8')) as ApiDocument).paths,
).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => !(unusedMark in operation))
    .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path }) as Call),
);

/** The token of a request that must be refused. It is no secret. */
export const wrongToken = 'no-token-of-this-api';
const secrets: Readonly<Record<string, string>> = {
  phone: 'PHONE',
  otp: 'CODE',
  verificationCode: 'CODE',
  refreshToken: 'REFRESH_TOKEN',
};
const longestBody = 400;
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns the example of a call's body; the given one where each category has its own. */
export function exampleOf({ requestBody }: Call, category: string): object | undefined {
  const { example, examples } = requestBody?.content['application/json'] ?? {};
  return example ?? examples?.[category]?.value;
}

/** Gives the fields of all objects their other names. It is a replacer, and a reviver, of JSON. */
const renaming =
  (names: ReadonlyMap<string, string>) =>
  (_: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [names.get(key) ?? key, each]))
      : value;

/** The paths and names of this site's API, which differ from those of the document (`src/site/api.ts`). */
export interface Mapping {
  paths: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
}

/** Returns a function that sends a call of the document to the API at `base`, as a page at `origin` does. */
export function sender(base: string, origin: string | undefined, send: Fetch, { paths, names }: Mapping) {
  const theirs = renaming(new Map(Object.entries(names)));
  const ours = renaming(new Map(Object.entries(names).map(([own, other]) => [other, own])));
  const mapped = new Map(Object.entries(paths));
  return async (name: EndpointName, given: Given = {}): Promise<Exchange> => {
    const call = calls.find(({ operationId }) => operationId === name);
    if (call === undefined) throw new Error(`docs/openapi.json has no call ${name}`);
    const { id = 'conform-none', slot = 'gst', token, key, body, form } = given;
    const text = given.text ?? (body && JSON.stringify(body, theirs));
    const path = call.path.replace(/\{(\w+)\}/g, ':$1');
    const url =
      base.replace(/\/$/, '') +
      (mapped.get(path) ?? path).replace(/:\w+/g, (part) => (part === ':id' ? id : slot));
    const headers = {
      ...(origin === undefined ? {} : { origin }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { [idempotencyHeader]: key }),
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const curl = curlOf(url, call.method, headers, given, theirs);
    try {
      const reply = await send(url, { method: call.method, headers, body: form ?? text ?? null });
      return {
        call,
        status: reply.status,
        headers: reply.headers,
        body: jsonOf(await reply.text(), ours),
        curl,
      };
    } catch {
      return { call, status: 0, headers: new Headers(), body: null, curl };
    }
  };
}

type Renaming = ReturnType<typeof renaming>;

function jsonOf(text: string, ours: Renaming): unknown {
  try {
    return JSON.parse(text, ours);
  } catch {
    return text;
  }
}

function curlOf(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  given: Given,
  theirs: Renaming,
): string {
  const shown = Object.entries(headers).map(([name, value]) =>
    name === 'authorization' && given.token !== wrongToken ? [name, 'Bearer ACCESS_TOKEN'] : [name, value],
  );
  const known =
    given.body && Object.entries(given.body).map(([name, value]) => [name, secrets[name] ?? value]);
  const body = given.text ?? (known && JSON.stringify(Object.fromEntries(known), theirs));
  return [
    `curl -i -X ${method} ${quoted(url)}`,
    ...shown.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${body.length > longestBody ? '@body.json' : quoted(body)}`]),
    ...[...(given.form?.keys() ?? [])].map((field) => `-F ${quoted(`${field}=@FILE`)}`),
  ].join(' ');
}

/** Returns the reply as the client reads it, or null if the client cannot read it. */
export function readReply<Name extends EndpointName>(name: Name, { body }: Exchange) {
  const result = endpoints[name].reply.safeParse(body);
  return result.success ? (result.data as ReplyOf<Name>) : null;
}
type ReplyOf<Name extends EndpointName> = NonNullable<
  ReturnType<(typeof endpoints)[Name]['reply']['safeParse']>['data']
>;
