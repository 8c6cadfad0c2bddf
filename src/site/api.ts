/**
 * Calls whose path differs at this site's API: the path in `docs/openapi.json`, then the path of the API with the same
 * placeholders, such as `{ '/api/vendors/create': '/v2/partners' }`.
 */
export const apiPaths: Readonly<Record<string, string>> = {};

/**
 * Fields whose name differs at this site's API: the name in `docs/openapi.json`, then the name of the API, such as
 * `{ vendorName: 'shopTitle' }`. They apply to the JSON of bodies and replies, at any depth. Spellings such as
 * `vendor_name` need no entry in replies, which are read in any.
 */
export const apiNames: Readonly<Record<string, string>> = {};
