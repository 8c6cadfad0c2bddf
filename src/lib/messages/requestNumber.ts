import { lazyModule } from '#lib/lazyModule.ts';
import { isolate } from './serverWords.ts';

/** Loads with the first number that is shown, because most visits show none. */
const copying = lazyModule(() => import('./copyNumber.ts'));

/** Adds the number of the failed request behind an error to its message, if the API names one. */
export function withNumber(message: string, error: unknown): string {
  const { requestId } = (error ?? {}) as { requestId?: unknown };
  if (typeof requestId !== 'string') return message;
  if (globalThis.document?.body) {
    // Without that code, the number can be read out.
    copying.load().then(
      ({ offerCopy }) => offerCopy(requestId),
      () => undefined,
    );
  }
  return `${message} ${isolate.start}${requestId}${isolate.end}`;
}
