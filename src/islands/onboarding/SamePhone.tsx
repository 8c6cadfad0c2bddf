import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Check } from '#islands/ui/Check.tsx';
import { onboardingWords } from '#lib/copy/onboarding.ts';
import { vendorPhonePattern } from '#lib/domain/phone.ts';
import type { VendorInfoForm } from '#lib/domain/vendorInfoForm.ts';

interface SamePhoneProps {
  form: UseFormReturn<VendorInfoForm>;
  values: Pick<VendorInfoForm, 'phone' | 'supportPhone'>;
  /** The phone that was put into the support phone last; null once that has a number of its own. */
  copied: string | null;
  onCopy: (copied: string | null) => void;
  /** Next was tried: what is wrong with the support phone is said as it changes. */
  isTried: boolean;
}

/**
 * 'Same as my phone': ticked until the support phone gets a number of its own, and again as soon as both numbers are the same
 * one. The support phone stays a field that can be changed.
 */
export function SamePhone({ form, values, copied, onCopy, isTried }: SamePhoneProps) {
  const { phone, supportPhone } = values;
  const isSame = phone === supportPhone && vendorPhonePattern.test(phone);
  useEffect(() => {
    if (copied === null || copied === phone) return;
    // One of its own was typed before this form had its script, or comes from a kept copy.
    const isOwn = form.getValues('supportPhone') !== copied;
    onCopy(isOwn ? null : phone);
    if (isOwn) return;
    form.setValue('supportPhone', phone, { shouldDirty: true, shouldValidate: isTried });
    // A vendor who is in the field already types over the copy, as one does who comes to it now.
    if (document.activeElement?.id === 'supportPhone') form.setFocus('supportPhone', { shouldSelect: true });
  }, [copied, phone, form, isTried, onCopy]);
  const change = (isTicked: boolean): void => {
    onCopy(isTicked ? phone : null);
    form.setValue('supportPhone', isTicked ? phone : '', { shouldDirty: true, shouldValidate: isTried });
  };
  return (
    <Check
      className="text-base"
      label={onboardingWords.samePhone}
      name="samePhone"
      checked={copied !== null || isSame}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
