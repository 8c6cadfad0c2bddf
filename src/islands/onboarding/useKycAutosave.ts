import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldLabelWords } from '#lib/copy/fields.ts';
import { kycChangedElsewhereToast } from '#lib/copy/kyc.ts';
import type { Application } from '#lib/domain/application.ts';
import { bankDetailsOf } from '#lib/domain/bank.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { kycSent, type KycForm } from '#lib/domain/kyc.ts';
import { readKycExtras } from '#lib/domain/kycExtras.ts';
import { bankFields, kycFieldRows, kycNames } from '#lib/domain/kycFields.ts';
import { isSameKycForm } from '#lib/domain/openKyc.ts';
import { createAutosave, type Autosave } from '#lib/stores/application/autosave.ts';
import { openBank, resetBank } from '#lib/stores/application/bank.ts';
import { hearKyc, openKycDraft, saveKycDraft } from '#lib/stores/application/kycDraft.ts';
import { keepTypedKyc } from '#lib/stores/application/kycTyped.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { $owner } from '#lib/stores/session/owner.ts';
import { $isSignedIn, onBeforeExpiry } from '#lib/stores/session/session.ts';

/**
 * Saves the KYC form on the server while it is typed, and once more when the page or the step is left. `start` is what the
 * step was found with: typed back to it, nothing is changed.
 */
export function useKycAutosave({
  vendorId,
  category,
  form,
  start,
  bankCheck,
}: {
  vendorId: string;
  category: CategoryId;
  form: UseFormReturn<KycForm>;
  start: KycForm;
  bankCheck: Application['bankCheck'];
}): Autosave<KycForm> {
  const autosave = useMemo(
    () => createAutosave<KycForm>((values) => saveKycDraft(vendorId, category, values)),
    [vendorId, category],
  );
  useEffect(() => {
    openBank(
      bankDetailsOf(form.getValues()),
      bankCheck && { check: bankCheck, details: bankDetailsOf(start) },
    );
    openKycDraft(vendorId, kycSent(category, start));
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name this is the form's own start or reset, not the vendor's doing.
        if (name === undefined) return;
        if (bankFields.some((field) => field === name)) resetBank();
        keepTypedKyc(vendorId, values, !isSameKycForm(category, values, start));
        autosave.schedule(values);
      },
    });
    const hearing = hearKyc(vendorId, category, form.getValues, ({ follow, clash }) => {
      for (const name of kycNames) {
        const value = follow[name];
        if (value === undefined) continue;
        form.setValue(name, value, { shouldValidate: form.getFieldState(name).isTouched });
        // A second time guards against a slip: what the other tab saved was confirmed there.
        for (const row of kycFieldRows)
          if ('confirms' in row && row.confirms === name) form.setValue(row.name, value);
      }
      const { licenceAsPrinted, licences, fssaiExpiry, gstExempt } = readKycExtras({ ...follow });
      if (licenceAsPrinted !== undefined) form.setValue('licenceAsPrinted', licenceAsPrinted);
      if (licences !== undefined) form.setValue('licences', licences);
      if (fssaiExpiry !== undefined) form.setValue('fssaiExpiry', fssaiExpiry);
      if (gstExempt !== undefined) form.setValue('gstExempt', gstExempt);
      if (Object.keys(follow).some((name) => bankFields.some((field) => field === name))) resetBank();
      const labels = clash.map((name) => fieldLabelWords[name]).join(', ');
      if (labels) showToast({ tone: 'info', ...kycChangedElsewhereToast(labels) });
    });
    const { flush } = autosave;
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHide);
    // Older browsers tell of a closed tab by this alone.
    globalThis.addEventListener('pagehide', flush);
    const stopRescue = onBeforeExpiry(flush);
    const stopListening = $owner.listen(() => void autosave.cancel());
    // The session ran out under a save: it is made up for when its vendor is back, and has seen what other tabs saved.
    const stopWaiting = $isSignedIn.listen((isSignedIn) => {
      if (isSignedIn) void hearing.catchUp().then(flush);
    });
    return () => {
      stop();
      hearing.stop();
      stopWaiting();
      stopRescue();
      stopListening();
      document.removeEventListener('visibilitychange', onHide);
      globalThis.removeEventListener('pagehide', flush);
      flush();
    };
  }, [autosave, vendorId, category, form, start, bankCheck]);
  return autosave;
}
