import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';

interface Pattern {
  name: EndpointName;
  method: string;
  path: RegExp;
}

/** Literal paths come first, so that `/vendors/me` does not match `/vendors/:id`. */
const patterns: Pattern[] = Object.entries(endpoints)
  .toSorted(([, a], [, b]) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map(([name, { method, path }]) => ({
    name: name as EndpointName,
    method,
    path: new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`),
  }));

/** Returns the name of the API call that a request makes; null for any other request. */
export function endpointOf(method: string, path: string): EndpointName | null {
  return patterns.find((one) => one.method === method && one.path.test(path))?.name ?? null;
}
