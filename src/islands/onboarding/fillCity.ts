import type { UseFormReturn } from 'react-hook-form';
import type { VendorInfoForm } from '#lib/domain/vendorInfoForm.ts';
import { findPinCity } from '#lib/stores/application/pinCity.ts';

/**
 * Fills in the city when the PIN code becomes another complete one, and calls `tell` with it. It never
 * replaces typed text. Returns an unsubscribe function.
 */
export function fillCity(form: UseFormReturn<VendorInfoForm>, tell: (city: string) => void): () => void {
  let filled = '';
  let asked = '';
  const look = async (): Promise<void> => {
    const pincode = form.getValues('pincode');
    if (pincode === asked) return;
    asked = pincode;
    const found = await findPinCity(pincode);
    if (pincode !== asked || found === null || ![filled, ''].includes(form.getValues('city'))) return;
    filled = found;
    form.setValue('city', found, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    tell(found);
  };
  void look();
  return form.subscribe({ formState: { values: true }, callback: () => void look() });
}
