/**
 * The recovery copies of forms. The inline scripts of the documents read and write them too, before the app
 * has loaded (`stores/session/recovery.ts`).
 */
import { visitorCopyMs } from '#lib/limits.ts';

/** A copy of a form's typed values. */
export interface RecoveryCopy {
  /** The phone of the signed-in vendor who typed them; null for a visitor without a session. */
  owner: string | null;
  values: Record<string, unknown>;
  /** When it was written (epoch ms); NaN in copies of earlier builds. */
  at: number;
}

/** The names of the copies begin with this. */
export const copyPrefix = 'recovery.';
/** Then follows the form. This is the first step's, before its category. */
export const infoCopyPrefix = 'vendorInfo.';

/** Whether a copy is a visitor's and too old. A copy without a time, or from the future, is not. */
export function isTooOld({ owner, at }: Pick<RecoveryCopy, 'owner' | 'at'>, now: number): boolean {
  return owner === null && now - at > visitorCopyMs;
}
