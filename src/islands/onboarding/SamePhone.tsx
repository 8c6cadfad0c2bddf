import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onboardingWords } from '#lib/copy/onboarding.ts';
import { vendorPhonePattern } from '#lib/domain/phone.ts';
import type { VendorInfoForm } from '#lib/domain/vendorInfoForm.ts';

interface SamePhoneProps {
  form: UseFormReturn<VendorInfoForm>;
  values: Pick<VendorInfoForm, 'phone' | 'supportPhone'>;
  /** The support phone follows the phone, until it is typed into. */
  follows: boolean;
  onFollow: (follows: boolean) => void;
  /** Next was tried: what is wrong with the support phone is said as it changes. */
  isTried: boolean;
}

/**
 * 'Same as my phone': ticked as soon as both numbers are the same one. While the vendor has ticked it, the support phone
 * follows the phone; it stays a field that can be changed, which unticks the box.
 */
export function SamePhone({ form, values, follows, onFollow, isTried }: SamePhoneProps) {
  const { phone, supportPhone } = values;
  const isSame = phone === supportPhone && vendorPhonePattern.test(phone);
  useEffect(() => {
    if (follows) form.setValue('supportPhone', phone, { shouldDirty: true, shouldValidate: isTried });
  }, [follows, phone, form, isTried]);
  const change = (isTicked: boolean): void => {
    onFollow(isTicked);
    if (!isTicked) form.setValue('supportPhone', '', { shouldDirty: true, shouldValidate: isTried });
  };
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name="samePhone"
        className="checkbox checkbox-primary"
        checked={follows || isSame}
        onChange={({ target }) => change(target.checked)}
      />
      {onboardingWords.samePhone}
    </label>
  );
}
