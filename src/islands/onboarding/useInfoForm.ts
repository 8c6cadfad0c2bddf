import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { formResolver } from '#islands/ui/formResolver.ts';
import { categoryWords } from '#lib/copy/category.ts';
import { fieldErrorWords } from '#lib/copy/fields.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { infoTextNames } from '#lib/domain/fieldNames.ts';
import { localPhone } from '#lib/domain/phone.ts';
import { readTypedTimings } from '#lib/domain/timings.ts';
import { readCoordinates } from '#lib/domain/coordinates.ts';
import { emptyVendorInfo, vendorInfoSchema, type VendorInfoForm } from '#lib/domain/vendorInfo.ts';
import { infoCopyName } from '#lib/stores/application/draft.ts';
import { dropCopy, keepCopy, readCopy } from '#lib/stores/session/recovery.ts';
import { $auth, $user } from '#lib/stores/session/session.ts';

export interface InfoForm {
  form: UseFormReturn<VendorInfoForm>;
  /** Whether the form came back from a kept copy. */
  recovered: boolean;
  startFresh: () => void;
}

/** The form of a new application: filled from its recovery copy, else with what the session knows. */
export function useInfoForm(category: CategoryId): InfoForm {
  const [start] = useState(() => startValues(category));
  const [recovered, setRecovered] = useState(start.recovered);
  const form = useForm<VendorInfoForm>({
    defaultValues: start.values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: formResolver(vendorInfoSchema, (code) =>
      code === 'location' ? categoryWords[category].locationRequired : fieldErrorWords[code],
    ),
  });

  useEffect(() => {
    // Kept at every change, not on leaving: a crash or a flat battery announces nothing.
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (sameValues(values, freshValues())) dropCopy(infoCopyName(category));
        else keepCopy(infoCopyName(category), { ...values });
      },
    });
  }, [form, category]);

  const startFresh = (): void => {
    dropCopy(infoCopyName(category));
    form.reset(freshValues());
    setRecovered(false);
  };
  return { form, recovered, startFresh };
}

function freshValues(): VendorInfoForm {
  const phone = $auth.get().phone ?? '';
  return {
    ...emptyVendorInfo,
    phone: phone.startsWith('+91') ? localPhone(phone) : '',
    email: $user.get()?.email ?? '',
    ownerName: $user.get()?.fullName ?? '',
  };
}

function sameValues(a: VendorInfoForm, b: VendorInfoForm): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function startValues(category: CategoryId): { values: VendorInfoForm; recovered: boolean } {
  const fresh = freshValues();
  const kept = readCopy(infoCopyName(category));
  if (kept === null) return { values: fresh, recovered: false };
  const values: VendorInfoForm = {
    ...fresh,
    coords: readCoordinates(kept.coords),
    deliveryTimings: readTypedTimings(kept.deliveryTimings) ?? fresh.deliveryTimings,
  };
  for (const name of infoTextNames) {
    const value = kept[name];
    if (typeof value === 'string') values[name] = value;
  }
  return { values, recovered: !sameValues(values, fresh) };
}
