import { useEffect } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useSessionStage } from '#islands/shell/session/useSession.ts';
import { ErrorSummary, type SummaryItem } from '#islands/ui/form/ErrorSummary.tsx';
import { offers } from '#lib/capabilities.ts';
import { fieldLabelWords } from '#lib/words/fields.ts';
import { infoNames } from '#lib/domain/info/infoFields.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { fillCity, type FilledCity } from './info/fillCity.ts';
import { hoursErrors } from './info/hours/hoursErrors.ts';
import { useHelp } from './prefill/useHelp.ts';

const prefill = lazyModule(() => import('./prefill/PrefillOffers.tsx'));

interface InfoTopProps {
  form: UseFormReturn<VendorInfoForm>;
  errors: FieldErrors<VendorInfoForm>;
  /** The number of presses on Next that found an error. */
  attempt: number;
  /** Called with the city that the PIN code filled in. */
  onFilled: (filled: FilledCity) => void;
}

/** The parts above the first form: its error summary, and the known details of a signed-in vendor. */
export function InfoTop({ form, errors, attempt, onFilled }: InfoTopProps) {
  useEffect(() => fillCity(form, onFilled), [form, onFilled]);
  const isSignedIn = useSessionStage() === 'signed-in';
  const help = useHelp(prefill, isSignedIn && (offers('gstinLookup') || offers('reuse')));
  // Each check of the form renders the step, so the values are current.
  const items = infoNames.flatMap((name): SummaryItem[] => {
    if (!errors[name]) return [];
    if (name === 'deliveryTimings')
      return hoursErrors(form.getValues(name)).map((each) => ({ ...each, isMissing: false }));
    return [{ id: name, label: fieldLabelWords[name], isMissing: errors[name].type === 'missing' }];
  });
  return (
    <>
      <ErrorSummary items={items} attempt={attempt} />
      {help && isSignedIn && <help.PrefillOffers form={form} />}
    </>
  );
}
