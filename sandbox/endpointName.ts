import { endpoints, type EndpointName } from '#lib/api/endpoints.ts';

interface Pattern {
  name: EndpointName;
  method: string;
  path: RegExp;
}

/** Literal paths come before those with an id, so that `/vendors/me` is not taken for a vendor. */
const patterns: Pattern[] = Object.entries(endpoints)
  .toSorted(([, a], [, b]) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map(([name, { method, path }]) => ({
    name: name as EndpointName,
    method,
    path: new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`),
  }));

/** Which call of the contract a request is; null for anything else. */
export function endpointOf(method: string, path: string): EndpointName | null {
  return patterns.find((one) => one.method === method && one.path.test(path))?.name ?? null;
}
