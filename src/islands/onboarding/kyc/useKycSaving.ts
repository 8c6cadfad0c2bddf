import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldLabelWords } from '#lib/copy/fields.ts';
import { kycChangedElsewhereToast } from '#lib/copy/kyc.ts';
import { bankDetailsOf, type BankDetails } from '#lib/domain/bank.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { bankFields, confirmationOf, type KycForm, type KycName } from '#lib/domain/kycFields.ts';
import { isSameKycForm } from '#lib/domain/openKyc.ts';
import { openBank, resetBank } from '#lib/stores/application/bank.ts';
import type { KycSaving } from '#lib/stores/application/kyc/kycSaving.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

const isOfBank = (name: string | undefined): boolean => bankFields.some((field) => field === name);

/**
 * Connects the form to its autosave: the form's changes are saved, and changes of other tabs enter the form.
 */
export function useKycSaving(
  saving: KycSaving,
  form: UseFormReturn<KycForm>,
  {
    category,
    start,
    bankCheck,
  }: {
    category: CategoryId;
    /** The values of the form at the start of the step. */
    start: KycForm;
    /** The bank's result for the account at the start of the step. */
    bankCheck: 'verified' | 'pending' | null;
  },
): void {
  useEffect(() => {
    const details = (values: KycForm): BankDetails => bankDetailsOf(values);
    openBank(details(form.getValues()), bankCheck && { check: bankCheck, details: details(start) });
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name, the change comes from the form itself, at its start or reset.
        if (name === undefined) return;
        if (isOfBank(name)) resetBank();
        saving.change(values, !isSameKycForm(category, values, start));
      },
    });
    const close = saving.open(({ follow, clash }) => {
      for (const [key, value] of Object.entries(follow)) {
        const name = key as KycName;
        form.setValue(name, value, { shouldValidate: form.getFieldState(name).isTouched });
        // The account number was confirmed in the other tab.
        const twin = confirmationOf(name);
        if (twin !== null) form.setValue(twin, value as string);
      }
      if (Object.keys(follow).some(isOfBank)) resetBank();
      const labels = clash.map((name) => fieldLabelWords[name]).join(', ');
      if (labels) showToast({ tone: 'info', ...kycChangedElsewhereToast(labels) });
    });
    return () => {
      stop();
      close();
    };
  }, [saving, form, category, start, bankCheck]);
}
