import type { FieldErrorCode } from '#lib/domain/reply/errors.ts';
import { fieldErrorWords } from '#lib/words/fields.ts';

interface Parses {
  safeParse: (value: unknown) => {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
}

/** Returns the messages of a form by field. Only the first error of a field is shown. */
export function objections(schema: Parses, value: unknown): Record<string, string> {
  const words: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const field = path.map(String).join('.');
    words[field] ??= fieldErrorWords[message as FieldErrorCode] ?? `not a code: ${message}`;
  }
  return words;
}
