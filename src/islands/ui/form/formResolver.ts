import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from '#lib/domain/z.ts';
import type { FieldErrorCode } from '#lib/domain/reply/errors.ts';

/**
 * Returns a React Hook Form resolver over a domain schema. Schemas return codes, and `words` turns them into
 * messages, so that a form and the sandbox refuse for the same reason. Only the first error of a field is
 * kept. Its type is the code, or `missing` for an empty field.
 */
export function formResolver<Values extends FieldValues>(
  schema: z.ZodMiniType,
  words: (code: FieldErrorCode) => string | undefined,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    // Send what was checked: the trimmed and normalised values.
    if (result.success) return { values: result.data as Values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error.issues) {
      const name = String(issue.path[0] ?? 'root');
      const message = words(issue.message as FieldErrorCode) ?? issue.message;
      errors[name] ??= { type: values[name] ? issue.message : 'missing', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
