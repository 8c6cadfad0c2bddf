import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onboardingWords } from '#lib/copy/onboarding.ts';
import { vendorPhonePattern } from '#lib/domain/phone.ts';
import type { VendorInfoForm } from '#lib/domain/vendorInfoForm.ts';

interface SamePhoneProps {
  form: UseFormReturn<VendorInfoForm>;
  values: Pick<VendorInfoForm, 'phone' | 'supportPhone'>;
  /** The support phone follows the phone, as it does from the start, until it is typed into. */
  follows: boolean;
  onFollow: (follows: boolean) => void;
  /** Next was tried: what is wrong with the support phone is said as it changes. */
  isTried: boolean;
}

/**
 * 'Same as my phone': ticked until the support phone gets a number of its own, and again as soon as both numbers are the same
 * one. The support phone stays a field that can be changed.
 */
export function SamePhone({ form, values, follows, onFollow, isTried }: SamePhoneProps) {
  const { phone, supportPhone } = values;
  const isSame = phone === supportPhone && vendorPhonePattern.test(phone);
  const copied = useRef('');
  const copy = useCallback(
    (number: string): void => {
      copied.current = number;
      form.setValue('supportPhone', number, { shouldDirty: true, shouldValidate: isTried });
    },
    [form, isTried],
  );
  useEffect(() => {
    if (!follows || phone === copied.current) return;
    // It was typed before this form had its script, or comes from a kept copy.
    if (form.getValues('supportPhone') !== copied.current) onFollow(false);
    else copy(phone);
  }, [follows, phone, form, copy, onFollow]);
  const change = (isTicked: boolean): void => {
    onFollow(isTicked);
    copy(isTicked ? phone : '');
  };
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base">
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
