import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import { idempotencyHeader } from '#lib/api/schema/endpointsOfSession.ts';
import { apiNames, apiPaths } from '#site/api.ts';

/** The parts of a request. A text is sent as it is, another object as JSON. */
export interface Given {
  id?: string | undefined;
  /** The slot of a document, or the id of a payment. */
  slot?: string;
  token?: string | undefined;
  key?: string | undefined;
  body?: FormData | object | string | undefined;
  /** Sends a preflight, with these headers, in the place of the request. */
  preflight?: Readonly<Record<string, string>>;
}

/** A request with its reply. */
export interface Exchange {
  /** The name of the call. */
  name: string;
  /** 0 without a reply. */
  status: number;
  headers: Headers;
  /** The JSON of the reply; its text where it is no JSON. */
  body: unknown;
  /** The request as a line for a terminal, with names in the place of secrets. */
  curl: string;
}

/** The API and the way to it. */
export interface Api {
  base: string;
  /** The site's origin, where it differs from the API's. */
  origin?: string | undefined;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The paths and names of this API, which differ from those of the document. `src/site/api.ts` has the usual ones. */
  mapping?: Readonly<Record<'paths' | 'names', Readonly<Record<string, string>>>>;
}

/** The token of a request that must be refused. It is no secret. */
export const wrongToken = 'no-token-of-this-api';
const secrets: Readonly<Record<string, string>> = {
  token: 'ACCESS_TOKEN',
  phone: 'PHONE',
  otp: 'CODE',
  verificationCode: 'CODE',
  refreshToken: 'REFRESH_TOKEN',
};
const longestBody = 400;
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Gives the fields of all objects their other names. It is a replacer, and a reviver, of JSON. */
const renaming =
  (names: ReadonlyMap<string, string>) =>
  (_: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [names.get(key) ?? key, each]))
      : value;

/** Returns a function that sends a call to an API, as a page at its origin does. */
export function requester({ base, origin, fetch, mapping = { paths: apiPaths, names: apiNames } }: Api) {
  const names = Object.entries(mapping.names);
  const theirs = renaming(new Map(names));
  const ours = renaming(new Map(names.map(([own, other]) => [other, own])));
  const read = (text: string): unknown => {
    try {
      return JSON.parse(text, ours);
    } catch {
      return text;
    }
  };
  return async (name: EndpointName, given: Given): Promise<Exchange> => {
    const { id = 'conform-none', slot = 'gst', token, key, body, preflight } = given;
    const { path } = endpoints[name];
    const method = preflight ? 'OPTIONS' : endpoints[name].method;
    const url =
      base.replace(/\/$/, '') +
      (mapping.paths[path] ?? path).replace(/:\w+/g, (part) => (part === ':id' ? id : slot));
    const sent = typeof body !== 'object' || body instanceof FormData ? body : JSON.stringify(body, theirs);
    const headers = Object.entries({
      origin,
      authorization: token && `Bearer ${token}`,
      [idempotencyHeader]: key,
      'content-type': typeof sent === 'string' ? 'application/json' : undefined,
      ...preflight,
    }).filter((header): header is [string, string] => header[1] !== undefined);
    const curl = [
      `curl -i -X ${method} ${quoted(url)}`,
      ...headers.map((header) => `-H ${quoted(header.join(': '))}`),
      ...(typeof sent === 'string' ? [`-d ${sent.length > longestBody ? '@body.json' : quoted(sent)}`] : []),
      ...(sent instanceof FormData ? [...sent.keys()].map((field) => `-F ${quoted(`${field}=@FILE`)}`) : []),
    ].join(' ');
    const exchange = {
      name,
      curl: withoutSecrets(curl, { token, ...(typeof body === 'object' ? body : {}) }),
    };
    try {
      const reply = await fetch(url, { method, headers, body: sent ?? null });
      const { status } = reply;
      return { ...exchange, status, headers: reply.headers, body: read(await reply.text()) };
    } catch {
      return { ...exchange, status: 0, headers: new Headers(), body: null };
    }
  };
}

/** Returns a line with names in the place of the secrets among these values. */
function withoutSecrets(line: string, values: Readonly<Record<string, unknown>>): string {
  return Object.entries(secrets).reduce((text, [field, secret]) => {
    const value = values[field];
    const isSecret = typeof value === 'string' && value !== '' && value !== wrongToken;
    return isSecret ? text.replaceAll(value, secret) : text;
  }, line);
}
