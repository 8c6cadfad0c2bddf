/**
 * The one place zod is imported from. `zod/mini` carries the same schemas at a third of the weight, and does not probe
 * `new Function`, which a strict content security policy reports. Re-exported as a namespace and only ever used by its
 * members, so that a build keeps those and leaves the rest, all locales included.
 */
export * as z from 'zod/mini';
/** A fallback for what does not fit; by a name of its own, since `z.catch(…)` reads like a promise's. */
export { catch as orElse } from 'zod/mini';
