import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldLabelWords } from '#lib/words/fields.ts';
import { kycChangedElsewhereToast } from '#lib/words/kyc.ts';
import type { KycField, KycForm } from '#lib/domain/kyc/kycFields.ts';
import type { KycSaving, OpenedKyc } from '#lib/stores/application/kyc/kycSaving.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** Connects the form to its saving, in both directions, while the step is on screen. */
export function useKycSaving(
  saving: KycSaving,
  form: UseFormReturn<KycForm>,
  { start, bankCheck }: OpenedKyc,
): void {
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name, the change comes from the form itself, at its start or reset.
        if (name !== undefined) saving.change(values, name);
      },
    });
    const close = saving.open(
      ({ follow, clash }) => {
        for (const [key, value] of Object.entries(follow)) {
          const name = key as KycField;
          form.setValue(name, value, { shouldValidate: form.getFieldState(name).isTouched });
        }
        const labels = clash.map((name) => fieldLabelWords[name]).join(', ');
        if (labels) showToast({ tone: 'info', ...kycChangedElsewhereToast(labels) });
      },
      { start, bankCheck },
    );
    return () => {
      stop();
      close();
    };
  }, [saving, form, start, bankCheck]);
}
