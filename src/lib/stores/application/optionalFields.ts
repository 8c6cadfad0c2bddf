import { atom } from 'nanostores';
import { ApiError } from '#lib/api/errors.ts';
import { leftOutToast, optionalFieldWords } from '#lib/copy/optionalFields.ts';
import type { OptionalFieldName } from '#lib/domain/optionalFields.ts';
import { limits } from '#lib/limits.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** Optional fields that this API refused, for as long as the page lives. */
export const $refusedFields = atom<readonly OptionalFieldName[]>([]);
let isTold = false;

type OptionalFields = Partial<Record<OptionalFieldName, unknown>>;

/**
 * Sends a body with its optional fields. Where the API returns 400 naming one of them (in a field error's path or in its
 * message), the body is sent again without it; it is then left out for the rest of the page, and the vendor is told once.
 * Fields that are undefined are not sent. `send` is called once for each try, with the whole body.
 * @throws {ApiError} whatever else `send` throws.
 */
export async function sendWithOptional<Body extends object, Optional extends OptionalFields, Reply>(
  body: Body,
  optional: Optional,
  send: (body: Body & Partial<Optional>) => Promise<Reply>,
): Promise<Reply> {
  const leftOut: OptionalFieldName[] = [];
  for (;;) {
    const names = (Object.keys(optional) as OptionalFieldName[]).filter(
      (name) => optional[name] !== undefined && !$refusedFields.get().includes(name),
    );
    const sent = Object.fromEntries(names.map((name) => [name, optional[name]])) as Partial<Optional>;
    try {
      const reply = await send({ ...body, ...sent });
      tell(leftOut);
      return reply;
    } catch (error) {
      const named = names.filter((name) => isNamedIn(error, name));
      // With nothing named there is nothing to leave out: each turn of the loop has fewer names.
      if (named.length === 0) {
        // What was left out may be why the rest is refused.
        tell(leftOut);
        throw error;
      }
      refuseFields(named);
      leftOut.push(...named);
    }
  }
}

/** Leaves fields out from now on. */
export function refuseFields(names: readonly OptionalFieldName[]): void {
  $refusedFields.set([...$refusedFields.get(), ...names]);
}

/** Whether a refusal is about this field: `consents`, `consents.0.version`, `/consents/0`, or its name in the message. */
export function isNamedIn(error: unknown, name: string): boolean {
  if (!(error instanceof ApiError) || error.code !== 'bad-request') return false;
  const word = new RegExp(`\\b${name}\\b`);
  return error.fieldErrors.some(({ path }) => word.test(path)) || word.test(error.serverMessage ?? '');
}

function tell(names: readonly OptionalFieldName[]): void {
  if (names.length === 0 || isTold) return;
  isTold = true;
  const parts = names.map((name) => optionalFieldWords[name]).join(', ');
  showToast({ tone: 'info', ...leftOutToast(parts) }, limits.welcomeToastMs);
}
