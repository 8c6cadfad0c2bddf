import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from '#lib/domain/z.ts';
import type { FieldErrorCode } from '#lib/domain/errors.ts';

/**
 * React Hook Form's resolver over a domain schema. Schemas return codes; `words` turns them into the message shown,
 * so that a form and the sandbox refuse for the same reason. Only the first error of a field is kept.
 */
export function formResolver<Values extends FieldValues>(
  schema: z.ZodMiniType,
  words: (code: FieldErrorCode) => string | undefined,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    // What is sent is what was checked: trimmed, and in the schema's form.
    if (result.success) return { values: result.data as Values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error.issues) {
      const name = String(issue.path[0] ?? 'root');
      const message = words(issue.message as FieldErrorCode) ?? issue.message;
      errors[name] ??= { type: issue.message, message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
