import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VendorInfoForm } from '#lib/domain/vendorInfoForm.ts';
import type { InfoRulesPart } from './useInfoRules.ts';

/**
 * Fills in the city once the PIN code is whole, never over something typed. Returns whether the field holds what was
 * filled in.
 */
export function usePinCity(
  form: UseFormReturn<VendorInfoForm>,
  { pincode, city }: Pick<VendorInfoForm, 'pincode' | 'city'>,
  load: InfoRulesPart['load'],
): boolean {
  const [filled, setFilled] = useState('');
  useEffect(() => {
    let isLate = false;
    const fill = async (): Promise<void> => {
      const { findPinCity } = await load(false);
      const found = await findPinCity(pincode);
      if (isLate || found === null || ![filled, ''].includes(form.getValues('city'))) return;
      form.setValue('city', found, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      setFilled(found);
    };
    // Without the list the field is filled in by hand.
    if (/^\d{6}$/.test(pincode)) fill().catch(() => undefined);
    return () => {
      isLate = true;
    };
  }, [pincode, form, load, filled]);
  return filled !== '' && city === filled;
}
