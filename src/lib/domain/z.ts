/**
 * The only import of zod. `zod/mini` has the same schemas at a third of the size and does not probe `new Function`,
 * which a strict content security policy reports. Code uses only members of this namespace, so that a build drops the
 * rest, including all locales.
 */
export * as z from 'zod/mini';
/** A fallback for an invalid value. Renamed, because `z.catch(…)` reads like a promise's method. */
export { catch as orElse } from 'zod/mini';
