import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Checks a form, then calls `onValid` with its values or `onRefused` with its errors. React Hook Form calls back before
 * it shows new errors. A summary would then appear with the earlier ones alone and lead to the wrong field.
 *
 * The check waits until the browser can paint the pressed button. On an old phone, checking and showing ten errors takes
 * several frames.
 */
export async function submitForm<Form extends FieldValues, Values>(
  form: UseFormReturn<Form, unknown, Values>,
  onValid: (values: Values) => unknown,
  onRefused: (errors: FieldErrors<Form>) => void,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  const refused: FieldErrors<Form>[] = [];
  await form.handleSubmit(onValid, (errors) => void refused.push(errors))();
  refused.forEach(onRefused);
}
