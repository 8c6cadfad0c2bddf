import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { bankDetailsOf } from '#lib/domain/bank.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { bankFields, isSameKyc } from '#lib/domain/openKyc.ts';
import { kycFields, kycPayload, type KycForm, type KycPayload } from '#lib/domain/kyc.ts';
import { saveKycDraft } from '#lib/stores/application/application.ts';
import { createAutosave, type Autosave } from '#lib/stores/application/autosave.ts';
import { openBank, resetBank } from '#lib/stores/application/bank.ts';
import { keepTypedKyc } from '#lib/stores/application/kycTyped.ts';
import { $owner } from '#lib/stores/session/owner.ts';
import { $isSignedIn, onBeforeExpiry } from '#lib/stores/session/session.ts';

/**
 * Saves the KYC form on the server while it is typed, and once more when the page or the step is left. `start` is what the
 * step was found with: typed back to it, nothing is changed.
 */
export function useKycAutosave(
  vendorId: string,
  category: CategoryId,
  form: UseFormReturn<KycForm>,
  start: KycForm,
): Autosave<KycPayload> {
  const autosave = useMemo(
    () => createAutosave<KycPayload>((payload) => saveKycDraft(vendorId, payload)),
    [vendorId],
  );
  useEffect(() => {
    openBank(bankDetailsOf(form.getValues()));
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name this is the form's own start or reset, not the vendor's doing.
        if (name === undefined) return;
        if (bankFields.some((field) => field === name)) resetBank();
        keepTypedKyc(vendorId, values, !isSameKyc(kycFields(category), values, start));
        const payload = kycPayload(category, values);
        if (Object.keys(payload).length > 0) autosave.schedule(payload);
      },
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
    // The session ran out under a save: it is made up for when its vendor is back.
    const stopWaiting = $isSignedIn.listen((isSignedIn) => {
      if (isSignedIn) flush();
    });
    return () => {
      stop();
      stopWaiting();
      stopRescue();
      stopListening();
      document.removeEventListener('visibilitychange', onHide);
      globalThis.removeEventListener('pagehide', flush);
      flush();
    };
  }, [autosave, vendorId, category, form, start]);
  return autosave;
}
