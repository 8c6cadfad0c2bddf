import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Check } from '#islands/ui/form/Check.tsx';
import { onboardingWords } from '#lib/words/onboarding.ts';
import { vendorPhonePattern } from '#lib/domain/session/phone.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import { useTyped } from './useTyped.ts';

interface SamePhoneProps {
  form: UseFormReturn<VendorInfoForm>;
  /**
   * The phone that was last copied into the support phone; null once the vendor typed another number there.
   */
  copied: string | null;
  onCopy: (copied: string | null) => void;
  /** Whether Next was tried. Errors of the support phone then update on every change. */
  isTried: boolean;
}

/**
 * The "Same as my phone" tick. It is set until the vendor types another support phone, and again when both
 * numbers match. The support phone stays editable.
 */
export function SamePhone({ form, copied, onCopy, isTried }: SamePhoneProps) {
  const phone = useTyped(form, 'phone');
  const supportPhone = useTyped(form, 'supportPhone');
  const isSame = phone === supportPhone && vendorPhonePattern.test(phone);
  useEffect(() => {
    if (copied === null || copied === phone) return;
    // The vendor typed another number before the script loaded, or it comes from a recovery copy.
    const isOwn = ![copied, phone].includes(form.getValues('supportPhone'));
    onCopy(isOwn ? null : phone);
    if (isOwn) return;
    form.setValue('supportPhone', phone, { shouldDirty: true, shouldValidate: isTried });
    // Select the copied phone number so that typing replaces it.
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
