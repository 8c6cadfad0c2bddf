import { useCallback, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emptyVendorInfo, type VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';

/**
 * Returns the current value of a field. Only the component that calls this renders at each key. During hydration
 * the value is empty, as in the document; what was typed before the script follows right after. React Hook Form's
 * `useWatch` weighs 600 bytes more, and the first step has no room for them.
 */
export function useTyped<Name extends keyof VendorInfoForm>(
  form: UseFormReturn<VendorInfoForm>,
  name: Name,
): VendorInfoForm[Name] {
  const subscribe = useCallback(
    (callback: () => void) => form.subscribe({ name, formState: { values: true }, callback }),
    [form, name],
  );
  return useSyncExternalStore<VendorInfoForm[Name]>(
    subscribe,
    () => form.getValues(name),
    () => emptyVendorInfo[name],
  );
}
