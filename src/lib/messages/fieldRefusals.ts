import { fieldErrorWords, refusedFieldWord } from '#lib/words/fields.ts';
import type { FieldErrorCode } from '#lib/domain/reply/errors.ts';
import { preferServerWords } from './serverWords.ts';

/** A field that the server refused, with the path of its control: `panNumber`, `deliveryTimings.openTime`. */
export interface FieldRefusal {
  path: string;
  message: string;
}

interface FieldError {
  path: string;
  message?: string | null;
}

/**
 * Returns the form fields that a failed call names, each with the server's words or else our own. `names` are the
 * form's fields; a path may point inside one of them.
 */
export function fieldRefusals(error: unknown, names: readonly string[]): FieldRefusal[] {
  const { fieldErrors } = (error ?? {}) as { fieldErrors?: readonly FieldError[] };
  const found = (fieldErrors ?? []).flatMap(({ path, message }) => {
    const parts = path.split(/[./[\]]+/).filter((part) => part !== '');
    const start = parts.findIndex((part) => names.includes(part));
    const name = parts[start];
    if (name === undefined) return [];
    const own: string | undefined = fieldErrorWords[name as FieldErrorCode];
    const said = message?.trim();
    // Our own words name the usual mistake, so they would contradict a server that names another one.
    const shown = said ? preferServerWords(said, refusedFieldWord) : (own ?? refusedFieldWord);
    return [{ path: parts.slice(start).join('.'), message: shown }];
  });
  return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
}

/** Whether a failed call refuses the version of the contract or a consent. */
export function isAcceptanceRefused(error: unknown): boolean {
  const { fieldErrors } = (error ?? {}) as { fieldErrors?: readonly FieldError[] };
  return (fieldErrors ?? []).some(({ path }) => /\b(?:contractVersion|consents)\b/.test(path));
}
