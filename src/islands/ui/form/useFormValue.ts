import { useCallback, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Returns what `read` finds in the current values of a form, as JSON has it. Only the component that calls this
 * renders, and only when the result changes. It is not React Hook Form's `useWatch` for the reason in `useTyped`.
 */
export function useFormValue<Form extends FieldValues, Value>(
  form: UseFormReturn<Form>,
  read: (values: Form) => Value,
): Value {
  const subscribe = useCallback(
    (callback: () => void) => form.subscribe({ formState: { values: true }, callback }),
    [form],
  );
  // Compared as text, because a result may be a new object each time.
  return JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(read(form.getValues())))) as Value;
}
